import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

/// Runs in the environments that a file beside the baselines, or a catalogue in code, declares.
@Suite("Declared environments")
struct DeclaredEnvironmentsTests {
  private let place: TemporaryFolder
  private var folder: SnapshotFolder { place.snapshots }

  init() throws {
    place = try TemporaryFolder()
    try place.makeFolder("__Snapshots__")
  }

  private static let ids: Set<VariantID> = ["button/primary", "button/fill", "tag/stroke"]

  private static func catalogue(
    _ themes: [Theme] = [.gitspace, .zatch], environments: [DeclaredEnvironments] = [],
    more: [Specimen] = []
  ) -> Catalogue {
    Catalogue(
      specimens: Catalogue.builtIn.specimens.filter { ids.contains($0.id) } + more,
      themes: themes, environments: environments)
  }

  private func declare(_ entries: String) throws {
    try place.write(
      "{ \"environments\": [\(entries)] }\n", to: "__Snapshots__/environments.json")
  }

  /// Two themes, light and dark, English and Korean.
  private static let usual = """
    { "theme": ["home", "all"], "appearance": ["light", "dark"] },
    { "appearance": ["light", "dark"], "lang": ["ko"] }
    """

  private func context(_ catalogue: Catalogue) throws -> ToolContext {
    try ToolContext(catalogue: catalogue, environment: ProcessEnvironment(variables: [:]))
      .declaringEnvironments(of: folder)
  }

  @discardableResult
  private func run(
    _ catalogue: Catalogue, _ update: BaselineUpdate = .none,
    _ change: (inout TestPlan) -> Void = { _ in }
  ) throws -> TestRun.Result {
    let context = try context(catalogue)
    var plan = TestPlan(
      catalogue: context.catalogue, folder: folder,
      chooser: try StateChooser([], in: context.catalogue))
    plan.environmentPlan = context.environmentPlan
    plan.update = update
    change(&plan)
    let run = TestRun(plan: plan)
    var result = try run.result(progress: ProgressLine(total: 0, isShown: false))
    try run.write(&result)
    return result
  }

  private func environments(_ differences: [Difference]) -> Set<EnvironmentID> {
    Set(differences.map(\.environment))
  }

  @Test func aPaletteEditFailsInEveryThemeThatHasIt() throws {
    try declare(Self.usual)
    try run(Self.catalogue(), .all)
    #expect(try !run(Self.catalogue()).report.isDifferent)
    let zatch = try Theme.zatch.replacing(entry: "zatchPurple", with: "#13579B")
    let report = try run(Self.catalogue([.gitspace, zatch])).report
    // It fails in each declared environment whose looks have the entry, and in no other.
    var expected = 0
    for variant in report.variants {
      let baseline = try Snapshot(text: try #require(folder.files(of: variant.id).baseline))
      let having = Set(
        baseline.sections.filter { section in
          let settings = Settings(section.environment, of: variant.id, in: .builtIn)
          guard settings.theme == "zatch" else { return false }
          let scheme = Theme.zatch.scheme(settings.appearance ?? .light, .original)
          return section.roleColors.keys.contains {
            scheme.resolution(of: $0.resting).entries == ["zatchPurple"]
          }
        }.map(\.environment))
      #expect(environments(variant.differences) == having, "\(variant.id)")
      expected += having.count
    }
    #expect(expected > 4 && report.variants.contains { $0.id == "tag/stroke" })
    // What moves a component in English moves it in Korean.
    var edits = 0
    for entry in Theme.gitspace.paletteEntries {
      let edited = try Theme.gitspace.replacing(entry: entry, with: "#13579B")
      let report = try run(Self.catalogue([edited, .zatch])).report
      let primary = try #require(report.variants.first { $0.id == "button/primary" })
      let moved = environments(primary.differences)
      if moved.isEmpty { continue }
      edits += 1
      #expect(moved.contains("") == moved.contains("lang=ko"))
      #expect(moved.contains("appearance=dark") == moved.contains("appearance=dark,lang=ko"))
      #expect(moved.allSatisfy { !$0.text.contains("zatch") })
    }
    #expect(edits > 0)
  }

  private static func label(_ korean: String) -> Specimen {
    Specimen(
      "own/label", summary: Phrase("A word.", korean: "낱말."),
      usage: Phrase("Never.", korean: "없음."), payload: false, axes: [], code: { _, _ in "" },
      build: { _, language in
        let text = language == .korean ? korean : "Save"
        return Lowered(
          element: .sized(width: .exactly(6), GSText(.body1, text).element),
          interactions: InteractionTable())
      })
  }

  @Test func aKoreanLabelThatIsCutFailsInKorean() throws {
    try declare(#"{ "lang": ["en", "ko"] }"#)
    try run(Self.catalogue(more: [Self.label("저장")]), .all)
    let report = try run(Self.catalogue(more: [Self.label("저장하기 완료")])).report
    #expect(report.variants.flatMap(\.differences).map(\.link) == ["own/label@lang=ko"])
  }

  @Test func aCatalogueDeclaresTheSameAndTheFileComesFirst() throws {
    let declared = DeclaredEnvironments(["lang": ["en", "ko"]])
    let named = DeclaredEnvironments(named: ["", "theme=zatch,appearance=dark"])
    let space = { (catalogue: Catalogue) throws in
      let context = try context(catalogue)
      let space = BaselineSpace(context.catalogue, plan: context.environmentPlan)
      let specimen = try #require(catalogue["button/primary"])
      return space.fixedEnvironments(of: specimen).map {
        $0.id(catalogue.defaults(of: specimen.id))
      }
    }
    #expect(try space(Self.catalogue(environments: [declared])) == ["", "lang=ko"])
    #expect(
      try space(Self.catalogue(environments: [named])) == ["", "theme=zatch,appearance=dark"])
    #expect(try space(Self.catalogue()) == ["", "appearance=dark"])
    try declare(#"{ "contrast": ["high"] }"#)
    #expect(try space(Self.catalogue(environments: [declared])) == ["contrast=high"])
    let wrong = DeclaredEnvironments(["lang": []])
    try place.remove("__Snapshots__/environments.json")
    let error = #expect(throws: ToolError.self) {
      try context(Self.catalogue(environments: [wrong]))
    }
    #expect(error?.status == .badArguments)
  }

  @Test func onlyNamedComponentsHaveTheEnvironmentsOfADeclaration() throws {
    try declare(#"{ "components": ["tag"], "lang": ["ko"] }"#)
    try run(Self.catalogue(), .all)
    let tag = try Snapshot(text: try #require(folder.files(of: "tag/stroke").baseline))
    #expect(tag.sections.map(\.environment) == ["lang=ko"])
    let button = try Snapshot(text: try #require(folder.files(of: "button/primary").baseline))
    #expect(button.sections.map(\.environment) == ["", "appearance=dark"])
  }

  @Test func environmentsNoLongerDeclaredStayUntilTheyAreDropped() throws {
    try declare(Self.usual)
    try run(Self.catalogue(), .all)
    let all = try place.texts()
    try declare(#"{ "appearance": ["light", "dark"] }"#)
    for update in BaselineUpdate.allCases {
      for policy in UnreferencedPolicy.allCases {
        let result = try run(Self.catalogue(), update) { $0.unreferenced = policy }
        #expect(!result.report.isDifferent && result.written.isEmpty)
        #expect(
          Set(result.untouched.keys).isSuperset(of: ["lang=ko", "appearance=dark,lang=ko"]))
      }
    }
    let snapshots = try place.texts().filter { $0.key.hasSuffix(".snap") }
    #expect(snapshots == all.filter { $0.key.hasSuffix(".snap") })
    let dropped = try run(Self.catalogue()) { $0.dropsUndeclared = true }
    #expect(!dropped.changes.flatMap(\.erased).isEmpty)
    let left = try Snapshot(text: try #require(folder.files(of: "button/primary").baseline))
    #expect(left.sections.map(\.environment) == ["", "appearance=dark"])
    #expect(try run(Self.catalogue()).untouched.isEmpty)
  }

  @Test func aRunOfOtherLanguagesAndAPlainOneEraseNothing() throws {
    let path = place.path
    let lines = [
      ["--update", "new"], ["--lang", "en,ko", "--update", "new"], ["--update", "all"],
      ["--update", "all", "--unreferenced", "delete"], ["--lang", "en,ko", "--ci"], ["--ci"],
    ]
    try declare(#"{ "appearance": ["light", "dark"] }"#)
    for line in lines {
      let result = try Tool.run(["test", "button/primary", "--snapshots", path] + line)
      #expect(result.status == 0, "\(line): \(result.error)")
    }
    let baseline = try Snapshot(text: try #require(folder.files(of: "button/primary").baseline))
    #expect(Set(baseline.sections.map(\.environment)) == ["", "appearance=dark", "lang=ko"])
    let plain = try Tool.run(["test", "button/primary", "--snapshots", path])
    #expect(
      plain.error.contains("7 states in environments that are not declared (@lang=ko)"),
      "\(plain.error)")
    #expect(plain.error.contains("gs-gallery test --drop-undeclared erases them."))
    let drop = try Tool.run(["test", "button/primary", "--snapshots", path, "--drop-undeclared"])
    #expect(drop.error.contains("erasing 7 states from the baselines, as --drop-undeclared says:"))
    let both = ["--drop-undeclared", "--lang", "ko"]
    #expect(try Tool.run(["test", "--snapshots", path] + both).status == 64)
    try place.remove("__Snapshots__/environments.json")
    #expect(try Tool.run(["test", "--snapshots", path, "--drop-undeclared"]).status == 64)
  }

  @Test func coverageCountsEachStateInEachEnvironment() throws {
    let path = ["button/primary", "--snapshots", place.path]
    #expect(try Tool.run(["test", "--update", "new"] + path).status == 0)
    #expect(try Tool.run(["coverage", "--min", "100"] + path).status == 0)
    try declare(#"{ "appearance": ["light", "dark"], "lang": ["en", "ko"] }"#)
    let half = try Tool.run(["coverage", "--min", "100"] + path)
    #expect(half.status == 1)
    #expect(half.error.contains("4 of 8 states have a baseline, 50.0 %"), "\(half.error)")
    #expect(half.output.contains("ko · dark") || half.output.contains("dark · ko"))
    #expect(try Tool.run(["test", "--update", "new"] + path).status == 0)
    let whole = try Tool.run(["coverage", "--min", "100"] + path)
    #expect(whole.status == 0 && whole.output.contains("8 baselined (100.0 %)"))
    #expect(try Tool.run(["coverage", "--min", "1", "--contrast", "high"] + path).status == 1)
  }

  @Test func aLanguageWithoutLabelsIsRefused() throws {
    let path = ["button/primary", "--snapshots", place.path]
    for command in ["test", "coverage"] {
      let result = try Tool.run([command, "--lang", "ko,kr"] + path)
      #expect(result.status == 64)
      #expect(result.error.contains("“kr”; did you mean ko?"), "\(result.error)")
    }
    #expect(try Tool.run(["test", "--lang", "ko-KR", "--ci"] + path).status == 1)
    // Labels may be in any language.
    let own = Specimen(
      "own/label", summary: Phrase("A word.", korean: "낱말."),
      usage: Phrase("Never.", korean: "없음."), payload: false, axes: [], code: { _, _ in "" },
      build: { _, language in
        let text = language.lookup.contains { $0.rawValue == "de" } ? "Sichern" : "Save"
        return Lowered(
          element: GSText(.body1, text).element, interactions: InteractionTable())
      })
    try declare(#"{ "lang": ["de-AT"] }"#)
    #expect(try run(Self.catalogue(more: [own]), .all).report.isDifferent == false)
    #expect(throws: ToolError.self) { try run(Self.catalogue(), .all) }
  }

  @Test func theExplanationDrawsNothing() throws {
    try declare(Self.usual)
    let line = ["test", "--explain", "button", "--snapshots", place.path]
    let before = try place.texts()
    let result = try Tool.run(line)
    #expect(result.status == 0)
    #expect(
      result.output.hasPrefix("__Snapshots__/environments.json declares these environments:\n"))
    #expect(result.output.contains("@theme=zatch,appearance=dark"))
    #expect(result.output.contains("@appearance=dark,lang=ko"))
    #expect(try place.texts() == before)
    try place.remove("__Snapshots__/environments.json")
    #expect(
      try Tool.run(line).output.hasPrefix(
        "Nothing is declared, so each component is compared in its home theme, light and dark:\n"))
  }

  @Test func aTokenFileIsOpenedAsWithTheOption() throws {
    try place.write(
      ##"""
      { "page": { "$type": "color", "$value": "#FFFFFF" },
        "text": { "$type": "color", "$value": "#111111" },
        "accent": { "$type": "color", "$value": "#3355FF" } }
      """##,
      to: "Tokens/brand.tokens.json")
    try declare(#"{ "theme": ["home", "file:Tokens/brand.tokens.json"] }"#)
    let path = ["button/primary", "--snapshots", place.path]
    let result = try Tool.run(["test", "--update", "new"] + path)
    #expect(result.status == 0, "\(result.error)")
    let baseline = try Snapshot(text: try #require(folder.files(of: "button/primary").baseline))
    #expect(
      baseline.sections.map { Settings($0.environment).theme }
        == [nil, "file:Tokens/brand.tokens.json"])
    #expect(try Tool.run(["test", "--ci"] + path).status == 0)
    #expect(try Tool.run(["coverage", "--min", "100"] + path).status == 0)
    try place.remove("Tokens/brand.tokens.json")
    let gone = try Tool.run(["test", "--ci"] + path)
    #expect(gone.status == 4)
    #expect(gone.error.contains("__Snapshots__/environments.json:1:"), "\(gone.error)")
    #expect(gone.error.contains("brand.tokens.json does not exist."), "\(gone.error)")
    let named = try Tool.run(["test", "--ci", "--theme", "file:none.json"] + path)
    #expect(named.status == 4 && named.error.contains("No such file"), "\(named.error)")
    for outside in ["file:../x.json", "file:/etc/passwd", "command:ls", "https://example.com"] {
      try declare("{ \"theme\": [\"\(outside)\"] }")
      #expect(try Tool.run(["test", "--ci"] + path).status == 4, "\(outside)")
    }
  }

  @Test func aSchemaDescribesTheFile() throws {
    let validator = try SchemaValidator(named: "environments")
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let own = try String(
      contentsOf: root.appendingPathComponent("__Snapshots__/environments.json"), encoding: .utf8)
    #expect(validator.findings(in: try Document(own)) == [])
    #expect(validator.findings(in: try Document("{ \"environments\": [\(Self.usual)] }")) == [])
    for wrong in [
      "[{ \"colour\": [\"x\"] }]", "[{ \"lang\": \"ko\" }]",
    ] {
      let document = try Document("{ \"environments\": \(wrong) }")
      #expect(!validator.findings(in: document).isEmpty, "\(wrong)")
    }
  }

  @Test(arguments: [
    ("[]", "1:1: Expected an object"),
    ("{ \"environment\": [] }", "1:3: Unknown key “environment”"),
    ("{ \"environments\": [] }", "1:3: The list is empty"),
    ("{ \"environments\": [\n  { \"colour\": [\"x\"] }] }", "2:5: Unknown setting “colour”"),
    ("{ \"environments\": [{ \"lang\": \"ko\" }] }", "1:22: Expected a list"),
    (
      "{ \"environments\": [{ \"contrast\": [\"high\", \"low\"] }] }",
      "1:43: contrast has no value “low”. Values are original, normal, high."
    ),
    ("{ \"environments\": [{ \"theme\": [\"acme\"] }] }", "1:32: theme has no value “acme”."),
    ("{ \"environments\": [{ \"lang\": [\"ko\", \"ko\"] }] }", "1:37: “ko” is there twice."),
    ("{ \"environments\": [{ \"lang\": [] }] }", "1:22: The list is empty"),
    ("{ \"environments\": [{ \"lang\": [1] }] }", "1:31: Expected a text"),
    (
      "{ \"environments\": [{ \"lang\": [\"en\", \"kr\"] }] }",
      "1:37: No label is in the language “kr”; did you mean ko?"
    ),
    (
      "{ \"environments\": [{ \"named\": [\"lang=xx\"] }] }",
      "1:32: No label is in the language “xx”. Labels are in en, ko."
    ),
    ("{ \"environments\": [{ \"lang\": [\"ko\"], \"lang\": [\"en\"] }] }", "1:38: "),
    ("{ \"environments\": [{ \"components\": [\"tga\"] }] }", "1:37: No component is named “tga”"),
    ("{ \"environments\": [{ \"named\": [\"lang=ko,lang=en\"] }] }", "1:32: lang is there twice."),
    (
      "{ \"environments\": [{ \"named\": [\"lang=ko\"], \"lang\": [\"ko\"] }] }",
      "1:20: Either name environments or list"
    ),
    ("{ \"environments\": [", "1:"),
  ])
  func aFaultIsNamedWithItsLineAndColumn(_ text: String, _ error: String) throws {
    try place.write(text, to: "__Snapshots__/environments.json")
    for command in [["test", "--ci"], ["coverage"], ["diff"], ["test", "--explain"]] {
      let result = try Tool.run(command + ["--snapshots", place.path])
      #expect(result.status == 4, "\(command)")
      #expect(
        result.error.contains("__Snapshots__/environments.json:" + error), "\(result.error)")
    }
  }
}
