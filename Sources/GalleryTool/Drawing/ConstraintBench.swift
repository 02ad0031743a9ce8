import GSDesign

/// Solves a layout of fifty constraints, in rooms in which it is stretched and in which it is too long.
struct ConstraintBench {
  /// One row: every room of a series.
  func measure() -> BenchRow {
    var row = BenchRow(name: "50 constraints")
    guard let layout = try? Self.layout() else { return row }
    let content = ItemContent(width: 64, height: 16, firstBaseline: 16, lastBaseline: 16)
    let contents = layout.items.map { _ in content }
    for width in stride(from: 100.0, through: 2000, by: 10) {
      let start = ContinuousClock.now
      _ = layout.frames(contents, width: .exactly(width), height: .exactly(160))
      row.add(time: ContinuousClock.now - start, cells: 0, bytes: 0)
    }
    return row
  }

  /// Twelve items side by side: four constraints each, and two at the ends.
  private static func layout() throws(ConstraintError) -> ConstrainedLayout {
    let items = (0..<12).map {
      ConstrainedItem("\($0)", .empty).hugging(ConstraintPriority(250 + $0))
        .resistance(ConstraintPriority(750 + $0))
    }
    return try ConstrainedLayout(items) { container in
      items[11].trailing.equalTo(container.trailing)
      items[0].width.atMost(container.width)
      for (index, item) in items.enumerated() {
        item.vertical.equalTo(container.vertical).inset(.small)
        item.leading.equalTo(index == 0 ? container.leading : items[index - 1].trailing)
        if index > 0 { item.width.atLeast(8) }
      }
    }
  }
}
