import GSDesign
import StateSpace
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import Workbench

@Suite("Every label that is drawn is found") struct LabelSearchTests {
  private func words(_ state: SpecimenState, _ language: Language) -> [String] {
    var words: [String] = []
    state.element(language).visit { node in
      if case .words(let line) = node { words += line.spans.map(\.text) }
    }
    return words
  }

  /// Searches as a person does, and opens the first result.
  private func open(_ query: String) -> Session {
    var session = Session(catalogue: .builtIn, isOverview: true)
    session.press(KeyPress("/"))
    session.type(query)
    session.press(KeyPress(.enter))
    return session
  }

  @Test(arguments: [
    "Offensive language", "Cold brew", "Looks good", "Delete this item", "호랑이", "스타를 눌렀어요",
    "북마크에 저장",
    "Choose a town",
  ])
  func aLabelLeadsToAStateThatShowsIt(_ query: String) {
    let session = open(query)
    #expect(session.model.place.isStage)
    let shown = words(session.model.state, session.model.environment.labelLanguage)
      .joined(separator: " ")
    #expect(shown.contains(query), "\(session.link): \(shown)")
  }

  @Test func everyWordOfEveryInitialStateIsFound() {
    let catalogue = Catalogue.builtIn
    let index = SearchIndex(labelled: catalogue)
    for (place, specimen) in catalogue.specimens.enumerated() {
      for language in [Language.english, .korean] {
        for text in words(specimen.initialState, language) {
          let query = text.filter { $0.isLetter || $0 == " " }
          guard query.contains(where: \.isLetter), query == text else { continue }
          let results = index.find(query)
          #expect(
            (0..<results.count).contains { results[$0] == place }, "\(specimen.id): “\(query)”")
        }
      }
    }
  }

  @Test func everyWordOfEveryStateOfTheDesignIsFound() {
    let catalogue = Catalogue.builtIn
    let index = SearchIndex(labelled: catalogue)
    var missing: [String] = []
    for (place, specimen) in catalogue.specimens.enumerated() {
      var asked: Set<String> = []
      for state in SpecimenSpace(of: specimen).prefix(200) {
        for language in [Language.english, .korean] {
          for text in words(state, language) {
            for word in text.split(separator: " ").map(String.init)
            where word.allSatisfy(\.isLetter) && asked.insert(word).inserted {
              let results = index.find(word)
              if !(0..<results.count).contains(where: { results[$0] == place }) {
                missing.append("\(specimen.id): \(word)")
              }
            }
          }
        }
      }
    }
    #expect(missing == [])
  }

  @Test func nameAndTermsOpenTheInitialState() {
    let session = open("tag/filled")
    #expect(session.link == "tag/filled")
  }

  @Test func theIndexIsMadeWhenItIsAskedForFirst() {
    let session = Session(catalogue: .builtIn, isOverview: true)
    #expect(session.program.resources.searchIndex.isMade == false)
  }
}

@Suite("The language of the gallery changes while it runs") struct InterfaceLanguageTests {
  @Test func thePaletteOffersTheOtherLanguage() {
    var session = Session(catalogue: .builtIn)
    for (query, language, status) in [
      ("Language: 한", Language.korean, "종료"), ("언어: Eng", .english, "quit"),
    ] {
      session.press(.control("p"))
      session.type(query)
      session.press(KeyPress(.enter))
      #expect(session.model.language == language)
      let items = session.program.statusItems(session.model)
      #expect(items.contains { $0.what == status }, "\(items.map(\.what))")
    }
  }

  @Test func itIsKeptUnlessTheEnvironmentAsksForIt() {
    var session = Session(catalogue: .builtIn)
    #expect(session.program.remembered(session.model).interfaceLanguage == nil)
    session.model.language = .korean
    #expect(session.program.remembered(session.model).interfaceLanguage == .korean)
  }

  @Test func noLanguageIsOfferedThatTheTerminalCannotShow() {
    var options = GalleryOptions()
    options.languages = [.english]
    var session = Session(catalogue: .builtIn, options: options)
    session.press(.control("p"))
    session.type("Language: 한")
    session.press(KeyPress(.enter))
    #expect(session.model.language == .english)
  }
}
