import ColorScience
import GSDesign

/// How the state on the canvas can be read, below what it is seen under.
extension KnobView {
  /// Empty where nothing can be said or there is no room for all of it.
  var reading: [Element] {
    let lines = readingRows
    // A blank row above each part, and the heading of the environment.
    let used = 1 + max(1, groupedLines) + 1 + 1 + environmentCount + 1
    guard !lines.isEmpty, used + lines.count <= rows else { return [] }
    let list = GSList(
      lines, state: ListState(count: lines.count, selected: nil), id: "gallery/reading",
      titleColumns: readingColumns)
    return [.blank, list.element]
  }

  private var readingColumns: Int {
    [Phrase.contrast, .in256, .inMono].map { width(say($0)) + 2 }.max() ?? 0
  }

  private var readingRows: [GSList.Row] {
    let look = state.element(environment.labelLanguage)
    func inks(_ depth: ColorDepth) -> [InkOnFill] {
      var change = review
      change.depth = depth
      change.vision = Vision.none
      return workbench.probe.inks(look, change)
    }
    guard
      let legibility = Legibility(look, inks: inks(.truecolor), indexed: inks(.indexed256))
    else { return [] }
    let grade = legibility.ratio.grade
    let indexed = legibility.indexedRatio
    var rows = [
      GSList.Row(
        say(.contrast), value: .words(legibility.ratio.text + " : 1  " + name(of: grade))),
      GSList.Row(
        say(.in256),
        value: .words(indexed.text + (indexed.grade == grade ? "" : "  " + name(of: indexed.grade)))
      ),
    ]
    let signs = legibility.signs(environment.glyphs ?? .unicode, language).joined(separator: ", ")
    if !signs.isEmpty {
      // The bar and the air at both sides are no room for words.
      let room = ScreenPlan.knobColumns - readingColumns - 3
      let sentence = say(.toldApart) + " " + signs
      rows.append(
        GSList.Row(say(.inMono), value: .words(width(sentence) <= room ? sentence : signs)))
    }
    return rows
  }

  private func name(of grade: Legibility.Grade) -> String {
    switch grade {
    case .enhanced: "AAA"
    case .enough: "AA"
    case .large: say(.largeOnly)
    case .tooLow: say(.tooLow)
    }
  }
}
