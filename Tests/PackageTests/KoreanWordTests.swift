import GalleryKit
import Testing

/// One Korean word for one thing, in everything that people read.
@Suite("Korean words") struct KoreanWordTests {
  /// Words to avoid, and their replacements.
  private static let replaced = [
    "별표": "스타", "복제": "포크", "책갈피": "북마크", "변화": "변경", "묶음": "그룹", "묶습": "그룹",
    "모습": "모양", "외곽선": "테두리", "\"켬\"": "켜짐", "\"끔\"": "꺼짐", " = 켬": "켜짐", " = 끔": "꺼짐",
    "나의 대화": "내 채팅",
    "고른 태그": "선택한 태그", "”이라는": "”라는",
  ]

  /// English words with two meanings, for which Korean has two words.
  private static let ambiguous: [String: String] = [
    "%1 of %2": "states of all that change, and a contrast ratio",
    "accepted": "a difference in a review, and a knock in GitSpace",
    "check": "the findings of the audit, and a mark in a box",
    "colours": "the depth of a terminal, and the colours of a state",
    "empty": "a state that shows nothing on purpose, and a fault of the audit",
    "fold": "equal looks of a matrix, and rows of the tree by one key",
    "home": "a place, and the key of a keyboard",
    "normal": "a lens of contrast, and a state that nothing happens to",
    "open": "a command, and a row that is open",
    "selected": "a knob, and the answer of a component",
    "text": "a component, and what a baseline is compared by",
    "type": "the styles of text, and a key that writes",
    "words": "the terms of a search, and a change of text",
  ]

  /// The lines that use a word that is replaced.
  private static func findings(in file: SourceFile) -> [String] {
    let replaced = replaced.filter { file.text.holds($0.key) }
    return replaced.isEmpty
      ? []
      : file.text.split(separator: "\n").flatMap { line in
        replaced.filter { line.contains($0.key) }.map {
          "\(file.path): “\($0.key)”, write “\($0.value)”: \(line)"
        }
      }
  }

  @Test func noWordIsUsedThatAnotherReplaces() throws {
    let files = try PackageFiles.swift(below: "Sources", "Examples")
    #expect(files.count > 100)
    #expect(files.flatMap(Self.findings) == [])
  }

  @Test func aWordThatIsReplacedIsFound() {
    for word in Self.replaced.keys {
      let file = SourceFile(path: "Sources/A.swift", text: "let a = 1\nlet b = \"\(word)\"")
      #expect(Self.findings(in: file).count == 1, "\(word)")
    }
  }

  @Test func anEnglishTextHasOneKoreanOne() throws {
    let files = try LanguageFile.all(below: "Sources").filter { $0.language == "Korean" }
    let texts = files.flatMap { file in
      file.translations.texts.map { key, korean in
        (english: String(key.prefix { $0 != "|" }).lowercased(), korean: korean, file: file)
      }
    }
    #expect(texts.count > 1300)
    let twice = Dictionary(grouping: texts, by: \.english)
      .filter { Set($0.value.map(\.korean)).count > 1 }
    for (english, texts) in twice where Self.ambiguous[english] == nil {
      Issue.record("“\(english)”: \(texts.map { "\($0.korean) in \($0.file)" }.sorted())")
    }
    #expect(Set(Self.ambiguous.keys).subtracting(twice.keys) == [], "no longer ambiguous")
  }
}
