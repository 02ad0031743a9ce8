import Foundation
import GSDesign
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

/// The states that a change of a colour moves: predicted from the roles that are seen, measured by drawing.
@Suite("States that a change of a theme moves")
struct ThemeChangeTests {
  private static let client = RenderingClient.rendering(widthPolicy: .grapheme)

  /// Every entry of every theme, over whole components that a seed picks.
  @Test(arguments: Theme.builtIn)
  func thePredictedStatesAreTheMeasuredOnes(_ theme: Theme) throws {
    let seed: UInt64 = 20_261_124
    var generator = SplitMix64(seed: seed)
    let specimens = Catalogue.builtIn.specimens.shuffled(using: &generator)
      .filter { SpecimenSpace(of: $0).count <= 24 }.prefix(3)
    for appearance in Appearance.allCases {
      let environment = EnvironmentChange(theme: theme, appearance: appearance)
      for specimen in specimens {
        let states = Array(SpecimenSpace(of: specimen))
        let groups = LookGroups(of: states, under: environment, .english, Self.client)
        #expect(groups.states == states)
        for entry in theme.paletteEntries {
          let change = ThemeChange(
            from: theme, to: try theme.replacing(entry: entry, with: "#00b7a1"))
          let predicted = Set(groups.moved(by: change, appearance, .original))
          let measured = states.filter {
            change.moves($0.element(.english), under: environment, Self.client)
          }
          #expect(
            predicted == Set(measured), "\(specimen.id) \(entry) \(appearance), seed \(seed)")
        }
      }
    }
  }

  /// Every state of the catalogue, each laid out once: under its home theme and with one colour of it changed at a time.
  @Test(arguments: Theme.builtIn)
  func movedStatesMatchDrawingEveryState(_ theme: Theme) throws {
    let catalogue = Catalogue.builtIn
    let changes = try [ColorRole.accent, .text, .outline].map { role in
      let entry = try #require(theme.scheme(.light, .original).resolution(of: role).entries.first)
      return ThemeChange(from: theme, to: try theme.replacing(entry: entry, with: "#00b7a1"))
    }
    let environment = EnvironmentChange(theme: theme)
    let dark = EnvironmentChange(theme: theme, appearance: .dark)
    var moves = MovesModel()
    moves.start(under: environment, of: 0, count: catalogue.specimens.count)
    while moves.advance(catalogue, .english, Self.client) {}
    let moved = changes.map { moves.moved(by: $0) }
    var measured = changes.map { _ in 0 }
    for (index, specimen) in catalogue.specimens.enumerated() {
      // All of a few, and of many every fifth.
      let states = Array(catalogue.comparedStates(of: specimen))
      for place in stride(from: 0, to: states.count, by: states.count < 40 ? 1 : 5) {
        let element = states[place].element(.english)
        for change in changes.indices {
          let moves = [environment, dark].contains {
            changes[change].moves(element, under: $0, Self.client)
          }
          measured[change] += moves ? 1 : 0
          let listed = moved[change].place(
            of: MovedStates.Place(specimen: index, state: states[place]))
          #expect((listed != nil) == moves, "\(specimen.id) \(place)")
        }
      }
    }
    for (moved, measured) in zip(moved, measured) {
      #expect(measured > 0 && Set((0..<moved.count).compactMap { moved[$0] }).count == moved.count)
    }
  }

  @Test func noChangeMovesNothing() {
    let groups = LookGroups(
      of: SpecimenSpace(of: .filledTag), under: EnvironmentChange(theme: .zatch), .english,
      Self.client)
    #expect(groups.moved(by: ThemeChange(from: .zatch, to: .zatch), .light, .original).isEmpty)
  }

  @Test func theEditorCountsTheComponentShownAtOnceAndTheRestInSlices() throws {
    var moves = MovesModel()
    let catalogue = Catalogue(specimens: [.strokeTag, .filledTag])
    let environment = EnvironmentChange(theme: .zatch)
    moves.start(under: environment, of: 1, count: 2)
    #expect(!moves.isComplete)
    let counts = catalogue.specimens.map { catalogue.comparedStates(of: $0).count }
    var slices = 0
    while moves.advance(catalogue, .english, Self.client, by: 10) {
      slices += 1
      #expect(slices > counts[1] / 10 + 1 || moves.looks[0] == nil)
    }
    #expect(moves.isComplete)
    #expect(slices == counts[0] / 10 + 1 + counts[1] / 10 + 1)
    let change = ThemeChange(
      from: .zatch, to: try Theme.zatch.replacing(entry: "zatchPurple", with: "#00b7a1"))
    let moved = moves.moved(by: change)
    #expect(moved.total == counts[0] + counts[1] && moved.total == 208)
    #expect(moved.count == moved.count(of: 0) + moved.count(of: 1))
    #expect(moved.count(of: 1) > 0 && moved.count(of: 1) < counts[1])
    // A new colour starts with the known findings.
    moves.start(under: EnvironmentChange(theme: .gitspace), of: 0, count: 2)
    #expect(moves.isComplete)
    moves.start(under: EnvironmentChange(theme: .zatch, appearance: .dark), of: 0, count: 2)
    #expect(!moves.isComplete)
  }

  @Test func diffListsTheStatesThatLookDifferent() throws {
    let folder = try TemporaryFolder()
    func tokens(_ accent: String) -> String {
      """
      { "page": { "$type": "color", "$value": "#ffffff" },
        "accent": { "$type": "color", "$value": "\(accent)" } }
      """
    }
    try folder.write(tokens("#0033cc"), to: "old.tokens.json")
    try folder.write(tokens("#12ab0f"), to: "new.tokens.json")
    let command = "cd '\(folder.path)' && \"$TOOL\" tokens diff old.tokens.json new.tokens.json"
    let plain = try Tool.shell(command)
    #expect(plain.status == 1)
    #expect(!plain.output.contains("look different"))
    try folder.write(
      #"{ "roles": { "page": "page", "accent": "accent" } }"#, to: "new.theme.json")
    let mapped = try Tool.shell(command)
    #expect(mapped.status == 1)
    #expect(mapped.output.hasPrefix(plain.output))
    #expect(mapped.output.contains(" states look different"))
    #expect(mapped.output.contains("\nbutton/primary  "))
    #expect(mapped.output.contains("\n  button/primary"))
    let json = try Tool.shell(command + " --json")
    #expect(json.output.contains("\"moves\""))
    #expect(json.output.contains("\"links\""))
    #expect(!mapped.output.contains("nothing uses"))
    try folder.write("{ \"roles\": ", to: "new.theme.json")
    let broken = try Tool.shell(command)
    #expect(broken.status != 0 && broken.status != 1)
    #expect(broken.error.contains("new.theme.json"))
  }

  /// `diff` and `check` name the tokens that no component is drawn with.
  @Test func unusedTokensAreNamed() throws {
    let folder = try TemporaryFolder()
    let source = SystemTokenTests.path(.lionheart)
    let text = try String(contentsOfFile: source, encoding: .utf8)
    let mark = "\"note\": {\n      \"$value\": {\n        \"value\": 4,"
    #expect(text.contains(mark))
    let changed =
      text
      .replacingOccurrences(of: mark, with: mark.replacingOccurrences(of: "4,", with: "9,"))
      .replacingOccurrences(
        of: "  \"size\": {\n    \"$type\": \"dimension\",\n",
        with: """
            "size": {
              "$type": "dimension",
              "nothing": { "$value": { "value": 7, "unit": "px" } },

          """)
    try folder.write(text, to: "old.tokens.json")
    try folder.write(changed, to: "new.tokens.json")
    try folder.write(
      String(contentsOfFile: ThemeReader.mappingPath(beside: source), encoding: .utf8),
      to: "new.theme.json")
    let diff = try Tool.run([
      "tokens", "diff", folder.path + "/old.tokens.json", folder.path + "/new.tokens.json",
    ])
    let line = try #require(
      diff.output.split(separator: "\n").first { $0.hasPrefix("nothing uses ") })
    #expect(line.contains("radius.note") && line.contains("size.nothing"))
    #expect(!line.contains("size.button"))
    let check = try Tool.run(["tokens", "check", folder.path + "/new.tokens.json"])
    #expect(check.status == 0)
    #expect(check.output.contains("nothing uses ") && check.output.contains("radius.note"))
    #expect(!check.output.contains("size.button"))
  }

  /// A part of a style that the mapping leaves to the platform moves no state, and `diff` says so.
  @Test func partsThatAreLeftToThePlatformAreNamed() throws {
    let folder = try TemporaryFolder()
    let source = SystemTokenTests.path(.gitspace)
    let text = try String(contentsOfFile: source, encoding: .utf8)
    let family = try #require(text.firstMatch(of: #/"fontFamily": "([^"]+)"/#))
    try folder.write(text, to: "old.tokens.json")
    try folder.write(
      text.replacing(family.0, with: #""fontFamily": "Georgia""#, maxReplacements: 1),
      to: "new.tokens.json")
    try folder.write(
      String(contentsOfFile: ThemeReader.mappingPath(beside: source), encoding: .utf8),
      to: "new.theme.json")
    let diff = try Tool.run([
      "tokens", "diff", folder.path + "/old.tokens.json", folder.path + "/new.tokens.json",
    ])
    #expect(diff.status == 1)
    let line = try #require(
      diff.output.split(separator: "\n").first { $0.hasSuffix(" to the platform") })
    #expect(
      line.wholeMatch(of: #/the mapping leaves type\.\S+\.fontFamily to the platform/#) != nil)
    #expect(diff.output.contains("no state of "))
  }
}
