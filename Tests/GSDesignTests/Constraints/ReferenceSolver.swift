@testable import GSDesign

/// Finds the best values for a few goals by trying every corner: intersects each set of as many hyperplanes on which an
/// expression is zero as there are variables, and takes the best of the points. All numbers are exact fractions.
///
/// The best values of such goals always lie in a corner. A box far outside closes open regions, so a variable without a
/// single best value shows as two best corners.
struct ReferenceSolver {
  /// The sums of the distances in the best corners, by level, the highest first.
  private(set) var distances: [Int: Double] = [:]
  /// The best corners, as fractions.
  private(set) var corners: [Corner] = []
  private let goals: [IntegerGoal]
  private let levels: [Int]

  struct Corner {
    let numerators: [Int]
    let denominator: Int
    fileprivate let costs: [Int]

    func value(_ variable: Int) -> Double {
      Double(numerators[variable]) / Double(denominator)
    }
  }

  /// A goal with whole numbers.
  struct IntegerGoal {
    let coefficients: [Int]
    let constant: Int
    let above: Int?
    let below: Int?

    var goal: Goal {
      Goal(
        LinearExpression(
          coefficients.indices.filter { coefficients[$0] != 0 }.map {
            LinearExpression.Term(variable: $0, coefficient: Double(coefficients[$0]))
          }, constant: Double(constant)), above: above, below: below)
    }
  }

  init(variables: Int, _ goals: [IntegerGoal]) {
    self.goals = goals
    levels = Set(goals.flatMap { [$0.above, $0.below].compactMap(\.self) } + [Goal.required])
      .sorted(by: >)
    var planes = goals.map { $0.coefficients + [$0.constant] }
    for variable in 0..<variables {
      for far in [-100_000, 100_000] {
        planes.append((0..<variables).map { $0 == variable ? 1 : 0 } + [far])
      }
    }
    visit(planes, variables, [], from: 0)
    if let best = corners.first {
      for (level, cost) in zip(levels, best.costs) {
        distances[level] = Double(cost) / Double(best.denominator)
      }
    }
  }

  var isFeasible: Bool { distances[Goal.required] == 0 }

  func isAmbiguous(_ variable: Int) -> Bool {
    Set(corners.map { $0.value(variable) }).count > 1
  }

  private mutating func visit(
    _ planes: [[Int]], _ variables: Int, _ chosen: [[Int]], from first: Int
  ) {
    guard chosen.count < variables else { return insert(chosen) }
    for index in first..<planes.count {
      visit(planes, variables, chosen + [planes[index]], from: index + 1)
    }
  }

  /// Cramer's rule.
  private mutating func insert(_ planes: [[Int]]) {
    let count = planes.count
    var denominator = Self.determinant(planes.map { Array($0.prefix(count)) })
    guard denominator != 0 else { return }
    var numerators = (0..<count).map { variable in
      Self.determinant(
        planes.map { plane in
          (0..<count).map { $0 == variable ? -plane[count] : plane[$0] }
        })
    }
    if denominator < 0 {
      denominator.negate()
      numerators = numerators.map { -$0 }
    }
    let costs = levels.map { level in
      goals.reduce(0) { sum, goal in
        let value = zip(goal.coefficients, numerators).reduce(goal.constant * denominator) {
          $0 + $1.0 * $1.1
        }
        return (value > 0 ? goal.above : goal.below) == level ? sum + abs(value) : sum
      }
    }
    insert(Corner(numerators: numerators, denominator: denominator, costs: costs))
  }

  private mutating func insert(_ corner: Corner) {
    guard let best = corners.first else {
      corners = [corner]
      return
    }
    for (cost, least) in zip(corner.costs, best.costs) {
      let (left, right) = (cost * best.denominator, least * corner.denominator)
      if left < right {
        corners = [corner]
        return
      }
      if left > right { return }
    }
    corners.append(corner)
  }

  private static func determinant(_ rows: [[Int]]) -> Int {
    guard rows.count > 1 else { return rows[0][0] }
    return rows.indices.reduce(0) { sum, row in
      let minor = rows.indices.filter { $0 != row }.map { Array(rows[$0].dropFirst()) }
      let part = rows[row][0] == 0 ? 0 : rows[row][0] * determinant(minor)
      return row.isMultiple(of: 2) ? sum + part : sum - part
    }
  }
}
