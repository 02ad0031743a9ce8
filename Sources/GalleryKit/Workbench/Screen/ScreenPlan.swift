/// Where the panes are on a screen of some size.
struct ScreenPlan: Hashable {
  enum Arrangement: Hashable {
    /// Tree, canvas and knobs side by side.
    case wide
    /// Knobs under the canvas; the tree is a drawer.
    case stacked
    /// One pane at a time.
    case single
    /// A sentence.
    case tooSmall
  }

  let arrangement: Arrangement
  let columns: Int
  let rows: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    arrangement =
      if Chrome.isTooSmall(columns: columns, rows: rows) {
        .tooSmall
      } else if columns < 60 || rows < 16 {
        .single
      } else if columns < 100 || rows < 24 {
        .stacked
      } else {
        .wide
      }
  }

  static let treeColumns = 26
  static let knobColumns = 38

  /// Rows of the event line, the code and the status line under the panes.
  var footRows: Int {
    switch arrangement {
    case .wide, .stacked: 3
    case .single: 1
    case .tooSmall: 0
    }
  }

  /// Rows between the header and the foot.
  var bodyRows: Int { max(1, rows - 1 - footRows) }

  /// Rows of the knobs where they stand under the canvas.
  func stackedKnobRows(_ count: Int) -> Int { max(1, min(count + 1, bodyRows / 2)) }

  /// Columns of the canvas.
  var canvasColumns: Int {
    switch arrangement {
    case .wide: columns - Self.treeColumns - Self.knobColumns
    case .stacked, .single, .tooSmall: columns
    }
  }

  /// Columns of the matrix: it takes the place of canvas and knobs.
  var matrixColumns: Int {
    switch arrangement {
    case .wide: columns - Self.treeColumns
    case .stacked, .single, .tooSmall: columns
    }
  }
}
