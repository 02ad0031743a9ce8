import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool

@Suite("Stories")
struct StoriesTests {
  private func export(_ arguments: String...) throws -> (Tool.Result, files: [String: Data]) {
    let folder = try TemporaryFolder()
    let result = try Tool.run(
      ["export", "-o", folder.path + "/new", "--format", "stories"] + arguments)
    return (result, (try? TemporaryFolder.files(below: folder.path + "/new")) ?? [:])
  }

  private func names(_ links: [StateID]) -> [String] {
    var names = StoryNames()
    return links.map { names.next(for: $0) }
  }

  @Test func aModuleHasAStoryForEachState() throws {
    let (result, files) = try export("tag/filled")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("32 states in 1 module in "))
    let list = ExportFolder.Filler.export.listName
    #expect(Set(files.keys) == ["tag/filled.stories.js", list])
    let text = String(decoding: try #require(files["tag/filled.stories.js"]), as: UTF8.self)
    let stories = text.split(separator: "\n").filter { $0.hasPrefix("export const ") }
    #expect(stories.count == 32)
    #expect(text.contains("\n  title: \"tag/filled\",\n"))
    let story = try #require(stories.first { $0.hasPrefix("export const ColorYellow_Selected ") })
    #expect(story.contains("name: \"tag/filled:color=yellow,selected\""))
    #expect(story.contains("\"selected\":true"))
  }

  @Test func filtersAndCoversChooseStories() throws {
    let (_, files) = try export("tag/filled:selected")
    let text = String(decoding: try #require(files["tag/filled.stories.js"]), as: UTF8.self)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("export const ") } == 16)
    let (pairs, _) = try export("tag/filled", "tag/stroke", "--cover", "pairs")
    #expect(pairs.output.contains(" in 2 modules in "))
  }

  @Test(arguments: [["--theme", "zatch"], ["--appearance", "dark"], ["--size", "40x12"]])
  func storiesHaveNoEnvironment(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let result = try Tool.run(
      ["export", "-o", folder.path + "/new", "--format", "stories"] + arguments)
    #expect(result.status == 64)
    #expect(result.error.contains("leave out \(arguments[0])"))
    #expect(try TemporaryFolder.files(below: folder.path) == [:])
  }

  @Test func exportsAreNamedByTheValues() {
    #expect(
      names([
        "tag/filled", "tag/filled:color=deep-blue,no-selected", "card/one:phase.progress=0.5",
        "card/one:1-up=on",
      ]) == ["Default", "ColorDeepBlue_NoSelected", "PhaseProgress05", "State1UpOn"])
  }

  @Test func exportsDifferInLettersAndDigits() {
    #expect(
      names([
        "a/b:offset=-1", "a/b:offset=1", "a/b:off,set=1", "a/b:title=%EA%B0%80", "a/b:title=가",
      ])
        == ["Offset1", "Offset1_2", "Off_Set1_3", "TitleEAB080", "Title"])
  }

  @Test func optionsAreArraysAndAbsentValuesAreMissing() throws {
    struct Mark: OptionSet, Hashable, Sendable { let rawValue: Int }
    struct Payload: Hashable, Sendable {
      var marks: Mark = []
      var title: String?
      var isRemoved = false
    }
    let specimen = Specimen(
      "mark/one", payload: Payload(),
      axes: [
        .options(
          "marks", \.marks,
          options: [("bold", Mark(rawValue: 1)), ("dim", Mark(rawValue: 2))]),
        .text("title", \.title, samples: ["a \"b\""]),
        .toggle("removed", \.isRemoved, tier: .interaction).held(),
      ]
    ) { _, _ in GSTag.filled("Mark").lowered() }
    let states = SpecimenSpace(of: specimen, tiers: [.design, .text])
    let module = try #require(
      StoriesModule(specimen, states, in: Catalogue(specimens: [specimen])))
    #expect(module.stories.count == 8)
    #expect(module.text.contains(#"args: {"marks":["bold","dim"]} };"#))
    #expect(module.text.contains(#"args: {"marks":[],"title":"a \"b\""} };"#))
    #expect(!module.text.contains("removed"))
    #expect(StoriesModule(specimen, [SpecimenState](), in: .builtIn) == nil)
  }
}
