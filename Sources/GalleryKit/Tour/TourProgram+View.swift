import ColorScience
package import GSDesign

extension TourProgram {
  /// The gallery; while it plays with what is seen above, and what to do below.
  package func view(_ model: TourModel) -> Element {
    let base = gallery.view(model.gallery)
    let (columns, rows) = (model.gallery.columns, model.gallery.rows)
    guard let caption = model.caption, !Chrome.isTooSmall(columns: columns, rows: rows) else {
      return base
    }
    let language = gallery.options.language
    let chrome = Chrome(language, columns: columns, rows: rows, width: gallery.probe.width)
    let whole = Phrase.tourHint[language]
    let hint = gallery.probe.width(whole) + 4 <= columns ? whole : Phrase.tourShortHint[language]
    let appearance = model.gallery.terminal.appearance
    let above = chrome.bar(
      .raised, appearance, [.gap(1), chrome.words(.title3, caption[language])])
    let below = chrome.bar(.surface, appearance, [.gap(2), chrome.words(.title3, hint)])
    return .layered(
      .layered(base, overlay: above, alignment: .topLeading), overlay: below,
      alignment: .bottomLeading)
  }
}

extension Chrome {
  /// One row over the whole width, to lie above what a program shows.
  package func bar(
    _ level: GSPanel.Level, _ appearance: Appearance, _ content: [Element]
  ) -> Element {
    // A backdrop takes all the room there is, unless it is given less.
    .sized(
      width: .exactly(columns), height: .exactly(1),
      .environment(
        .chrome(appearance), pane(level, columns: columns, rows: 1, line(columns: columns, content))
      ))
  }
}
