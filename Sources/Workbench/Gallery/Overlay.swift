import GalleryKit

/// A layer over the place.
enum Overlay: Hashable, Sendable {
  /// The page of a component or of a state's colours.
  case page(PageModel)
  /// The findings of the audit.
  case findings(FindingsList)
  /// The colour editor, below the panes.
  case editor(EditorModel)
  case palette(PaletteModel<PaletteAction>)
  /// The keys that work here, or the failures.
  case help(HelpModel)
}
