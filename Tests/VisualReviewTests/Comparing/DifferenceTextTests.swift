import StateSpace
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

@Suite struct DifferenceTextTests {
  private func difference(_ old: CellPicture?, _ new: CellPicture?, states: [StateID] = ["t:on"])
    -> Difference
  {
    Difference(
      old == nil ? .new : new == nil ? .deleted : .changed, variant: "t",
      environment: "theme=zatch", states: states, old: old, new: new)
  }

  @Test func aChangeIsShownSideBySideWithItsCellsMarked() {
    let old = Chip(label: "Save").picture()
    let new = Chip(ink: Ink(text: .onAccent, fill: .destructive), label: "Sage", marks: .focused)
      .picture()
    let text = DifferenceText(difference(old, new), commands: ["gs-gallery review"]).plain
    #expect(
      text == """
        changed  t:on@theme=zatch
          10 cells: glyph, foreground, background, attributes
          · fill: accent → destructive
          · text colour: +underlined
          · words: “Save” → “Sage”

          before 10x1   after 10x1
          ▐  Save  ▌    ▐  Sage  ▌
          fbb**g*bbf    fbb**g*bbf

          g glyph · f foreground · b background · * several changes

          $ gs-gallery review

        """)
  }

  @Test func looksTooWideAreShownOneBelowTheOtherOrInParts() {
    let old = picture(String(repeating: "a", count: 15))
    let new = picture(String(repeating: "a", count: 14) + "b")
    #expect(
      DifferenceText(difference(old, new), width: 24).plain == """
        changed  t:on@theme=zatch
          1 cell: glyph
          · words:
          “aaaaaaaaaaaaaaa” →
          “aaaaaaaaaaaaaab”

          before 15x1
          aaaaaaaaaaaaaaa
                        g

          after 15x1
          aaaaaaaaaaaaaab
                        g

          g glyph

        """)
    let wide = DifferenceText(
      difference(nil, picture(String(repeating: "가", count: 13) + "|")), width: 20
    ).plain
    #expect(
      wide == """
        new  t:on@theme=zatch

          after 27x1 · 1–18
          가가가가가가가가가

          after 27x1 · 19–27
          가가가가|

        """)
  }

  @Test func aWideGlyphIsNotHalvedAtTheEdgeOfAPart() {
    let wide = DifferenceText(
      difference(nil, picture("|" + String(repeating: "가", count: 13))), width: 20
    ).plain
    #expect(wide.contains("\n  |가가가가가가가가\n"))
    #expect(wide.contains("\n   가가가가\n"))
  }

  @Test func anotherSizeIsMarkedWhereItIs() {
    let text = DifferenceText(difference(picture("ab"), picture("a", "c"))).plain
    #expect(
      text == """
        changed  t:on@theme=zatch
          size 2x1 → 1x2
          · words: “ab” → “a c”

          before 2x1   after 1x2
          ab           a
           -
                       c
                       +

          + new cell · - removed cell

        """)
  }

  @Test func renamedStatesShowTheirFormerNames() {
    let renamed = Difference(
      .renamed, variant: "t", environment: "", states: ["t:hue=red", "t:hue=red,on"],
      formerStates: ["t:color=red", "t:color=red,on"], old: picture("x"), new: picture("x"))
    #expect(
      DifferenceText(renamed).plain == """
        renamed  t:hue=red
          · formerly t:color=red

          as before 1x1
          x

          2 states look like this:
            t:hue=red ← t:color=red
            t:hue=red,on ← t:color=red,on

        """)
  }

  @Test func manyStatesAreListedUpToTwelve() {
    let states: [StateID] = (0..<20).map { "t:n=\($0)" }
    let text = DifferenceText(difference(picture("x"), nil, states: states)).plain
    #expect(text.contains("deleted  t:n=0@theme=zatch\n"))
    #expect(text.contains("    t:n=11@theme=zatch\n    and 8 more\n"))
    #expect(!text.contains("t:n=12@"))
  }

  @Test func itSpeaksKorean() {
    let text = DifferenceText(
      difference(picture("나눔"), picture("나무")), language: .korean
    ).plain
    #expect(
      text == """
        변경됨  t:on@theme=zatch
          2칸: 글자
          · 글: “나눔” → “나무”

          변경 전 4x1   변경 후 4x1
          나눔          나무
            gg            gg

          g 글자

        """)
  }

  @Test func coloursAreOnlyInTheStyledText() {
    let old = Chip().picture()
    let new = Chip(ink: Ink(text: .onAccent, fill: .destructive)).picture()
    let text = DifferenceText(difference(old, new))
    let styled = String(decoding: text.styled(depth: .truecolor), as: UTF8.self)
    #expect(styled.contains("\u{1B}["))
    #expect(styled.contains("38;2;"))
    #expect(!text.plain.contains("\u{1B}"))
    let mono = String(decoding: text.styled(depth: .mono), as: UTF8.self)
    #expect(!mono.contains("38;2;"))
    // Without its styling, it is the plain text.
    let bare = styled.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
    let lines: [String] = bare.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    let plain: [String] = text.plain.split(separator: "\n").map { String($0) }
    #expect(lines == plain)
  }

  @Test func hostileNamesDoNothing() {
    let hostile = Difference(
      .changed, variant: "t", environment: "", states: ["t:\u{1B}[31m", "t:\u{202E}x\n"],
      old: picture("a"), new: picture("b"))
    for text in [
      DifferenceText(hostile, width: -3).plain,
      String(decoding: DifferenceText(hostile).styled(depth: .mono), as: UTF8.self)
        .replacing(/\u{1B}\[[0-9;]*m/, with: ""),
    ] {
      #expect(!text.contains("\u{1B}"))
      #expect(!text.contains("\u{202E}"))
    }
    let nothing = CellPicture(columns: 0, rows: 0, cells: [], styles: [])
    #expect(DifferenceText(difference(nothing, picture("a"))).plain.contains("before 0x0"))
  }
}
