package import ColorScience
package import GSDesign
import GalleryKit

/// A contrast ratio, 1…21.
package struct ContrastRatio: Hashable, Comparable {
  package let value: Double

  /// The ratio of a colour to another, freed of the last bits: black and white are 21 and no less.
  package init(_ ink: RGB, on fill: RGB) {
    let ratio = ink.contrastRatio(with: fill)
    value = (ratio * 1e9).rounded() / 1e9
  }

  var grade: Grade { Grade(ratio: value) }

  /// One decimal, rounded down, so that a ratio below a limit never reads as if it met it.
  package var text: String { value.ratioText }

  /// `4.6:1  AA` and `10.2:1 AA`: the grade stays in its column.
  package func graded(in language: Language) -> String {
    let room = text.count < Self.widest.count ? "  " : " "
    return text.asContrastRatio + room + grade.name[language]
  }

  private static let widest = "21.0"

  package static func < (first: ContrastRatio, second: ContrastRatio) -> Bool {
    first.value < second.value
  }
}

extension ContrastRatio {
  /// A grade of contrast (WCAG 2.2, success criteria 1.4.3 and 1.4.6).
  enum Grade: Hashable, CaseIterable {
    case tooLow
    /// Large text (WCAG 2.2, large scale).
    case large
    case enough, enhanced

    /// Compared unrounded: 4.478 misses 4.5.
    init(ratio: Double) {
      self =
        if ratio >= 7 {
          .enhanced
        } else if ratio >= 4.5 {
          .enough
        } else if ratio >= 3 {
          .large
        } else {
          .tooLow
        }
    }

    /// The level of WCAG 2.2 that body text reaches.
    var name: Phrase {
      switch self {
      case .enhanced: "AAA"
      case .enough: "AA"
      case .large, .tooLow: .underAA
      }
    }
  }
}

extension Phrase {
  fileprivate static let underAA = Phrase(localized: "under AA")
}

extension String {
  /// `4.6:1`, a number as a contrast ratio, written as WCAG 2.2 does.
  var asContrastRatio: String { self + ":1" }
}
