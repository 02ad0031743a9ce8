import GSDesign

/// Everything the gallery knows at one moment: its panes, and what they share.
package struct GalleryModel: Hashable, Sendable {
  /// What the keys are for.
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    case browse, interact, search, matrix
  }

  /// What of the screen has the keys while browsing.
  package enum Pane: String, Hashable, Sendable, CaseIterable {
    case tree, canvas, knobs
  }

  /// The screen in cells.
  package var columns = 120
  package var rows = 40
  package var mode: Mode = .browse
  package var pane: Pane = .tree
  package var tree: TreeModel
  package var counts = StateCounts()
  package var canvas: CanvasModel
  package var knobs = KnobModel()
  package var history = History()
  package var coverage = Coverage()
  /// The settings it is looked at under; what follows the terminal is not said.
  package var environment: Settings
  /// What the terminal turned out to be.
  package var terminal = TerminalFacts()
  package var search: SearchModel
  /// nil while it is closed.
  package var palette: PaletteModel<PaletteAction>?
  /// nil while it is closed.
  package var page: PageModel?
  /// nil while it is closed.
  package var help: HelpModel?
  package var matrix = MatrixModel()
  /// What the component said last.
  package var event: ComponentEvent?
  package var toast: Toast?
  package var lastCopied: String?
  package var rebuild = RebuildModel()
  /// Who else sees this.
  package var company = SessionPeers.none

  package init(_ catalogue: Catalogue) {
    environment = Settings(of: catalogue)
    canvas = CanvasModel(catalogue.specimens.map(\.initialState))
    tree = TreeModel(catalogue.index)
    search = SearchModel(of: catalogue.specimens.count)
  }

  /// The specimen shown, by its index in the catalogue.
  package var specimen: Int { canvas.specimen }

  /// The state on the canvas.
  package var state: SpecimenState {
    get { canvas.state }
    set { canvas.state = newValue }
  }
}

/// A short message that the next key takes away.
package enum Toast: Hashable, Sendable {
  case copied(String)
  case impossible(Phrase)
  case says(Phrase)
  /// Neither done nor refused: something a person may want to know.
  case tells(Phrase)
  case fails(Phrase)
}
