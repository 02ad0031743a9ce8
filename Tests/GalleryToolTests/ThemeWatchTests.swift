import Foundation
import GalleryTesting
import Synchronization
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

/// Themes of files that are edited while the gallery shows them.
@Suite("Themes that are edited")
struct ThemeWatchTests {
  private static func tokens(accent: String, more: String = "") -> String {
    """
    { "color": { "$type": "color",
        "background": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
        "accent": { "$value": \(accent) }\(more)
    } }
    """
  }

  private static let red = #"{ "colorSpace": "srgb", "components": [1, 0, 0] }"#
  private static let blue = #"{ "colorSpace": "srgb", "components": [0, 0, 1] }"#

  /// A folder with tokens, opened as an option does.
  private func opened(
    _ text: String
  ) throws -> (folder: TemporaryFolder, context: ToolContext, name: String) {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "acme.tokens.json")
    let context = try ToolContext(
      catalogue: .builtIn, environment: ProcessEnvironment(variables: [:])
    )
    .opening(["file:" + folder.path + "/acme.tokens.json"])
    return (folder, context, try #require(context.opened.first).name)
  }

  private func act(
    _ context: ToolContext
  ) throws -> (program: GalleryProgram, edits: ThemeEdits) {
    (
      GalleryProgram(
        catalogue: context.catalogue, probe: .rendering(widthPolicy: .grapheme)),
      try ThemeWatch(context).edits
    )
  }

  private func words(_ model: GalleryModel) -> String {
    switch model.toast {
    case .tells(let phrase)?, .fails(let phrase)?: phrase.english
    case .copied, .impossible, .says, nil: ""
    }
  }

  /// The accent of a theme as the gallery has it.
  private func expect(_ accent: String, in program: GalleryProgram, _ name: String) {
    #expect(
      program.catalogue.theme(named: name)?.scheme(.light, .original)[.accent].hex == accent)
  }

  @Test func anEditedFileShowsAndKeepsThePlace() throws {
    let (folder, context, name) = try opened(Self.tokens(accent: Self.red))
    let (program, edits) = try act(context)
    var model = program.initialModel
    var act = GalleryAct(program, file: nil, themes: edits)
    expect("#FF0000", in: act.program, name)
    let before = model
    act.look(&model)
    #expect(model == before)
    try folder.write(Self.tokens(accent: Self.blue), to: "acme.tokens.json")
    let isTold = act.hasNews()
    #expect(isTold)
    act.look(&model)
    expect("#0000FF", in: act.program, name)
    let told = words(model)
    #expect(told.hasPrefix("acme.tokens.json: "), "\(told)")
    #expect(told.contains(" colours changed: accent, accent.pressed, accent.text"), "\(told)")
    #expect(model.specimen == before.specimen && model.place == before.place)
    // The picture differs each time, whatever the message.
    #expect(model.themeEdits == 1)
  }

  @Test func aBrokenFileKeepsTheLastGoodColoursAndSaysWhereItBroke() throws {
    let (folder, context, name) = try opened(Self.tokens(accent: Self.red))
    let (program, edits) = try act(context)
    var model = program.initialModel
    var act = GalleryAct(program, file: nil, themes: edits)
    for (text, sentence) in [
      ("{\n  \"color\": }\n", "acme.tokens.json:2:12: Invalid JSON"),
      (Self.tokens(accent: "\"{color.bakground}\""), "accent: color.accent is broken ("),
      ("{}", "acme.tokens.json has no colour for any role"),
      (
        Self.tokens(accent: Self.red).replacing("\"accent\"", with: "\"acent\""),
        "accent: unknown token color.accent"
      ),
    ] {
      try folder.write(text, to: "acme.tokens.json")
      act.look(&model)
      expect("#FF0000", in: act.program, name)
      let words = words(model)
      #expect(words.contains(sentence), "\(words)")
      #expect(words.hasSuffix("The last good colours stay."), "\(words)")
    }
    try FileManager.default.removeItem(atPath: folder.path + "/acme.tokens.json")
    act.look(&model)
    #expect(words(model).contains("cannot be read"))
    expect("#FF0000", in: act.program, name)
    try folder.write(Self.tokens(accent: Self.red), to: "acme.tokens.json")
    act.look(&model)
    #expect(words(model) == "acme.tokens.json was read again.")
    expect("#FF0000", in: act.program, name)
  }

  @Test func aRoleThatNeverHadAColourStopsNoOther() throws {
    let broken = #", "text": { "$value": "{nowhere}" }"#
    let (folder, context, name) = try opened(Self.tokens(accent: Self.red, more: broken))
    try folder.write(
      #"{ "roles": { "page": "color.background", "accent": "color.accent", "text": "color.text" } }"#,
      to: "acme.theme.json")
    let mapped = try ToolContext(
      catalogue: .builtIn, environment: ProcessEnvironment(variables: [:])
    ).opening(context.opened.compactMap(\.spelling))
    let (program, edits) = try act(mapped)
    var model = program.initialModel
    var act = GalleryAct(program, file: nil, themes: edits)
    // The broken token moves down by a line.
    try folder.write("\n" + Self.tokens(accent: Self.blue, more: broken), to: "acme.tokens.json")
    act.look(&model)
    expect("#0000FF", in: act.program, name)
  }

  @Test func aMappingThatIsAddedCounts() throws {
    let (folder, context, name) = try opened(
      Self.tokens(
        accent: Self.red,
        more: #", "sea": { "$value": { "colorSpace": "srgb", "components": [0, 0.5, 1] } }"#))
    let (program, edits) = try act(context)
    var model = program.initialModel
    var act = GalleryAct(program, file: nil, themes: edits)
    try folder.write(
      #"{ "roles": { "page": "color.background", "accent": "color.sea" } }"#, to: "acme.theme.json")
    act.look(&model)
    expect("#0080FF", in: act.program, name)
  }

  @Test func aFileThatAResolverNamesIsWatched() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/sets", withIntermediateDirectories: true)
    try folder.write(Self.tokens(accent: Self.red), to: "sets/all.json")
    try folder.write(
      """
      { "version": "2025.10", "sets": { "all": { "sources": [{ "$ref": "sets/all.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/all" }] }
      """, to: "acme.resolver.json")
    let context = try ToolContext(
      catalogue: .builtIn, environment: ProcessEnvironment(variables: [:])
    )
    .opening(["file:" + folder.path + "/acme.resolver.json"])
    let name = try #require(context.opened.first).name
    let (program, edits) = try act(context)
    #expect(edits.folders == [folder.path, folder.path + "/sets"])
    var model = program.initialModel
    var act = GalleryAct(program, file: nil, themes: edits)
    try folder.write(Self.tokens(accent: Self.blue), to: "sets/all.json")
    let isTold = act.hasNews()
    #expect(isTold)
    act.look(&model)
    expect("#0000FF", in: act.program, name)
  }

  @Test func filesThatAreNamedLaterAreWatched() throws {
    let (folder, context, name) = try opened(Self.tokens(accent: Self.red))
    let (program, edits) = try act(context)
    var model = program.initialModel
    var act = GalleryAct(program, file: nil, themes: edits)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/more", withIntermediateDirectories: true)
    try folder.write(Self.tokens(accent: Self.blue), to: "more/blue.json")
    // A mapping that names a file in another folder.
    try folder.write(
      #"{ "tokens": ["more/blue.json"], "roles": { "page": "color.background", "accent": "color.accent" } }"#,
      to: "acme.theme.json")
    act.look(&model)
    expect("#0000FF", in: act.program, name)
    #expect(edits.folders == [folder.path, folder.path + "/more"])
    while act.hasNews() {}
    try folder.write(Self.tokens(accent: Self.red), to: "more/blue.json")
    let isTold = act.hasNews()
    #expect(isTold)
    act.look(&model)
    expect("#FF0000", in: act.program, name)
  }

  @Test func aFolderShowsItsNewFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens(accent: Self.red), to: "a.json")
    let context = try ToolContext(
      catalogue: .builtIn, environment: ProcessEnvironment(variables: [:])
    ).opening(["folder:" + folder.path])
    let name = try #require(context.opened.first).name
    let (program, edits) = try act(context)
    var model = program.initialModel
    var act = GalleryAct(program, file: nil, themes: edits)
    // The last of two files counts.
    try folder.write(Self.tokens(accent: Self.blue), to: "b.json")
    act.look(&model)
    expect("#0000FF", in: act.program, name)
    try FileManager.default.removeItem(atPath: folder.path + "/b.json")
    let isTold = act.hasNews()
    #expect(isTold)
    act.look(&model)
    expect("#FF0000", in: act.program, name)
  }

  @Test func aCatalogueShowsItsNewColours() throws {
    let folder = try TemporaryFolder()
    func color(_ name: String, _ red: String) throws {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/A.xcassets/\(name).colorset", withIntermediateDirectories: true)
      try folder.write(
        """
        { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
          "components": { "red": "\(red)", "green": "0.000", "blue": "0.000", "alpha": "1.000" } } }],
          "info": { "author": "xcode", "version": 1 } }
        """, to: "A.xcassets/\(name).colorset/Contents.json")
    }
    try color("background", "1.000")
    let context = try ToolContext(
      catalogue: .builtIn, environment: ProcessEnvironment(variables: [:])
    ).opening(["folder:" + folder.path + "/A.xcassets"])
    let name = try #require(context.opened.first).name
    let (program, edits) = try act(context)
    var model = program.initialModel
    var act = GalleryAct(program, file: nil, themes: edits)
    try color("accent", "0.500")
    act.look(&model)
    expect("#800000", in: act.program, name)
    #expect(edits.folders.contains(folder.path + "/A.xcassets/accent.colorset"))
  }

  /// A thread waits at it until a test opens it.
  private final class Gate: Sendable {
    private let isOpen = Mutex(false)
    /// How many have come.
    let arrivals = Atomic(0)

    func open() { isOpen.withLock { $0 = true } }

    func pass() {
      arrivals.wrappingAdd(1, ordering: .relaxed)
      while !isOpen.withLock({ $0 }) { sched_yield() }
    }
  }

  /// So many tokens that they are read beside the interface.
  private static let many = (0..<4_000).map {
    ", \"t\($0)\": { \"$value\": { \"colorSpace\": \"srgb\", \"components\": [1, 0, 1] } }"
  }.joined()

  /// Looks until the accent is shown.
  private func look(
    for accent: String, _ act: inout GalleryAct, _ model: inout GalleryModel, _ name: String
  ) {
    let end = ContinuousClock.now + .seconds(60)
    func isShown() -> Bool {
      act.program.catalogue.theme(named: name)?.scheme(.light, .original)[.accent].hex == accent
    }
    while !isShown(), ContinuousClock.now < end {
      if act.timeLeft == 0 { act.look(&model) } else { sched_yield() }
    }
    #expect(isShown())
  }

  @Test(arguments: ["file", "command"]) func keysAreAnsweredWhileMuchIsRead(kind: String) throws {
    #expect(Self.many.utf8.count > 2 * ThemeReading.most)
    let folder = try TemporaryFolder()
    let path = folder.path + "/acme.tokens.json"
    try folder.write(Self.tokens(accent: Self.red, more: Self.many), to: "acme.tokens.json")
    let source = kind == "file" ? "file:" + path : "command:cat " + path
    let context = try ToolContext(
      catalogue: .builtIn,
      environment: ProcessEnvironment(variables: ["PATH": "/usr/bin:/bin"])
    ).opening([source])
    let name = try #require(context.opened.first).name
    let gate = Gate()
    let watch = try ThemeWatch(context) { gate.pass() }
    var act = GalleryAct(
      GalleryProgram(catalogue: context.catalogue, probe: .rendering(widthPolicy: .grapheme)),
      file: nil, themes: watch.edits)
    var model = act.program.initialModel
    for effect in act.program.update(&model, .resized(columns: 100, rows: 30)) {
      _ = act.perform(effect, &model)
    }
    try folder.write(Self.tokens(accent: Self.blue, more: Self.many), to: "acme.tokens.json")
    let end = ContinuousClock.now + .seconds(60)
    while gate.arrivals.load(ordering: .relaxed) == 0, ContinuousClock.now < end {
      act.look(&model)
    }
    // While it is read, the last good colours stay, keys are answered, and it is looked at again.
    expect("#FF0000", in: act.program, name)
    let before = model
    for effect in act.program.update(&model, .key(KeyPress("?"))) {
      _ = act.perform(effect, &model)
    }
    #expect(model != before)
    act.look(&model)
    expect("#FF0000", in: act.program, name)
    #expect(act.timeLeft != nil)
    gate.open()
    look(for: "#0000FF", &act, &model, name)
    watch.stop()
  }
}
