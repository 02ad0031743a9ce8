@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Laws
@testable import TermRender

extension LawChecker {
  /// A specimen in its home theme, otherwise as links mean it.
  init(_ specimen: Specimen, seed: UInt64 = 1) {
    self.init(
      specimen, setting: .standard, probe: .rendering(widthPolicy: .grapheme),
      other: .rendering(widthPolicy: .grapheme), seed: seed)
  }
}

extension LawSetting {
  static let standard = LawSetting(
    change: Settings().change(in: Catalogue.builtIn))

  /// As `audit` asks where no contrast is named: published colours are shown as they are, fitted ones are judged.
  static let fitted: LawSetting = {
    var link = Settings()
    link.contrast = .normal
    return LawSetting(link: link, change: link.change(in: .builtIn))
  }()

  static func of(_ theme: Theme, _ appearance: Appearance, _ depth: ColorDepth) -> LawSetting {
    var link = Settings()
    link.theme = theme.name
    link.appearance = appearance
    link.depth = depth
    return LawSetting(link: link, change: link.change(in: .builtIn))
  }
}

extension Violation {
  /// The link, the steps taken there, and the seen result.
  func text(in catalogue: Catalogue) -> String {
    ([link.text(in: catalogue)] + steps.map(\.words.english)).joined(separator: ", then ")
      + ": \(law.sentence.english) \(seen.english)"
      + (other.map { " Beside: \($0.text(in: catalogue))" } ?? "")
  }
}

extension Reachability.Finding {
  func text(in catalogue: Catalogue) -> String {
    ([link.text(in: catalogue)] + steps.map(\.words.english)).joined(separator: ", then ")
      + ": " + seen.english
  }
}
