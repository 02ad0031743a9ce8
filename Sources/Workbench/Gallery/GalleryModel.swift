package import GSDesign
package import GalleryKit

/// The model of the gallery: its panes, and the state they share.
package struct GalleryModel: Hashable, Sendable {
  /// The screen in cells.
  var columns = 120
  var rows = 40
  var place = Place.at(.stage(Stage()))
  var overlays = Overlays()
  /// Whether it opened at a state and no key was pressed since: a small screen then shows the state.
  var isUntouched = false
  var tree: TreeModel
  var counts = StateCounts()
  var canvas: CanvasModel
  /// The time of what moves by itself; nil while nothing moves.
  var clock: MovementClock?
  var editing: EditingModel
  var findings = FindingsModel()
  var knobs = KnobModel()
  var history = History()
  var coverage = Coverage()
  /// The settings of the environment; those that follow the terminal have no value.
  package var environment: Settings
  /// The language of the gallery's own words.
  package var language = Language.english
  /// How often the files of a theme were edited: the picture is another one although nothing else is.
  var themeEdits = 0
  /// Why the colours of themes are not the newest, by the names of the themes.
  var sourceNotes: [String: Phrase] = [:]
  /// The facts found about the terminal.
  package var terminal = TerminalFacts()
  /// A request for the uses of a colour that came before the states were counted; the next key takes it back.
  var awaitedUses: AwaitedUses?
  /// Whether a part of the picture is still being computed.
  var isWorking = false
  /// Whether the terminal took long to answer: then changes are shown at once.
  var hasSlowLine = false
  /// The names of the recent palette choices, latest first.
  var recentChoices: [String] = []
  /// The arrangement of the last matrix, which the next opens with.
  var closedMatrix = MatrixModel()
  /// Where the wheel and clicks put the lists.
  var scrolls: [ScrollArea: ScrollOffset] = [:]
  /// The latest event of the component.
  var event: ComponentEvent? { didSet { if event == nil { earlier = [] } } }
  /// The events before that, latest first.
  var earlier: [ComponentEvent] = []
  /// The failures since the start.
  var failures = FailureLog<Phrase>()
  /// The specimen whose data is shown failing, and has its line.
  var failingSpecimen: Int?
  var toast: Toast?
  /// The message that a timer takes away; nil if none does.
  var timedToast: Toast?
  package var lastCopied: String?
  var rebuild = RebuildModel()
  /// Who else sees this.
  package var company = SessionPeers.none

  /// - Parameter tokens: the tokens behind themes of files, by the names of the themes.
  init(_ catalogue: Catalogue, tokens: [String: ThemeTokens] = [:]) {
    editing = EditingModel(tokens: tokens)
    environment = Settings(of: catalogue)
    canvas = CanvasModel(catalogue.specimens)
    tree = TreeModel(catalogue.index)
  }

  /// The number of palette choices that are remembered.
  static let mostRecent = 5

  /// The specimen shown, by its index in the catalogue.
  var specimen: Int { canvas.specimen }

  /// The state on the canvas.
  var state: SpecimenState {
    get { canvas.state }
    set { canvas.state = newValue }
  }

  /// The edit of a colour that the keys change, or changed last; nil while the editor is closed.
  var colorEdit: ColorEdit? { editing.current(in: overlays.editor) }

  /// The edit of a length that the keys change; nil while they change a colour.
  var lengthEdit: LengthEdit? { editing.currentLength(in: overlays.editor) }
}

/// The state of every specimen: initial ones are not kept again.
struct SpecimenStates: Hashable, Sendable {
  let specimens: [Specimen]
  private var touched: [Int: SpecimenState] = [:]

  init(_ specimens: [Specimen]) {
    self.specimens = specimens
  }

  subscript(specimen: Int) -> SpecimenState {
    get { touched[specimen] ?? specimens[specimen].initialState }
    set { touched[specimen] = newValue }
  }

  /// Compares only the specimens with changed states; the other states are one shared array.
  static func == (left: SpecimenStates, right: SpecimenStates) -> Bool {
    left.specimens.count == right.specimens.count
      && Set(left.touched.keys).union(right.touched.keys).allSatisfy { left[$0] == right[$0] }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(specimens.count) }
}
