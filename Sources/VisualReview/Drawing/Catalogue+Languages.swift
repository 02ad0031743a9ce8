package import GSDesign
package import GalleryKit
import StateSpace

extension Catalogue {
  /// Why no label is in a language, with a similar one if there is one; nil if some are.
  ///
  /// The languages of the gallery itself always count: components are spoken in them. Of the others, one counts if a
  /// component looks other in it than in English.
  package func problem(ofLabelLanguage language: Language) -> String? {
    let known = Language.ofInterface
    guard !language.lookup.contains(where: known.contains), !hasLabels(in: language) else {
      return nil
    }
    let names = known.map(\.rawValue)
    let similar = nearestNames(to: language.rawValue, among: names).first { name in
      name.contains { language.rawValue.contains($0) }
    }
    let advice =
      similar.map { "; did you mean \($0)?" }
      ?? ". Labels are in \(names.joined(separator: ", "))."
    return "No label is in the language “\(language)”" + advice
  }

  private func hasLabels(in language: Language) -> Bool {
    specimens.contains { specimen in
      SpecimenSpace(of: specimen).contains { state in
        state.element(language) != state.element(.english)
      }
    }
  }
}
