package import GSDesign

/// The keys that work now, as a table.
extension Chrome {
  /// Every key that works, over a pane of a given number of rows.
  ///
  /// - Parameters:
  ///   - lines: keys under their headings, which have no keys; blank lines between groups.
  ///   - scroll: the first visible line.
  ///   - foot: a line below the keys.
  package func help(
    _ lines: [StatusItem], title: String, rows: Int, scroll: Int, foot: String
  ) -> Element {
    let keyColumns = keyColumns(of: lines)
    let (room, lineRows) = (max(1, columns - 4), Self.helpRows(of: rows))
    let sides = sides(of: lines, rows: rows)
    let table = sides.map { side in
      Element.column(
        side.map { item in
          guard !item.keys.isEmpty else {
            return line(columns: room / sides.count, [words(.title3, item.what)])
          }
          let keys = GSKeyLine([GSKeyLine.Hint(item.keys, item.what)], keyColumns: keyColumns)
          return line(columns: room / sides.count, [keys.element])
        })
    }
    let content = Element.column([
      .sized(
        width: .exactly(room), height: .exactly(lineRows),
        .viewport(rows: scroll, .row(table))),
      .blank,
      line(columns: room, [words(.body2, foot)]),
    ])
    return pane(
      .surface, columns: columns, rows: rows,
      .padded(Edges(top: .large), GSPanel(title) { content }.element))
  }

  /// How far the help can be scrolled, in a pane of a given number of rows.
  package func helpOverflow(_ lines: [StatusItem], rows: Int) -> Int {
    let most = sides(of: lines, rows: rows).map(\.count).max() ?? 0
    return max(0, most - Self.helpRows(of: rows))
  }

  private static func helpRows(of rows: Int) -> Int { max(1, rows - 5) }

  private func keyColumns(of lines: [StatusItem]) -> Int {
    (lines.map { width($0.keys) }.max() ?? 0) + 3
  }

  /// The lines in two columns if they fit side by side.
  private func sides(of lines: [StatusItem], rows: Int) -> [[StatusItem]] {
    let widest = lines.map { width($0.what) }.max() ?? 0
    let isPair = (columns - 4) / 2 >= keyColumns(of: lines) + widest + 2
    return isPair ? Self.sides(of: lines, rows: Self.helpRows(of: rows)) : [lines]
  }

  /// Lines in two columns, each of which begins with a heading.
  ///
  /// A group continues under its heading in the second column only if the rows do not suffice otherwise; if they still
  /// do not, the blank lines between groups are left out.
  static func sides(of lines: [StatusItem], rows: Int) -> [[StatusItem]] {
    let airy = split(lines, rows: rows)
    guard airy.contains(where: { $0.count > rows }) else { return airy }
    return split(lines.filter { !$0.isBlank }, rows: rows)
  }

  private static func split(_ lines: [StatusItem], rows: Int) -> [[StatusItem]] {
    var best = [lines]
    var least = (hidden: Int.max, cut: 1, height: Int.max)
    for place in lines.indices.dropFirst() where !lines[place].isBlank {
      var left = lines[..<place]
      if left.last?.isBlank == true { left.removeLast() }
      var right = Array(lines[place...])
      let isCut = !lines[place].isHeading
      // A heading alone at the foot of a column would be separated from its lines at the head of the next.
      if left.last?.isHeading == true { continue }
      if isCut, let heading = left.last(where: \.isHeading) { right.insert(heading, at: 0) }
      let height = max(left.count, right.count)
      let cost = (hidden: max(0, height - rows), cut: isCut ? 1 : 0, height: height)
      if cost < least { (best, least) = ([Array(left), right], cost) }
    }
    return best
  }
}

extension StatusItem {
  fileprivate var isBlank: Bool { keys.isEmpty && what.isEmpty }
  fileprivate var isHeading: Bool { keys.isEmpty && !what.isEmpty }
}
