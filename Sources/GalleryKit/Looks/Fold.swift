public import GSDesign
import StateSpace

/// States grouped by look: those with identical cells share one.
///
/// ```swift
/// let fold = Fold(of: SpecimenSpace(of: specimen), under: environment, .english, probe)
/// print("\(fold.stateCount) states, \(fold.looks.count) looks")
/// ```
public struct Fold: Sendable {
  /// A distinct look, and the states that have it.
  public struct Look: Sendable {
    /// The fingerprint of its cells and its size.
    public let fingerprint: LookFingerprint
    /// At least one, in the order they came.
    public fileprivate(set) var states: [SpecimenState]

    /// The state that represents the look.
    public var first: SpecimenState { states[0] }
  }

  /// In the order their first states came.
  public private(set) var looks: [Look] = []
  /// The number of states that were gathered.
  public private(set) var stateCount = 0
  private var places: [LookFingerprint: Int] = [:]

  /// Groups states by look.
  ///
  /// - Parameters:
  ///   - states: drawn one at a time, each once.
  ///   - environment: the environment to draw them in.
  ///   - language: of the labels.
  ///   - probe: draws them.
  public init(
    of states: some Sequence<SpecimenState>, under environment: EnvironmentChange,
    _ language: Language, _ probe: RenderingClient
  ) {
    for state in states {
      insert(state, probe.look(state.element(language), environment))
    }
  }

  private init() {}

  /// The folds of the same states under each of several environments, each state laid out once.
  public static func folds(
    of states: some Sequence<SpecimenState>, under environments: [EnvironmentChange],
    _ language: Language, _ probe: RenderingClient
  ) -> [Fold] {
    var folds = environments.map { _ in Fold() }
    for state in states {
      let looks = probe.looks(state.element(language), environments)
      for (index, look) in looks.enumerated() { folds[index].insert(state, look) }
    }
    return folds
  }

  private mutating func insert(_ state: SpecimenState, _ fingerprint: LookFingerprint) {
    stateCount += 1
    if let place = places[fingerprint] {
      looks[place].states.append(state)
    } else {
      places[fingerprint] = looks.count
      looks.append(Look(fingerprint: fingerprint, states: [state]))
    }
  }

  /// The place of the look with a fingerprint; nil if no look has it.
  public func place(of fingerprint: LookFingerprint) -> Int? { places[fingerprint] }
}

extension Fold.Look {
  /// A name for the states of the look: their common values, and the axes on which they fold.
  ///
  /// `disabled, color=purple|yellow`: both colours of the disabled tag. Default values are left out.
  public func name(in specimen: Specimen) -> String {
    var parts: [String] = []
    for (index, axis) in specimen.axes.enumerated() {
      var values: [AxisValue] = []
      for state in states where !values.contains(state[index]) { values.append(state[index]) }
      guard values != [axis.standard] else { continue }
      parts.append(Self.spelling(of: values, on: axis))
    }
    return parts.joined(separator: ", ")
  }

  private static func spelling(of values: [AxisValue], on axis: AxisInfo) -> String {
    if case .toggle = axis.kind {
      if values.count > 1 { return "\(axis.name)?" }
      return values == [.flag(true)] ? axis.name : "no-\(axis.name)"
    }
    return axis.name + "=" + values.map { axis.spelling(of: $0) }.joined(separator: "|")
  }
}
