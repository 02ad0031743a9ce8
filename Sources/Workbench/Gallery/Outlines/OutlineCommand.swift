import GSDesign
import GalleryKit

/// Changes the way outlines are drawn: as cells, or as pixels if the terminal draws images.
enum OutlineCommand: Hashable, Sendable, CaseIterable {
  case toggle

  var info: CommandInfo {
    switch self {
    case .toggle:
      CommandInfo(
        [KeyPress("p")], .outlines,
        Phrase(localized: "Switch outlines: cells, pixels"), in: .appearance,
        isInStatus: false, linear: .absent(.linearPicture))
    }
  }

  static let entries = [CommandEntry(.outlines(.toggle))]
}
