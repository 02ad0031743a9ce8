import TerminalTesting
import Testing

/// The usual tasks, typed in tmux from the first screen of a fresh start: all keys at once, as fast as they are taken.
@Suite(.serialized) struct TypedTaskTests {
  private static let gallery = ProbeStart.folder + "/gs-gallery"

  private func start(_ arguments: [String] = ["browse"]) throws -> TmuxProgram {
    let program = try TmuxProgram(Self.gallery, arguments, columns: 120, rows: 40)
    if arguments == ["browse"] { try program.wait(for: "GitSpace   20 components", "q quit") }
    return program
  }

  private func type(_ keys: String, in program: TmuxProgram, atMost count: Int) throws {
    let keys = keys.split(separator: " ").map(String.init)
    #expect(keys.count <= count)
    try program.type(keys)
  }

  @Test func theLinkOfTheDisabledTagInDarkIsCopied() throws {
    let program = try start()
    try type("] Enter Right n y", in: program, atMost: 5)
    try program.wait(for: "Link copied", "dark (derived)")
    try program.waitForClipboard(holding: "tag/filled:disabled@appearance=dark")
  }

  @Test func allHeightsAreSeenInLightAndDark() throws {
    let program = try start()
    try type("] =", in: program, atMost: 2)
    try program.wait(
      for: "light", "dark (derived)", "rows height", " 20 ", " 25 ", " 29 ", " 31 ")
  }

  @Test func theStrokeOfASelectedTagIsChangedAloneAndKept() throws {
    let program = try start()
    try type("] Right Enter Space E o Right Enter", in: program, atMost: 8)
    try program.wait(for: "tag/stroke:selected", "y copy link", "#9F7CFE")
  }

  @Test func aHomeTabIsPressedAndSaysSo() throws {
    let program = try start()
    try type("Right Enter Enter Right Enter", in: program, atMost: 6)
    try program.wait(for: "selected Activity", "tab-bar/home:selected=2")
  }

  @Test func theFirstLowContrastIsFixed() throws {
    let program = try start()
    try type("P", in: program, atMost: 1)
    try program.wait(for: "Audit", "tagYellow.line on page")
    try type("Enter", in: program, atMost: 1)
    try program.wait(for: "enter keep")
    try type("Enter", in: program, atMost: 1)
    // A colour that is too weak has the next one that reaches it beside it.
    try program.wait(for: "y copy link", "needs 4.5")
  }

  @Test func threeChangesAreReviewedAndTwoAccepted() throws {
    let folder = try ReviewFolder()
    let old = ["Anna", "Berta", "Clara"]
    let new = ["Alma", "Betty", "Carla"]
    try folder.write(baseline: old, pending: new)
    let program = try start(["review", "--snapshots", folder.path])
    try program.wait(for: "Alma")
    // A change is decided once it was on the screen.
    for (key, next) in [("a", "2 of 3"), ("s", "3 of 3")] {
      try type(key, in: program, atMost: 1)
      try program.wait(for: next)
    }
    try type("a q", in: program, atMost: 2)
    try program.expectEnd(0)
    #expect(
      folder.has(
        baseline: ["Alma", "Berta", "Carla"], pending: ["Alma", "Betty", "Carla"]))
  }

  @Test func followIsFoundByItsLabel() throws {
    let program = try start()
    try type("/ f o l l o w Enter", in: program, atMost: 8)
    try program.wait(for: "Follow", "y copy link")
  }

  @Test func theTabBarIsShownWith256Colours() throws {
    let program = try start()
    try type("Right Enter c", in: program, atMost: 5)
    try program.wait(for: "c 256", "tab-bar/home@colors=256")
  }

  @Test func theInterfaceIsKoreanAndARadioFound() throws {
    let program = try start()
    try type("C-p 한 Enter / 라 디 Enter", in: program, atMost: 8)
    try program.wait(for: "라디오", "radio/", "종료")
  }

  /// From each place the words that it is known by, and the key before `q`.
  @Test(arguments: [
    ("", "q quit", ""), ("] Enter", "tag/filled", ""),
    ("] Enter m", "columns selected, disabled", ""),
    ("] Enter e", "enter done", "Escape"), ("] Enter E", "in sRGB", "Escape"),
    ("/", "enter run", "Escape"), ("] Enter Enter", "tag/filled:focused", "C-]"),
    ("P", "Audit", ""), ("?", "ctrl-p", "q"),
  ])
  func twoKeysLeaveFromAnywhere(way: String, place: String, before: String) throws {
    let program = try start()
    if !way.isEmpty { try type(way, in: program, atMost: 4) }
    try program.wait(for: place)
    if !before.isEmpty {
      // Escape and a letter at once would be another key.
      try type(before, in: program, atMost: 1)
      try program.wait(for: "q quit")
    }
    try type("q", in: program, atMost: 1)
    try program.expectEnd(0)
  }
}
