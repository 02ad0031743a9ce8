import GSDesign

/// The palette over the panes: every command, every value of the environment, every component.
extension GalleryView {
  func palette(_ palette: PaletteModel<PaletteAction>) -> Element {
    chrome.palette(
      palette, rows: plan.bodyRows, isWhole: plan.arrangement == .single,
      placeholder: .palettePlaceholder, list: GalleryPart.choiceID,
      specimen: program.specimenName)
  }
}
