import GSDesign
import GalleryKit
import StateSpace

/// Names that are nearly a query that found nothing.
extension GalleryProgram {
  /// The choices of a palette whose names, or one of their words, are nearly its query, best first.
  func choices(
    nearly palette: PaletteModel<PaletteAction>, _ language: Language
  ) -> [PaletteModel<PaletteAction>.Choice] {
    typealias Choice = PaletteModel<PaletteAction>.Choice
    let query = palette.query.lowercased()
    guard query.count >= Self.leastLetters else { return [] }
    var choices: [String: [Choice]] = [:]
    var names: [String] = []
    func add(_ text: String, _ choice: Choice) {
      let text = text.lowercased()
      for name in [text]
        + text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
      where name.count >= Self.leastLetters {
        if choices[name] == nil { names.append(name) }
        if choices[name, default: []].last != choice { choices[name, default: []].append(choice) }
      }
    }
    if !palette.isOwnList {
      for (index, specimen) in catalogue.specimens.prefix(Self.mostSpecimens).enumerated() {
        add(specimen.id.text, .specimen(index))
        add(Phrase.title(specimen.component)[language], .specimen(index))
      }
    }
    for (index, item) in palette.items.enumerated() { add(item.title[language], .item(index)) }
    var near: [Choice] = []
    for name in nearestNames(to: query, among: names, limit: Self.mostSuggestions) {
      for choice in (choices[name] ?? []).prefix(Self.mostOfAName) where !near.contains(choice) {
        near.append(choice)
      }
    }
    return Array(near.prefix(Self.mostSuggestions))
  }

  /// Shorter words are like too many names.
  private static let leastLetters = 3
  private static let mostSuggestions = 6
  private static let mostOfAName = 3
  /// Further components are not compared: it is done at every key.
  private static let mostSpecimens = 2_000
}
