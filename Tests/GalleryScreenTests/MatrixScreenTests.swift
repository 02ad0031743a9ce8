import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

@Suite("Screens of the matrix, of help and of search")
struct MatrixScreenTests {
  @Test func theMatrixInKorean() {
    var screens = Screens(columns: 90, rows: 30, language: .korean)
    screens.type("m down right")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   태그 · 채움                      t zatch   n 라이트   L 한국어   c 트루컬러

          상태 32개                                                                       행 2/8
          행 색, 높이 · 열 선택, 비활성

                        보통        비활성        선택      선택 비활성


          보라  20    ▐ 나눔 ▌     ▐(나눔)▌     ▐ 나눔 ▌     ▐✓나눔 ▌


                25   ▐  나눔  ▌ ▸ ▐ (나눔) ▌   ▐  나눔  ▌   ▐ ✓나눔  ▌

                       ▄▄▄▄▄▄       ▄▄▄▄▄▄       ▄▄▄▄▄▄       ▄▄▄▄▄▄
                29      나눔        (나눔)        나눔        ✓나눔
                       ▀▀▀▀▀▀       ▀▀▀▀▀▀       ▀▀▀▀▀▀       ▀▀▀▀▀▀
                      ▄▄▄▄▄▄▄▄     ▄▄▄▄▄▄▄▄     ▄▄▄▄▄▄▄▄     ▄▄▄▄▄▄▄▄
                31      나눔        (나눔)        나눔        ✓나눔
                      ▀▀▀▀▀▀▀▀     ▀▀▀▀▀▀▀▀     ▀▀▀▀▀▀▀▀     ▀▀▀▀▀▀▀▀


          노랑  20    ▐ 나눔 ▌     ▐(나눔)▌     ▐ 나눔 ▌     ▐✓나눔 ▌


                25   ▐  나눔  ▌ = ▐ (나눔) ▌   ▐  나눔  ▌   ▐ ✓나눔  ▌



          GSTag.filled("나눔", co…      tag/filled:configuration=height25,disable…   y 링크 복사
         표   ↑↓←→ 이동   o 비활성만   n 라이트, 다크   c 색 수   f 접기   ? 도움말   q 종료

        """)
  }

  @Test func threeAxesAlongTheTop() {
    var screens = Screens(columns: 118, rows: 26, language: .english)
    screens.type("m X down down down down down down down right right right left esc right")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   Tag · filled                                                            t zatch   n light   c truecolor

          Overview                  32 states                                                          row 1/8 · column 6/16
                                    rows colour, height · columns theme, selected, disabled
          ▾ Tag
        ▎   filled            32                 gitspace ────────────────────────────────   zatch ───────────────
            stroke            16                 disabled    selected    selected disabled    normal     disabled


                                    purple  20    ▐ Tag ▌     ▐ Tag ▌         ▐✓Tag ▌         ▐ Tag ▌  ▸  ▐(Tag)▌


                                            25   ▐  Tag  ▌   ▐  Tag  ▌       ▐ ✓Tag  ▌       ▐  Tag  ▌   ▐ (Tag) ▌

                                                   ▄▄▄▄▄       ▄▄▄▄▄           ▄▄▄▄▄           ▄▄▄▄▄       ▄▄▄▄▄
                                            29      Tag         Tag            ✓Tag             Tag        (Tag)
                                                   ▀▀▀▀▀       ▀▀▀▀▀           ▀▀▀▀▀           ▀▀▀▀▀       ▀▀▀▀▀
                                                  ▄▄▄▄▄▄▄     ▄▄▄▄▄▄▄         ▄▄▄▄▄▄▄         ▄▄▄▄▄▄▄     ▄▄▄▄▄▄▄
                                            31      Tag         Tag            ✓Tag             Tag        (Tag)
                                                  ▀▀▀▀▀▀▀     ▀▀▀▀▀▀▀         ▀▀▀▀▀▀▀         ▀▀▀▀▀▀▀     ▀▀▀▀▀▀▀


                                    yellow  20    ▐ Tag ▌     ▐ Tag ▌         ▐✓Tag ▌         ▐ Tag ▌  =  ▐(Tag)▌

          GSTag.filled("Tag", isDisabled: true)                                            tag/filled:disabled   y copy link
         matrix   ↑↓←→ move   o only disabled   n light, dark   c colours   f fold   = compare   x swap   ? help   q quit

        """)
  }

  @Test func theMatrixOnASmallScreen() {
    var screens = Screens(columns: 80, rows: 24, language: .english)
    screens.type("m down")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   Tag · filled                      t zatch   n light   c truecolor

          32 states                                                            row 2/8
          rows colour, height · columns selected, disabled

                        normal     disabled    selected    selected disabled


          purple  20    ▐ Tag ▌     ▐(Tag)▌     ▐ Tag ▌         ▐✓Tag ▌


                  25 ▸ ▐  Tag  ▌   ▐ (Tag) ▌   ▐  Tag  ▌       ▐ ✓Tag  ▌

                         ▄▄▄▄▄       ▄▄▄▄▄       ▄▄▄▄▄           ▄▄▄▄▄
                  29      Tag        (Tag)        Tag            ✓Tag
                         ▀▀▀▀▀       ▀▀▀▀▀       ▀▀▀▀▀           ▀▀▀▀▀
                        ▄▄▄▄▄▄▄     ▄▄▄▄▄▄▄     ▄▄▄▄▄▄▄         ▄▄▄▄▄▄▄
                  31      Tag        (Tag)        Tag            ✓Tag
                        ▀▀▀▀▀▀▀     ▀▀▀▀▀▀▀     ▀▀▀▀▀▀▀         ▀▀▀▀▀▀▀



          GSTag.filled("Tag", con…      tag/filled:configuration=height…   y copy link
         matrix   ↑↓←→ move   o only height 25   n light, dark   ? help   q quit

        """)
  }

  @Test func help() {
    var screens = Screens(columns: 80, rows: 24, language: .english)
    screens.press(KeyPress("?"))
    expectScreen(
      screens.text,
      is: """
         gs-gallery   Tag · filled                     zatch   light + dark   truecolor

          Keyboard shortcuts

          Moving                                View
          ↑ k ↓ j     choose                    n           light, dark
          ← h → l     fold                      c           colours
          home end    first, last               v           vision
          [ ]         variant                   V           previous filter
          tab         pane                      C           contrast
          shift-tab   previous pane             D           density
          esc         back                      w           size
          Component                             L           label language
          m           matrix                    B           container
          =           compare                   F           data
          e           edit text                 p           cells, pixels
          enter       interact                  Gallery
          y           copy link                 g           group by
          i           about                     /           search
          s           colour lab                ctrl-p      palette

          tag/filled  Use for categories and states. For actions use a button.
          GSTag.filled("Tag")                                            tag/filled
         help   ↑↓ scroll   esc close

        """)
  }

  @Test func searchInKorean() {
    var screens = Screens(columns: 80, rows: 24, language: .korean)
    screens.press(KeyPress("/"), KeyPress("s"), KeyPress("t"))
    expectScreen(
      screens.text,
      is: """
         gs-gallery   태그 · 채움             zatch   라이트 + 다크   한국어   트루컬러
                                  ▎채움   선
          개
              › st
          ▾
        ▎     컴포넌트
            ▎      ╭──────╮       tag/stroke
            ▎      │ 나눔 │       채우기 없이 선으로 그린 선 태그
            ▎      ╰──────╯       상태 16개
                                                                                     략
                                    높이       보통         비활성         선택
                                           ╭──────────╮
                                           │          │
                                    20     │ ▐ 나눔 ▌ │    ▐(나눔)▌      ▐ 나눔 ▌
                                           │          │
                                           ╰──────────╯

                                    25      ▐  나눔  ▌    ▐ (나눔) ▌    ▐  나눔  ▌



                                   쓰이는 곳 다른 컴포넌트 없음
          GSTag.filled("나눔")                                   tag/filled@lang=ko
         검색   ↑↓ 선택   enter 실행   esc 닫기

        """)
  }
}
