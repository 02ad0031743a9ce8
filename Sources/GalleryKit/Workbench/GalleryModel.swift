import GSDesign

/// Everything the gallery knows at one moment; one value.
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
  package var showsHelp = false
  package var helpScroll = 0
  package var pane: Pane = .tree
  package var tree: TreeModel
  /// How many states there are of what has been shown, by index.
  package var counts: [Int: StateCount] = [:]
  /// The specimen shown, by its index in the catalogue.
  package var specimen = 0
  /// The state of each specimen, by index: leaving one and coming back finds it as it was.
  package var states: SpecimenStates
  package var knob = 0
  /// The place in the text of the focused knob, in grapheme clusters.
  package var caret = 0
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
  package var matrix = MatrixModel()
  /// What the component said last.
  package var event: ComponentEvent?
  package var toast: Toast?
  /// Escape has been pressed once while interacting: a second leaves.
  package var hasEscaped = false
  /// The member of the component the pointer rests on.
  package var hovered: Int?
  /// Whether the pointer went down on the component and has not come up yet.
  package var isPressing = false
  package var lastCopied: String?
  package var rebuild = Rebuild.none
  /// Why the last build failed, in lines.
  package var buildErrors: [String] = []
  /// Who else sees this.
  package var company = SessionPeers.none

  package init(_ catalogue: Catalogue) {
    environment = Settings(of: catalogue)
    states = SpecimenStates(catalogue.specimens.map(\.initialState))
    tree = TreeModel(catalogue.index)
    search = SearchModel(of: catalogue.specimens.count)
  }

  /// The state on the canvas.
  package var state: SpecimenState {
    get { states[specimen] }
    set { states[specimen] = newValue }
  }
}

/// What the component on the canvas answered.
package struct ComponentEvent: Hashable, Sendable {
  package var word: Phrase
  package var detail: String

  package init(word: Phrase, detail: String) {
    self.word = word
    self.detail = detail
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
