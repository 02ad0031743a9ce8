import GalleryTesting
import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit

@Suite("Links")
struct LinkTests {
  let catalogue = Catalogue.builtIn

  func text(_ link: String) throws -> String {
    try Link.parse(link, in: catalogue).link.text(in: catalogue)
  }

  func warnings(_ link: String) throws -> [String] {
    try Link.parse(link, in: catalogue).warnings.map(\.description)
  }

  @Test("every state round-trips", arguments: Catalogue.builtIn.specimens)
  func everyStateRoundTrips(_ specimen: Specimen) throws {
    let quoted = Set("'\"$&;()<>|*?[]#~`\\!{} ".utf8)
    for state in SpecimenSpace(of: specimen, tiers: Set(AxisTier.allCases)) {
      let text = Link(specimen, state: state).text(in: catalogue)
      let parsed = try Link.parse(text, in: catalogue)
      #expect(parsed.link.state == state, "\(text)")
      #expect(parsed.warnings.isEmpty, "\(text)")
      #expect(parsed.link.text(in: catalogue) == text)
      #expect(text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(text) needs no quotes")
      #expect(quoted.isDisjoint(with: text.utf8), "\(text)")
    }
  }

  @Test func everyEnvironmentRoundTrips() throws {
    let specimen = Specimen.filledTag
    for theme in catalogue.themes {
      for appearance in Appearance.allCases {
        for depth in ColorDepth.allCases {
          for vision in Vision.allCases {
            var environment = Settings()
            environment.theme = theme.name
            environment.appearance = appearance
            environment.depth = depth
            environment.vision = vision
            let text = Link(specimen, environment: environment).text(in: catalogue)
            let again = try Link.parse(text, in: catalogue).link
            let home = environment.atHome(of: specimen.id, in: catalogue)
            let read = again.environment.atHome(of: specimen.id, in: catalogue)
            #expect(read.rendered(catalogue) == home.rendered(catalogue))
            #expect(again.text(in: catalogue) == text)
          }
        }
      }
    }
  }

  @Test func defaultsAreNotPrinted() throws {
    #expect(
      try text("tag/filled:color=purple,no-selected@theme=zatch,appearance=light")
        == "tag/filled")
  }

  @Test func knobsArePrintedInTheOrderDeclared() throws {
    #expect(
      try text("tag/filled:selected,configuration=height31,color=yellow@size=40x12,theme=ribs-todo")
        == "tag/filled:color=yellow,configuration=height31,selected@theme=ribs-todo,size=40x12")
  }

  @Test func allOfTheEnvironmentIsRead() throws {
    let text =
      "tag/stroke@theme=gitspace,appearance=dark,contrast=high,colors=256,vision=deutan,"
      + "density=compact,glyphs=ascii,lang=ko,size=40x12,width-policy=wcwidth"
    #expect(try self.text(text) == text)
    #expect(try warnings(text).isEmpty)
  }

  @Test func koreanIsEncodedAndReadEitherWay() throws {
    let encoded = "tag/filled:title=%EC%98%88%EC%95%BD"
    #expect(try text("tag/filled:title=예약") == encoded)
    #expect(try text(encoded) == encoded)
  }

  @Test func anEmptyTitleIsNotTheDefaultTitle() throws {
    #expect(try text("tag/filled:title=") == "tag/filled:title=")
  }

  @Test func unknownKnobsAndValuesWarnAndAreLeftOut() throws {
    let link = "tag/filled:colour=yellow,color=red,selected=maybe,configuration@glow=on,theme=sun"
    #expect(try text(link) == "tag/filled")
    #expect(
      try warnings(link) == [
        "tag/filled has no knob “colour”; it is left out. Did you mean color?",
        "color has no value “red”; it is left out. There are purple, yellow.",
        "selected has no value “maybe”; it is left out. There are off, on.",
        "configuration needs a value, as in configuration=…; it is left out.",
        "Unknown environment setting “glow”; it is left out.",
        "Unknown theme “sun”; it is left out. There are gitspace, zatch, lionheart, ribs-todo.",
      ])
  }

  @Test func aSecondValueWarnsAndIsLeftOut() throws {
    let link =
      "tag/filled:color=yellow,color=purple,selected,no-selected@theme=zatch,theme=lionheart"
    #expect(try text(link) == "tag/filled:color=yellow,selected")
    #expect(
      try warnings(link) == [
        "“color=purple” gives color a second value; it is left out.",
        "“no-selected” gives selected a second value; it is left out.",
        "“theme=lionheart” gives theme a second value; it is left out.",
      ])
    #expect(try warnings("tag/filled:color=red,color=yellow").count == 1, "the first is none")
  }

  @Test func aNumberOutOfRangeIsReportedWithTheRange() throws {
    #expect(
      try warnings("tab-bar/home:count=99") == [
        "count has no value “99”; it is left out. There are 0–7."
      ])
  }

  @Test(arguments: ["%", "%4", "%zz", "%ff", "%C0%80", "%ED%A0%80"])
  func textThatIsNotWellEncodedWarns(_ value: String) throws {
    #expect(try text("tag/filled:title=\(value)") == "tag/filled")
    #expect(try warnings("tag/filled:title=\(value)").count == 1)
  }

  @Test func anUnknownComponentOffersTheNearest() {
    #expect(throws: LinkError.unknown("tag/filed", nearest: ["tag/filled"])) {
      try Link.parse("tag/filed", in: catalogue)
    }
    #expect(throws: LinkError.unknown("zzzzzzzzzz", nearest: [])) {
      try Link.parse("zzzzzzzzzz", in: catalogue)
    }
    #expect(throws: LinkError.empty) { try Link.parse("", in: catalogue) }
    #expect(throws: LinkError.empty) { try Link.parse(":selected", in: catalogue) }
  }

  @Test func aComponentOfSeveralVariantsAsksForOne() throws {
    let error = #expect(throws: LinkError.self) { try Link.parse("tag", in: catalogue) }
    guard case .ambiguous(let name, let variants)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(name == "tag")
    #expect(variants.contains("tag/filled") && variants.contains("tag/stroke"))
  }

  @Test func warningsNameTheNearestInBothLanguages() throws {
    let link = "tag/filled:color=yelow,selectd@theme=zach,colors=25,glow=1"
    let parsed = try Link.parse(link, in: catalogue)
    #expect(parsed.warnings.count == 5 && parsed.warnings.allSatisfy(\.isLeftOut))
    for (warning, nearest) in zip(parsed.warnings, ["yellow", "selected", "zatch", "256"]) {
      #expect(warning.refusal.hasSuffix("Did you mean \(nearest)?"), "\(warning)")
      #expect(!warning.refusal.contains("left out"))
      #expect(warning.description.contains("; it is left out. Did you mean"))
      #expect(warning.phrase.korean.hasSuffix("빼고 읽었습니다. 혹시 \(nearest)?"))
    }
    let impossible = try Link.parse("tag/filled:disabled,interaction=hovered", in: catalogue)
    #expect(impossible.warnings.map(\.isLeftOut) == [false], "it is read as it is named")
  }

  @Test func aStateThatCannotBeWarns() throws {
    let warnings = try warnings("tag/filled:disabled,interaction=hovered")
    #expect(
      warnings == [
        "The link points to an impossible state: A disabled tag is neither hovered nor pressed."
      ])
  }

  @Test(arguments: ["0x5", "5", "1001x5", "-1x5", "+1x5", "5x", "x", "40X12", "1e1x4", "٣x٣"])
  func invalidSizesWarn(_ size: String) throws {
    #expect(try warnings("tag/filled@size=\(size)").count == 1)
  }

  @Test func hostileLinksNeverTrap() {
    var generator = SplitMix64(seed: 20_261_121)
    let pieces = [
      "tag/filled", "tag", "/", ":", "@", ",", "=", "no-", "%", "%4", "%00", "selected", "title",
      "\u{1B}[2J", "한", "👨‍👩‍👧", "\0", "theme", "size", "0x0", "99999999999999999999x1",
    ]
    for _ in 0..<Effort.steps(5_000) {
      let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined()
      do {
        let parsed = try Link.parse(text, in: catalogue)
        let printed = parsed.link.text(in: catalogue)
        #expect(
          try Link.parse(printed, in: catalogue).link.state == parsed.link.state,
          "\(text.debugDescription) (seed 20261121)")
        #expect(parsed.warnings.allSatisfy { !$0.description.contains("\u{1B}") })
      } catch {
        #expect(!error.description.contains("\u{1B}"), "\(text.debugDescription) (seed 20261121)")
      }
    }
  }

  @Test func aFormerNameIsReadAsItsReplacement() throws {
    #expect(try text("text/style") == "text/gitspace")
    #expect(try text("text/style:style=title2") == "text/gitspace:style=title2")
    #expect(try text("text/title2") == "text/gitspace:style=title2")
    #expect(
      try text("text/body1:title=Hello@appearance=dark")
        == "text/gitspace:style=body1,title=Hello@appearance=dark")
    let filters = try Filters(["text/caption1@theme=zatch"], in: catalogue)
    #expect(filters.texts == ["text/gitspace:style=caption1@theme=zatch"])
    #expect(catalogue.aliases.values.allSatisfy { (try? Link.parse($0, in: catalogue)) != nil })
  }

  @Test func aVariantComesBeforeAFormerNameOfTheSameText() throws {
    let catalogue = Catalogue(
      specimens: [.filledTag, .strokeTag], aliases: ["tag/filled": "tag/stroke"])
    #expect(try Link.parse("tag/filled", in: catalogue).link.specimen == "tag/filled")
  }
}

extension Settings {
  /// The rendered environment, for comparing.
  func rendered(_ catalogue: Catalogue) -> [String] {
    [
      theme ?? catalogue.themes[0].name, (appearance ?? .light).rawValue,
      (depth ?? .truecolor).rawValue, (vision ?? .none).rawValue,
    ]
  }
}
