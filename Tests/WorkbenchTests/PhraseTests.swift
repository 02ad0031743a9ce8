import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite struct PhraseTests {
  private let save: Phrase

  init() throws {
    let (german, portuguese) = try (#require(Language("de")), #require(Language("pt-BR")))
    save = Phrase("Save", [.korean: "저장", german: "Speichern", portuguese: "Salvar"])
  }

  @Test(arguments: [
    ("en", "Save"), ("ko", "저장"), ("de", "Speichern"), ("pt-BR", "Salvar"),
    // Falls back to ever more general languages, and finally to English.
    ("de-AT", "Speichern"), ("ko-KR", "저장"), ("en-GB", "Save"), ("pt", "Save"), ("fr", "Save"),
  ])
  func theNearestLanguageWithWordsIsTaken(tag: String, words: String) throws {
    #expect(try save[#require(Language(tag))] == words)
  }

  @Test func aPhraseWithoutTranslationsIsEnglishEverywhere() throws {
    #expect(try Phrase("Save", [:])[#require(Language("de"))] == "Save")
    #expect(Phrase("Save", [:]) == Phrase("Save"))
    #expect(Phrase("Save", [.english: "Store", .korean: "저장"]) == Phrase("Save", korean: "저장"))
  }

  @Test func noTwoVariantsOfAComponentHaveOneName() {
    for language in [Language.english, .korean] {
      let names = Catalogue.builtIn.specimens.map {
        Phrase.title($0.component)[language] + "/" + Phrase.title($0.variant)[language]
      }
      let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(twice.isEmpty, "\(twice)")
    }
  }

  @Test func everyNameIsTranslatedButThoseOfDesignsAndTheirTextStyles() {
    var names: Set<String> = []
    for specimen in Catalogue.builtIn.specimens {
      names.formUnion([specimen.component, specimen.variant])
      for axis in specimen.axes where specimen.component != "text" {
        names.insert(axis.name)
        switch axis.kind {
        case .choice(let values), .options(let values, _): names.formUnion(values)
        case .toggle, .number, .text: break
        }
      }
    }
    let designs = ["gitspace", "zatch", "lionheart", "ribs-todo"]
    let missing = names.subtracting(designs).filter { name in
      let phrase = Phrase.word(name)
      return phrase[.korean] == phrase.english && !name.contains(where: \.isNumber)
    }
    #expect(names.count > 100 && missing.isEmpty, "\(missing.sorted())")
  }

  @Test func everyTranslatedNameIsShown() {
    let names = Level.allCases.map(\.rawValue) + Catalogue.builtIn.themes.map(\.name)
    var shown = Set(names.map { Phrase.word($0).english })
    for specimen in Catalogue.builtIn.specimens {
      let names = [specimen.component, specimen.variant] + specimen.presets.map(\.name)
      shown.formUnion(names.map { Phrase.word($0).english })
      for axis in specimen.axes {
        shown.formUnion([axis.word.english, Phrase.word(axis.name).english])
        shown.formUnion(axis.values.map { axis.word(of: $0).english })
      }
    }
    #expect(Set(Translations.koreanNames.texts.keys).subtracting(shown) == [])
  }

  @Test func linksNameAnyLanguage() throws {
    let parsed = try Link.parse("tag/filled@lang=pt-br", in: .builtIn)
    #expect(parsed.warnings == [])
    #expect(parsed.link.environment.language?.rawValue == "pt-BR")
    #expect(parsed.link.text(in: .builtIn) == "tag/filled@lang=pt-BR")
    #expect(try Filter("tag@lang=PT-br").settings.map(\.value) == ["pt-BR"])
    #expect(try Link.parse("tag/filled@lang=english", in: .builtIn).warnings.count == 1)
  }

  @Test func aLanguageOfTheComponentsAloneIsShownAndLeft() throws {
    var options = GalleryOptions()
    let german = try #require(Language("de"))
    options.environment.language = german
    var session = Session(options: options)
    #expect(session.link.contains("lang=de"))
    session.press(KeyPress("m"), KeyPress("m"))
    #expect(session.link.contains("lang=de"))
    session.press(KeyPress("L"))
    #expect(!session.link.contains("lang"))
  }
}
