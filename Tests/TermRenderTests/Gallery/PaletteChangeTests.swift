import GalleryTesting
import TerminalTesting
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender

/// One change of a token reaches every state that uses it, and no other, with either presenter.
extension NcursesPresenterTests {
  @Test(arguments: [
    ("gitspace", "gsGreenPrimary"), ("gitspace", "gsGray1"), ("zatch", "zatchPurple"),
    ("zatch", "yellow40"), ("lionheart", "gray500"), ("lionheart", "lionRed"),
  ])
  func aPaletteEntryChangesExactlyTheStatesThatUseIt(name: String, entry: String) throws {
    let theme = try #require(Theme.named(name))
    let changed = try theme.replacing(entry: entry, with: "#00897B")
    var counts = (changed: 0, same: 0)
    for (place, appearance) in Appearance.allCases.enumerated() {
      let schemes = (theme.scheme(appearance, .standard), changed.scheme(appearance, .standard))
      for (turn, specimen) in Catalogue.builtIn.specimens.enumerated()
      where Effort.tries(turn, place, of: 2) {
        for state in SpecimenSpace(of: specimen).prefix(40) {
          let before = try presentations(of: state, theme, appearance)
          let after = try presentations(of: state, changed, appearance)
          let hasOtherGlyphs = before.markedInks.contains {
            $0.needsGlyph(in: schemes.0) != $0.needsGlyph(in: schemes.1)
          }
          let uses = hasOtherGlyphs || before.roles.contains { schemes.0[$0] != schemes.1[$0] }
          let shades = before.shadows.contains { schemes.0[$0] != schemes.1[$0] }
          for (kind, text) in before.texts {
            #expect(
              (text != after.texts[kind]) == (uses || shades && kind != "ANSI text"),
              "\(specimen.id) in \(name) \(appearance) by \(kind): \(before.roles.map(\.name))")
          }
          #expect((before.grids.ansi != after.grids.ansi) == uses, "\(specimen.id) by ANSI")
          #expect(
            (before.grids.ncurses != after.grids.ncurses) == uses, "\(specimen.id) by ncurses")
          if uses { counts.changed += 1 } else { counts.same += 1 }
        }
      }
    }
    #expect(counts.changed > 0)
    #expect(counts.same > 0)
  }

  private struct Presentations {
    var roles: Set<ColorRole>
    /// The roles of shadows, which documents draw and cells do not.
    var shadows: Set<ColorRole>
    /// The inks that brackets may distinguish.
    var markedInks: Set<MarkedInk>
    var texts: [String: String]
    var grids: (ansi: [[EmulatedCell]], ncurses: [[EmulatedCell]])
  }

  private func presentations(
    of state: SpecimenState, _ theme: Theme, _ appearance: Appearance
  ) throws -> Presentations {
    let environment = RenderEnvironment(theme: theme, appearance: appearance)
    let renderer = Renderer()
    let surface = renderer.draw(state.element(.english), environment: environment).surface
    let sinks = (
      TerminalSink(columns: surface.columns, rows: surface.rows),
      TerminalSink(columns: surface.columns, rows: surface.rows)
    )
    var ansi = ANSIPresenter(sink: sinks.0, depth: .truecolor)
    var ncurses = try NcursesPresenter(
      sink: sinks.1, term: "xterm-256color", depth: .truecolor, directTerm: Self.direct)
    try ansi.present(Frame(surface: surface))
    try ncurses.present(Frame(surface: surface))
    return Presentations(
      roles: surface.seenRoles,
      shadows: Set(surface.shapes.compactMap { $0.shadow?.paint?.role }),
      markedInks: renderer.markedInks(of: state.element(.english), environment: environment),
      texts: [
        "ANSI text": String(decoding: surface.ansi(depth: .truecolor), as: UTF8.self),
        "SVG": surface.svg(title: "state", description: "a state"),
        "HTML": surface.html(label: "state"),
      ],
      grids: (sinks.0.terminal.grid.rounded, sinks.1.terminal.grid.rounded))
  }
}
