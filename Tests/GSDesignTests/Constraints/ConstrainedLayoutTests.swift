import Testing

@testable import GSDesign

@Suite("Layout by constraints")
struct ConstrainedLayoutTests {
  private let a = ConstrainedItem("a", .label("a"))
  private let b = ConstrainedItem("b", .label("b"))

  /// The frames in a room of 200 by 100 points, for contents of 40 by 16 points with their words in the first row.
  private func frames(
    _ items: ConstrainedItem..., safeArea: Edges = Edges(), width: Double = 200,
    @ConstraintBuilder constraints: (ConstraintContainer) -> [Constraint]
  ) throws -> [[Double]] {
    let layout = try ConstrainedLayout(items, safeArea: safeArea, constraints: constraints)
    let content = ItemContent(width: 40, height: 16, firstBaseline: 16, lastBaseline: 16)
    return layout.frames(
      items.map { _ in content }, width: .exactly(width), height: .exactly(100)
    ).items.map { [$0.x, $0.y, $0.width, $0.height] }
  }

  @Test func anInsetMovesEveryEdgeInwards() throws {
    let found = try frames(a) { a.edges.equalTo($0.edges).inset(.large) }
    #expect(found == [[16, 16, 168, 68]])
    let mixed = try frames(a, b) { container in
      a.leading.equalTo(container.leading).inset(.small)
      a.top.equalTo(container.top).inset(.small)
      b.trailing.equalTo(container.trailing).inset(.small)
      b.bottom.equalTo(container.bottom).inset(.small)
    }
    #expect(mixed == [[8, 8, 40, 16], [152, 76, 40, 16]])
  }

  @Test func horizontalAndVerticalPinTwoEdgesAndLeaveTheRest() throws {
    let found = try frames(a, b) { container in
      a.horizontal.equalTo(container.horizontal).inset(.small)
      a.top.equalTo(container.top)
      b.vertical.equalTo(container.vertical)
      b.leading.equalTo(a.leading)
    }
    #expect(found == [[8, 0, 184, 16], [8, 0, 40, 100]])
  }

  @Test func theSafeAreaIsAGuideWithAnchors() throws {
    let safeArea = Edges(leading: .large, trailing: .small, top: .huge, bottom: .tight)
    let found = try frames(a, b, safeArea: safeArea) { container in
      a.edges.equalTo(container.safeArea.edges)
      b.firstBaseline.equalTo(container.safeArea.top).offset(32)
      b.trailing.equalTo(container.safeArea.trailing)
    }
    #expect(found == [[16, 32, 176, 64], [152, 48, 40, 16]])
  }

  @Test func centresOffsetsAndBaselinesAreAnchors() throws {
    let layout = try ConstrainedLayout([a, b]) { container in
      a.center.equalTo(container.center)
      b.leading.equalTo(a.trailing).offset(-4)
      b.lastBaseline.equalTo(a.firstBaseline)
    }
    let found = layout.frames(
      [
        ItemContent(width: 40, height: 48, firstBaseline: 32, lastBaseline: 48),
        ItemContent(width: 24, height: 32, firstBaseline: 16, lastBaseline: 32),
      ], width: .exactly(200), height: .exactly(100)
    ).items
    #expect(found[0] == PointFrame(x: 80, y: 26, width: 40, height: 48))
    #expect(found[1] == PointFrame(x: 116, y: 26, width: 24, height: 32))
  }

  @Test func aPriorityDecidesBetweenConstraints() throws {
    for (priority, width) in [(ConstraintPriority(500), 100.0), (200, 40)] {
      let found = try frames(a) { container in
        a.leading.equalTo(container.leading)
        a.top.equalTo(container.top)
        a.width.equalTo(100).priority(priority)
      }
      #expect(found == [[0, 0, width, 16]])
    }
    #expect(ConstraintPriority(0).value == 1 && ConstraintPriority(.max) == .required)
  }

  @Test(arguments: [(260, 160.0), (240, 40)])
  func theItemThatHugsLessIsStretched(hugging: Int, width: Double) throws {
    let found = try frames(a, b.hugging(ConstraintPriority(hugging)).resistance(751)) { container in
      a.leading.equalTo(container.leading)
      a.trailing.equalTo(b.leading)
      b.trailing.equalTo(container.trailing)
      a.top.equalTo(container.top)
      b.top.equalTo(a.top)
    }
    #expect(found.map { $0[2] } == [width, 200 - width])
  }

  @Test func theItemThatResistsLessIsShortened() throws {
    let found = try frames(a, b.hugging(251).resistance(751), width: 60) { container in
      a.leading.equalTo(container.leading)
      a.trailing.equalTo(b.leading)
      b.trailing.equalTo(container.trailing)
      a.top.equalTo(container.top)
      b.top.equalTo(a.top)
    }
    #expect(found == [[0, 0, 20, 16], [20, 0, 40, 16]])
  }

  @Test func theSmallestSizeHoldsAllItems() throws {
    let layout = try ConstrainedLayout([a, b]) { container in
      a.center.equalTo(container.center)
      b.leading.equalTo(a.leading)
      b.top.equalTo(a.bottom).offset(8)
    }
    let content = ItemContent(width: 40, height: 16, firstBaseline: 16, lastBaseline: 16)
    let size = layout.frames(
      [content, content], width: .atMost(.infinity), height: .atMost(.infinity)
    ).container
    // The second is below the middle, and the container is symmetric about it.
    #expect(size == PointFrame(x: 0, y: 0, width: 40, height: 64))
    let narrow = layout.frames(
      [content, content], width: .atMost(24), height: .atMost(.infinity)
    ).container
    #expect(narrow.width == 24)
  }

  /// The example in the documentation of ``Element/constrained(_:safeArea:constraints:)``.
  @Test func theExampleOfTheDocumentationIsALayout() throws {
    let title = ConstrainedItem("title", .label("Week 4"))
    let badge = ConstrainedItem("badge", .label("New")).hugging(251).resistance(751)
    let row = try Element.constrained(title, badge) { container in
      title.leading.equalTo(container.leading).inset(.large)
      title.trailing.equalTo(badge.leading).inset(.small)
      badge.trailing.equalTo(container.trailing).inset(.large)
      title.vertical.equalTo(container.vertical)
      badge.firstBaseline.equalTo(title.firstBaseline)
    }
    guard case .constrained(let layout) = row.node else {
      Issue.record("\(row)")
      return
    }
    #expect(layout.items == [title, badge])
  }

  @Test func aConstraintSaysWhereItIsWritten() throws {
    let line = #line + 1
    let constraint = a.trailing.atMost(b.leading).inset(.small).priority(600).constraints[0]
    #expect(constraint.source == SourceLine(file: #fileID, line: line))
    #expect(constraint.description == "a.trailing ≤ b.leading - 8 @600 (\(#fileID):\(line))")
    #expect(
      a.width.atLeast(10.5, file: "F", line: 1).constraints[0].description == "a.width ≥ 10.5 (F:1)"
    )
  }

  @Test func fiftyConstraintsTakeFewSteps() throws {
    let items = (0..<12).map {
      ConstrainedItem("item \($0)", .empty).hugging(ConstraintPriority(250 + $0))
        .resistance(ConstraintPriority(750 + $0))
    }
    let layout = try ConstraintSystem.row(items)
    #expect(layout.constraints.count == 50)
    let content = ItemContent(width: 40, height: 16, firstBaseline: 16, lastBaseline: 16)
    for (width, steps) in [(200.0, 90), (2000, 90)] {
      let solver = layout.solved(
        items.map { _ in content }, width: .exactly(width), height: .exactly(100))
      #expect(solver.pivots <= steps, "\(solver.pivots) steps")
    }
  }
}

extension ConstraintSystem {
  /// Items side by side, each pinned to the top and the bottom: four constraints each, and two for the ends.
  static func row(_ items: [ConstrainedItem]) throws -> ConstraintSystem {
    let container = ConstraintContainer()
    var constraints =
      items[0].leading.equalTo(container.leading).constraints
      + items[items.count - 1].trailing.equalTo(container.trailing).constraints
    for (index, item) in items.enumerated() {
      constraints += item.vertical.equalTo(container.vertical).inset(.small).constraints
      constraints += item.width.atLeast(8).constraints
      constraints +=
        index == 0
        ? item.width.atMost(container.width).constraints
        : item.leading.equalTo(items[index - 1].trailing).inset(.small).constraints
    }
    return try ConstraintCheck.system(
      items.map(\.traits), safeArea: Edges(), constraints)
  }
}
