import Testing

@testable import GSDesign

@Suite("Problems of constraints")
struct ConstraintProblemTests {
  private let a = ConstrainedItem("a", .label("a"))
  private let b = ConstrainedItem("b", .label("b"))

  private func problems(
    _ items: ConstrainedItem...,
    @ConstraintBuilder constraints: (ConstraintContainer) -> [Constraint]
  ) -> [ConstraintProblem] {
    do throws(ConstraintError) {
      _ = try ConstrainedLayout(items, constraints: constraints)
      return []
    } catch {
      return error.problems
    }
  }

  @Test func aConflictNamesBothLines() throws {
    let found = problems(a) { container in
      a.leading.equalTo(container.leading)
      a.top.equalTo(container.top)
      a.width.equalTo(100, file: "App/Row.swift", line: 4)
      a.width.atLeast(120, file: "App/Row.swift", line: 5)
    }
    #expect(
      found.map(\.description) == [
        "These constraints cannot hold together: a.width = 100 (App/Row.swift:4); "
          + "a.width ≥ 120 (App/Row.swift:5)."
      ])
    #expect(
      found[0].sentence(.korean)
        == "다음 제약은 함께 만족할 수 없습니다: a.width = 100 (App/Row.swift:4); a.width ≥ 120 (App/Row.swift:5)")
  }

  @Test func aNegativeSizeConflictsWithTheRuleOfEveryLayout() throws {
    let found = problems(a) { _ in a.width.equalTo(-5, file: "F", line: 1) }
    #expect(
      found.map(\.description)
        == ["These constraints cannot hold together: a.width = -5 (F:1); a.width ≥ 0."])
  }

  @Test func aPriorityEndsAConflict() {
    let found = problems(a) { container in
      a.leading.equalTo(container.leading)
      a.top.equalTo(container.top)
      a.width.equalTo(100)
      a.width.equalTo(120).priority(999)
    }
    #expect(found == [])
  }

  /// A row of items with conflicts planted in it: each is found once, by all its lines and no other.
  @Test func everyPlantedConflictIsFoundWithItsLinesAndNoOthers() {
    for seed in UInt64(1)...150 {
      var random = Noise(seed: seed)
      let count = random.number(2...6)
      let items = (0..<count).map { ConstrainedItem("\($0)", .empty) }
      var constraints = Self.row(items, &random)
      let planted = random.number(0...2)
      var expected: Set<Set<Int>> = []
      for number in 0..<planted {
        // Each about items of its own, so that one does not hide another.
        let item = items[number]
        let length = Double(random.number(20...90))
        let lines = [1000 + number * 10, 1001 + number * 10]
        let sets = [
          item.height.equalTo(length, file: "F", line: lines[0]).constraints,
          random.number(0...1) == 0
            ? item.height.equalTo(length + 5, file: "F", line: lines[1]).constraints
            : item.height.atMost(length - 5, file: "F", line: lines[1]).constraints,
        ]
        for set in sets {
          constraints.insert(contentsOf: set, at: random.number(0...constraints.count))
        }
        expected.insert(Set(lines))
      }
      let system = ConstraintSystem(items.map(\.traits), safeArea: Edges(), constraints)
      let found = problems(items, constraints)
      var lines: Set<Set<Int>> = []
      for case .conflict(let set) in found {
        lines.insert(Set(set.compactMap { $0.source?.line }))
        #expect(!system.canHold(set), "seed \(seed)")
        for left in set { #expect(system.canHold(set.filter { $0 != left }), "seed \(seed)") }
      }
      #expect(lines == expected, "seed \(seed)")
      #expect(found.count == planted, "seed \(seed)")
    }
  }

  /// A circle of distances that do not add up is a conflict of all its members, however long it is.
  @Test(arguments: [2, 3, 7, 20]) func aCircleIsFoundWhole(count: Int) {
    let items = (0..<count).map { ConstrainedItem("\($0)", .empty) }
    let constraints = items.indices.flatMap { index in
      items[index].leading.equalTo(items[(index + 1) % count].leading, file: "F", line: index)
        .offset(8).constraints + items[index].top.equalTo(items[0].bottom).constraints
    }
    let found = problems(items, Array(constraints.filter { $0.source?.file == "F" }))
    guard case .conflict(let set)? = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(Set(set.compactMap { $0.source?.line }) == Set(0..<count))
  }

  @Test func everyPlaceThatIsLeftOpenIsFound() {
    for seed in UInt64(1)...60 {
      var random = Noise(seed: seed)
      let items = (0..<random.number(2...5)).map { ConstrainedItem("\($0)", .empty) }
      let constraints = Self.row(items, &random)
      #expect(problems(items, constraints) == [], "seed \(seed)")
      // The last item has one constraint along each axis; without it, its place is unknown.
      let last = items.count - 1
      let axis = Axis.allCases[random.number(0...1)]
      let part = axis == .horizontal ? AnchorPlace.Part.leading : .top
      let open = constraints.filter {
        !($0.first.part == part && $0.first.owner == items[last].owner)
      }
      #expect(
        problems(items, open) == [.ambiguousPosition(item: "\(last)", axis)], "seed \(seed)")
    }
  }

  @Test func sizesThatCompeteWithEqualPrioritiesAreOpen() {
    let found = problems(a, b) { container in
      a.leading.equalTo(container.leading)
      a.trailing.equalTo(b.leading)
      b.trailing.equalTo(container.trailing)
      a.top.equalTo(container.top)
      b.top.equalTo(container.top)
    }
    #expect(
      found == [
        .ambiguousSize(item: "a", .horizontal), .ambiguousSize(item: "b", .horizontal),
      ])
    let less = problems(a, b.hugging(251)) { container in
      a.leading.equalTo(container.leading)
      a.trailing.equalTo(b.leading)
      b.trailing.equalTo(container.trailing)
      a.vertical.equalTo(container.vertical)
      b.top.equalTo(container.top)
    }
    // With less room than both need, the resistances are equal still.
    #expect(Set(less) == Set(found))
  }

  @Test func anInequalityAloneGivesNoPosition() {
    let found = problems(a) { container in
      a.leading.atLeast(container.leading)
      a.top.equalTo(container.top)
    }
    #expect(found == [.ambiguousPosition(item: "a", .horizontal)])
  }

  @Test func invalidLengthsAreNamed() {
    for number in [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1_000_001] {
      let found = problems(a) { container in
        a.leading.equalTo(container.leading).offset(number)
        a.top.equalTo(container.top)
        a.width.atLeast(number)
      }
      #expect(found.count == 2, "\(number)")
      for problem in found {
        guard case .noLength = problem else {
          Issue.record("\(problem)")
          continue
        }
        #expect(!problem.description.isEmpty && !problem.sentence(.korean).isEmpty)
      }
    }
    let space = problems(a) { $0.edges.equalTo(a.edges).inset(Space(points: .nan)) }
    #expect(space.count == 4)
  }

  @Test func namesAreOfTheLayoutAndEachItsOwn() {
    let found = problems(a, a) { container in b.top.equalTo(container.top, file: "F", line: 1) }
    #expect(
      found.map(\.description) == [
        "Several items are called a: give each its own name.",
        "b.top = container.top (F:1) names b, which is not in the layout.",
      ])
  }

  @Test func layoutsAreNeitherTooLargeNorTooDeep() throws {
    let many = (0..<5000).map { ConstrainedItem("\($0)", .empty) }
    #expect(
      problems(many, many.flatMap { $0.width.equalTo(1).constraints })
        == [.tooLarge(items: 5000, constraints: 5000)])
    var element = Element.label("x")
    for _ in 0..<ConstraintProblem.depthLimit {
      let item = ConstrainedItem("inner", .padded(Edges(), .row([element])))
      element = try Element.constrained(item) { $0.edges.equalTo(item.edges) }
    }
    let item = ConstrainedItem("inner", element)
    #expect(throws: ConstraintError(problems: [.tooDeep])) {
      try Element.constrained(item) { $0.edges.equalTo(item.edges) }
    }
  }

  private func problems(
    _ items: [ConstrainedItem], _ constraints: [Constraint]
  ) -> [ConstraintProblem] {
    do throws(ConstraintError) {
      _ = try ConstraintCheck.system(items.map(\.traits), safeArea: Edges(), constraints)
      return []
    } catch {
      return error.problems
    }
  }

  /// Items side by side, each placed by one constraint along each axis.
  private static func row(_ items: [ConstrainedItem], _ random: inout Noise) -> [Constraint] {
    let container = ConstraintContainer()
    return items.enumerated().flatMap { index, item in
      let offset = Double(random.number(0...20))
      let start =
        index == 0
        ? item.leading.equalTo(container.leading, file: "row", line: index)
        : item.leading.equalTo(items[index - 1].trailing, file: "row", line: index)
      return start.offset(offset).constraints
        + item.top.equalTo(container.top, file: "row", line: index).constraints
    }
  }
}
