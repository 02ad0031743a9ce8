import ArgumentParser
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// A kiosk whose time a test moves.
final class KioskBench {
  final class Time {
    var now = KioskClock.Instant.now
  }

  let time = Time()
  private let limits: KioskLimits
  let program: KioskProgram<GalleryProgram>
  private var act: KioskAct<GalleryAct>
  var model: KioskModel<GalleryModel>
  private(set) var effects: [GalleryEffect] = []

  init(
    _ limits: KioskLimits, _ language: Language = .english, columns: Int = 80, rows: Int = 24,
    allowsCopying: Bool = false
  ) throws {
    var options = GalleryOptions()
    options.language = language
    options.link = Link(.filledTag)
    try KioskOptions.parse(["--kiosk"] + (allowsCopying ? ["--allow-copy"] : []))
      .apply(to: &options)
    let gallery = GalleryProgram(
      catalogue: .tags, options: options, probe: RenderingClient.rendering(widthPolicy: .grapheme))
    self.limits = limits
    let time = time
    act = KioskAct(
      GalleryAct(gallery, file: nil), limits: limits, language: language, appearance: .light,
      width: gallery.probe.width, now: { time.now })
    program = act.program
    model = program.initialModel
    take(.resized(columns: columns, rows: rows))
  }

  var ending: EndReason? { act.ending }
  var timeLeft: Int? { act.timeLeft }

  /// As the stage does.
  func take(_ event: Event) {
    act.observe(event)
    effects += program.update(&model, event)
  }

  func press(_ key: KeyPress) { take(.key(key)) }
  func press(_ character: Character) { press(KeyPress(character)) }

  func pass(milliseconds: Int) {
    time.now += .milliseconds(milliseconds)
    if act.timeLeft == 0 { act.look(&model) }
  }

  /// Waits as often as the act asks to, up to a number of seconds; returns the number of waits.
  func pass(seconds: Int) -> Int {
    let end = time.now + .seconds(seconds)
    var wakes = 0
    while time.now < end, ending == nil {
      let rest = (end - time.now).millisecondsRoundedUp
      pass(milliseconds: min(timeLeft ?? rest, rest))
      wakes += 1
    }
    return wakes
  }

  var text: String {
    Renderer().draw(
      program.view(model), size: CellSize(columns: model.columns, rows: model.rows),
      environment: RenderEnvironment(theme: .chrome)
    ).surface.plainText
  }
}

@Suite("A gallery for visitors")
struct KioskActTests {
  @Test func theIdleLimitWarnsAndThenEndsIt() throws {
    let bench = try KioskBench(KioskLimits(idle: 60, total: nil))
    #expect(bench.pass(seconds: 44) == 1)
    #expect(bench.model.notice == nil)
    _ = bench.pass(seconds: 2)
    #expect(bench.model.notice == KioskNotice(limit: .idle, seconds: 15))
    #expect(bench.text.contains("press any key to stay"))
    _ = bench.pass(seconds: 30)
    #expect(bench.ending == .limit(.idle))
  }

  @Test func aWholeVisitWakesOnlyForNotices() throws {
    let bench = try KioskBench(KioskLimits(idle: 600, total: nil))
    let wakes = bench.pass(seconds: 700)
    #expect(bench.ending == .limit(.idle))
    #expect(wakes == Countdown(length: 600).marks.count + 1)
  }

  @Test func theKeyThatTakesTheWarningAwayDoesNothingElse() throws {
    let bench = try KioskBench(KioskLimits(idle: 60, total: nil))
    let before = bench.model.shown
    _ = bench.pass(seconds: 50)
    bench.press("q")
    #expect(bench.model.notice == nil)
    #expect(bench.model.shown == before)
    #expect(bench.effects == [])
    bench.press("q")
    #expect(bench.effects == [.quit])
  }

  @Test func controlCLeavesDuringANotice() throws {
    let bench = try KioskBench(KioskLimits(idle: 60, total: nil))
    _ = bench.pass(seconds: 50)
    bench.press(.control("c"))
    #expect(bench.effects == [.interrupt])
  }

  @Test func theTimeLimitNoticeStaysDuringKeys() throws {
    let bench = try KioskBench(KioskLimits(idle: 600, total: 60))
    _ = bench.pass(seconds: 46)
    #expect(bench.model.notice?.limit == .total)
    bench.press(KeyPress(.down))
    bench.pass(milliseconds: 1)
    #expect(bench.model.notice?.limit == .total)
    #expect(bench.model.shown.specimen == 1)
    _ = bench.pass(seconds: 20)
    #expect(bench.ending == .limit(.total))
  }

  @Test func afterTheWarningTheWholeIdleTimeIsBack() throws {
    let bench = try KioskBench(KioskLimits(idle: 60, total: nil))
    _ = bench.pass(seconds: 59)
    bench.press(" ")
    #expect(bench.timeLeft == 45_000)
    _ = bench.pass(seconds: 59)
    #expect(bench.ending == nil)
  }

  @Test(arguments: [Language.english, .korean], [(20, 5), (40, 12), (80, 24), (120, 40)])
  func theNoticeFitsEveryScreen(language: Language, size: (Int, Int)) throws {
    for (limits, short) in [
      (KioskLimits(idle: 120, total: nil), Phrase.shortNotice(.init(limit: .idle, seconds: 30))),
      (KioskLimits(idle: nil, total: 120), Phrase.shortNotice(.init(limit: .total, seconds: 30))),
    ] {
      let bench = try KioskBench(limits, language, columns: size.0, rows: size.1)
      _ = bench.pass(seconds: 91)
      let notice = try #require(bench.model.notice)
      let whole = Phrase.notice(notice)[language]
      #expect(bench.text.contains(whole) || size.0 < 60 && bench.text.contains(short[language]))
    }
  }

  @Test func theNoticeCoversOneLine() throws {
    let bench = try KioskBench(KioskLimits(idle: 120, total: nil))
    let before = bench.text.split(separator: "\n", omittingEmptySubsequences: false)
    _ = bench.pass(seconds: 91)
    let after = bench.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(before.first != after.first)
    #expect(before.dropFirst() == after.dropFirst())
  }

  @Test func suspendIsUnavailable() throws {
    let bench = try KioskBench(.none)
    bench.press(.control("z"))
    bench.press("?")
    #expect(!bench.text.contains("ctrl-z"))
    bench.press("?")
    bench.press(.control("p"))
    for character in "suspend" { bench.press(KeyPress(character)) }
    #expect(bench.model.shown.overlays.palette?.count == 0)
    #expect(bench.effects == [])
  }

  @Test func theLinkIsShownAndNotCopied() throws {
    let bench = try KioskBench(.none)
    bench.press("y")
    #expect(bench.effects == [])
    #expect(bench.text.contains("The link, to copy by hand: tag/filled"))
    let other = try KioskBench(.none, allowsCopying: true)
    other.press("y")
    #expect(other.effects == [.copy("tag/filled")])
  }
}
