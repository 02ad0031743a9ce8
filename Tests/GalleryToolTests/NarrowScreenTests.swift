import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool

@Suite("Screens of 80x24 and 40x12")
struct NarrowScreenTests {
  @Test func foldedInEnglish() {
    let screens = Screens(columns: 80, rows: 24, language: .english)
    #expect(
      screens.text == """
         gs-gallery   gitspace · light · truecolor                           tag/filled

          ▾ Tag
        ▎   filled            32
            stroke            16

                                                           ▁▁▁
                                                           Tag
                                                           ▔▔▔






                                              normal    selected    disabled
                                              ──────    ────────    ────────
                                               ▁▁▁       ▁▁▁         ▁▁▁
                                               Tag      ✓Tag         Tag
                                               ▔▔▔       ▔▔▔         ▔▔▔

          32 states   Says what a thing is, or filters by it.
          GSTag.filled("Tag")                                              y copy link
          ↑↓ choose   ←→ fold   tab pane   enter interact   t theme   ? help   q quit

        """)
  }

  @Test func foldedInKorean() {
    var screens = Screens(columns: 80, rows: 24, language: .korean)
    screens.press(KeyPress(.tab), KeyPress(.tab))
    #expect(
      screens.text == """
         gs-gallery   gitspace · 밝게 · truecolor                    tag/filled@lang=ko




                                              ▁▁▁▁
                                              나눔
                                              ▔▔▔▔





          조절
        ▎ color          ‹ purple ›
          configuration  ‹ height20 ›
          selected       ○ 끔
          disabled       ○ 끔
          title           나눔
          interaction    ‹ normal  ›
          focused        ○ 끔
          32가지 상태   무엇인지 알려 주거나 그것으로 거릅니다.
          GSTag.filled("나눔")                                             y 링크 복사
          ↑↓ 항목   ←→ 바꾸기   tab 다음 칸   enter 써 보기   ? 도움말   q 끝내기

        """)
  }

  @Test func onePaneInEnglish() {
    var screens = Screens(columns: 40, rows: 12, language: .english)
    screens.press(KeyPress(.tab))
    #expect(
      screens.text == """
         tag/filled  gitspace · light · truecol…



                          ▁▁▁
                          Tag
                          ▔▔▔




          tab pane   ? help   q quit

        """)
  }

  @Test func oneKnobPane() {
    var screens = Screens(columns: 40, rows: 12, language: .english)
    screens.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.down))
    #expect(
      screens.text == """
         tag/filled  gitspace · light · truecol…
          Knobs
          color          ‹ purple ›
        ▎ configuration  ‹ height20 ›
          selected       ○ off
          disabled       ○ off
          title           Tag
          interaction    ‹ normal  ›
          focused        ○ off


          ↑↓ knob   t theme   ? help   q quit

        """)
  }

  @Test func onePaneInKorean() {
    let screens = Screens(columns: 40, rows: 12, language: .korean)
    #expect(
      screens.text == """
         tag/filled  gitspace · 밝게 · truecolor

          ▾ Tag
        ▎   filled                          32
            stroke                          16






          ↑↓ 고르기   ? 도움말   q 끝내기

        """)
  }
}
