import GalleryTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

/// The gallery by prompts and answers, without any stream.
@Suite("Linear gallery")
struct LinearGalleryTests {
  private func gallery(
    _ language: Language = .english, _ catalogue: Catalogue = .builtIn, opening link: String? = nil
  ) throws -> LinearGallery {
    var options = GalleryOptions()
    options.language = language
    if let link { options.link = try Link.parse(link, in: catalogue).link }
    return LinearGallery(
      GalleryProgram(catalogue: catalogue, options: options, probe: plainProbe),
      keyNamed: { name in
        switch name {
        case "right": KeyPress(.right)
        case "enter": KeyPress(.enter)
        case _: name.count == 1 ? name.first.map { KeyPress($0) } : nil
        }
      })
  }

  @Test func aTagIsFoundFlippedAndItsLinkPrinted() throws {
    var gallery = try gallery()
    #expect(gallery.greeting().count == 2)
    let found = gallery.answer("search filled")
    #expect(found.contains { $0.hasSuffix("tag/filled, " + Specimen.filledTag.summary.english) })
    #expect(gallery.answer("open tag/filled") == ["tag/filled", "toggle button, Tag"])
    #expect(
      gallery.answer("flip selected") == [
        "tag/filled, selected on", "toggle button, Tag, selected",
      ])
    #expect(gallery.answer("copy") == [gallery.answer("link")[0]])
    #expect(gallery.model.lastCopied?.hasPrefix("tag/filled:selected") == true)
  }

  @Test func theSameIsDoneInKorean() throws {
    var gallery = try gallery(.korean)
    #expect(gallery.answer("검색 노랑").contains { $0.contains("tag/filled") })
    #expect(gallery.answer("열기 tag/filled") == ["tag/filled", "전환 버튼, Tag"])
    #expect(gallery.answer("전환 선택") == ["tag/filled, 선택 켜짐", "전환 버튼, Tag, 선택됨"])
    #expect(gallery.answer("변경 선택 꺼짐") == ["tag/filled", "전환 버튼, Tag"])
    #expect(gallery.answer("복사")[0].hasPrefix("tag/filled"))
    #expect(gallery.answer("종료") == ["종료합니다."])
    #expect(gallery.hasEnded)
  }

  @Test func wordsOfEitherLanguageAreUnderstoodInBoth() throws {
    var english = try gallery(.english)
    var korean = try gallery(.korean)
    #expect(english.answer("열기 tag/filled") == ["tag/filled", "toggle button, Tag"])
    #expect(korean.answer("open tag/filled") == ["tag/filled", "전환 버튼, Tag"])
  }

  @Test func aValueIsFoundInEveryComponentThatHasIt() throws {
    var gallery = try gallery()
    let lines = gallery.answer("search purple")
    let place = try #require(lines.firstIndex { $0.contains("tag/filled, colour purple") })
    #expect(gallery.answer("\(place + 1)").first == "tag/filled")
  }

  @Test func impossibleStatesAreReported() throws {
    var gallery = try gallery(opening: "tag/filled:disabled")
    let lines = gallery.answer("set interaction pressed")
    #expect(lines.first?.hasPrefix("No such state: ") == true)
    #expect(gallery.answer("read") == ["tag/filled, disabled on", "toggle button, Tag, disabled"])
  }

  @Test func coverageCountsTheStatesThatWereRead() throws {
    var gallery = try gallery(opening: "tag/filled")
    func coverage() -> String? {
      gallery.answer("about").first { $0.hasPrefix("Coverage in this session: ") }
    }
    _ = gallery.answer("read")
    #expect(coverage()?.hasSuffix("1 of 32 states shown, 1 opened, 0 used") == true)
    _ = gallery.answer("matrix color")
    #expect(coverage()?.hasSuffix("2 of 32 states shown, 1 opened, 0 used") == true)
    // A name in a list of findings is not a description.
    _ = gallery.answer("search purple")
    #expect(coverage()?.contains(": 2 of 32 ") == true)
    _ = gallery.answer("matrix")
    #expect(coverage()?.hasSuffix("32 of 32 states shown, 1 opened, 0 used") == true)
    _ = gallery.answer("press")
    #expect(coverage()?.hasSuffix("32 of 32 states shown, 2 opened, 2 used") == true)
  }

  @Test func everySettingHasAValueAndOnlySwitchesAreFlipped() throws {
    var gallery = try gallery(opening: "tag/filled")
    let settings = gallery.answer("settings")
    #expect(settings.allSatisfy { !$0.contains(", ;") }, "\(settings)")
    #expect(settings.contains { $0.hasPrefix("glyphs, automatic;") })
    #expect(
      gallery.answer("flip title") == ["title is not a switch. Type set title and a value."])
  }

  @Test func changesAreTakenBackAndMadeAgain() throws {
    var gallery = try gallery(opening: "tag/filled")
    #expect(gallery.answer("undo").first == "There is nothing to undo.")
    _ = gallery.answer("set color yellow")
    _ = gallery.answer("set title Over there")
    #expect(gallery.answer("read").last == "toggle button, Over there")
    let undone = gallery.answer("undo")
    #expect(undone[0] == "Undone: title “Over there” to (sample)")
    #expect(!undone[0].contains("→"))
    #expect(undone.last == "toggle button, Tag")
    #expect(gallery.answer("redo").last == "toggle button, Over there")
    #expect(gallery.answer("reset").first == "Knobs reset")
    #expect(gallery.answer("redo").first == "There is nothing to redo.")
  }

  @Test func aSettingIsChangedByItsName() throws {
    var gallery = try gallery(opening: "tag/filled")
    #expect(gallery.answer("theme gitspace").first?.hasPrefix("theme, gitspace; ") == true)
    #expect(gallery.answer("link")[0].contains("theme=gitspace"))
    #expect(gallery.answer("lang ko").last == "toggle button, 나눔")
    #expect(gallery.answer("appearance auto").first?.hasPrefix("appearance, automatic") == true)
    #expect(gallery.answer("theme nowhere")[0].hasPrefix("theme has no value “nowhere”."))
    #expect(gallery.answer("settings").contains { $0.hasPrefix("contrast, ") })
  }

  @Test func aDerivedAppearanceIsMarked() throws {
    var gallery = try gallery(opening: "button/round")
    #expect(gallery.answer("read")[0] == "button/round")
    let lines = gallery.answer("set appearance light")
    #expect(lines[0] == "appearance, light (derived); light, dark")
    #expect(gallery.answer("read")[0] == "button/round, light (derived)")
    #expect(gallery.answer("appearance dark")[0] == "appearance, dark; light, dark")
    #expect(gallery.answer("read")[0] == "button/round")
  }

  @Test func theComponentIsPressedAndTypedInto() throws {
    var gallery = try gallery(opening: "tab-bar/home")
    #expect(gallery.answer("press 2").contains("tab, Activity, selected, 2 of 4"))
    #expect(gallery.answer("press starred").contains("tab, Starred, selected, 1 of 4"))
    #expect(gallery.answer("key right").contains("tab, Activity, focused, 2 of 4"))
    #expect(gallery.answer("key enter").contains("tab, Activity, selected, focused, 2 of 4"))
    #expect(gallery.answer("leave").contains("tab, Activity, selected, 2 of 4"))
    #expect(gallery.answer("press nothing")[0].hasPrefix("Unknown item “nothing”."))
    #expect(gallery.answer("key nothing")[0].hasPrefix("Unknown key “nothing”."))
    _ = gallery.answer("open text-field/default")
    #expect(gallery.answer("type abc").last?.contains("abc") == true)
  }

  @Test func statesAndMatrixAreListsWhoseNumbersOpen() throws {
    var gallery = try gallery(opening: "tag/filled")
    let states = gallery.answer("states")
    let place = try #require(states.firstIndex { $0.contains("disabled: toggle button") })
    #expect(gallery.answer("\(place + 1)").last == "toggle button, Tag, disabled")
    _ = gallery.answer("reset")
    let matrix = gallery.answer("matrix selected disabled")
    #expect(matrix.count == 4)
    #expect(matrix[0] == "1. default: toggle button, Tag")
    #expect(gallery.answer("open 9") == ["The last list has no number 9."])
    #expect(gallery.answer("matrix nothing")[0].hasPrefix("Unknown knob or setting “nothing”."))
  }

  @Test func longListsGoOnByMore() throws {
    var gallery = try gallery(opening: "tag/filled")
    let all = Array(SpecimenSpace(of: .filledTag)).count
    #expect(all <= LinearGallery.mostLines)
    let wide = gallery.answer("matrix color configuration selected disabled interaction focused")
    #expect(wide.count == LinearGallery.mostLines + 1)
    #expect(wide.last?.hasSuffix("more. Type more to go on.") == true)
    #expect(!gallery.answer("more").isEmpty)
  }

  @Test func unknownNamesSuggestOthers() throws {
    var gallery = try gallery()
    #expect(gallery.answer("serch purple")[0].contains("Did you mean search?"))
    #expect(gallery.answer("open tag/fild")[0].contains("tag/filled"))
    #expect(gallery.answer("flip")[0] == "No component is open. Type list, or open and a name.")
    _ = gallery.answer("open tag/filled")
    #expect(gallery.answer("set selectd on")[0].contains("Did you mean selected"))
    #expect(gallery.answer("set selected maybe")[0].contains("It can be off, on."))
    #expect(gallery.answer("") == [])
    #expect(gallery.answer("   ") == [])
  }

  @Test func everyCommandOfTheFullScreenIsThereOrSaysWhyNot() throws {
    for language in [Language.english, .korean] {
      var gallery = try gallery(language)
      var help = gallery.answer("help")
      while help.count % (LinearGallery.mostLines + 1) == 0 { help += gallery.answer("more") }
      for verb in LinearVerb.allCases {
        #expect(help.contains { $0.hasPrefix(verb.word[language]) }, "\(verb)")
      }
      for command in Command.allCases {
        if case .absent(let reason) = command.info.linear {
          #expect(help.contains { $0.hasSuffix(reason[language]) }, "\(command)")
        }
      }
    }
  }

  @Test func noTwoVerbsShareAWord() {
    for verb in LinearVerb.allCases {
      #expect(LinearVerb(verb.word.english) == verb)
      #expect(LinearVerb(verb.word.korean) == verb)
    }
    let names = Setting.listed.compactMap { $0.phrase == nil ? nil : $0.name }
    #expect(!names.contains { LinearVerb($0) != nil })
  }

  @Test func aKoreanVerbOfTwoWordsIsKnownByItsFirstAndWithoutTheSpace() {
    #expect(LinearVerb.redo.word == .redo)
    for text in ["다시 실행", "다시실행", "다시"] { #expect(LinearVerb(text) == .redo) }
    for text in ["실행 취소", "실행취소", "실행"] { #expect(LinearVerb(text) == .undo) }
    #expect(LinearVerb("") == nil)
  }

  @Test func everyComponentCanBeOpenedAndReadOneAfterTheOther() throws {
    var gallery = try gallery()
    var names: Set<String> = []
    for _ in Catalogue.builtIn.specimens {
      let lines = gallery.answer("next")
      #expect(lines.count > 1)
      names.insert(lines[0])
      #expect(gallery.answer("about").count > 5)
      #expect(!gallery.answer("knobs").isEmpty)
    }
    #expect(names.count == Catalogue.builtIn.specimens.count)
    #expect(gallery.answer("previous")[0] != gallery.answer("next")[0])
  }

  @Test func aCatalogueOfNothingCanBeLeft() throws {
    var gallery = try gallery(.english, Catalogue(specimens: []))
    #expect(gallery.greeting() == ["The catalogue has no components."])
    #expect(gallery.answer("list") == ["The catalogue has no components."])
    _ = gallery.answer("quit")
    #expect(gallery.hasEnded)
  }

  @Test func hostileLinesAreAnsweredHarmlessly() throws {
    var gallery = try gallery(opening: "tag/filled")
    for hostile in try HostileString.all() {
      for verb in [
        "", "open ", "search ", "set title ", "set ", "press ", "key ", "type ", "theme ", "help ",
      ] {
        for line in gallery.answer(verb + hostile.text) {
          #expect(
            line.unicodeScalars.allSatisfy {
              let category = $0.properties.generalCategory
              return category != .control && category != .lineSeparator
                && category != .paragraphSeparator
                && (category != .format || $0 == "\u{200D}" || $0 == "\u{200C}")
            }, "\(verb)\(hostile.id)")
          #expect(line.unicodeScalars.count <= 2_001, "\(verb)\(hostile.id)")
        }
      }
      if gallery.hasEnded { gallery = try self.gallery(opening: "tag/filled") }
    }
  }
}
