import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit

@Suite("Filters")
struct FilterTests {
  let catalogue = Catalogue.builtIn

  private func names(_ texts: String...) throws -> [String] {
    try Filters(texts, in: catalogue).specimens.map(\.id.text)
  }

  private func states(
    _ texts: [String], of id: VariantID = "tag/filled", under environment: Settings = .init()
  ) throws -> [String] {
    let specimen = try #require(catalogue[id])
    return try Filters(texts, in: catalogue).states(of: specimen, under: environment)
      .map { Link(specimen, state: $0).text(in: catalogue) }
  }

  private func complaint(_ text: String) -> String {
    do throws(FilterError) {
      _ = try Filters([text], in: catalogue)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func patternsCoverIdsAndComponents() throws {
    let tags = ["tag/filled", "tag/stroke", "tag/outlined", "tag/town", "tag/group"]
    #expect(try names("tag") == tags)
    #expect(try names("tag/*") == names("tag"))
    #expect(try names("*/filled") == ["tag/filled"])
    #expect(try names("t?g/stroke") == ["tag/stroke"])
    #expect(try names("tag/filled") == ["tag/filled"])
    #expect(try names("*") == catalogue.specimens.map(\.id.text))
    #expect(try names() == names("*"))
  }

  @Test func anyOfSeveralMatchesInTheOrderOfTheCatalogue() throws {
    #expect(try names("toast", "tag/filled") == ["tag/filled", "toast/default"])
    #expect(
      try states(["tag/filled:disabled", "tag/filled:color=yellow"]).count
        == 32 - states(["tag/filled:no-disabled,color=purple"]).count)
  }

  @Test func valuesAreFullAndIncludeDefaults() throws {
    #expect(try states(["tag:color=purple"]).count == 16)
    #expect(try states(["tag:color=purple,no-disabled"]).count == 8)
    #expect(try states(["tag/filled:selected=off"]) == states(["tag/filled:no-selected"]))
    #expect(
      try states(["tag:disabled"], of: "tag/stroke").isEmpty, "a stroke tag is never disabled")
  }

  @Test("every link chooses its own state", arguments: Catalogue.builtIn.specimens)
  func everyLinkChoosesItsState(_ specimen: Specimen) throws {
    for state in SpecimenSpace(of: specimen, tiers: Set(AxisTier.allCases)).prefix(400) {
      let text = Link(specimen, state: state).text(in: catalogue)
      let filters = try Filters([text], in: catalogue)
      #expect(filters.matches(state, of: specimen, under: Settings()), "\(text)")
      #expect(
        filters.states(of: specimen, under: Settings()).contains(state), "\(text)")
    }
  }

  @Test("no state is chosen twice", arguments: Catalogue.builtIn.specimens)
  func noStateIsChosenTwice(_ specimen: Specimen) throws {
    let texts =
      [specimen.id.text, "*", specimen.component]
      + specimen.axes.map { axis in
        let value = axis.values.last.map(axis.spelling(of:)) ?? ""
        return specimen.id.text + ":" + axis.name + "=" + percentEncoded(value)
      }
    let states = Array(
      try Filters(texts, in: catalogue).states(of: specimen, under: Settings()))
    #expect(Set(states).count == states.count)
    #expect(states.count >= SpecimenSpace(of: specimen).count)
  }

  @Test func aValueOutsideOfTheTiersIsChosenWhenAskedFor() throws {
    #expect(try states(["tag/filled:focused"]).count == 16, "a disabled tag has no focus")
    #expect(try states(["tag/filled:focused"]).allSatisfy { $0.contains("focused") })
    #expect(try states(["tag/filled"]).allSatisfy { !$0.contains("focused") })
    #expect(try states(["tag/filled", "tag/filled:focused"]).count == 48)
    let title = try states(["tag/filled:title=Hello%20you,selected,disabled"])
    #expect(title.count == 8)
    #expect(title.allSatisfy { $0.contains("title=Hello%20you") })
  }

  @Test func aCoverIsOfTheStatesChosen() throws {
    let specimen = Specimen.filledTag
    func states(_ texts: [String], _ cover: Cover) throws -> [SpecimenState] {
      Array(
        try Filters(texts, in: catalogue)
          .states(of: specimen, under: Settings(), cover: cover))
    }
    let pairs = try states(["tag:disabled"], .tuples(2))
    #expect(pairs.count < 16)
    let color = try #require(specimen.axis(named: "color"))
    let configuration = try #require(specimen.axis(named: "configuration"))
    let disabled = try #require(specimen.axis(named: "disabled"))
    let met = Set(pairs.map { [$0[color], $0[configuration]] })
    #expect(met.count == 8, "every pair meets among the disabled")
    #expect(pairs.allSatisfy { $0[disabled] == .flag(true) })
    #expect(try states([], .tuples(6)).count == 32, "more axes than there are is all of them")
  }

  @Test func settingsAreOfTheFullEnvironment() throws {
    var dark = Settings()
    dark.appearance = .dark
    #expect(try states(["tag/filled@appearance=light"]).count == 32)
    #expect(try states(["tag/filled@appearance=dark"]).isEmpty)
    #expect(try states(["tag/filled@appearance=dark,theme=zatch"], under: dark).count == 32)
    let filters = try Filters(["tag@appearance=dark", "toast"], in: catalogue)
    #expect(filters.matches(Settings()))
    #expect(filters.values(of: .appearance) == ["dark", nil])
    #expect(!(try Filters(["tag/filled@appearance=dark"], in: catalogue)).matches(Settings()))
  }

  @Test func aStarInsteadOfAKnobOrASettingAsksForNothing() throws {
    #expect(try states(["tag/filled:*"]) == states(["tag/filled"]))
    #expect(try states(["tag/filled:*@*"]) == states(["tag/filled"]))
    #expect(try states(["tag/filled:selected,*"]) == states(["tag/filled:selected"]))
    var dark = Settings()
    dark.appearance = .dark
    #expect(try states(["tag/filled:*@appearance=dark"], under: dark).count == 32)
    #expect(try states(["tag/filled:*@appearance=dark"]).isEmpty)
  }

  @Test func invalidPartsCanBeLeftOut() {
    func kept(_ text: String) -> String {
      Filter.leavingOutWrong(in: text, of: catalogue).text
    }
    #expect(kept("tag:color=green,disabled") == "tag:disabled")
    #expect(kept("tag:color=green@theme=zzz,appearance=dark") == "tag@appearance=dark")
    #expect(kept("tag:glow@them=zatch") == "tag")
    #expect(kept("tag/*:disabled,kind=success") == "tag/*:disabled")
    for whole in [
      "tag", "nothing:color=purple", "tag/filled:selected,*@appearance=dark", "*:no-disabled",
    ] {
      let result = Filter.leavingOutWrong(in: whole, of: catalogue)
      #expect(result.text == whole && result.leftOut.isEmpty, "\(whole)")
    }
  }

  @Test func noMatchesSuggestTheNearest() {
    #expect(complaint("tag/filed").contains("did you mean tag/filled"))
    #expect(complaint("buton*").contains("did you mean button"))
    #expect(complaint("tag:colour=purple").contains("did you mean color?"))
    #expect(complaint("tag:color=red").contains("there are purple, yellow."))
    #expect(complaint("tag:color").contains("color needs a value"))
    #expect(complaint("tag@apearance=dark").contains("did you mean appearance?"))
    #expect(complaint("tag@appearance=dork").contains("did you mean dark? There are light, dark."))
    // Two letters of four are another word.
    #expect(complaint("tag@appearance=dusk").contains("“dusk”; there are light, dark."))
    #expect(complaint("tag@theme=sun").contains("gitspace, zatch, lionheart, ribs-todo"))
    #expect(complaint("tag/*:disabled,kind=success").contains("kind"))
    #expect(complaint("*:no-disabled,kind=success").contains("a filter for each component"))
    #expect(complaint("tag:color=%F").contains("not well encoded"))
    for empty in ["", ":selected", "@appearance=dark"] {
      #expect(complaint(empty).contains("names no component"), "\(empty)")
    }
  }

  @Test func aHostileFilterIsReportedInPrintableWords() {
    for hostile in ["\u{1B}[2J", "tag:\u{9B}=\u{7}", "tag@\u{1B}=x", "tag:color=%1B%5B"] {
      let text = complaint(hostile)
      #expect(!text.isEmpty)
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) })
    }
  }
}
