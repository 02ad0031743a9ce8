import GSDesign

/// The keys that work where help was asked for.
extension GalleryView {
  var help: Element {
    chrome.help(
      program.helpLines(model), title: say(.here), rows: plan.bodyRows, scroll: model.helpScroll,
      foot: specimen.id + "  " + specimen.usage[language])
  }
}
