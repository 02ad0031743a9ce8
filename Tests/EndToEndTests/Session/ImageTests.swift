import Glibc
import TerminalTesting
import Testing

/// Shapes as images: only once the terminal has confirmed support, and none of them stays.
@Suite(.serialized) struct ImageTests {
  typealias Manner = AnsweringTerminal.Manner

  static let kitty = Manner(attributes: "62", drawsImages: true)
  static let sixel = Manner(attributes: "63;1;2;4;22")

  private func terminal(_ manner: Manner, _ words: String...) throws -> AnsweringTerminal {
    try AnsweringTerminal(gallery: ["browse", "tag/filled"] + words, manner)
  }

  private func shown(_ manner: Manner) throws -> AnsweringTerminal {
    let terminal = try terminal(manner)
    try terminal.settle()
    try terminal.wait("an image") { terminal.probe.tracker.imagesShown > 0 }
    try terminal.probe.rest()
    return terminal
  }

  @Test(arguments: [kitty, sixel].indices) func theFirstFrameWaitsForNothing(index: Int) throws {
    var manner = [Self.kitty, Self.sixel][index]
    manner.roundTrip = 600
    let terminal = try terminal(manner)
    #expect(terminal.given == 0)
    #expect(terminal.probe.tracker.imagesShown == 0)
    try terminal.settle()
    try terminal.wait("an image") { terminal.probe.tracker.imagesShown > 0 }
    terminal.probe.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("modes off") { terminal.probe.tracker.isRestored }
    #expect(terminal.probe.leftInput().isEmpty)
  }

  @Test func imagesComeInTheFrameThatTakesTheCellsAway() throws {
    let terminal = try shown(Self.kitty)
    let text = String(decoding: terminal.probe.output, as: UTF8.self)
    let image = try #require(text.firstRange(of: "\u{1B}_Ga=T"))
    let before = text[..<image.lowerBound]
    let begins = before.ranges(of: "\u{1B}[?2026h").count
    let ends = before.ranges(of: "\u{1B}[?2026l").count
    #expect(begins == ends + 1)
    terminal.probe.type("q")
    try terminal.expect("exited 0")
  }

  @Test func aKeyTakesTheImagesAwayAndBringsThemBack() throws {
    let terminal = try shown(Self.kitty)
    terminal.probe.type("p")
    try terminal.wait("cells") { terminal.probe.shows("Outlines are drawn in cells.") }
    try terminal.wait("no image") { !terminal.probe.tracker.hasImages }
    let before = terminal.probe.tracker.imagesShown
    terminal.probe.type("p")
    try terminal.wait("an image") { terminal.probe.tracker.imagesShown > before }
    terminal.probe.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("modes off") { terminal.probe.tracker.isRestored }
  }

  @Test func withoutImagesTheKeySaysSo() throws {
    let terminal = try terminal(Manner(attributes: "62"))
    try terminal.settle()
    terminal.probe.type("p")
    try terminal.wait("why") { terminal.probe.shows("Outlines stay in cells: ") }
    #expect(terminal.probe.tracker.imagesShown == 0)
    terminal.probe.type("q")
    try terminal.expect("exited 0")
  }

  static let plain: [(Manner, [String])] = [
    (Manner(), []), (Manner(roundTrip: nil, drawsImages: true), []),
    (kitty, ["--shapes", "cells"]),
    (kitty, ["--backend", "ncurses"]), (kitty, ["--no-query"]),
    (Manner(attributes: "62", drawsImages: true, cell: "65535;65535"), []),
    (Manner(attributes: "63;4", cell: "0;0"), []),
  ]

  @Test(arguments: plain.indices) func otherTerminalsGetNoImages(index: Int) throws {
    let (manner, words) = Self.plain[index]
    let terminal = try AnsweringTerminal(gallery: ["browse", "tag/filled"] + words, manner)
    if manner.roundTrip != nil, words != ["--no-query"] { try terminal.settle() }
    terminal.probe.type("t")
    try terminal.probe.rest()
    #expect(terminal.probe.tracker.imagesShown == 0)
    if words == ["--shapes", "cells"] { #expect(!terminal.probe.shows("\u{1B}_G")) }
    terminal.probe.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("modes off") { terminal.probe.tracker.isRestored }
    #expect(terminal.probe.leftInput().isEmpty)
  }

  @Test(arguments: LearnedTerminalTests.endings)
  func noImageIsLeftBehind(ending: EndingTests.Ending) throws {
    let terminal = try shown(Self.kitty)
    #expect(terminal.probe.tracker.hasImages)
    ending.end(terminal.probe)
    for report in ending.reports { try terminal.expect(report) }
    try terminal.wait("modes off") { terminal.probe.tracker.isRestored }
    #expect(terminal.probe.hasOriginalSettings)
    #expect(terminal.probe.leftInput().isEmpty)
    // The control: without the removal the very same bytes leave them.
    var control = ModeTracker()
    control.feed(
      Array(
        String(decoding: terminal.probe.output, as: UTF8.self)
          .replacing("Ga=d,d=A", with: "Ga=q,i=9").utf8))
    #expect(control.hasImages)
    #expect(!control.isRestored)
  }

  @Test func afterAStopImagesAreTransmittedAgain() throws {
    let terminal = try shown(Self.kitty)
    terminal.probe.type("\u{1B}[122;5u")
    try terminal.expect("stopped")
    try terminal.wait("modes off") { terminal.probe.tracker.isRestored }
    #expect(!terminal.probe.tracker.hasImages)
    terminal.forget()
    terminal.probe.order("f")
    try terminal.wait("an image") { terminal.probe.shows("\u{1B}_Ga=T") }
    terminal.probe.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("modes off") { terminal.probe.tracker.isRestored }
  }
}
