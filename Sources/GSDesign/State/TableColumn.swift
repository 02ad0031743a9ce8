/// A column of a table: its title, its width, and whether rows can be sorted by it.
///
/// ```swift
/// TableColumn("Size", width: .exactly(8), alignment: .trailing, isSortable: true)
/// ```
public struct TableColumn: Hashable, Sendable {
  /// The title in the header, one line.
  public let title: String
  /// The width in cells: `exactly`, or an equal share of the room that others leave, `atLeast` or `atMost` so wide.
  /// As only the cells in view are known, `content` is a share too.
  public let width: Extent
  /// The position of title and cells in the width.
  public let alignment: Alignment.Horizontal
  /// Whether its title sorts the rows.
  public let isSortable: Bool

  /// Makes a column; by default it takes a share of the room, at the left, and does not sort.
  public init(
    _ title: String, width: Extent = .fill, alignment: Alignment.Horizontal = .leading,
    isSortable: Bool = false
  ) {
    self.title = title
    self.width = width
    self.alignment = alignment
    self.isSortable = isSortable
  }

  /// Cells between columns, those of ``Space/large``.
  static let gap = 2
  /// The least width of a column that takes a share, so that words are still recognized.
  private static let leastShare = 4

  /// The widths that it may have.
  private var widths: ClosedRange<Int> {
    switch width {
    case .exactly(let cells): max(1, cells)...max(1, cells)
    case .atLeast(let cells): max(1, cells)...Int.max
    case .atMost(let cells): min(Self.leastShare, max(1, cells))...max(1, cells)
    case .content, .fill: Self.leastShare...Int.max
    }
  }

  /// The widths of columns side by side in a room of cells; 0 for the last ones if the room is too small for all.
  static func widths(of columns: [TableColumn], in room: Int) -> [Int] {
    var widths = columns.map(\.widths.lowerBound)
    func needed() -> Int { widths.reduce(0, +) + gap * max(0, widths.count - 1) }
    while widths.count > 1, needed() > room { widths.removeLast() }
    if widths.count == 1 { widths[0] = min(widths[0], max(1, room)) }
    // Cell by cell to the narrowest, so that shares differ by one cell at most.
    for _ in 0..<max(0, room - needed()) {
      let open = widths.indices.filter { widths[$0] < columns[$0].widths.upperBound }
      guard let narrowest = open.min(by: { widths[$0] < widths[$1] }) else { break }
      widths[narrowest] += 1
    }
    return widths + Array(repeating: 0, count: columns.count - widths.count)
  }
}
