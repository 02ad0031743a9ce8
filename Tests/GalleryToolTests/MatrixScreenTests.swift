import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool

@Suite("Screens of the matrix, of help and of search")
struct MatrixScreenTests {
  @Test func theMatrixInKorean() {
    var screens = Screens(columns: 90, rows: 30, language: .korean)
    screens.type("m down right")
    #expect(
      screens.text == """
         gs-gallery   gitspace · 밝게 · truecolor   tag/filled:configuration=height25,disabled@l…

          tag/filled  32가지 상태                                                         행 2/8
          행 color, configuration · 열 selected, disabled

                             보통       disabled   selected   selected disabled

                              ▁▁▁▁       ▁▁▁▁       ▁▁▁▁       ▁▁▁▁
          purple  height20    나눔       나눔      ✓나눔      ✓나눔
                              ▔▔▔▔       ▔▔▔▔       ▔▔▔▔       ▔▔▔▔
                              ▂▂▂▂▂▂     ▂▂▂▂▂▂     ▂▂▂▂▂▂     ▂▂▂▂▂▂
                  height25     나눔   ▸   나눔     ✓ 나눔     ✓ 나눔
                              ▆▆▆▆▆▆     ▆▆▆▆▆▆     ▆▆▆▆▆▆     ▆▆▆▆▆▆
                              ▃▃▃▃       ▃▃▃▃       ▃▃▃▃       ▃▃▃▃
                  height29    나눔       나눔      ✓나눔      ✓나눔
                              ▅▅▅▅       ▅▅▅▅       ▅▅▅▅       ▅▅▅▅
                             ▗▄▄▄▄▄▄▖   ▗▄▄▄▄▄▄▖   ▗▄▄▄▄▄▄▖   ▗▄▄▄▄▄▄▖
                  height31     나눔       나눔     ✓ 나눔     ✓ 나눔
                             ▝▀▀▀▀▀▀▘   ▝▀▀▀▀▀▀▘   ▝▀▀▀▀▀▀▘   ▝▀▀▀▀▀▀▘

                              ▁▁▁▁       ▁▁▁▁       ▁▁▁▁       ▁▁▁▁
          yellow  height20    나눔       나눔      ✓나눔      ✓나눔
                              ▔▔▔▔       ▔▔▔▔       ▔▔▔▔       ▔▔▔▔
                              ▂▂▂▂▂▂     ▂▂▂▂▂▂     ▂▂▂▂▂▂     ▂▂▂▂▂▂
                  height25     나눔   =   나눔     ✓ 나눔     ✓ 나눔
                              ▆▆▆▆▆▆     ▆▆▆▆▆▆     ▆▆▆▆▆▆     ▆▆▆▆▆▆

          32가지 상태   무엇인지 알려 주거나 그것으로 거릅니다.
          GSTag.filled("나눔", configuration: .height25, isDisabled: true)           y 링크 복사
         표   ↑↓←→ 이동   o disabled만   n 밝게, 어둡게   c 색 수   ? 도움말   q 끝내기

        """)
  }

  @Test func threeAxesAlongTheTop() {
    var screens = Screens(columns: 118, rows: 26, language: .english)
    screens.type("m X down down down down down down down right right right left esc right")
    #expect(
      screens.text == """
         gs-gallery   gitspace · light · truecolor                                                        tag/filled:disabled

          ▾ Tag                     tag/filled  32 states                                              row 1/8 · column 2/12
        ▎   filled            32    rows color, configuration · columns theme, selected, disabled
            stroke            16
                                                       gitspace ────────────────────────────────────────   zatch ─
                                                       normal    disabled   selected   selected disabled   normal

                                                        ▁▁▁       ▁▁▁        ▁▁▁        ▁▁▁                 ▁▁▁
                                    purple  height20    Tag    ▸  Tag       ✓Tag       ✓Tag                 Tag
                                                        ▔▔▔       ▔▔▔        ▔▔▔        ▔▔▔                 ▔▔▔
                                                        ▂▂▂▂▂     ▂▂▂▂▂      ▂▂▂▂▂      ▂▂▂▂▂               ▂▂▂▂▂
                                            height25     Tag       Tag      ✓ Tag      ✓ Tag                 Tag
                                                        ▆▆▆▆▆     ▆▆▆▆▆      ▆▆▆▆▆      ▆▆▆▆▆               ▆▆▆▆▆
                                                        ▃▃▃       ▃▃▃        ▃▃▃        ▃▃▃                 ▃▃▃
                                            height29    Tag       Tag       ✓Tag       ✓Tag                 Tag
                                                        ▅▅▅       ▅▅▅        ▅▅▅        ▅▅▅                 ▅▅▅
                                                       ▗▄▄▄▄▄▖   ▗▄▄▄▄▄▖    ▗▄▄▄▄▄▖    ▗▄▄▄▄▄▖             ▗▄▄▄▄▄▖
                                            height31     Tag       Tag      ✓ Tag      ✓ Tag                 Tag
                                                       ▝▀▀▀▀▀▘   ▝▀▀▀▀▀▘    ▝▀▀▀▀▀▘    ▝▀▀▀▀▀▘             ▝▀▀▀▀▀▘



          32 states   Says what a thing is, or filters by it.                                 20 of 32 drawn, 2 seen, 0 used
          GSTag.filled("Tag", isDisabled: true)                                                                  y copy link
         matrix   ↑↓←→ move   o only disabled   n light, dark   c colours   f fold   = compare   x swap   ? help   q quit

        """)
  }

  @Test func theMatrixOnASmallScreen() {
    var screens = Screens(columns: 80, rows: 24, language: .english)
    screens.type("m down")
    #expect(
      screens.text == """
         gs-gallery   gitspace · light · truecolor    tag/filled:configuration=height25

          tag/filled  32 states                                                row 2/8
          rows color, configuration · columns selected, disabled

                             normal    disabled   selected   selected disabled

                              ▁▁▁       ▁▁▁        ▁▁▁        ▁▁▁
          purple  height20    Tag       Tag       ✓Tag       ✓Tag
                              ▔▔▔       ▔▔▔        ▔▔▔        ▔▔▔
                              ▂▂▂▂▂     ▂▂▂▂▂      ▂▂▂▂▂      ▂▂▂▂▂
                  height25 ▸   Tag       Tag      ✓ Tag      ✓ Tag
                              ▆▆▆▆▆     ▆▆▆▆▆      ▆▆▆▆▆      ▆▆▆▆▆
                              ▃▃▃       ▃▃▃        ▃▃▃        ▃▃▃
                  height29    Tag       Tag       ✓Tag       ✓Tag
                              ▅▅▅       ▅▅▅        ▅▅▅        ▅▅▅
                             ▗▄▄▄▄▄▖   ▗▄▄▄▄▄▖    ▗▄▄▄▄▄▖    ▗▄▄▄▄▄▖
                  height31     Tag       Tag      ✓ Tag      ✓ Tag
                             ▝▀▀▀▀▀▘   ▝▀▀▀▀▀▘    ▝▀▀▀▀▀▘    ▝▀▀▀▀▀▘


          32 states   Says what a thing is, or filters by it.
          GSTag.filled("Tag", configuration: .height25)                    y copy link
         matrix   ↑↓←→ move   o only height25   n light, dark   ? help   q quit

        """)
  }

  @Test func help() {
    var screens = Screens(columns: 80, rows: 24, language: .english)
    screens.press(KeyPress("?"))
    #expect(
      screens.text == """
         gs-gallery   gitspace · light · truecolor                           tag/filled

          Keys that work here

          ↑ k ↓ j     choose                    C           contrast
          ← h → l     fold                      D           density
          home end    first, last               w           size
          tab         pane                      L           language of labels
          shift-tab   pane back                 y           copy link
          enter       interact                  i           about
          m           matrix                    /           search
          t           theme                     ctrl-p      palette
          T           theme back                ? F1        help
          n           light, dark               ctrl-l      draw again
          c           colours                   ctrl-z      suspend
          v           vision                    q           quit
          V           vision back               ctrl-c      quit at once



          tag/filled  For categories and states of things. What starts work is a butt…
          32 states   Says what a thing is, or filters by it.
          GSTag.filled("Tag")                                              y copy link
         help   ↑↓ scroll   esc close

        """)
  }

  @Test func searchInKorean() {
    var screens = Screens(columns: 80, rows: 24, language: .korean)
    screens.press(KeyPress("/"), KeyPress("s"), KeyPress("t"))
    #expect(
      screens.text == """
         gs-gallery   gitspace · 밝게 · truecolor                    tag/filled@lang=ko
         / st

        ▎ tag/stroke


                                                           ▁▁▁▁
                                                           나눔
                                                           ▔▔▔▔






                                              보통      selected    disabled
                                              ──────    ────────    ────────
                                               ▁▁▁▁      ▁▁▁▁        ▁▁▁▁
                                               나눔     ✓나눔        나눔
                                               ▔▔▔▔      ▔▔▔▔        ▔▔▔▔

          32가지 상태   무엇인지 알려 주거나 그것으로 거릅니다.
          GSTag.filled("나눔")                                             y 링크 복사
         찾기   ↑↓ 고르기   enter 열기   esc 뒤로

        """)
  }
}
