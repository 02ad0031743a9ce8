import ArgumentParser
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool

@Suite("Flags of settings")
struct SettingFlagTests {
  private let context = ToolContext(
    catalogue: .builtIn, environment: ProcessEnvironment(variables: [:]))

  private func environments(
    _ flags: String..., filters: [String] = []
  ) throws -> [Settings] {
    try SeveralEnvironmentsOptions.parse(flags)
      .all(of: Filters(filters, in: .builtIn), in: context)
  }

  @Test func oneValueIsReadOverALink() throws {
    var environment = Settings()
    environment.theme = "zatch"
    environment.depth = .mono
    let flags = try EnvironmentOptions.parse([
      "--appearance", "dark", "--colors", "auto", "--lang", "ko", "--width-policy", "wcwidth",
      "--glyphs", "ascii", "--density", "compact", "--vision", "protan", "--contrast", "high",
    ])
    try flags.apply(to: &environment, in: context)
    var expected = Settings()
    expected.theme = "zatch"
    expected.depth = .mono
    expected.appearance = .dark
    expected.language = .korean
    expected.widthPolicy = .wcwidth
    expected.glyphs = .ascii
    expected.density = .compact
    expected.vision = .protan
    expected.contrast = .high
    #expect(environment == expected)
  }

  @Test func severalValuesMultiply() throws {
    let all = try environments(
      "--theme", "zatch,gitspace", "--appearance", "light,dark", "--width-policy",
      "wcwidth,grapheme,ambiguous-wide")
    #expect(all.count == 12)
    #expect(Set(all).count == 12)
    #expect(all.first?.theme == "zatch" && all.last?.theme == "gitspace")
    #expect(try environments("--colors", "16,16").count == 1, "what is named twice counts once")
  }

  @Test func aFilterNamesEnvironmentsWithoutAFlag() throws {
    #expect(try environments(filters: ["tag"]) == [Settings()])
    #expect(try environments(filters: ["tag@appearance=dark"]).map(\.appearance) == [.dark])
    #expect(
      try environments(filters: ["tag@appearance=dark", "toast"]).map(\.appearance) == [nil, .dark])
    #expect(
      try environments("--appearance", "light,dark", filters: ["tag@appearance=dark,theme=zatch"])
        .map { [$0.appearance?.rawValue, $0.theme] } == [["dark", "zatch"]])
    #expect(throws: ToolError.self) {
      try environments("--appearance", "light", filters: ["tag@appearance=dark"])
    }
  }

  @Test func aWrongValueListsTheValidOnes() {
    func complaint(_ flags: String...) -> String {
      do {
        _ = try EnvironmentOptions.parse(flags)
        return ""
      } catch {
        return EnvironmentOptions.fullMessage(for: error)
      }
    }
    #expect(complaint("--appearance", "dusk").contains("there are auto, light and dark."))
    #expect(complaint("--contrast", "auto").contains("there are original, normal and high."))
    #expect(complaint("--colors", "truecolor,16").contains("there are auto, truecolor"))
    #expect(complaint("--theme", "").contains("it is empty"))
    #expect(throws: (any Error).self) { try SeveralEnvironmentsOptions.parse(["--colors", "16,"]) }
    #expect(throws: (any Error).self) {
      try SeveralEnvironmentsOptions.parse(["--colors", "auto"])
    }
  }

  @Test func helpNamesTheValuesOnce() throws {
    let one = try Tool.run(["show", "--help"]).output
    #expect(one.contains("auto, light or dark."))
    #expect(one.contains("The colours to draw with: auto, truecolor, 256, 16 or"))
    #expect(!one.contains("(values: auto, light, dark)"))
    let several = try Tool.run(["matrix", "--help"]).output
    #expect(several.contains("light, dark.") && several.contains("--appearance <appearance,…>"))
  }

  @Test func aMatrixTakesSeveralWidthPolicies() throws {
    let both = try Tool.run([
      "matrix", "tag/stroke:color=purple", "--width-policy", "grapheme,ambiguous-wide",
      "--format", "text", "--rows", "selected",
    ])
    #expect(both.status == 0, "\(both.error)")
    #expect(both.output.contains("grapheme") && both.output.contains("ambiguous-wide"))
    #expect(both.output.contains("╭") && both.output.contains("+"))
  }
}
