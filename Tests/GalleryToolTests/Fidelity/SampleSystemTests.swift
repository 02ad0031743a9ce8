import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit

/// Labels of a specimen are of the system that it is at home in.
@Suite("Samples of systems")
struct SampleSystemTests {
  /// Words that belong to one system alone: its sections, its services, its goods.
  private static let words: [String: [String]] = [
    "gitspace": [
      "Starred", "Knock", "MVVM", "GitHub", "Contributors", "Received", "스타", "노크", "병합",
    ],
    "zatch": [
      "Zatch", "Gatch", "Tiger doll", "Reserved", "Unopened", "Hongje", "재치", "나눔", "예약완료", "미개봉",
      "호랑이", "홍제동", "램프",
    ],
    "lionheart": [
      "Curriculum", "Challenge", "Lion power", "article", "Week", "투데이", "커리큘럼", "챌린지", "사자력",
      "아티클", "주차", "태명", "아빠",
    ],
    "ribs-todo": ["task", "Followers", "stamps", "할일", "팔로워", "우표"],
  ]

  /// Every word that a state of one value shows, in a language.
  private static func words(of specimen: Specimen, _ language: Language) -> [String] {
    specimen.statesOfOneValue.flatMap { LookWords($0.element(language)).texts }
  }

  @Test(arguments: Language.ofInterface)
  func noWordOfAnotherSystemIsShown(_ language: Language) {
    var count = 0
    for specimen in Catalogue.builtIn.specimens {
      let shown = Self.words(of: specimen, language)
      count += shown.count
      for (system, words) in Self.words where system != specimen.home.name {
        for word in words {
          let found = shown.first { $0.contains(word) }
          #expect(found == nil, "\(specimen.id), of \(specimen.home.name), shows “\(found ?? "")”")
        }
      }
    }
    #expect(count > 300)
  }

  /// The control: the check finds expected text.
  @Test func eachSystemShowsItsWords() {
    for (system, words) in Self.words {
      let shown = Catalogue.builtIn.specimens.filter { $0.home.name == system }.flatMap {
        specimen in
        Language.ofInterface.flatMap { Self.words(of: specimen, $0) }
      }
      for word in words {
        #expect(shown.contains { $0.contains(word) }, "\(system) has no “\(word)”")
      }
    }
  }

  /// Hostile labels are for the text axis: no sample has a cluster of several scalars that terminals disagree about.
  @Test func noSampleIsHostile() {
    for specimen in Catalogue.builtIn.specimens {
      for language in Language.ofInterface {
        for text in Self.words(of: specimen, language) {
          let joined = text.unicodeScalars.contains {
            $0.value == 0x200D || (0x1F1E6...0x1F1FF).contains($0.value)
          }
          #expect(!joined, "\(specimen.id): \(text)")
        }
      }
    }
  }
}

/// The texts of a look.
private struct LookWords {
  private(set) var texts: [String] = []

  init(_ element: Element) {
    collect(element)
  }

  private mutating func collect(_ element: Element) {
    if case .words(let words) = element.node { texts.append(words.spans.map(\.text).joined()) }
    var children: [Element] = []
    _ = element.mapChildren {
      children.append($0)
      return $0
    }
    for child in children { collect(child) }
  }
}
