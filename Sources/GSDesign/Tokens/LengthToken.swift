import Synchronization

/// A design system whose components, lengths and text styles the package has.
package enum DesignSystem: String, Hashable, Sendable, CaseIterable {
  case gitspace, zatch, lionheart
  case ribsTodo = "ribs-todo"

  /// The lengths it publishes, in its order.
  package var lengths: [ThemeLength] {
    switch self {
    case .gitspace: ThemeLength.gitspace
    case .zatch: ThemeLength.zatch
    case .lionheart: ThemeLength.lionheart
    case .ribsTodo: ThemeLength.ribsTodo
    }
  }

  /// The text styles it publishes, in its order.
  package var textStyles: [GSTextStyle] {
    switch self {
    case .gitspace: GSTextStyle.gitspace
    case .zatch: GSTextStyle.zatch.all
    case .lionheart: GSTextStyle.lionheart.all
    case .ribsTodo: GSTextStyle.ribsTodo.all
    }
  }
}

/// The name of a length: a theme that gives the name a value changes every length that carries it.
///
/// A length keeps the value of its design if the theme does not give the name. The themes of the four systems each
/// name the lengths of their own system; any other theme names lengths of all systems, by the plain name (`card`) or,
/// for one system alone, by the name behind that of the system (`gitspace.card`).
public struct LengthToken: Hashable, Sendable {
  /// Lengths are in every element that is drawn, so their names are numbers, which are copied and compared as such.
  private let number: UInt32

  init(_ system: DesignSystem?, _ kind: ThemeLength.Kind, _ name: String) {
    number = LengthNames.number(of: LengthNames.Entry(system: system, kind: kind, name: name))
  }

  /// The system that publishes the length; nil for a length of another package.
  package var system: DesignSystem? { LengthNames.entry(of: number).system }
  /// The kind of the length.
  public var kind: ThemeLength.Kind { LengthNames.entry(of: number).kind }
  /// The name in the design, unique among those of its kind and system.
  public var name: String { LengthNames.entry(of: number).name }
}

/// The names of lengths, each with a number for as long as the process runs.
private enum LengthNames {
  struct Entry: Hashable, Sendable {
    let system: DesignSystem?
    let kind: ThemeLength.Kind
    let name: String
  }

  private struct Table {
    var entries: [Entry] = []
    var numbers: [Entry: UInt32] = [:]
  }

  private static let table = Mutex(Table())

  static func number(of entry: Entry) -> UInt32 {
    table.withLock { table in
      if let known = table.numbers[entry] { return known }
      let number = UInt32(table.entries.count)
      table.entries.append(entry)
      table.numbers[entry] = number
      return number
    }
  }

  static func entry(of number: UInt32) -> Entry { table.withLock { $0.entries[Int(number)] } }
}

/// A length that may carry the name of a token.
package protocol TokenLength: Hashable, Sendable {
  /// The kind of length that a theme names.
  static var kind: ThemeLength.Kind { get }
  /// The largest value in points; a larger one counts as this.
  static var longest: Double { get }
  /// Points, from 0 to the longest.
  var points: Double { get }
  /// The name; nil for a length without one.
  var token: LengthToken? { get }
  init(points: Double, token: LengthToken?)
}

extension TokenLength {
  /// Zero for values below zero and for NaN, and the longest for larger ones.
  static func bounded(_ points: Double) -> Double {
    points > 0 ? min(points, longest) : 0
  }

  /// A length of another package, bounded to its range.
  init(bounding points: Double, named name: String?) {
    self.init(points: Self.bounded(points), token: name.map { LengthToken(nil, Self.kind, $0) })
  }

  /// A length that a design system publishes, by its name there.
  package init(_ system: DesignSystem, _ name: String) {
    guard
      let length = system.lengths.first(where: { $0.kind == Self.kind && $0.name == name })
    else { preconditionFailure("\(system.rawValue) has no \(Self.kind.rawValue) \(name).") }
    self.init(points: length.points, token: LengthToken(system, Self.kind, name))
  }

  /// The length with the value that a theme gives its name.
  func resolved(_ table: MeasureTable) -> Self {
    guard let token, let value = table.points(of: token) else { return self }
    return Self(points: Self.bounded(value), token: token)
  }
}
