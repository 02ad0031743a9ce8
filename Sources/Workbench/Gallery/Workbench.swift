import GSDesign
import GalleryKit
import Laws

/// The pictures drawn last, each with its inputs.
struct DrawnPictures: Sendable {
  let plans = RecentPlans()
  let overviewLooks = OverviewLooks()
  let tree = Recent<TreeView.Key, Element>()
  let canvas = Recent<CanvasPlan.Key, CanvasPlan>()
  let enlarged = Recent<EnlargingRequest, EnlargedLook?>()
  let enlargedInDark = Recent<EnlargingRequest, EnlargedLook?>()
  let zoomScale = Recent<Workbench.ZoomKey, Int>()
  /// The size of the state on the stage in points.
  let size = Recent<EnlargingRequest, PointRect?>()
  let wordContrast = Recent<WordContrast.Key, WordContrast?>()
  let wordContrastInDark = Recent<WordContrast.Key, WordContrast?>()
  let fault = Recent<WordContrast.Key, ContrastFault?>()
  /// The measures of the state on the stage: all, and the brief ones.
  let spec = Recent<Workbench.SpecKey, [CanvasSpec.Table]>()
  let matrixCells = MatrixCellMemory()
}

/// The state that panes read and do not change: the specimen shown, its settings, the screen.
struct Workbench: Sendable {
  let resources: GalleryResources
  let plan: ScreenPlan
  let terminal: TerminalFacts
  let environment: Settings
  /// Where keys go.
  let context: KeyContext
  /// The specimen that is shown, by its index in the catalogue; in the matrix that of the cell with the keys.
  let shown: Int
  /// Where the specimens are, sorted as the tree is.
  let index: CatalogueIndex
  let overview: OverviewModel
  /// Whether the overview has the place of canvas and knobs.
  let showsOverview: Bool
  var states: SpecimenStates
  let counts: StateCounts
  let coverage: Coverage
  let findings: FindingsModel
  let company: SessionPeers
  /// Where the wheel and clicks put the lists.
  let scrolls: [ScrollArea: ScrollOffset]
  /// The time of what moves by itself; nil while nothing moves.
  let clock: MovementClock?

  var catalogue: Catalogue { resources.catalogue }
  var probe: RenderingClient { resources.probe }
  /// The language of the gallery's own words.
  var language: Language { resources.language }
  var specimen: Specimen { catalogue.specimens[shown] }
  var state: SpecimenState { states[shown] }

  /// The environment of the component under review.
  var review: EnvironmentChange { review(of: shown) }

  /// The settings in effect, with the theme of the specimen shown if none was chosen.
  var settledEnvironment: Settings { settled(of: shown) }

  /// The settings in effect for a specimen: those not chosen follow its own design system, then the terminal.
  func settled(of specimen: Int) -> Settings {
    environment.atHome(of: catalogue.specimens[specimen].id, in: catalogue).settled(terminal)
  }

  /// The number of states of a specimen; counted now if it is not known yet.
  func count(of specimen: Int) -> StateCount {
    counts[specimen] ?? StateCount(of: catalogue.specimens[specimen])
  }
}

/// A request of a pane to the gallery around it.
enum PaneRequest {
  /// Shows a specimen on the canvas; in the overview, focuses its card.
  case show(Int)
  /// Opens the page of a specimen.
  case openPage(Int)
  /// Opens the overview: the variants of a component, or all components.
  case showOverview(of: Int?)
  /// Shows a state of the specimen on the canvas.
  case put(SpecimenState, History.Cause)
  /// Measures the first part of the state on the canvas that shows a role.
  case inspect(ColorRole)
  /// Opens a state that shows a role, and measures the part.
  case showRole(ColorRole)
  /// Restores a state when it is undone or redone.
  case restore(SpecimenState, of: Int)
  /// Gives the component an intent: the one on the canvas, or in the cell with the keys.
  case send(Intent)
  /// Gives the component the keys, or takes them away.
  case enterInteract, leaveInteract
  /// Discards the latest event of the component.
  case forgetEvent
  /// Ends the step of undo; further typing is another one.
  case closeStep
  case set(Settings)
  /// Chooses no appearance: both beside one another, or the one of the terminal.
  case compare(Bool)
  /// Changes the language of the gallery's own words.
  case speak(Language)
  case run(Command)
  /// Writes an edited colour.
  case saveColor(ColorEdit)
  case saveLength(LengthEdit)
  /// Opens the colour editor at the ink of a cause of low contrast, with the smallest change that mends it.
  case mend(ContrastCause)
  case say(Toast)
  /// Shows a message unless another is shown.
  case remark(Toast)
  /// Removes a message.
  case takeBack(Toast)
}

/// A movement of the focus by keys.
enum Motion: Hashable, Sendable {
  case up, down, left, right, first, last

  /// Whether it goes left or right.
  var isAcross: Bool { self == .left || self == .right }

  /// The rows it moves by; 0 for a movement in another direction.
  var rows: Int {
    switch self {
    case .up: -1
    case .down: 1
    case .left, .right, .first, .last: 0
    }
  }
}
