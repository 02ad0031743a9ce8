import GSDesign
import GalleryKit

/// States as a screen reader would say them, written down.
enum SpokenLines {
  /// A state alone: a line for each part.
  static func of(_ state: SpecimenState, under environment: Settings) -> [UInt8] {
    Array(state.spokenLines(in: environment).map { $0 + "\n" }.joined().utf8)
  }

  /// A state among others: a line for each part behind its link.
  static func of(_ state: SpecimenState, link: String, under environment: Settings) -> [UInt8] {
    Array(state.spokenLines(in: environment).map { link + ": " + $0 + "\n" }.joined().utf8)
  }
}
