/// The size of an item's content in points, and the baselines of its words.
public struct ItemContent: Hashable, Sendable {
  /// The width that shows all of it.
  public var width: Double
  /// The height that shows all of it.
  public var height: Double
  /// From the top of the item to the lower edge of its first row of words.
  public var firstBaseline: Double
  /// From the top of the item to the lower edge of its last row of words.
  public var lastBaseline: Double

  /// Makes a size; lengths in points.
  public init(width: Double, height: Double, firstBaseline: Double, lastBaseline: Double) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// The room of a layout along one axis, in points.
public enum ConstraintRoom: Hashable, Sendable {
  /// As large as this, as far as required constraints leave it.
  case exactly(Double)
  /// As small as the constraints allow, and no larger than this; infinity sets no limit.
  case atMost(Double)
}

/// A frame in points, from the container's upper left corner.
public struct PointFrame: Hashable, Sendable {
  /// The leading edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width, 0 or more.
  public var width: Double
  /// The height, 0 or more.
  public var height: Double
}

/// The properties of an item in a layout, without its content.
struct ItemTraits: Hashable, Sendable {
  let name: String
  var hugging = AxisPriorities(.low)
  var resistance = AxisPriorities(.high)
}

/// A priority for each axis.
struct AxisPriorities: Hashable, Sendable {
  private var horizontal: ConstraintPriority
  private var vertical: ConstraintPriority

  init(_ priority: ConstraintPriority) {
    horizontal = priority
    vertical = priority
  }

  subscript(axis: Axis) -> ConstraintPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

/// Items and constraints as goals for the solver.
///
/// The container has a width and a height, an item a leading edge, a width, a top and a height; each baseline that a
/// constraint names is a variable too. So nothing that follows from words is ever required.
struct ConstraintSystem: Hashable, Sendable {
  let items: [ItemTraits]
  let constraints: [Constraint]
  private let safeArea: Edges
  private let numbers: [String: Int]
  private let baselines: [AnchorPlace]
  /// A goal for each constraint.
  private let goals: [Goal]
  /// By item and axis: that its size is not negative, and that it is the size of its content; by baseline: that it is where
  /// the words are. Contents change constants alone.
  private let contentGoals: [Goal]

  /// - Precondition: every constraint names items of the list, with constants that are lengths.
  init(_ items: [ItemTraits], safeArea: Edges, _ constraints: [Constraint]) {
    self.items = items
    self.constraints = constraints
    self.safeArea = safeArea
    let numbers = Dictionary(
      items.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let places = constraints.flatMap { [$0.first, $0.second].compactMap(\.self) }
    var baselines: [AnchorPlace] = []
    for place in places where place.isBaseline && !baselines.contains(place) {
      baselines.append(place)
    }
    self.numbers = numbers
    self.baselines = baselines
    let form = LinearForm(numbers: numbers, baselines: baselines, safeArea: safeArea)
    goals = constraints.map(form.goal)
    contentGoals =
      items.indices.flatMap { form.sizeGoals($0, items[$0]) }
      + baselines.indices.map {
        Goal(LinearExpression(variable: form.baseline($0)), above: Goal.given, below: Goal.given)
      }
  }

  private var form: LinearForm {
    LinearForm(numbers: numbers, baselines: baselines, safeArea: safeArea)
  }

  /// Serves the constraints for items of these contents, down to a level.
  func solved(
    _ contents: [ItemContent], width: ConstraintRoom, height: ConstraintRoom,
    downTo lowest: Int = Goal.small
  ) -> ConstraintSolver {
    let form = form
    var goals = self.goals
    goals += form.roomGoals(width, .width) + form.roomGoals(height, .height)
    var next = goals.count
    goals += contentGoals
    for content in contents {
      for length in [content.width, content.height] {
        goals[next + 1].expression.constant -= length
        next += 2
      }
    }
    for (goal, place) in zip(goals[next...].indices, baselines) {
      guard case .item(let name) = place.owner, let number = numbers[name] else { continue }
      let content = contents[number]
      goals[goal].expression.constant -=
        place.part == .firstBaseline ? content.firstBaseline : content.lastBaseline
    }
    return ConstraintSolver(variables: form.variableCount, goals, downTo: lowest)
  }

  func usesBaseline(of owner: AnchorOwner) -> Bool { baselines.contains { $0.owner == owner } }

  /// The variables of an item along an axis.
  func variables(of item: Int, _ axis: Axis) -> (position: Int, size: Int) {
    (LinearForm.position(item, axis), LinearForm.size(item, axis))
  }

  /// The variable of the container's length along an axis.
  func container(_ axis: Axis) -> Int { axis == .horizontal ? 0 : 1 }

  /// Whether these constraints can hold together, regardless of their priorities.
  func canHold(_ constraints: [Constraint]) -> Bool {
    let form = form
    let goals = constraints.map { constraint in
      var constraint = constraint
      constraint.priority = .required
      return form.goal(constraint)
    }
    return ConstraintSolver(variables: form.variableCount, goals, downTo: Goal.required).isFeasible
  }

  /// That no size is negative, as constraints.
  var sizesAreNotNegative: [Constraint] {
    let owners = [.container] + items.map { AnchorOwner.item($0.name) }
    return owners.flatMap { owner in
      [AnchorPlace.Part.width, .height].map {
        Constraint(first: AnchorPlace(owner: owner, part: $0), relation: .atLeast)
      }
    }
  }
}

extension AnchorPlace {
  fileprivate var isBaseline: Bool { part == .firstBaseline || part == .lastBaseline }
}

/// How places are expressed in the variables of a system.
private struct LinearForm {
  let numbers: [String: Int]
  let baselines: [AnchorPlace]
  let safeArea: Edges

  var variableCount: Int { 2 + 4 * numbers.count + baselines.count }

  static func position(_ item: Int, _ axis: Axis) -> Int {
    2 + 4 * item + (axis == .horizontal ? 0 : 2)
  }
  static func size(_ item: Int, _ axis: Axis) -> Int { position(item, axis) + 1 }
  func baseline(_ index: Int) -> Int { 2 + 4 * numbers.count + index }

  /// The distance that a constraint is to make zero, or to keep on one side of it.
  func goal(_ constraint: Constraint) -> Goal {
    var distance = expression(constraint.first)
    if let second = constraint.second { distance.add(expression(second), times: -1) }
    distance.constant -= constraint.constant
    let level = constraint.priority.level
    switch constraint.relation {
    case .equal: return Goal(distance, above: level, below: level)
    case .atMost: return Goal(distance, above: level)
    case .atLeast: return Goal(distance, below: level)
    }
  }

  /// The goals for the size of an item, as if its content had none.
  func sizeGoals(_ index: Int, _ item: ItemTraits) -> [Goal] {
    Axis.allCases.flatMap { axis in
      let size = LinearExpression(variable: Self.size(index, axis))
      return [
        Goal(size, below: Goal.required),
        Goal(size, above: item.hugging[axis].value, below: item.resistance[axis].value),
      ]
    }
  }

  /// The goals for the container's own length.
  func roomGoals(_ room: ConstraintRoom, _ part: AnchorPlace.Part) -> [Goal] {
    let length = expression(AnchorPlace(owner: .container, part: part))
    var excess = length
    let notNegative = Goal(length, below: Goal.required)
    switch room {
    case .exactly(let points):
      excess.constant -= points
      return [notNegative, Goal(excess, above: Goal.given, below: Goal.given)]
    case .atMost(let points):
      excess.constant -= points
      let limit = points.isFinite ? [Goal(excess, above: Goal.given)] : []
      return [notNegative, Goal(length, above: Goal.small)] + limit + enclosing(part)
    }
  }

  /// The container holds all items where its size is asked for.
  private func enclosing(_ part: AnchorPlace.Part) -> [Goal] {
    let isWidth = part == .width
    return numbers.keys.sorted().flatMap { name in
      let owner = AnchorOwner.item(name)
      let start = expression(AnchorPlace(owner: owner, part: isWidth ? .leading : .top))
      let end = expression(AnchorPlace(owner: owner, part: isWidth ? .trailing : .bottom))
      let length = expression(AnchorPlace(owner: .container, part: part))
      return [Goal(start, below: Goal.enclosing), Goal(end - length, above: Goal.enclosing)]
    }
  }

  private func expression(_ place: AnchorPlace) -> LinearExpression {
    let (start, length): (LinearExpression, LinearExpression) =
      switch place.part {
      case .leading, .trailing, .centerX, .width: span(place.owner, .horizontal)
      case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline:
        span(place.owner, .vertical)
      }
    var result = start
    switch place.part {
    case .leading, .top: break
    case .trailing, .bottom: result.add(length)
    case .centerX, .centerY: result.add(length, times: 0.5)
    case .width, .height: return length
    case .firstBaseline, .lastBaseline:
      if let index = baselines.firstIndex(of: place) {
        result.add(LinearExpression(variable: baseline(index)))
      }
    }
    return result
  }

  private func span(
    _ owner: AnchorOwner, _ axis: Axis
  ) -> (start: LinearExpression, length: LinearExpression) {
    switch owner {
    case .item(let name):
      let item = numbers[name] ?? 0
      return (
        LinearExpression(variable: Self.position(item, axis)),
        LinearExpression(variable: Self.size(item, axis))
      )
    case .container, .safeArea:
      var length = LinearExpression(variable: axis == .horizontal ? 0 : 1)
      guard owner == .safeArea else { return (LinearExpression(), length) }
      let isHorizontal = axis == .horizontal
      let start = (isHorizontal ? safeArea.leading : safeArea.top).points
      let end = (isHorizontal ? safeArea.trailing : safeArea.bottom).points
      length.constant -= start + end
      return (LinearExpression(constant: start), length)
    }
  }
}
