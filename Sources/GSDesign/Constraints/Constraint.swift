/// The importance of a constraint, 1…1000: a higher one is served before any lower one.
public struct ConstraintPriority: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// 1…1000.
  public let value: Int

  /// Makes a priority; a number outside of 1…1000 is moved to the nearest one inside.
  public init(_ value: Int) {
    self.value = min(max(value, 1), 1000)
  }

  /// Makes a priority of a literal, as ``init(_:)`` does.
  public init(integerLiteral value: Int) {
    self.init(value)
  }

  /// 1000: it holds in every layout.
  public static let required = ConstraintPriority(1000)
  /// 750: how strongly an item resists to be smaller than its content.
  public static let high = ConstraintPriority(750)
  /// 250: how strongly an item resists to be larger than its content.
  public static let low = ConstraintPriority(250)

  var level: Int { self == .required ? Goal.required : value }
}

/// Where in the sources a constraint is written.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file, `Module/File.swift`.
  public let file: String
  /// The line, counted from 1.
  public let line: Int

  /// `Module/File.swift:12`.
  public var description: String { "\(file):\(line)" }
}

/// One equation or inequality between two anchors, or between a dimension and a number.
public struct Constraint: Hashable, Sendable, CustomStringConvertible {
  enum Relation: String, Hashable, Sendable {
    case equal = "="
    case atMost = "≤"
    case atLeast = "≥"
  }

  let first: AnchorPlace
  let relation: Relation
  /// Nil if the first is compared with a number.
  let second: AnchorPlace?
  /// Points that are added to the second.
  var constant: Double
  /// How much it matters.
  public internal(set) var priority: ConstraintPriority
  /// Where it is written; nil for the built-in constraints that no size is negative.
  public let source: SourceLine?

  init(
    first: AnchorPlace, relation: Relation, second: AnchorPlace? = nil, constant: Double = 0,
    priority: ConstraintPriority = .required, source: SourceLine? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.constant = constant
    self.priority = priority
    self.source = source
  }

  /// The constraint as a formula, and where it is written: `title.leading = container.leading + 16 (App/Row.swift:12)`.
  public var description: String {
    let place = source.map { " (\($0))" } ?? ""
    let importance = priority == .required ? "" : " @\(priority.value)"
    return "\(first) \(relation.rawValue) \(rightSide)\(importance)\(place)"
  }

  private var rightSide: String {
    guard let second else { return Self.points(constant) }
    if constant == 0 { return "\(second)" }
    return "\(second) \(constant < 0 ? "-" : "+") \(Self.points(constant.magnitude))"
  }

  private static func points(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e9 ? "\(Int(value))" : "\(value)"
  }
}

/// The constraints that one line makes, to be changed before they are taken.
public struct ConstraintGroup<Kind: AnchorKind>: Hashable, Sendable {
  var constraints: [Constraint]

  /// The same constraints with a priority; without one they are required.
  public func priority(_ priority: ConstraintPriority) -> ConstraintGroup {
    changed { $0.priority = priority }
  }

  fileprivate func changed(_ change: (inout Constraint) -> Void) -> ConstraintGroup {
    var result = self
    for index in result.constraints.indices { change(&result.constraints[index]) }
    return result
  }
}

extension ConstraintGroup where Kind: EdgeKind {
  /// Moves each edge towards the middle of its own item: leading to the right, trailing to the left, top down, bottom up.
  public func inset(_ space: Space) -> ConstraintGroup {
    changed { $0.constant += $0.first.inward * space.points }
  }
}

extension ConstraintGroup where Kind: SingleKind {
  /// Adds points: to the right or down, or to a width or height; negative ones to the left or up.
  public func offset(_ points: Double) -> ConstraintGroup {
    changed { $0.constant += points }
  }
}

/// Collects the constraints of a layout, one or more on each line; the closure may use `if`, `switch` and `for`.
@resultBuilder
public enum ConstraintBuilder {
  /// Takes the constraints of a line.
  public static func buildExpression<Kind>(_ group: ConstraintGroup<Kind>) -> [Constraint] {
    group.constraints
  }

  /// Joins the lines of a block.
  public static func buildBlock(_ constraints: [Constraint]...) -> [Constraint] {
    constraints.flatMap(\.self)
  }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ constraints: [Constraint]?) -> [Constraint] {
    constraints ?? []
  }

  /// Takes the first branch of an `if` or `switch`.
  public static func buildEither(first constraints: [Constraint]) -> [Constraint] { constraints }

  /// Takes the other branch of an `if` or `switch`.
  public static func buildEither(second constraints: [Constraint]) -> [Constraint] { constraints }

  /// Joins the results of a `for` loop.
  public static func buildArray(_ constraints: [[Constraint]]) -> [Constraint] {
    constraints.flatMap(\.self)
  }
}
