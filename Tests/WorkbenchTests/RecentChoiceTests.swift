import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Changing entries of the palette: recent choices and switches")
struct RecentChoiceTests {
  private let open = KeyPress.control("p")

  /// The choices of an open palette from the top, by their names.
  private func names(_ session: Session, _ count: Int) -> [String] {
    guard let palette = session.model.overlays.palette else { return [] }
    return (0..<min(count, palette.count)).compactMap { place in
      palette[place].map { palette.name(of: $0, specimen: session.program.resources.name) }
    }
    // The tokens are those of the theme in effect.
    .filter { !$0.hasPrefix("token: ") }
  }

  /// The number of choices under the heading of the recent ones.
  private func recentCount(_ session: Session) -> Int {
    let first = session.model.overlays.palette?.sections.first
    return first?.heading == .recentChoices ? first?.places.count ?? 0 : 0
  }

  /// Chooses the first thing that a text finds.
  private func choose(_ text: String, _ session: inout Session) {
    session.press(open)
    session.type(text)
    session.press(KeyPress(.enter))
  }

  @Test func recentChoicesComeFirstWhileTheQueryIsEmpty() {
    var session = Session()
    session.press(open)
    let all = names(session, .max)
    #expect(recentCount(session) == 0)
    session.press(KeyPress(.escape))
    choose("theme: zatch", &session)
    choose("appearance dark", &session)
    choose("theme: zatch", &session)
    session.press(open)
    #expect(names(session, 2) == ["theme: zatch", "appearance: dark"])
    #expect(recentCount(session) == 2)
    #expect(names(session, .max).sorted() == all.sorted(), "each is there once")
    #expect(
      names(session, .max).dropFirst(2) == all.filter { !names(session, 2).contains($0) }[...])
    session.type("mat")
    #expect(recentCount(session) == 0)
    session.press(KeyPress(.backspace), KeyPress(.backspace), KeyPress(.backspace))
    #expect(names(session, 1) == ["theme: zatch"])
    session.press(KeyPress(.enter))
    #expect(session.link == "tag/filled@appearance=dark")
  }

  @Test func fiveAreKeptAndUnavailableOnesAreLeftOut() {
    var session = Session()
    for name in [
      "contrast: high", "theme: zatch", "colors: 256", "tst", "density: compact", "zoom",
    ] {
      choose(name, &session)
    }
    #expect(session.model.recentChoices.count == 5)
    session.press(open)
    #expect(recentCount(session) == 5)
    #expect(names(session, 2) == ["zoom in", "density: compact"])
    session.press(KeyPress(.escape), KeyPress("m"), open)
    #expect(!names(session, 5).contains("zoom in"), "the matrix has no zoom of this kind")
    #expect(recentCount(session) == 4)
  }

  @Test func anEntryOfASwitchNamesItsNextEffect() {
    var session = Session()
    func title(_ session: inout Session) -> String? {
      session.press(open)
      defer { session.press(KeyPress(.escape)) }
      return session.model.overlays.palette?.items.first { $0.action == .command(.zoom(.next)) }?
        .title
        .english
    }
    #expect(title(&session) == "Zoom in")
    session.press(KeyPress("z"))
    #expect(title(&session) == "Zoom in")
    session.press(KeyPress("z"))
    #expect(title(&session) == "Leave zoom")
    session.press(KeyPress("m"), open)
    let matrix = session.model.overlays.palette?.items.first {
      $0.action == .command(.matrix(.toggle))
    }
    #expect(matrix?.title == Phrase.matrixToCanvas.titled)
  }
}
