import Foundation
import GalleryTesting
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

/// Themes of servers while the gallery shows them, asked again and again.
@Suite("Sources that are asked again") struct SourceWatchTests {
  private let cache: TemporaryFolder
  private let server: TokenServer
  private var name: String { "127.0.0.1:\(server.port)/brand.json" }

  init() throws {
    cache = try TemporaryFolder()
    server = try TokenServer { _ in .json(SourceTokens.text()) }
  }

  private func context() throws -> ToolContext {
    try ToolContext(
      catalogue: .builtIn,
      environment: ProcessEnvironment(variables: [
        "XDG_CACHE_HOME": cache.path, "PATH": "/usr/bin:/bin",
      ])
    ).opening([server.url()], asking: .later)
  }

  private func accent(_ act: borrowing GalleryAct) -> String? {
    act.program.catalogue.theme(named: name)?.scheme(.light, .original)[.accent].hex
  }

  @Test func itIsAskedAgainAndRecovers() throws {
    var gallery = try SourceGallery(try context())
    #expect(accent(gallery.act) != "#0033CC")
    gallery.look { act, _ in accent(act) == "#0033CC" }
    server.answer { _ in .whole(500) }
    gallery.look { _, model in
      model.sourceNotes[name]?.english
        == "the server answered 500; colours of a moment ago"
    }
    #expect(accent(gallery.act) == "#0033CC")
    // Reported once in a message and in the list of failures, however often it continues.
    let count = server.requests.count
    gallery.model.toast = nil
    gallery.look { _, _ in server.requests.count > count + 2 }
    #expect(gallery.model.toast == nil)
    server.answer { _ in .json(SourceTokens.text(blue: "0.4")) }
    gallery.look { act, _ in accent(act) == "#003366" }
    #expect(gallery.model.sourceNotes[name] == nil)
    #expect(
      try context().catalogue.theme(named: name)?.scheme(.light, .original)[.accent].hex
        == "#003366")
  }

  @Test func theSameVersionIsNotReloaded() throws {
    server.answer { request in
      request.headers["if-none-match"] == "\"1\""
        ? .whole(304) : .json(SourceTokens.text(), ["ETag": "\"1\""])
    }
    var gallery = try SourceGallery(try context())
    gallery.look { act, _ in accent(act) == "#0033CC" }
    let edits = gallery.model.themeEdits
    let count = server.requests.count
    gallery.look { _, _ in server.requests.count > count + 3 }
    #expect(server.requests.suffix(2).allSatisfy { $0.headers["if-none-match"] == "\"1\"" })
    #expect(gallery.model.themeEdits == edits)
  }

  @Test func aTokenThatIsMissingInANewVersionIsTaken() throws {
    var gallery = try SourceGallery(try context())
    gallery.look { act, _ in accent(act) == "#0033CC" }
    // A server that gives something else on purpose has no half-written file.
    server.answer { _ in .json(SourceTokens.text().replacing("accent", with: "brand")) }
    gallery.look { act, _ in accent(act) != "#0033CC" }
  }

  @Test(arguments: [
    (0, "a moment ago"), (59, "a moment ago"), (60, "1 minute ago"), (7_199, "1 hour ago"),
    (7_200, "2 hours ago"), (86_400, "1 day ago"), (864_000, "10 days ago"),
  ]) func anAgeIsSpelled(seconds: Int, words: String) {
    #expect(AskedTheme.spelled(seconds).english == words)
  }
}

/// A gallery whose sources are asked again at once.
struct SourceGallery: ~Copyable {
  var act: GalleryAct
  var model: GalleryModel
  let edits: ThemeEdits

  init(_ context: ToolContext) throws {
    var limits = SourceLimits()
    limits.pause = 0
    // On a busy machine nothing is late.
    limits.answer = 300_000
    limits.connection = 300_000
    var options = GalleryOptions()
    for opened in context.opened { options.tokens[opened.name] = opened.tokens }
    let program = GalleryProgram(
      catalogue: context.catalogue, options: options, probe: .rendering(widthPolicy: .grapheme))
    model = program.initialModel
    edits = try ThemeWatch(context, limits).edits
    act = GalleryAct(program, file: nil, themes: edits)
  }

  /// Looks as often as the host would until something is as it should be.
  mutating func look(
    until isReached: (borrowing GalleryAct, GalleryModel) -> Bool,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let end = ContinuousClock.now + .seconds(300)
    while !isReached(act, model) {
      guard ContinuousClock.now < end else {
        Issue.record("waited in vain", sourceLocation: location)
        return
      }
      var entry = pollfd(fd: act.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, Int32(clamping: act.timeLeft ?? 1_000))
      act.look(&model)
    }
  }

  mutating func press(_ key: KeyPress) {
    for effect in act.program.update(&model, .key(key)) { _ = act.perform(effect, &model) }
  }
}
