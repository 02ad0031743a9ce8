/// Finds the values that serve goals level by level: at each level the sum of the distances is as small as it can be without
/// losing anything at a higher one.
///
/// Variables that no goal ties together, such as those of the two axes of most layouts, are solved apart: a sum is as small as
/// it can be where its parts are, and the work grows with the square of a part and more.
struct ConstraintSolver {
  /// Where a variable is found.
  private struct Place {
    var part: Int
    var number: Int
  }

  /// By variable.
  private var places: [Place]
  private var parts: [SimplexSolver] = []
  /// Whether all required goals are met.
  private(set) var isFeasible = true

  /// Serves goals at all levels.
  ///
  /// - Parameters:
  ///   - variables: how many there are; expressions number them from 0.
  ///   - goals: the goals to serve.
  ///   - lowest: the level after which nothing more is served.
  init(variables: Int, _ goals: [Goal], downTo lowest: Int = Goal.small) {
    let roots = Self.roots(variables, goals)
    places = Array(repeating: Place(part: -1, number: -1), count: variables)
    var sizes = [0]
    for variable in 0..<variables {
      let root = roots[variable]
      if places[root].part < 0 {
        // Small parts are solved together: each has storage of its own.
        if sizes[sizes.count - 1] >= Self.enough { sizes.append(0) }
        places[root].part = sizes.count - 1
      }
      let part = places[root].part
      places[variable] = Place(part: part, number: sizes[part])
      sizes[part] += 1
    }
    var shares = [[Goal]](repeating: [], count: sizes.count)
    for goal in goals {
      let part = goal.expression.terms.first.map { places[$0.variable].part }
      shares[part ?? 0].append(goal)
    }
    let levels = Self.levels(goals).filter { $0 >= lowest }
    parts.reserveCapacity(sizes.count)
    for (size, share) in zip(sizes, shares) {
      let part = SimplexSolver(variables: size, share, levels) { places[$0].number }
      parts.append(part)
      if !part.isFeasible { isFeasible = false }
    }
  }

  /// The variables with which a part takes no more.
  private static let enough = 8

  /// The levels that goals count at, the highest first.
  private static func levels(_ goals: [Goal]) -> [Int] {
    var levels = [Goal.required]
    for goal in goals {
      for level in [goal.sides.above, goal.sides.below] {
        if let level, !levels.contains(level) { levels.append(level) }
      }
    }
    return levels.sorted(by: >)
  }

  /// By variable: the first one that goals tie it to, directly or by others.
  private static func roots(_ variables: Int, _ goals: [Goal]) -> [Int] {
    var roots = Array(0..<variables)
    func root(of variable: Int) -> Int {
      var variable = variable
      while roots[variable] != variable { variable = roots[variable] }
      return variable
    }
    for goal in goals {
      guard let first = goal.expression.terms.first else { continue }
      for term in goal.expression.terms.dropFirst() {
        let (one, other) = (root(of: first.variable), root(of: term.variable))
        roots[max(one, other)] = min(one, other)
      }
    }
    for variable in roots.indices { roots[variable] = roots[roots[variable]] }
    return roots
  }

  /// How often a column was exchanged.
  var pivots: Int { parts.reduce(0) { $0 + $1.tableau.pivots } }

  /// The value of a variable.
  func value(_ variable: Int) -> Double {
    let place = places[variable]
    return parts[place.part].value(place.number)
  }

  /// The sum of the distances that count at a level, in points.
  func distance(at level: Int) -> Double { parts.reduce(0) { $0 + $1.distance(at: level) } }

  /// Whether a variable has more than one value that serves all goals equally well.
  func isAmbiguous(_ variable: Int) -> Bool {
    let place = places[variable]
    return parts[place.part].isAmbiguous(place.number)
  }
}
