import GalleryKit

/// A layer over the place, the lowest first. The topmost has the keys.
enum Overlay: Hashable, Sendable {
  /// The page of a component or of a state's colours.
  case page(PageModel)
  /// The findings of the audit.
  case findings(FindingsList)
  /// The colour editor, below the panes.
  case editor(EditingModel.Open)
  case palette(PaletteModel<PaletteAction>)
  /// The keys that work here, or the failures.
  case help(HelpModel)
}

extension GalleryModel {
  /// The topmost overlay; nil if none is open.
  var overlay: Overlay? {
    if let help { return .help(help) }
    if let palette { return .palette(palette) }
    if let open = editing.open { return .editor(open) }
    if let list = findings.list { return .findings(list) }
    return page.map { .page($0) }
  }
}
