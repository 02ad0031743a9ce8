/// The state of a table: its columns, the rows in view, the current and the selected row, and the order of the rows.
///
/// It has two tab stops, the header and the rows. In the header left and right go from one sortable column to the
/// next; Enter, Space or a click sorts by it, and once more reverses the order. Rows act as those of a ``ListState``.
///
/// ```swift
/// var table = TableState(columns: [TableColumn("Name", isSortable: true)], count: 100, isFocused: true)
/// table.handle(.move(.down))   // .selected(1)
/// table.sort(by: 0)            // .acted(0): sort the rows by table.sorting
/// ```
public struct TableState: InteractiveState {
  /// The order of the rows.
  public struct Sorting: Hashable, Sendable {
    /// The column that they are sorted by, from 0.
    public let column: Int
    /// Whether the greatest comes first.
    public let isDescending: Bool

    /// Makes an order, ascending by default.
    public init(column: Int, isDescending: Bool = false) {
      self.column = column
      self.isDescending = isDescending
    }
  }

  /// The columns from left to right.
  public let columns: [TableColumn]
  /// The order of the rows; nil before the first choice.
  public private(set) var sorting: Sorting?
  /// Focus, selection and window of the rows.
  public private(set) var rows: ListState
  /// Focus and pointer of the titles.
  public private(set) var header: MemberGroup
  /// The columns of cells that the table takes, the bar of the chosen row and the line of the window among them.
  public private(set) var width: Int
  /// The width of each column in cells; 0 for those without room.
  public private(set) var widths: [Int]

  /// Makes a state.
  ///
  /// - Parameters:
  ///   - columns: the columns from left to right.
  ///   - count: how many rows there are; below 0 counts as 0.
  ///   - selected: the chosen row; nil chooses none.
  ///   - sorting: the order that the rows are in.
  ///   - isFocused: whether the rows have the focus.
  ///   - activation: whether the selection follows the focus, as it does by default.
  ///   - width: the columns of cells of the table.
  ///   - height: the rows of cells of the table, two of them for the header.
  public init(
    columns: [TableColumn], count: Int, selected: Int? = 0, sorting: Sorting? = nil,
    isFocused: Bool = false, activation: TabsState.Activation = .automatic, width: Int = 80,
    height: Int = 12
  ) {
    self.columns = columns
    self.sorting = sorting.flatMap { columns.indices.contains($0.column) ? $0 : nil }
    rows = ListState(count: count, selected: selected, isFocused: isFocused, activation: activation)
    header = MemberGroup(
      focus: MemberFocus(count: columns.count, wraps: false), isFocused: false)
    self.width = 0
    widths = []
    resize(width: width, height: height)
  }

  /// Gives the table another size in cells, two rows of it for the header; the focus stays in view.
  public mutating func resize(width: Int, height: Int) {
    self.width = max(0, width)
    widths = TableColumn.widths(of: columns, in: width - Self.sideColumns)
    for (place, column) in columns.enumerated() {
      header.setDisabled(!column.isSortable || widths[place] == 0, at: place)
    }
    rows.rows = height - Self.headerRows
  }

  /// The rows of cells of the header: the titles and a line.
  static let headerRows = 2
  /// The bar, a cell at each side of the cells, and the line of the window.
  private static let sideColumns = 4

  /// Whether the header or the rows have the focus.
  public var isFocused: Bool { header.isFocused || rows.isFocused }
  /// How many rows there are.
  public var count: Int { rows.count }
  /// The chosen row; nil if none is chosen.
  public var selected: Int? { rows.selected }

  /// The tab stops of the table under a name: the header, if rows can be sorted, and the rows.
  public func stops(as id: FocusID) -> [FocusID] {
    header.focus.index == nil ? [id] : [Self.header(of: id), id]
  }

  /// The name of the header of a table.
  static func header(of id: FocusID) -> FocusID { id.child("header") }

  /// Handles an intent for the part with the focus, the rows if neither has it: `.acted` with the column to sort by,
  /// `.selected` with a row, `.activated` to open the chosen one.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    switch intent {
    case .focus: isFocused ? .ignored : rows.handle(.focus)
    case .blur: Self.both(take(.blur), rows.handle(.blur))
    case .activate, .remove, .move, .first, .last, .insert, .deleteBackward, .deleteForward,
      .deleteAll, .cancel, .hover, .pressDown, .pressUp:
      header.isFocused ? take(intent) : rows.handle(intent)
    }
  }

  /// Moves the focus of the rows by pages.
  @discardableResult
  public mutating func turn(pages: Int) -> Outcome { rows.turn(pages: pages) }

  /// Scrolls the rows without moving the focus.
  @discardableResult
  public mutating func scroll(rows: Int) -> Outcome { self.rows.scroll(rows: rows) }

  /// Handles an event; the pointer acts on titles and rows alike.
  @discardableResult
  public mutating func receive(_ event: Event, as id: FocusID) -> Outcome {
    guard case .pointer(let phase, let target) = event, event.rowsScrolled(over: id) == nil else {
      return take(event, as: id)
    }
    let title = Intent.pointer(phase, over: target, for: Self.header(of: id))
    let row = Intent.pointer(phase, over: target, for: id)
    return Self.both(title.map { take($0) } ?? .ignored, row.map { rows.handle($0) } ?? .ignored)
  }

  /// Gives the focus to the part that a ring gives it to.
  @discardableResult
  public mutating func follow(_ ring: FocusRing, as id: FocusID) -> Outcome {
    let title = take(ring.focused == Self.header(of: id) ? .focus : .blur)
    return Self.both(title, rows.handle(ring.focused == id ? .focus : .blur))
  }

  /// Sorts by a column, ascending first and then in turns: `.acted` with the column; ignored for one that cannot
  /// sort.
  @discardableResult
  public mutating func sort(by column: Int) -> Outcome {
    guard columns.indices.contains(column), columns[column].isSortable else { return .ignored }
    let isReversed = sorting.map { $0.column == column && !$0.isDescending } ?? false
    sorting = Sorting(column: column, isDescending: isReversed)
    return .acted(column)
  }

  /// Adds or removes rows at the end; focus and selection keep their rows, or move to the last one.
  public mutating func setCount(_ count: Int) { rows.setCount(count) }

  /// Removes a row: focus and selection move to its neighbour.
  public mutating func remove(at row: Int) { rows.remove(at: row) }

  /// Handles an intent in the header.
  private mutating func take(_ intent: Intent) -> Outcome {
    switch header.handle(intent, arrows: .horizontal) {
    case .ignored, .removing: .ignored
    case .changed, .moved: .changed
    case .acted(let column): sort(by: column)
    }
  }

  /// The outcome of two parts, of which only one can act.
  private static func both(_ one: Outcome, _ other: Outcome) -> Outcome {
    other == .ignored || other == .changed && one != .ignored ? one : other
  }
}
