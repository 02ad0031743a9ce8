import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

@Suite("Screens of 80x24 and 40x12")
struct NarrowScreenTests {
  @Test func foldedInEnglish() {
    let screens = Screens(columns: 80, rows: 24, language: .english)
    expectScreen(
      screens.text,
      is: """
         gs-gallery   Tag · filled               t zatch   n light + dark   c truecolor
                                  ▎filled   stroke
          Overview                  light                     dark (derived)

          ▾ Tag
        ▎   filled            32            ▐ Tag ▌                   ▐ Tag ▌
            stroke            16


                                   32 states   Colour  purple  yellow    some not shown
                                    Height      normal       disabled      selected
                                             ╭─────────╮
                                             │         │
                                    20       │ ▐ Tag ▌ │     ▐(Tag)▌       ▐ Tag ▌
                                             │         │
                                             ╰─────────╯

                                    25        ▐  Tag  ▌     ▐ (Tag) ▌     ▐  Tag  ▌



                                   Used in   no other component
          GSTag.filled("Tag")                                 tag/filled   y copy link
          ↑↓ choose   m matrix   = compare   enter interact   ? help   q quit

        """)
  }

  @Test("the line of the colour editor is whole", arguments: [Language.english, .korean])
  func theLineOfTheColourEditorIsWhole(_ language: Language) throws {
    var screens = Screens(columns: 80, rows: 24, language: language, catalogue: .builtIn)
    screens.press(KeyPress("E"))
    while !screens.model.editing.moves.isComplete {
      _ = screens.program.update(&screens.model, .timer(MovesModel.timer))
    }
    for _ in 0..<3 { screens.press(KeyPress(.down)) }
    #expect(screens.model.overlays.editor?.channel == .lightness)
    // As light as that, its chroma is outside sRGB.
    while screens.model.colorEdit?.color.isInSRGB == true { screens.press(KeyPress("L")) }
    let edit = try #require(screens.model.colorEdit)
    let line = try #require(
      screens.text.split(separator: "\n").last { $0.contains("sRGB") })
    #expect(line.contains(Phrase.mappedToSRGB(edit.color.shown.hex.lowercased())[language]))
    let change = try #require(screens.model.editing.change(in: screens.model.overlays.editor))
    let moved = screens.model.editing.moves.moved(by: change)
    #expect(line.hasSuffix(Phrase.movedStates(moved.count, of: moved.total)[language]))
    let here = moved.count(of: screens.model.specimen)
    let count = screens.model.editing.moves.looks[screens.model.specimen]?.states.count ?? 0
    #expect(line.contains(Phrase.movedHere(here, of: count)[language]))
  }

  @Test func foldedInKorean() {
    var screens = Screens(columns: 80, rows: 24, language: .korean)
    screens.press(KeyPress(.tab), KeyPress(.tab))
    expectScreen(
      screens.text,
      is: """
         gs-gallery   태그 · 채움     t zatch   n 라이트 + 다크   L 한국어   c 트루컬러
         ▎채움   선
          라이트                                 다크 (파생)

                        ▐ 나눔 ▌                               ▐ 나눔 ▌


         상태 32개   색  보라  노랑                               생략: 초점, 행 3개 더
          높이       보통         비활성         선택          호버          눌림
                 ╭──────────╮
                 │          │
          20     │ ▐ 나눔 ▌ │    ▐(나눔)▌      ▐ 나눔 ▌      ▐ 나눔 ▌      ▐ 나눔 ▌
                 │          │
                 ╰──────────╯
          속성
        ▎ 색          ‹ 보라 ›
          높이        ‹ 20   ›
          선택        ○ 꺼짐
          비활성      ○ 꺼짐
          제목         나눔                                                          e
          상호작용    ‹ 보통 ›
          초점        ○ 꺼짐
          GSTag.filled("나눔")                        tag/filled@lang=ko   y 링크 복사
          ↑↓ 속성   ←→ 변경   m 표   = 비교   enter 조작   z 확대   ? 도움말   q 종료

        """)
  }

  @Test func onePaneInEnglish() {
    let screens = Screens(columns: 40, rows: 12, language: .english)
    expectScreen(
      screens.text,
      is: """
         Tag · filled  t zatch   n light + dark
          light              dark (derived)

               ▐ Tag ▌            ▐ Tag ▌


         About     Labels an item or filters a
                   list
         Rule      Use for categories and
                   states. For actions use a
         Used in   no other component
          ←→ state   z zoom   ? help   q quit

        """)
  }

  @Test func oneKnobPane() {
    var screens = Screens(columns: 40, rows: 12, language: .english)
    screens.press(KeyPress(.tab), KeyPress(.down))
    expectScreen(
      screens.text,
      is: """
         Tag · filled         t zatch   n light
          Properties
          Colour       ‹ purple  ›
        ▎ Height       ‹ 20      ›
          Selected     ○ off
          Disabled     ○ off
          Title         Tag                  e
          Interaction  ‹ normal  ›
          Focused      ○ off


          ↑↓ knob   z zoom   ? help   q quit

        """)
  }

  @Test func onePaneInKorean() {
    var screens = Screens(columns: 40, rows: 12, language: .korean)
    screens.press(KeyPress(.tab, modifiers: .shift))
    expectScreen(
      screens.text,
      is: """
         태그 · 채움         t zatch   n 라이트

          개요

          ▾ 태그
        ▎   채움                            32
            선                              16




          ↑↓ 선택   m 표   ? 도움말   q 종료

        """)
  }

  /// A start with a link: where one pane fits, it is the component; on a larger screen the tree has the keys as before.
  @Test func aLinkOpensTheComponentWhereOnePaneFits() throws {
    func opened(_ columns: Int, _ rows: Int) throws -> Screens {
      Screens(columns: columns, rows: rows, catalogue: Catalogue(specimens: [.fillButton]))
    }
    for (columns, rows) in [(40, 12), (50, 20), (59, 40), (120, 15)] {
      let screens = try opened(columns, rows)
      #expect(screens.model.pane == .canvas, "\(columns)x\(rows)")
      #expect(screens.text.contains("Next"), "\(screens.text)")
    }
    for (columns, rows) in [(60, 16), (80, 24), (120, 40)] {
      #expect(try opened(columns, rows).model.pane == .tree)
    }
    // A pane that was chosen stays whatever size the screen gets.
    var chosen = try opened(120, 40)
    chosen.press(KeyPress(.down))
    _ = chosen.program.update(&chosen.model, .resized(columns: 40, rows: 12))
    #expect(chosen.model.pane == .tree)
    var first = try opened(120, 40)
    _ = first.program.update(&first.model, .resized(columns: 40, rows: 12))
    #expect(first.model.pane == .canvas)
  }
}
