import ColorScience
import GSDesign
import TermRender

/// The styles of one appearance, interned.
struct WorkloadStyles {
  let page, surface, accent, currentTab, heading, muted, mutedOnSurface, rule, disabled: StyleID
  /// By hue.
  let tags, selectedTags: [StyleID]

  init(_ theme: WorkloadTheme, pool: CellPool) {
    func style(_ ink: RGB, _ ground: RGB, _ attributes: Attributes = []) -> StyleID {
      pool.id(
        of: Style(foreground: Paint(ink), background: Paint(ground), attributes: attributes))
    }
    page = style(theme.page.ink, theme.page.ground)
    surface = style(theme.surface.ink, theme.surface.ground)
    accent = style(theme.accent.ink, theme.accent.ground)
    currentTab = style(theme.accent.ink, theme.accent.ground, .bold)
    heading = style(theme.muted, theme.surface.ground, .bold)
    muted = style(theme.muted, theme.page.ground)
    mutedOnSurface = style(theme.muted, theme.surface.ground)
    rule = style(theme.rule, theme.page.ground)
    disabled = style(theme.disabled.ink, theme.disabled.ground)
    tags = theme.tags.map { style(theme.tagInk, $0) }
    selectedTags = theme.selectedTags.map { style(theme.selectedInk, $0, .bold) }
  }
}
