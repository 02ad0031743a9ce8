/// The state of every specimen: those nobody touched are not kept again.
struct SpecimenStates: Hashable, Sendable {
  private let initial: [SpecimenState]
  private var touched: [Int: SpecimenState] = [:]

  init(_ initial: [SpecimenState]) {
    self.initial = initial
  }

  subscript(specimen: Int) -> SpecimenState {
    get { touched[specimen] ?? initial[specimen] }
    set { touched[specimen] = newValue }
  }

  /// Compares what was touched; what was not is one array.
  static func == (left: SpecimenStates, right: SpecimenStates) -> Bool {
    left.initial.count == right.initial.count
      && Set(left.touched.keys).union(right.touched.keys).allSatisfy { left[$0] == right[$0] }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(initial.count) }
}
