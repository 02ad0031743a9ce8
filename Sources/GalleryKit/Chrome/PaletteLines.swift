/// The lines of a palette's results: headings below a blank line, and results of one line, or of three with a picture.
struct PaletteLines: Hashable, Sendable {
  /// The lines of a section.
  private struct Block: Hashable {
    /// The first line of its heading, or of its results without one.
    let line: Int
    let headRows: Int
    /// Rows of a result.
    let rows: Int
    let places: Range<Int>

    var first: Int { line + headRows }
    var end: Int { first + places.count * rows }
  }

  private let blocks: [Block]

  init<Action>(_ palette: PaletteModel<Action>, hasPictures: Bool) {
    var blocks: [Block] = []
    for section in palette.sections {
      let head = (blocks.isEmpty ? 0 : 1) + (section.heading == nil ? 0 : 1)
      blocks.append(
        Block(
          line: blocks.last?.end ?? 0, headRows: head,
          rows: hasPictures && section.hasPictures ? PaletteSpecimen.rows : 1,
          places: section.places))
    }
    self.blocks = blocks
  }

  /// The number of lines.
  var count: Int { blocks.last?.end ?? 0 }

  /// The lines of a result; empty for a place without one.
  func lines(of place: Int) -> Range<Int> {
    guard let block = blocks.first(where: { $0.places.contains(place) }) else { return 0..<0 }
    let first = block.first + (place - block.places.lowerBound) * block.rows
    return first..<first + block.rows
  }

  /// The lines of the heading above the first result of a section; 0 for any other result.
  func headRows(of place: Int) -> Int {
    blocks.first { $0.places.lowerBound == place }?.headRows ?? 0
  }

  /// The lines above the first result of a section: the last of them has its heading.
  func head(of section: Int) -> Range<Int> { blocks[section].line..<blocks[section].first }

  /// The places of the results of a section that are seen, in whole or in part.
  ///
  /// - Parameter seen: the visible lines.
  func places(of section: Int, in seen: Range<Int>) -> Range<Int> {
    let block = blocks[section]
    let first = max(0, seen.lowerBound - block.first) / block.rows
    let end = (max(0, seen.upperBound - block.first) + block.rows - 1) / block.rows
    let start = block.places.lowerBound
    return (start + first..<max(start + first, start + end)).clamped(to: block.places)
  }
}
