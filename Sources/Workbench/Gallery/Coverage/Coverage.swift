import GalleryKit
import StateSpace

/// The states met in this session: drawn, shown or used.
package struct Coverage: Hashable, Sendable {
  /// How a state was met; a used state also counts as shown, and a shown one as drawn.
  struct Meeting: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// It was on the screen: on the canvas, beside it or in the matrix.
    static let drawn = Meeting(rawValue: 1)
    /// It had the keys.
    static let seen: Meeting = [Meeting(rawValue: 2), .drawn]
    /// It was interacted with.
    static let used: Meeting = [Meeting(rawValue: 4), .seen]
  }

  /// The numbers of states met in each way.
  package struct Numbers: Codable, Hashable, Sendable {
    package fileprivate(set) var drawn = 0
    package fileprivate(set) var seen = 0
    package fileprivate(set) var used = 0

    package init(drawn: Int = 0, seen: Int = 0, used: Int = 0) {
      self.drawn = drawn
      self.seen = seen
      self.used = used
    }
  }

  /// The number of states kept is limited; further ones are not counted, and `isFull` is set.
  static let limit = 500_000

  private var met: [Int: MetStates] = [:]
  private var numbers: [Int: Numbers] = [:]
  private var count = 0
  /// Whether there may have been more.
  private(set) var isFull = false

  init() {}

  /// Notes that a state was on the screen.
  mutating func note(drawn state: SpecimenState, of specimen: Specimen, at index: Int) {
    note(.drawn, state, of: specimen, at: index)
  }

  /// Records how a state was met. States outside the space of the design tier are not counted.
  ///
  /// - Parameter index: the index of the specimen in the catalogue.
  mutating func note(
    _ meeting: Meeting, _ state: SpecimenState, of specimen: Specimen, at index: Int
  ) {
    guard let number = Self.number(of: state, in: specimen) else { return }
    let before = met[index]?[number] ?? []
    let after = before.union(meeting)
    guard after != before else { return }
    if before.isEmpty {
      guard count < Self.limit else {
        isFull = true
        return
      }
      count += 1
    }
    met[index, default: MetStates(of: specimen)][number] = after
    let new = after.subtracting(before)
    if new.contains(.drawn) { numbers[index, default: Numbers()].drawn += 1 }
    if new.rawValue & 2 != 0 { numbers[index, default: Numbers()].seen += 1 }
    if new.rawValue & 4 != 0 { numbers[index, default: Numbers()].used += 1 }
  }

  /// Of one specimen, by its index in the catalogue.
  func numbers(of specimen: Int) -> Numbers { numbers[specimen] ?? Numbers() }

  /// Of all of them.
  var total: Numbers {
    numbers.values.reduce(into: Numbers()) { total, numbers in
      total.drawn += numbers.drawn
      total.seen += numbers.seen
      total.used += numbers.used
    }
  }

  /// The bytes that say how states were met.
  var byteCount: Int { met.values.reduce(0) { $0 + $1.byteCount } }

  /// The number of a state in the design tier, unique to it: the positions of its values are the digits. nil if a value
  /// is not in the space, or the space is too large for 64 bits.
  static func number(of state: SpecimenState, in specimen: Specimen) -> UInt64? {
    var number: UInt64 = 0
    for (index, axis) in specimen.axes.enumerated() where axis.tellsStatesApart {
      let values = axis.values
      // Where a state has nothing to say on an axis, all of its positions are the first.
      let position = state.isRelevant(index) ? values.firstIndex(of: state[index]) : 0
      guard let position else { return nil }
      let (product, overflows) = number.multipliedReportingOverflow(by: UInt64(values.count))
      let (sum, overflowsToo) = product.addingReportingOverflow(UInt64(position))
      guard !overflows, !overflowsToo else { return nil }
      number = sum
    }
    return number
  }
}

extension AxisInfo {
  /// Whether states that differ on it are counted separately.
  fileprivate var tellsStatesApart: Bool { tier == .design && !isHeld }
}

/// The meetings of one specimen's states, by their numbers: a byte for each possible state or, if there could be very
/// many, an entry for each state that was met.
private struct MetStates: Hashable, Sendable {
  private static let mostBytes = 1 << 16
  private var bytes: [UInt8] = []
  private var others: [UInt64: Coverage.Meeting] = [:]

  init(of specimen: Specimen) {
    let numbers = specimen.axes.lazy.filter(\.tellsStatesApart).reduce(1) { product, axis in
      min(product * axis.values.count, Self.mostBytes + 1)
    }
    if numbers <= Self.mostBytes { bytes = Array(repeating: 0, count: numbers) }
  }

  subscript(number: UInt64) -> Coverage.Meeting {
    get {
      number < UInt64(bytes.count)
        ? Coverage.Meeting(rawValue: bytes[Int(number)]) : others[number] ?? []
    }
    set {
      if number < UInt64(bytes.count) {
        bytes[Int(number)] = newValue.rawValue
      } else {
        others[number] = newValue
      }
    }
  }

  var byteCount: Int { bytes.count + others.capacity * MemoryLayout<(UInt64, UInt8)>.stride }
}

extension Workbench {
  /// The coverage of the specimen shown; states met in another session are reported, not counted.
  var metHere: Coverage.Numbers {
    if case .following(let session) = company { return session.metHere }
    return coverage.numbers(of: shown)
  }

  var metInAll: Coverage.Numbers {
    if case .following(let session) = company { return session.metInAll }
    return coverage.total
  }

  var isCoverageFull: Bool {
    if case .following(let session) = company { return session.isCoverageFull }
    return coverage.isFull
  }

  /// `Coverage: 12 of 32 states shown`.
  var briefCoverageText: Phrase {
    .coverageBriefly(metHere.drawn, of: count(of: shown).text)
  }

  /// `12 of 32 states shown, 3 opened, 1 used`.
  var coverageText: Phrase {
    let numbers = metHere
    return .coverage(
      numbers.drawn, of: count(of: shown).text, seen: numbers.seen, used: numbers.used)
  }

  /// The coverage of all specimens viewed.
  var totalCoverageText: Phrase {
    let total = metInAll
    return .totalCoverage(total.drawn, seen: total.seen, used: total.used, isFull: isCoverageFull)
  }
}

/// The other people who see this gallery.
package enum SessionPeers: Hashable, Sendable {
  case none
  /// Followers watch on their own terminals, at this path.
  case presenting(at: String, followers: Int)
  /// A presentation by someone else.
  case following(PresentedSession)

  var isFollowing: Bool {
    switch self {
    case .following: true
    case .none, .presenting: false
    }
  }
}

/// The facts of a presenter's session that the screen shows and the scene does not contain.
package struct PresentedSession: Codable, Hashable, Sendable {
  var canUndo = false
  var canRedo = false
  /// The numbers of states that the presenter met, of the specimen on the canvas and of all.
  package var metHere = Coverage.Numbers()
  package var metInAll = Coverage.Numbers()
  package var isCoverageFull = false

  package init() {}
}

extension GalleryProgram {
  /// The session of a presenter.
  func session(_ model: GalleryModel) -> PresentedSession {
    let workbench = workbench(model)
    var session = PresentedSession()
    session.canUndo = isAvailable(.history(.undo), model)
    session.canRedo = isAvailable(.history(.redo), model)
    session.metHere = workbench.metHere
    session.metInAll = workbench.metInAll
    session.isCoverageFull = workbench.isCoverageFull
    return session
  }
}
