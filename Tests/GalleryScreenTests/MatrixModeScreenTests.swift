import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

@Suite("Screens of the matrix from near and far")
struct MatrixModeScreenTests {
  @Test func statesFromFar() {
    var screens = Screens(columns: 80, rows: 24, language: .english)
    screens.type("m - - down right")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   Tag · filled                      t zatch   n light   c truecolor

          32 states  overview
          rows colour, height · columns selected, disabled

                       not selected ────   selected ────────
                       normal   disabled   normal   disabled

          purple  20     T         T        ✓T        ✓T
                  25     T    ▸    T        ✓T        ✓T
                  29     T         T        ✓T        ✓T
                  31     T    =    T        ✓T        ✓T

          yellow  20     T         T        ✓T        ✓T
                  25     T    =    T        ✓T        ✓T
                  29     T         T        ✓T        ✓T
                  31     T    =    T        ✓T        ✓T





          GSTag.filled("Tag", con…      tag/filled:configuration=height…   y copy link
         matrix   ↑↓←→ move   o only disabled   n light, dark   ? help   q quit

        """)
  }

  @Test func everyCellWithItsName() {
    var screens = Screens(columns: 80, rows: 24, language: .english)
    screens.type("m + down")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   Tag · filled                      t zatch   n light   c truecolor

          32 states  with names                                   row 2/8 · column 1/4
          rows colour, height · columns selected, disabled

                        normal          disabled             selected


          purple  20    ▐ Tag ▌         ▐(Tag)▌              ▐ Tag ▌

                       purple 20   purple 20 disabled   purple 20 selected

                  25 ▸ ▐  Tag  ▌       ▐ (Tag) ▌            ▐  Tag  ▌

                       purple 25   purple 25 disabled   purple 25 selected
                         ▄▄▄▄▄           ▄▄▄▄▄                ▄▄▄▄▄
                  29      Tag            (Tag)                 Tag
                         ▀▀▀▀▀           ▀▀▀▀▀                ▀▀▀▀▀
                       purple 29   purple 29 disabled   purple 29 selected



          GSTag.filled("Tag", con…      tag/filled:configuration=height…   y copy link
         matrix   ↑↓←→ move   o only height 25   n light, dark   ? help   q quit

        """)
  }

  @Test func oneStateAtATime() {
    var screens = Screens(columns: 80, rows: 16, language: .english)
    screens.type("m + + down right")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   Tag · filled                      t zatch   n light   c truecolor
          32 states  one by one                                   row 2/8 · column 2/4




           ▸                                ▐ (Tag) ▌

                                        purple 25 disabled





          GSTag.filled("Tag", con…      tag/filled:configuration=height…   y copy link
         matrix   ↑↓←→ move   o only disabled   n light, dark   ? help   q quit

        """)
  }

  @Test func foldedStatesAreNamedTogether() {
    var screens = Screens(columns: 90, rows: 24, language: .english)
    screens.type("m f down")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   Tag · filled                                t zatch   n light   c truecolor

          32 states, 24 looks                                                           row 2/12



                         ▐ Tag ▌                            ▐(Tag)▌

                          normal                 color=purple|yellow, disabled




           ▸             ▐ Tag ▌                            ▐✓Tag ▌

                         selected                color=purple|yellow, selected,
                                                 disabled





          GSTag.filled("Tag", isSelected: true)                tag/filled:selected   y copy link
         matrix   ↑↓←→ move   o only selected   n light, dark   c colours   ? help   q quit

        """)
  }

  @Test func fourDepthsSideBySide() {
    var screens = Screens(columns: 100, rows: 24, language: .english)
    screens.type("m = = right")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   Tag · filled                                          t zatch   n light   c truecolor

          Overview                  32 states                                         row 1/8 · column 2/4
                                    rows colour, height · columns selected, disabled
          ▾ Tag
        ▎   filled            32                 truecolor      256            16             mono
            stroke            16                 disabled       disabled       disabled       disabled


                                    purple  20 ▸  ▐(Tag)▌     ▹  ▐(Tag)▌     ▹  ▐(Tag)▌     ▹  ▐(Tag)▌


                                            25   ▐ (Tag) ▌      ▐ (Tag) ▌      ▐ (Tag) ▌      ▐ (Tag) ▌

                                                   ▄▄▄▄▄          ▄▄▄▄▄          ▄▄▄▄▄          ▄▄▄▄▄
                                            29     (Tag)          (Tag)          (Tag)          (Tag)
                                                   ▀▀▀▀▀          ▀▀▀▀▀          ▀▀▀▀▀          ▀▀▀▀▀
                                                  ▄▄▄▄▄▄▄        ▄▄▄▄▄▄▄        ▄▄▄▄▄▄▄        ▄▄▄▄▄▄▄
                                            31     (Tag)          (Tag)          (Tag)          (Tag)
                                                  ▀▀▀▀▀▀▀        ▀▀▀▀▀▀▀        ▀▀▀▀▀▀▀        ▀▀▀▀▀▀▀


          GSTag.filled("Tag", isDisabled: true)         tag/filled:disabled@colors=truecolor   y copy link
         matrix   ↑↓←→ move   o only disabled   n light, dark   c colours   f fold   ? help   q quit

        """)
  }

  @Test func theListOfAxes() {
    var screens = Screens(columns: 80, rows: 24, language: .english)
    screens.type("m X down right right")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   Tag · filled                            zatch   light   truecolor
                                Axis placement
          32 states                                               height 20 · page 1/4
          rows colour · column  Colour          ‹ rows    ›
                              ▎ Height          ‹ pages   ›
                   normal    d  Selected        ‹ columns ›      led
                                Disabled        ‹ columns ›
          purple ▸ ▐ Tag ▌   ▐  Title           ‹ fixed   ›
                                Interaction     ‹ fixed   ›
          yellow   ▐ Tag ▌   ▐  Focused         ‹ fixed   ›
                                Theme           ‹ fixed   ›
                                Appearance      ‹ fixed   ›
                                Contrast        ‹ fixed   ›
                                Colours         ‹ fixed   ›
                                Vision          ‹ fixed   ›
                                Density         ‹ fixed   ›
                                Glyphs          ‹ fixed   ›
                                Label language  ‹ fixed   ›
                                Width policy    ‹ fixed   ›
                                Palette         ‹ fixed   ›
                                Container       ‹ fixed   ›

          GSTag.filled("Tag")                                            tag/filled
         matrix   ↑↓ choose   ←→ place   esc close

        """)
  }

  /// On the line above a matrix nothing is cut, and nothing runs into the place at its end.
  @Test(arguments: [(40, 12), (60, 16), (80, 24), (120, 40)], [Language.english, .korean])
  func theLineAboveAMatrixHasRoomForItsWords(
    _ size: (columns: Int, rows: Int), language: Language
  ) throws {
    for (keys, id) in [("m", "tab-bar/home"), ("m", "tag/filled"), ("=", "tab-bar/home")] {
      let specimen = try #require(Catalogue.builtIn.specimens.first { $0.id.text == id })
      var screens = Screens(
        columns: size.columns, rows: size.rows, language: language,
        catalogue: Catalogue(specimens: [specimen]))
      screens.type(keys)
      let rows = screens.text.split(separator: "\n", omittingEmptySubsequences: false)
      let title = try #require(rows.dropFirst().first { $0.contains { $0 != " " } })
      #expect(!title.contains("…"), "\(keys) \(id)\n\(screens.text)")
    }
  }

  @Test func aLookTooLargeForItsCellIsMarkedAsClipped() {
    var screens = Screens(columns: 70, rows: 20)
    let title = String(repeating: "wide ", count: 20)
    screens.model.state[Specimen.filledTag.axis(named: "title") ?? 0] = .text(title)
    screens.type("m")
    let rows = screens.text.split(separator: "\n")
    #expect(rows[1].contains("clipped"), "\(screens.text)")
    #expect(rows.contains { $0.contains("wide wide") && $0.hasSuffix("…") }, "\(screens.text)")
    let width = rows.map { DisplayWidth.columns(of: String($0)) }.max() ?? 0
    #expect(width <= 70, "\(screens.text)")
    var whole = Screens(columns: 70, rows: 20)
    whole.type("m")
    #expect(!whole.text.contains("clipped"))
  }
}
