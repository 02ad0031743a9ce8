package import GalleryKit

/// The shared part of a model, independent of the terminal: everything that followers see, and nothing else.
///
/// States, components and settings are named as in links, so that a scene is plain text. It contains no sizes, colours
/// and widths: each terminal has its own. A scene is complete: playing the last one is enough, however many were
/// missed.
package struct Scene: Hashable, Sendable {
  /// The kind of the place.
  package enum Mode: String, Hashable, Sendable {
    case overview, browse, interact, search, matrix
  }

  /// The search text, and the position in its results.
  package struct Question: Hashable, Sendable {
    package var query: String
    package var match: Int

    package init(query: String, match: Int) {
      self.query = query
      self.match = match
    }
  }

  /// The state on the canvas, as a link without settings.
  package var link: String
  /// Links of the edited states that a matrix of several variants starts from, apart from the state on the canvas.
  package var beside: [String] = []
  /// The settings chosen for viewing; those that follow the terminal are nil.
  package var settings = Settings()
  package var mode = Mode.browse
  package var pane = Pane.tree
  /// The focused component or variant in the tree, as links spell it.
  package var row: String
  /// The component whose variants the overview shows, empty for all components; nil if the overview is not open.
  package var overview: String?
  /// The grouping of the components.
  package var grouping = Grouping.component
  /// The components that are folded in the tree.
  package var folded: [String] = []
  package var knob = 0
  package var caret = 0
  /// The state whose texts decide the plan of the page while a text is typed, as a link; nil while none is.
  package var planned: String?
  /// The strip of the canvas that the arrows walk along.
  package var strip = 0
  /// Rows scrolled past at the top of a state that is higher than the canvas.
  package var scroll = 0
  /// The first visible line of each list that the wheel or a click scrolled.
  package var lists: [ScrollArea: Int] = [:]
  /// Whether the canvas compares light and dark.
  package var isCompared = false
  /// The scale of the state on the canvas; 1 if it is not enlarged.
  package var zoom = 1
  /// The part of the state that is measured; nil if none is.
  package var inspected: Int?
  /// The focused option of a set.
  package var option = 0
  /// The digits of a number while it is typed.
  package var entry = ""
  package var search: Question?
  package var palette: Question?
  /// Whether the palette lists the uses of the part that is measured.
  package var listsUses = false
  /// The name of the focused palette item: its place may differ in galleries with other commands.
  package var choice: String?
  /// The names of the recent palette choices, latest first.
  package var recent: [String] = []
  /// The first visible line of the page, and of the help; nil while it is closed.
  package var page: Int?
  /// Whether the page is the colour lab.
  package var isLab = false
  package var help: Int?
  /// The failures, newest first, each as a source, a sentence in two languages and a count, if they are listed in place
  /// of the help; nil otherwise.
  package var failures: [[String]]?
  package var matrix: MatrixScene?
  package var event: ComponentEvent?
  package var earlier: [ComponentEvent] = []
  package var toast: Toast?
  package var session = PresentedSession()

  package init(link: String, row: String) {
    self.link = link
    self.row = row
  }
}

/// The matrix shown, as part of a ``Scene``.
package struct MatrixScene: Hashable, Sendable {
  /// A cell: its state before any edit, and the settings of its own.
  package struct Cell: Hashable, Sendable {
    package var link: String
    package var settings: [Setting: String]

    package init(link: String, settings: [Setting: String]) {
      self.link = link
      self.settings = settings
    }
  }

  /// A cell that was edited in the matrix, and the link of its state now.
  package struct Change: Hashable, Sendable {
    package var cell: Cell
    package var link: String

    package init(cell: Cell, link: String) {
      self.cell = cell
      self.link = link
    }
  }

  /// The component whose variants are all shown; nil for the one on the canvas.
  package var component: String?
  package var moves: [MatrixArrangement.Move] = []
  package var isSwapped = false
  package var only: MatrixOnly?
  package var zoom = MatrixZoom.faithful
  package var isFolded = false
  package var compared: Setting?
  package var page = 0
  /// The focused cell; nil if the focused place has no state.
  package var focus: Cell?
  /// The focused place, used if it has no state.
  package var spot = MatrixSpot()
  package var firstRow = MatrixRow(section: 0, row: 0)
  package var firstColumn = 0
  package var movedAxes: [String] = []
  package var movedAlong: MatrixPlace?
  package var changes: [Change] = []
  package var isInteracting = false
  package var showsAxes = false
  package var axis = 0

  package init() {}
}
