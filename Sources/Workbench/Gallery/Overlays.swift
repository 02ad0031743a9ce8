import GSDesign
import GalleryKit

/// The open layers over the place, the lowest first. Any of them may lie over any lower one; the topmost has the keys.
struct Overlays: Hashable, Sendable {
  /// The page of a component or of a state's colours; nil while it is closed.
  var page: PageModel?
  private var panel: Panel? {
    didSet {
      if case .findings(let list)? = oldValue { lastFinding = list.chosen?.id ?? lastFinding }
    }
  }
  /// The palette; nil while it is closed.
  var palette: PaletteModel<PaletteAction>?
  /// The keys that work here, or the failures; nil while it is closed.
  var help: HelpModel?
  /// The id of the finding that the list was on when it was closed.
  private(set) var lastFinding: String?

  /// The findings and the colour editor take the place of one another.
  private enum Panel: Hashable, Sendable {
    case findings(FindingsList)
    case editor(EditorModel)
  }

  /// The list of findings; nil while it is closed.
  var findings: FindingsList? {
    get {
      guard case .findings(let list)? = panel else { return nil }
      return list
    }
    set { if newValue != nil || findings != nil { panel = newValue.map { .findings($0) } } }
  }

  /// The colour editor; nil while it is closed.
  var editor: EditorModel? {
    get {
      guard case .editor(let editor)? = panel else { return nil }
      return editor
    }
    set { if newValue != nil || editor != nil { panel = newValue.map { .editor($0) } } }
  }

  /// The topmost layer; nil if none is open.
  var top: Overlay? {
    if let help { return .help(help) }
    if let palette { return .palette(palette) }
    switch panel {
    case .findings(let list): return .findings(list)
    case .editor(let editor): return .editor(editor)
    case nil: return page.map { .page($0) }
    }
  }

  /// Closes all layers.
  mutating func close() { (page, panel, palette, help) = (nil, nil, nil, nil) }

  /// Whether the pointer moves over something else than the panes; the colour editor is below them.
  var hidePanes: Bool { page != nil || findings != nil || palette != nil || help != nil }

  /// Opens a layer and closes those above it.
  mutating func open(_ overlay: Overlay) {
    help = nil
    switch overlay {
    case .help(let help): self.help = help
    case .palette(let palette): self.palette = palette
    case .findings(let list): (panel, palette) = (.findings(list), nil)
    case .editor(let editor): (panel, palette) = (.editor(editor), nil)
    case .page(let page): (self.page, panel, palette) = (page, nil, nil)
    }
  }
}

extension Overlays {
  /// The layers as followers see them: the findings and the colour editor belong to one screen.
  struct Presented: Codable, Hashable, Sendable {
    var page: PageModel.Presented?
    var palette: PresentedPalette?
    var help: HelpModel.Presented?
  }

  /// The layers for followers.
  ///
  /// - Parameter specimen: the name of a specimen.
  func presented(_ failures: FailureLog<Phrase>, specimen: (Int) -> String) -> Presented {
    Presented(
      page: page?.presented, palette: palette?.presented(specimen: specimen),
      help: help?.presented(failures))
  }
}
