import Foundation
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

/// Spoken words, shared tables and recoloured looks in baselines.
@Suite struct SnapshotFormatTests {
  private func drawn(
    _ specimen: Specimen, _ environments: [Settings]? = nil, in catalogue: Catalogue = .builtIn
  ) -> Snapshot {
    SnapshotDrawer(BaselineSpace(catalogue, environments: environments)).draw(specimen).snapshot
  }

  private func looks(in snapshot: Snapshot) -> [EnvironmentID: Set<Snapshot.Look>] {
    Dictionary(uniqueKeysWithValues: snapshot.sections.map { ($0.environment, Set($0.looks)) })
  }

  private static func settings(
    theme: String? = nil, _ appearance: Appearance, _ contrast: Contrast = .original,
    _ language: Language = .english
  ) -> Settings {
    var settings = Settings()
    settings.theme = theme
    settings.appearance = appearance
    settings.contrast = contrast
    settings.language = language
    return settings
  }

  /// Every theme, appearance and contrast, and Korean.
  private static let many: [Settings] =
    Catalogue.builtIn.themes.flatMap { theme in
      Appearance.allCases.flatMap { appearance in
        Contrast.allCases.map { settings(theme: theme.name, appearance, $0) }
      }
    } + Appearance.allCases.map { settings($0, .original, .korean) }

  /// The text of the same looks in format 3, each colour beside its role.
  private func olderText(_ snapshot: Snapshot) throws -> String {
    var lines = snapshot.text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }.map(String.init)
    lines[0] = "gs-gallery snapshot 3"
    let names = lines.filter { $0.hasPrefix("environment ") }.map { $0.split(separator: " ")[1] }
    var glyphs = GlyphRow(.grapheme)
    var text = lines.joined(separator: "\n") + "\n"
    for (name, section) in zip(names, snapshot.sections) {
      for look in section.looks {
        var picture = look.picture
        picture.spoken = nil
        text += "\nlook \(picture.columns)x\(picture.rows) in \(name)\n"
        for state in look.states { text += "  \(state)\n" }
        text += Snapshot.body(of: picture, [:], &glyphs).replacing("spoken unknown\n", with: "")
      }
    }
    return text
  }

  @Test(
    arguments: [
      "tag/stroke", "button/primary", "toast/default", "radio/group", "list/default",
    ] as [VariantID])
  func aBaselineOfAnOlderFormatIsNotAChange(_ id: VariantID) throws {
    let drawn = drawn(try #require(Catalogue.builtIn[id]))
    let older = try olderText(drawn)
    #expect(!older.contains("spoken") && older.contains("\nmeasures\n"))
    let baseline = try Snapshot(text: older)
    #expect(baseline.isIncomplete && !drawn.isIncomplete)
    #expect(Comparison(baseline: baseline, drawn: drawn).differences.isEmpty)
    #expect(Comparison(baseline: baseline, drawn: drawn).same == drawn.stateCount)
    #expect(try looks(in: Snapshot(text: baseline.text)) == looks(in: baseline))
    // Another look is still a change.
    var other = drawn
    other.sections[0].looks[0].picture.measures?.append("gap 99")
    #expect(Comparison(baseline: baseline, drawn: other).differences.count == 1)
  }

  @Test func aTableOfAnOlderFormatHasAColumnForEachEnvironment() throws {
    let look = """

      look 2x1 in light, dark
        tag/filled
      glyphs
        |ab|
      styles
        2a
      legend
        a = text on page
      """
    let head = """
      variant tag/filled
      size natural
      width-policy grapheme
      environment light
      environment dark appearance=dark
      """
    let older = """
      gs-gallery snapshot 3
      \(head)

      roles
        page                     #FFFFFF #000000
        text                     #111111 #EEEEEE
      \(look)
      """
    let newer = """
      gs-gallery snapshot 4
      \(head)

      roles in light, dark

        page                     #FFFFFF #000000

        text                     #111111 #EEEEEE
      \(look)
      spoken unknown
      """
    #expect(try Snapshot(text: older) == Snapshot(text: newer))
    #expect(try Snapshot(text: older).text == newer + "\n")
  }

  private static func tab(_ name: String, _ value: String) -> Specimen {
    Specimen(
      "own/tab", summary: Phrase("A sign.", korean: "기호."), usage: Phrase("Never.", korean: "없음."),
      payload: false, axes: [.toggle("busy", \.self)], code: { _, _ in "" },
      build: { isBusy, _ in
        let spoken = Spoken(.tab, isBusy ? name : "Home", value: isBusy ? value : nil)
        return Lowered(
          element: .spoken(spoken, GSText(.body1, "✕").element), interactions: InteractionTable())
      })
  }

  @Test func aLookWithoutItsSpokenLinesIsDamaged() throws {
    let text = drawn(try #require(Catalogue.builtIn["toast/default"])).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex(of: "spoken"))
    let cut = (lines[..<place] + lines[(place + 2)...]).joined(separator: "\n")
    #expect(throws: SnapshotError.malformed(line: place + 1, "“spoken” is expected")) {
      try Snapshot(text: cut)
    }
    // Those of an older baseline are unknown, and stay so in a file that is written since.
    let unknown = (lines[..<place] + ["spoken unknown"] + lines[(place + 2)...])
      .joined(separator: "\n")
    let snapshot = try Snapshot(text: unknown)
    #expect(snapshot.isIncomplete && snapshot.text == unknown)
  }

  @Test func statesThatSayOtherThingsAreTwoLooks() throws {
    let specimen = Self.tab("Home", "busy")
    let snapshot = drawn(specimen, in: Catalogue(specimens: [specimen]))
    let looks = try #require(snapshot.sections.first).looks
    #expect(looks.count == 2)
    #expect(looks.map(\.picture.spoken) == [["tab, Home"], ["tab, Home, busy"]])
    #expect(snapshot.text.contains("spoken\n  tab, Home, busy\n"))
    #expect(try self.looks(in: Snapshot(text: snapshot.text)) == self.looks(in: snapshot))
  }

  @Test(arguments: [("Start", "busy"), ("Home", "done"), ("Home", "")])
  func anotherSpokenWordIsAChange(_ name: String, _ value: String) throws {
    func snapshot(_ specimen: Specimen) -> Snapshot {
      drawn(specimen, in: Catalogue(specimens: [specimen]))
    }
    let before = snapshot(Self.tab("Home", "busy"))
    let after = snapshot(Self.tab(name, value))
    let differences = Comparison(baseline: before, drawn: after).differences
    #expect(differences.count == 2 && differences.allSatisfy { $0.bucket == .changed })
    let first = try #require(differences.first)
    let causes = CauseFinder(try #require(first.old), try #require(first.new)).causes
    let line = "tab, \(name)" + (value.isEmpty ? "" : ", \(value)")
    #expect(causes == [.spoken(from: "tab, Home, busy", to: line)])
  }

  @Test func aRecolouredLookEqualsTheOneDrawnAlone() {
    let catalogue = Catalogue(specimens: Catalogue.builtIn.specimens, baselined: [.design])
    for specimen in catalogue.specimens {
      let together = drawn(specimen, Self.many, in: catalogue)
      for (settings, section) in zip(Self.many, together.sections) {
        let alone = drawn(specimen, [settings], in: catalogue)
        #expect(alone.sections == [section], "\(specimen.id)@\(section.environment)")
      }
    }
  }

  @Test func anEnvironmentOfOtherColoursAddsColumnsAndNoLook() throws {
    for id in ["button/primary", "tag/filled", "toast/default"] as [VariantID] {
      let specimen = try #require(Catalogue.builtIn[id])
      func looks(_ environments: [Settings]) -> [Substring] {
        drawn(specimen, environments).text.split(separator: "\n").filter { $0.hasPrefix("look ") }
      }
      let home = Appearance.allCases.map { Self.settings($0) }
      let others = Contrast.allCases.flatMap { contrast in
        Appearance.allCases.map {
          Self.settings(theme: specimen.home.name == "zatch" ? "gitspace" : "zatch", $0, contrast)
        }
      }
      let text = drawn(specimen, home + others).text
      #expect(
        try self.looks(in: Snapshot(text: text)) == self.looks(in: drawn(specimen, home + others)))
      #expect(looks(home + others).count == looks(home).count, "\(id)")
    }
  }

  @Test func looksNameTheFewerEnvironments() throws {
    let specimen = try #require(Catalogue.builtIn["tag/stroke"])
    let text = drawn(specimen, Self.many).text
    let headings = Set(
      text.split(separator: "\n").filter { $0.hasPrefix("look ") }
        .map { $0.split(separator: " ", maxSplits: 3)[3] })
    #expect(headings.allSatisfy { $0.split(separator: ",").count <= Self.many.count / 2 + 1 })
    #expect(headings.contains { $0.hasPrefix("all but ") })
    let wrong = text.replacingOccurrences(of: "all but ", with: "all but nowhere-")
    #expect(throws: SnapshotError.self) { try Snapshot(text: wrong) }
  }
}
