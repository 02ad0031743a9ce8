import Foundation
import StateSpace
import TerminalTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import VisualReview

/// An edited token, component and label: from the run that notices them to the last decided byte.
@Suite(.serialized) struct ReviewScenarioTests {
  private static let ids: [VariantID] = ["tag/filled", "key-line/default", "text/gitspace"]

  private let root: String
  /// The files' contents before the edit, and the drawings after it, by variant.
  private let before: [VariantID: String]
  private let after: [VariantID: String]

  init() throws {
    root = NSTemporaryDirectory() + "scenario-\(UUID().uuidString)"
    after = Self.texts(.builtIn)
    before = Self.texts(try Self.formerCatalogue())
    for id in Self.ids { try #require(before[id] != after[id]) }
    for (id, text) in before {
      let path = Self.path(id, root)
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  /// The catalogue before the edit: another purple, another key line, another title.
  private static func formerCatalogue() throws -> Catalogue {
    let zatch = try Theme.zatch.replacing(entry: "zatchPurple", with: "#7C5CFF")
    let keyLine = plain("key-line/default", GSText(.body1, "press enter to go on").element)
    let styles = Specimen(
      "text/gitspace", payload: TextPayload(),
      axes: [
        .choice(
          "style", \.style,
          values: Theme.gitspace.textStyles.map { (hyphenated($0.name), $0) }),
        .text("title", \.title, samples: Samples.textTier),
      ]
    ) { payload, language in
      guard payload.style != .title1 else { return GSText(.title1, "Another title").lowered() }
      var state = Specimen.gitspaceText.initialState
      state[0] = .choice(Theme.gitspace.textStyles.firstIndex(of: payload.style) ?? 0)
      return Lowered(element: state.element(language), interactions: InteractionTable())
    }
    let others = Catalogue.builtIn.specimens.filter { $0.id == "tag/filled" }
    return Catalogue(
      specimens: others + [keyLine, styles], themes: [.gitspace, zatch, .lionheart])
  }

  private static func plain(_ id: VariantID, _ element: Element) -> Specimen {
    let nothing = Phrase("As it was.", korean: "예전 모습.")
    return Specimen(
      id, summary: nothing, usage: nothing, payload: false, axes: [], code: { _, _ in "" },
      build: { _, _ in Lowered(element: element, interactions: InteractionTable()) })
  }

  private static func texts(_ catalogue: Catalogue) -> [VariantID: String] {
    let drawer = SnapshotDrawer(BaselineSpace(catalogue))
    let specimens = catalogue.specimens.filter { ids.contains($0.id) }
    return Dictionary(
      uniqueKeysWithValues: specimens.map { ($0.id, drawer.draw($0).snapshot.text) })
  }

  private static func path(_ id: VariantID, _ root: String) -> String {
    root + "/__Snapshots__/" + id.text + ".snap"
  }

  private func baseline(_ id: VariantID) -> Data? {
    FileManager.default.contents(atPath: Self.path(id, root))
  }

  /// The pending looks, without the lines that name the baseline they were compared with.
  private func pending(_ id: VariantID) -> Data? {
    FileManager.default.contents(atPath: Self.path(id, root) + ".new").flatMap { data in
      let text = String(decoding: data, as: UTF8.self)
      return (try? PendingSnapshot(text: text)).map { Data($0.snapshot.text.utf8) }
    }
  }

  private func bytes(_ texts: [VariantID: String], _ id: VariantID) -> Data? {
    texts[id].map { Data($0.utf8) }
  }

  /// Runs the tool without a terminal; returns its exit status and output.
  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("gs-gallery")
    process.arguments = arguments + ["--snapshots", root]
    process.environment = ["LANG": "C.UTF-8"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  @Test func editsAreFoundReviewedAndDecidedByteForByte() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    let found = try run(["test"] + Self.ids.map(\.text))
    #expect(found.status == 1)
    for id in Self.ids {
      #expect(baseline(id) == bytes(before, id), "a test writes no baseline")
      #expect(pending(id) == bytes(after, id), "\(id)")
    }
    // The token is named as the cause where it is used, and nowhere else.
    let told = try run(["diff"]).output
    let lines = told.split(separator: "\n")
    #expect(lines.contains { $0.contains("tag/filled") && $0.contains("token tagPurple.solid") })
    #expect(!lines.contains { $0.contains("text/gitspace") && $0.contains("token") })
    #expect(lines.contains { $0.contains("text/gitspace") && $0.contains("words: “Another") })

    let terminal = try ProbeTerminal(
      gallery: ["review", "--snapshots", root],
      environment: ["TERM=xterm-256color", "LANG=C.UTF-8", "COLORTERM=truecolor"])
    func press(_ keys: String, until isDone: () -> Bool) throws {
      terminal.type(keys)
      try terminal.wait("the files after \(keys)", until: isDone)
    }
    // A question is confirmed after it was on the screen.
    func ask(_ keys: String, _ question: String) throws {
      terminal.forget()
      terminal.type(keys)
      try terminal.wait(question) {
        terminal.type("\u{C}")
        return terminal.shows(question)
      }
    }
    // The tags are accepted as one, taken back, and accepted again.
    func isAccepted() -> Bool {
      baseline("tag/filled") == bytes(after, "tag/filled") && pending("tag/filled") == nil
    }
    func isUntouched() -> Bool {
      baseline("tag/filled") == bytes(before, "tag/filled")
        && pending("tag/filled") == bytes(after, "tag/filled")
    }
    try ask("/tag/filled\rA", "Accept ")
    try press("y", until: isAccepted)
    try press("u", until: isUntouched)
    try press("\u{12}", until: isAccepted)
    // The label was a mistake.
    func isRejected() -> Bool {
      baseline("text/gitspace") == bytes(before, "text/gitspace") && pending("text/gitspace") == nil
    }
    let erase = String(repeating: "\u{7F}", count: "tag/filled".count)
    try ask("/\(erase)text\rR", "Reject ")
    try press("y", until: isRejected)
    try press("u") { pending("text/gitspace") == bytes(after, "text/gitspace") }
    try press("\u{12}", until: isRejected)
    terminal.type("q")
    try terminal.expect("exited 0")
    // The component was not decided on.
    #expect(baseline("key-line/default") == bytes(before, "key-line/default"))
    #expect(pending("key-line/default") == bytes(after, "key-line/default"))
    #expect(isAccepted() && isRejected())

    let rest = try run(["test"] + Self.ids.map(\.text))
    #expect(rest.status == 1)
    #expect(!rest.output.contains("tag/filled"))
    #expect(rest.output.contains("text/gitspace"), "what was rejected is found until it is mended")
  }
}
