import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Environment under review")
struct ReviewEnvironmentTests {
  @Test func environmentKeysChangeTheLink() {
    var session = Session()
    session.press(KeyPress("t"), KeyPress("n"), KeyPress("c"))
    #expect(session.link == "tag/filled@theme=lionheart,appearance=dark,colors=256")
    session.press(
      KeyPress("T"), KeyPress("v"), KeyPress("C"), KeyPress("D"), KeyPress("L"), KeyPress("w"))
    #expect(
      session.link
        == "tag/filled@appearance=dark,contrast=normal,colors=256,vision=protan,density=compact,lang=ko,size=20x5"
    )
    session.press(KeyPress("V"))
    #expect(!session.link.contains("vision"))
  }

  @Test func everyCycleComesBackToItsStart() {
    for (key, turns) in [
      ("t", 4), ("n", 3), ("c", 5), ("v", 5), ("C", 3), ("D", 2), ("L", 2), ("w", 4),
    ] {
      var session = Session()
      let before = session.model
      for _ in 0..<turns { session.type(key) }
      // The first key ends the untouched start.
      session.model.isUntouched = before.isUntouched
      #expect(session.model == before, "\(key)")
    }
  }

  @Test("the first turn leaves the setting of the terminal", arguments: ColorDepth.allCases)
  func theFirstTurnLeavesTheSettingOfTheTerminal(_ depth: ColorDepth) {
    for appearance in Appearance.allCases {
      var options = GalleryOptions()
      options.terminal = TerminalFacts(appearance: appearance, depth: depth)
      var session = Session(options: options)
      // A design that has both appearances.
      session.model.environment.theme = "gitspace"
      session.press(KeyPress("n"), KeyPress("c"))
      // Both appearances are shown before, whichever the terminal has.
      #expect(session.model.environment.appearance == .dark)
      #expect(session.model.environment.depth == depth.next())
      session.press(KeyPress("n"))
      #expect(session.model.environment.appearance == .light)
      session.press(KeyPress("n"))
      #expect(session.model.environment.appearance == nil)
      for _ in ColorDepth.allCases.dropFirst() { session.press(KeyPress("c")) }
      #expect(session.model.environment.depth == depth)
      session.press(KeyPress("c"))
      #expect(session.model.environment.depth == nil)
    }
  }

  @Test func copyingSaysTheLinkAndKeepsItForAfterLeaving() {
    var session = Session()
    session.press(KeyPress("t"), KeyPress("y"))
    #expect(session.effects == [.copy("tag/filled@theme=lionheart")])
    #expect(session.model.lastCopied == "tag/filled@theme=lionheart")
    #expect(session.model.toast == .copied("tag/filled@theme=lionheart"))
    session.press(KeyPress(.down))
    #expect(session.model.toast == nil)
  }

  @Test func resetBringsTheKnobsBackAndNotTheEnvironment() {
    var session = Session()
    session.press(KeyPress("t"))
    session.model.state[2] = .flag(true)
    session.press(KeyPress("r"))
    #expect(session.link == "tag/filled@theme=lionheart")
  }
}
