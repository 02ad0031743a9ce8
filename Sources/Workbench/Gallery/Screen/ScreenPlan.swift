import GalleryKit

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

  /// Rows above the foot that panes leave to the colour editor.
  let editorRows: Int

  /// - Parameter isEditing: whether the colour editor is open.
  init(columns: Int, rows: Int, isEditing: Bool = false) {
    self.columns = columns
    self.rows = rows
    editorRows = isEditing ? EditingView.rows(of: rows) : 0
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
  static let knobColumns = 32

  /// Rows of the code and the status line under the panes.
  var footRows: Int {
    switch arrangement {
    case .wide, .stacked: 2
    case .single: 1
    case .tooSmall: 0
    }
  }

  /// Rows between the header and the foot.
  var bodyRows: Int { max(1, rows - 1 - footRows - editorRows) }

  /// Whether the palette has room for pictures of the components that it finds.
  var hasPalettePictures: Bool { arrangement != .single && bodyRows >= 16 }

  /// Rows of the knobs below the canvas.
  func stackedKnobRows(_ count: Int) -> Int {
    editorRows > 0 ? 0 : max(1, min(count + 1, bodyRows / 2))
  }

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
