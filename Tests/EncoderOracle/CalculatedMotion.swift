/// Every way from one cell to another that could be the shortest, tried one after the other.
struct CalculatedMotion {
  let columns: Int
  /// The known motions, by start and end.
  private var known: [[Int]: String] = [:]

  init(columns: Int) {
    self.columns = columns
  }

  /// - Parameter start: nil when it is not known; in the column behind the last one only a carriage return and
  ///   addresses lead away.
  mutating func sequence(from start: CalculatedPlace?, to end: CalculatedPlace) -> String {
    if start == end { return "" }
    let key = [start?.row ?? -1, start?.column ?? -1, end.row, end.column]
    if let found = known[key] { return found }
    let found = search(start, end)
    known[key] = found
    return found
  }

  private func search(_ start: CalculatedPlace?, _ end: CalculatedPlace) -> String {
    let row = end.row > 0 ? "\(end.row + 1)" : ""
    let column = end.column > 0 ? ";\(end.column + 1)" : ""
    var best = "\u{1B}[\(row)\(column)H"
    guard let start else { return best }
    for across in self.across(from: start.column, to: end.column) {
      for along in self.along(from: start.row, to: end.row)
      where (across + along).utf8.count < best.utf8.count {
        best = across + along
      }
    }
    return best
  }

  private func counted(_ count: Int, _ final: String) -> String {
    "\u{1B}[\(count == 1 ? "" : "\(count)")\(final)"
  }

  private func along(from start: Int, to end: Int) -> [String] {
    if start == end { return [""] }
    let distance = abs(end - start)
    let address = counted(end + 1, "d")
    if end > start {
      return [address, counted(distance, "B"), String(repeating: "\n", count: distance)]
    }
    return [address, counted(distance, "A"), String(repeating: "\u{1B}M", count: distance)]
  }

  private func across(from start: Int, to end: Int) -> [String] {
    if start == end { return [""] }
    var ways = [counted(end + 1, "G")]
    // After a glyph that fills the row, some terminals do not move on a carriage return.
    if columns > 2 { ways += toTheRight(from: 0, to: end).map { "\r" + $0 } }
    if start < columns {
      ways += toTheRight(from: start, to: end)
      if end < start {
        ways += [counted(start - end, "D"), String(repeating: "\u{8}", count: start - end)]
      }
    }
    return ways
  }

  private func toTheRight(from start: Int, to end: Int) -> [String] {
    if start == end { return [""] }
    guard start < end else { return [] }
    var ways = [counted(end - start, "C")]
    var tabs = ""
    var place = start
    while place < end, (place / 8 + 1) * 8 < columns {
      place = (place / 8 + 1) * 8
      tabs += "\t"
      if place == end {
        ways.append(tabs)
      } else if place < end {
        ways.append(tabs + counted(end - place, "C"))
      } else {
        ways.append(tabs + String(repeating: "\u{8}", count: place - end))
      }
    }
    return ways
  }
}

/// A cell of the screen, counted from 0 at the top left.
public struct CalculatedPlace: Hashable, Sendable {
  var row: Int
  var column: Int
}
