import GalleryKit
import Testing

/// Every text of the interface has its line in every language, and every line its text.
@Suite("Language files") struct LanguageFileTests {
  private static let modules = [
    "FourSystems", "GalleryKit", "GalleryTool", "Laws", "VisualReview", "Workbench",
  ]

  @Test func everyModuleWithMessagesIsChecked() throws {
    let found = try PackageFiles.swift(below: "Sources")
      .filter { $0.path.hasSuffix("/Phrase+Localized.swift") }.compactMap(\.target)
    #expect(found.sorted() == Self.modules)
  }

  @Test func noLineIsBad() throws {
    let files = try LanguageFile.all(below: "Sources")
    #expect(files.map(\.translations.texts.count).reduce(0, +) > 1300)
    #expect(files.flatMap(\.faults) == [])
  }

  @Test(arguments: modules)
  func everyMessageIsTranslatedAndEveryTranslationUsed(module: String) throws {
    let messages = try Self.messages(of: module)
    let used = Dictionary(grouping: messages, by: \.key)
    #expect(used.count > 80)
    let files = try LanguageFile.all(below: "Sources/\(module)")
      .filter { !$0.source.path.hasSuffix("Names.swift") }
    #expect(files.contains { $0.language == "Korean" })
    for (language, files) in Dictionary(grouping: files, by: \.language) {
      let known = files.reduce(into: Set()) { $0.formUnion($1.translations.texts.keys) }
      for (key, places) in used where !known.contains(key) {
        Issue.record("\(places[0].path):\(places[0].line): no \(language) for “\(key)”")
      }
      #expect(known.subtracting(used.keys) == [], "\(language) texts that nothing shows")
    }
  }

  @Test func filesOfOneModuleAgree() throws {
    for module in Self.modules {
      let files = try LanguageFile.all(below: "Sources/\(module)")
        .filter { !$0.source.path.hasSuffix("Names.swift") }
      for (language, files) in Dictionary(grouping: files, by: \.language) {
        let texts = files.flatMap(\.translations.texts)
        let twice = Dictionary(grouping: texts, by: \.key).filter {
          Set($0.value.map(\.value)).count > 1
        }
        #expect(twice.keys.sorted() == [], "\(module), \(language)")
      }
    }
  }

  /// A message that is passed on as a value would not be found by its literal.
  @Test func onlyTheInitialisersOfPhrasesTakeMessages() throws {
    let allowed: Set = [
      "Message.swift", "Pattern.swift", "Phrase.swift", "Phrase+Localized.swift",
    ]
    for file in try Self.modules.flatMap({ try PackageFiles.swift(below: "Sources/\($0)") }) {
      guard let name = file.path.split(separator: "/").last, !allowed.contains(String(name)),
        file.swift.code.contains(#/\bMessage\b(?!\()/#)
      else { continue }
      Issue.record("\(file) names Message.")
    }
  }

  @Test func everyLanguageIsInEveryModule() throws {
    let languages = try Self.modules.map { module in
      Set(try LanguageFile.all(below: "Sources/\(module)").map(\.language))
    }
    #expect(Set(languages).count == 1, "\(languages)")
  }

  @Test(arguments: [
    (#"Phrase(localized: "Save")"#, ["Save"]),
    (#"Phrase(localized: "fold", context: "tree")"#, ["fold|tree"]),
    (#"Phrase(localized: "\(a, "state"), \(b, "look")")"#, ["%1 states, %2 looks"]),
    (#"Phrase(localized: "\(n, "entry", "entries") in \(f("x", 1))")"#, ["%1 entries in %2"]),
    (#"Phrase(localized: "\(c.text, "state", isOne: c == 1)")"#, ["%1 states"]),
    (#"Phrase(localized: "“\(name)”:\n\(lines)")"#, ["“%1”:\n%2"]),
    ("Phrase(\n  localized: \"\"\"\n    one \\\n    two\n    \"\"\")", ["one two"]),
    ("// Phrase(localized: word)", []),
  ])
  func aLiteralIsReadAsItsKey(code: String, keys: [String]) {
    let (literals, faults) = MessageLiteral.all(in: SourceFile(path: "a.swift", text: code))
    #expect(literals.map(\.key) == keys && faults == [])
  }

  @Test(arguments: ["Phrase(localized: word)", #"Phrase(localized: isOn ? "on" : "off")"#])
  func aMessageWithoutALiteralIsFound(code: String) {
    #expect(MessageLiteral.all(in: SourceFile(path: "a.swift", text: code)).faults.count == 1)
  }

  @Test func aBadLineIsFoundByItsNumber() throws {
    let text = """
      extension Translations {
        static let korean = Translations(
          #\"""
          back = 뒤로
          no text
          %1 of %2 = %2개
          \"""#)
      }
      """
    let file = try #require(
      LanguageFile(SourceFile(path: "Sources/A/Translations+Korean.swift", text: text)))
    #expect(file.language == "Korean")
    #expect(file.faults.map(\.line) == [5, 6])
  }

  private static func messages(of module: String) throws -> [MessageLiteral] {
    let found = try PackageFiles.swift(below: "Sources/\(module)").map(MessageLiteral.all)
    #expect(found.flatMap(\.faults) == [])
    return found.flatMap(\.literals)
  }
}
