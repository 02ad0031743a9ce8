import Testing

@testable import GSDesign

/// The solver beside another method; the seed is part of every failure.
@Suite struct ConstraintSolverTests {
  private typealias IntegerGoal = ReferenceSolver.IntegerGoal

  @Test func aThousandRandomSystemsAreServedAsWellAsByTryingAllCorners() {
    var counts = (feasible: 0, ambiguous: 0)
    for seed in UInt64(1)...1000 {
      var random = Noise(seed: seed)
      let variables = random.number(1...3)
      let goals = (0..<random.number(1...7)).map { _ in random.goal(variables) }
      let reference = ReferenceSolver(variables: variables, goals)
      let solver = ConstraintSolver(variables: variables, goals.map(\.goal))
      #expect(solver.isFeasible == reference.isFeasible, "seed \(seed)")
      guard solver.isFeasible, reference.isFeasible else { continue }
      counts.feasible += 1
      for (level, distance) in reference.distances {
        #expect(
          (solver.distance(at: level) - distance).magnitude < 1e-6, "seed \(seed), level \(level)")
      }
      for variable in 0..<variables {
        let isAmbiguous = reference.isAmbiguous(variable)
        #expect(solver.isAmbiguous(variable) == isAmbiguous, "seed \(seed), variable \(variable)")
        if isAmbiguous {
          counts.ambiguous += 1
        } else {
          let expected = reference.corners[0].value(variable)
          #expect((solver.value(variable) - expected).magnitude < 1e-6, "seed \(seed)")
        }
      }
    }
    // Both kinds occur; otherwise the comparison would prove little.
    #expect(300...950 ~= counts.feasible && counts.ambiguous > 100, "\(counts)")
  }

  @Test func theReferenceSolvesSmallCases() {
    let near = ReferenceSolver(
      variables: 1,
      [
        IntegerGoal(coefficients: [1], constant: -5, above: Goal.required, below: nil),
        IntegerGoal(coefficients: [2], constant: -20, above: 3, below: 3),
      ])
    #expect(near.isFeasible && near.distances[3] == 10)
    #expect(near.corners.map { $0.value(0) } == [5] && !near.isAmbiguous(0))
    let open = ReferenceSolver(
      variables: 1, [IntegerGoal(coefficients: [1], constant: 0, above: nil, below: 3)])
    #expect(open.isAmbiguous(0))
  }

  @Test func aHigherLevelOutweighsAnyCostBelow() {
    func distance(to points: Double) -> LinearExpression {
      LinearExpression(LinearExpression(variable: 0).terms, constant: -points)
    }
    let many = (0..<50).map { _ in Goal(distance(to: 0), above: 1, below: 1) }
    let one = Goal(distance(to: 1000), above: 2, below: 2)
    let solver = ConstraintSolver(variables: 1, many + [one])
    #expect(solver.value(0) == 1000)
  }

  @Test func columnsAreExchangedThereAndBack() {
    let sum = LinearExpression(
      [
        LinearExpression.Term(variable: 0, coefficient: 2),
        LinearExpression.Term(variable: 1, coefficient: -1),
      ], constant: 8)
    var tableau = ConstraintTableau(variables: 2, [Goal(sum)]) { $0 }
    tableau.exchange(2, 0)
    #expect(tableau.constants == [-4, 0, 0])
    #expect(tableau.coefficient(0, 0) == 0.5 && tableau.coefficient(0, 1) == 0.5)
    tableau.exchange(0, 0)
    #expect(tableau.coefficient(2, 0) == 2 && tableau.coefficient(2, 1) == -1)
    #expect(tableau.constants == [0, 0, 8] && tableau.pivots == 2)
    tableau.remove(0)
    #expect(tableau.owners == [1] && tableau.coefficient(2, 0) == -1)
  }
}

/// Numbers from a seed (SplitMix64).
struct Noise {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return range.lowerBound + Int((mixed ^ (mixed >> 31)) % UInt64(range.count))
  }

  /// A goal of the kinds that layouts have: equations, inequalities, contents that count differently up and down.
  fileprivate mutating func goal(_ variables: Int) -> ReferenceSolver.IntegerGoal {
    var coefficients = (0..<variables).map { _ in number(-2...2) }
    if coefficients.allSatisfy({ $0 == 0 }) { coefficients[0] = 1 }
    let level = [Goal.required, Goal.required, 3, 2, 1][number(0...4)]
    let sides: (Int?, Int?) =
      switch number(0...3) {
      case 0: (level, level)
      case 1: (level, nil)
      case 2: (nil, level)
      case _: (number(1...3), number(1...3))
      }
    return ReferenceSolver.IntegerGoal(
      coefficients: coefficients, constant: number(-40...40), above: sides.0, below: sides.1)
  }
}
