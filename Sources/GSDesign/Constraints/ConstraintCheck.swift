/// Finds errors in the constraints of a layout, before anything is measured.
struct ConstraintCheck {
  private let system: ConstraintSystem

  /// The system of items and constraints, if they are free of problems.
  static func system(
    _ items: [ItemTraits], safeArea: Edges, _ constraints: [Constraint]
  ) throws(ConstraintError) -> ConstraintSystem {
    var problems = problems(of: items, safeArea, constraints)
    if problems.isEmpty {
      let system = ConstraintSystem(items, safeArea: safeArea, constraints)
      problems = ConstraintCheck(system: system).problems
      if problems.isEmpty { return system }
    }
    throw ConstraintError(problems: problems)
  }

  /// More points than any screen has.
  private static let longest = 1e6

  /// The problems of single constraints and names.
  private static func problems(
    of items: [ItemTraits], _ safeArea: Edges, _ constraints: [Constraint]
  ) -> [ConstraintProblem] {
    if items.count > ConstraintProblem.itemLimit
      || constraints.count > ConstraintProblem.constraintLimit
    {
      return [.tooLarge(items: items.count, constraints: constraints.count)]
    }
    var names: Set<String> = []
    var problems: [ConstraintProblem] = []
    for item in items where !names.insert(item.name).inserted {
      problems.append(.repeatedItem(item.name))
    }
    for constraint in constraints {
      if !(constraint.constant.magnitude <= longest) { problems.append(.noLength(constraint)) }
      for case .item(let name)? in [constraint.first.owner, constraint.second?.owner]
      where !names.contains(name) {
        problems.append(.unknownItem(name, constraint))
      }
    }
    return problems
  }
}

extension ConstraintCheck {
  /// The conflicts of a system of known names or, without any, its ambiguities.
  ///
  /// Placeholder contents have lengths that are unlike one another, so that none fits another by chance.
  private var problems: [ConstraintProblem] {
    let contents = system.items.indices.map { index in
      let base = 40 + Double(index % 7) * 13 + Double(index) * 0.37
      return ItemContent(
        width: base, height: base / 2, firstBaseline: base / 5, lastBaseline: base / 3)
    }
    let natural = system.solved(contents, width: .atMost(.infinity), height: .atMost(.infinity))
    // Required constraints are the same in every room.
    return natural.isFeasible ? ambiguities(natural, contents) : conflicts()
  }
}

/// Conflicts.
extension ConstraintCheck {
  /// A minimal set of constraints for each reason why the required ones cannot all hold.
  private func conflicts() -> [ConstraintProblem] {
    var rest = system.constraints.filter { $0.priority == .required }
    let sizes = system.sizesAreNotNegative
    var problems: [ConstraintProblem] = []
    // Where there are more reasons than this, the first of them are enough to go on.
    while problems.count < 10, !system.canHold(sizes + rest) {
      let set = culprits(sizes + rest, beside: [], isKnown: false)
      problems.append(.conflict(set.filter { $0.source != nil } + set.filter { $0.source == nil }))
      guard let last = rest.lastIndex(where: set.contains) else { break }
      rest.remove(at: last)
    }
    return problems
  }

  /// A minimal set of constraints without which the others could hold. Halves the constraints in question: assumes that
  /// one half holds, and adds the culprits of the other half.
  ///
  /// - Parameters:
  ///   - doubtful: constraints that cannot hold together with those beside them.
  ///   - beside: constraints that are assumed to hold.
  ///   - isKnown: whether to check `beside` first; false if nothing was added to it since the last check.
  private func culprits(
    _ doubtful: [Constraint], beside: [Constraint], isKnown: Bool
  ) -> [Constraint] {
    if isKnown, !system.canHold(beside) { return [] }
    if doubtful.count <= 1 { return doubtful }
    let first = Array(doubtful[..<(doubtful.count / 2)])
    let second = Array(doubtful[(doubtful.count / 2)...])
    let late = culprits(second, beside: beside + first, isKnown: true)
    let early = culprits(first, beside: beside + late, isKnown: !late.isEmpty)
    return early + late
  }
}

/// Ambiguities.
extension ConstraintCheck {
  /// The items whose place or size is open, in a room of their natural size, in a larger and in a smaller one.
  private func ambiguities(
    _ natural: ConstraintSolver, _ contents: [ItemContent]
  ) -> [ConstraintProblem] {
    let least = system.solved(
      contents, width: .exactly(0), height: .exactly(0), downTo: Goal.given)
    func room(_ share: Double, _ extra: Double) -> ConstraintSolver {
      let lengths = Axis.allCases.map { axis in
        let (low, high) = (
          least.value(system.container(axis)), natural.value(system.container(axis))
        )
        return ConstraintRoom.exactly(low + (high - low) * share + extra)
      }
      return system.solved(contents, width: lengths[0], height: lengths[1])
    }
    var found: [ConstraintProblem] = []
    for solver in [natural, room(1, 511), room(0.53, 0)] {
      for problem in ambiguities(in: solver) where !found.contains(problem) {
        found.append(problem)
      }
    }
    return found
  }

  private func ambiguities(in solver: ConstraintSolver) -> [ConstraintProblem] {
    system.items.indices.flatMap { index in
      Axis.allCases.compactMap { axis in
        let (position, size) = system.variables(of: index, axis)
        let name = system.items[index].name
        if solver.isAmbiguous(size) { return .ambiguousSize(item: name, axis) }
        return solver.isAmbiguous(position) ? .ambiguousPosition(item: name, axis) : nil
      }
    }
  }
}
