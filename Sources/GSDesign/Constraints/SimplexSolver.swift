/// Serves the goals of a part of a layout, level by level.
///
/// The method is the simplex with Bland's rule, which ends after finitely many steps. Required equations are eliminated
/// first, then each variable by a goal that it can meet exactly, so that most layouts take no step of the simplex at all. The
/// rule's proof holds for exact numbers; a level that rounding keeps from its end is left as it is. A
/// quantity of zero is a column; one that is not is on the side where it may be, and each side has a cost of its own.
struct SimplexSolver {
  private(set) var tableau: ConstraintTableau
  /// By goal: the cost of each of its sides.
  private let sides: [Goal.Sides]
  private let variables: Int
  /// By goal: whether it is above zero, or zero and about to rise.
  private var isAbove: [Bool]
  /// By goal: whether it may be above zero, and below, without loss at the levels that are done.
  private var mayRise: [Bool]
  private var mayFall: [Bool]
  /// Whether all required goals are met.
  private(set) var isFeasible = true

  /// Points up to which a required goal counts as met.
  static let tolerance = 1e-6

  /// Serves goals at some levels.
  ///
  /// - Parameters:
  ///   - variables: how many there are.
  ///   - goals: the goals to serve.
  ///   - levels: the levels that are served, the highest first.
  ///   - number: the number here, from 0, of a variable of an expression.
  init(variables: Int, _ goals: [Goal], _ levels: [Int], number: (Int) -> Int) {
    sides = goals.map(\.sides)
    self.variables = variables
    tableau = ConstraintTableau(variables: variables, goals, number: number)
    isAbove = Array(repeating: true, count: goals.count)
    mayRise = isAbove
    mayFall = isAbove
    eliminateRequired()
    guard isFeasible else { return }
    meetGoals()
    for level in levels {
      serve(level)
      guard isFeasible else { return }
    }
  }

  /// The value of a variable.
  func value(_ variable: Int) -> Double { tableau.constants[variable] }

  private func quantity(_ goal: Int) -> Int { variables + goal }

  /// Required equations become columns that stay zero.
  private mutating func eliminateRequired() {
    for (index, sides) in sides.enumerated() where sides.isRequiredEquation {
      if let column = largest(of: quantity(index), amongVariables: false) {
        tableau.exchange(quantity(index), column)
        tableau.remove(column)
      } else if tableau.constants[quantity(index)].magnitude > Self.tolerance {
        isFeasible = false
        return
      }
    }
  }

  /// Meets as many goals exactly as there are variables to do it with: equations first, and the higher before the lower.
  private mutating func meetGoals() {
    let order = sides.indices.filter { !sides[$0].isRequiredEquation }
      .map { (goal: $0, hasBoth: sides[$0].hasBoth, level: sides[$0].level) }
      .sorted { left, right in
        if left.hasBoth != right.hasBoth { return left.hasBoth }
        return left.level == right.level ? left.goal < right.goal : left.level > right.level
      }
    for (index, _, _) in order {
      if let column = largest(of: quantity(index), amongVariables: true) {
        tableau.exchange(quantity(index), column)
      }
    }
    for index in sides.indices where tableau.columns[quantity(index)] < 0 {
      let value = tableau.constants[quantity(index)]
      isAbove[index] = value > 0 || value == 0 && sides[index].above == nil
    }
  }

  /// The column with the largest coefficient in a quantity; nil if all its coefficients are zero.
  private func largest(of quantity: Int, amongVariables: Bool) -> Int? {
    var found: (column: Int, size: Double)?
    for column in tableau.owners.indices
    where !amongVariables || tableau.owners[column] < variables {
      let size = tableau.coefficient(quantity, column).magnitude
      if size > found?.size ?? ConstraintTableau.tolerance { found = (column, size) }
    }
    return found?.column
  }
}

/// A column that leaves zero, upwards or downwards.
private struct Step {
  let column: Int
  let rises: Bool

  var sign: Double { rises ? 1 : -1 }
}

/// The steps of the simplex.
extension SimplexSolver {
  /// The quantity that a step minimises.
  private enum Objective {
    /// The distances that count at a level.
    case level(Int)
    /// A variable, or the variable with the opposite sign.
    case variable(Int, sign: Double)
  }

  private mutating func serve(_ level: Int) {
    guard sides.contains(where: { $0.above == level || $0.below == level }) else { return }
    let objective = Objective.level(level)
    for _ in 0..<Self.mostSteps(sides.count) {
      guard let step = firstStep(objective), let goal = firstStop(step) else { break }
      take(step, until: goal)
    }
    if level == Goal.required, distance(at: level) > Self.tolerance { isFeasible = false }
    // A step that costs something at this level is ruled out at lower ones.
    let gradient = gradient(objective)
    for (column, owner) in tableau.owners.enumerated() where owner >= variables {
      let goal = owner - variables
      for step in [Step(column: column, rises: true), Step(column: column, rises: false)]
      where cost(step, objective, gradient) > Self.tolerance { forbid(goal, rising: step.rises) }
    }
    for goal in sides.indices where tableau.columns[quantity(goal)] < 0 {
      if sides[goal].above == level || sides[goal].below == level {
        forbid(goal, rising: !isAbove[goal])
      }
    }
  }

  /// The most steps at one level, after which it stays unfinished; layouts take fewer steps than they have goals.
  private static func mostSteps(_ goals: Int) -> Int { 64 + 8 * goals }

  private mutating func forbid(_ goal: Int, rising: Bool) {
    if rising { mayRise[goal] = false } else { mayFall[goal] = false }
  }

  /// The sum of the distances that count at a level, in points.
  func distance(at level: Int) -> Double {
    sides.indices.reduce(0) { sum, goal in
      let value = tableau.constants[quantity(goal)]
      let counts = value > 0 ? sides[goal].above == level : sides[goal].below == level
      return counts ? sum + value.magnitude : sum
    }
  }

  /// By column: how the objective grows if the column grows by one, without the column's own cost.
  private func gradient(_ objective: Objective) -> [Double] {
    var result = [Double](repeating: 0, count: tableau.owners.count)
    func add(_ quantity: Int, _ sign: Double) {
      for column in result.indices {
        result[column] += sign * tableau.coefficient(quantity, column)
      }
    }
    switch objective {
    case .variable(let variable, let sign): add(variable, sign)
    case .level(let level):
      for goal in sides.indices where tableau.columns[quantity(goal)] < 0 {
        if isAbove[goal] {
          if sides[goal].above == level { add(quantity(goal), 1) }
        } else if sides[goal].below == level {
          add(quantity(goal), -1)
        }
      }
    }
    return result
  }

  private func cost(_ step: Step, _ objective: Objective, _ gradient: [Double]) -> Double {
    let change = step.sign * gradient[step.column]
    let owner = tableau.owners[step.column]
    switch objective {
    case .variable: return change
    case .level(let level):
      guard owner >= variables else { return change }
      let sides = sides[owner - variables]
      return (step.rises ? sides.above : sides.below) == level ? change + 1 : change
    }
  }

  /// The first step, by the number of its quantity, that makes the objective smaller.
  private func firstStep(_ objective: Objective) -> Step? {
    let gradient = gradient(objective)
    var found: Step?
    for (column, owner) in tableau.owners.enumerated() where owner >= variables {
      if let found, tableau.owners[found.column] < owner { continue }
      let goal = owner - variables
      for rises in [true, false] where rises ? mayRise[goal] : mayFall[goal] {
        let step = Step(column: column, rises: rises)
        if cost(step, objective, gradient) < -Self.tolerance {
          found = step
          break
        }
      }
    }
    return found
  }

  /// The first goal to reach zero along the step; nil if none does.
  private func firstStop(_ step: Step) -> Int? {
    var found: (goal: Int, length: Double)?
    for goal in sides.indices where tableau.columns[quantity(goal)] < 0 {
      let change = step.sign * tableau.coefficient(quantity(goal), step.column)
      guard isAbove[goal] ? change < -Self.pivotLimit : change > Self.pivotLimit else { continue }
      let value = tableau.constants[quantity(goal)]
      let length = max(0, isAbove[goal] ? value : -value) / change.magnitude
      if length < found?.length ?? .infinity { found = (goal, length) }
    }
    return found?.goal
  }

  private static let pivotLimit = 1e-7

  private mutating func take(_ step: Step, until goal: Int) {
    let entering = tableau.owners[step.column] - variables
    tableau.exchange(quantity(goal), step.column)
    isAbove[entering] = step.rises
  }
}

extension SimplexSolver {
  /// Whether a variable has more than one value that serves all goals equally well.
  func isAmbiguous(_ variable: Int) -> Bool {
    var isFixed = true
    for (column, owner) in tableau.owners.enumerated()
    where tableau.coefficient(variable, column).magnitude > ConstraintTableau.tolerance {
      if owner < variables { return true }
      isFixed = false
    }
    if isFixed { return false }
    return moves(variable, sign: 1) || moves(variable, sign: -1)
  }

  /// Whether a variable can get smaller, or larger if the sign is negative.
  private func moves(_ variable: Int, sign: Double) -> Bool {
    let objective = Objective.variable(variable, sign: sign)
    guard let first = firstStep(objective) else { return false }
    var (solver, next) = (self, Optional(first))
    for _ in 0..<Self.mostSteps(sides.count) {
      guard let step = next else { break }
      guard let goal = solver.firstStop(step) else { return true }
      solver.take(step, until: goal)
      if (solver.value(variable) - value(variable)).magnitude > Self.tolerance { return true }
      next = solver.firstStep(objective)
    }
    return false
  }
}
