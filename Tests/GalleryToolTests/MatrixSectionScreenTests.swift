import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool

@Suite("Screens of the matrix of a component")
struct MatrixSectionScreenTests {
  @Test func allVariantsOfTags() {
    var screens = Screens(columns: 100, rows: 30, language: .english)
    screens.type("left m right")
    #expect(
      screens.text == """
         gs-gallery   gitspace · light · truecolor                                      tag/filled:disabled

          ▾ Tag                     tag  2 variants                                                row 1/8
        ▎   filled            32    rows color, configuration · columns selected, disabled
            stroke            16
                                    tag/filled
                                                       normal    disabled   selected   selected disabled

                                                        ▁▁▁       ▁▁▁        ▁▁▁        ▁▁▁
                                    purple  height20    Tag    ▸  Tag       ✓Tag       ✓Tag
                                                        ▔▔▔       ▔▔▔        ▔▔▔        ▔▔▔
                                                        ▂▂▂▂▂     ▂▂▂▂▂      ▂▂▂▂▂      ▂▂▂▂▂
                                            height25     Tag       Tag      ✓ Tag      ✓ Tag
                                                        ▆▆▆▆▆     ▆▆▆▆▆      ▆▆▆▆▆      ▆▆▆▆▆
                                                        ▃▃▃       ▃▃▃        ▃▃▃        ▃▃▃
                                            height29    Tag       Tag       ✓Tag       ✓Tag
                                                        ▅▅▅       ▅▅▅        ▅▅▅        ▅▅▅
                                                       ▗▄▄▄▄▄▖   ▗▄▄▄▄▄▖    ▗▄▄▄▄▄▖    ▗▄▄▄▄▄▖
                                            height31     Tag       Tag      ✓ Tag      ✓ Tag
                                                       ▝▀▀▀▀▀▘   ▝▀▀▀▀▀▘    ▝▀▀▀▀▀▘    ▝▀▀▀▀▀▘

                                                        ▁▁▁       ▁▁▁        ▁▁▁        ▁▁▁
                                    yellow  height20    Tag    =  Tag       ✓Tag       ✓Tag
                                                        ▔▔▔       ▔▔▔        ▔▔▔        ▔▔▔
                                                        ▂▂▂▂▂     ▂▂▂▂▂      ▂▂▂▂▂      ▂▂▂▂▂
                                            height25     Tag       Tag      ✓ Tag      ✓ Tag
                                                        ▆▆▆▆▆     ▆▆▆▆▆      ▆▆▆▆▆      ▆▆▆▆▆
          32 states   Says what a thing is, or filters by it.               24 of 32 drawn, 2 seen, 0 used
          GSTag.filled("Tag", isDisabled: true)                                                y copy link
         matrix   ↑↓←→ move   o only disabled   n light, dark   c colours   f fold   ? help   q quit

        """)
  }

  @Test func onlyTheDisabledOnesAndWhatHasNone() {
    var screens = Screens(columns: 100, rows: 30, language: .english)
    screens.type("left m right o")
    #expect(
      screens.text == """
         gs-gallery   gitspace · light · truecolor                                      tag/filled:disabled

          ▾ Tag                     tag  1 variant                                                 row 1/8
        ▎   filled            32    only disabled · tag/stroke has no disabled state
            stroke            16
                                    tag/filled
                                                       disabled   selected disabled

                                                        ▁▁▁        ▁▁▁
                                    purple  height20 ▸  Tag       ✓Tag
                                                        ▔▔▔        ▔▔▔
                                                        ▂▂▂▂▂      ▂▂▂▂▂
                                            height25     Tag      ✓ Tag
                                                        ▆▆▆▆▆      ▆▆▆▆▆
                                                        ▃▃▃        ▃▃▃
                                            height29    Tag       ✓Tag
                                                        ▅▅▅        ▅▅▅
                                                       ▗▄▄▄▄▄▖    ▗▄▄▄▄▄▖
                                            height31     Tag      ✓ Tag
                                                       ▝▀▀▀▀▀▘    ▝▀▀▀▀▀▘

                                                        ▁▁▁        ▁▁▁
                                    yellow  height20 =  Tag       ✓Tag
                                                        ▔▔▔        ▔▔▔
                                                        ▂▂▂▂▂      ▂▂▂▂▂
                                            height25     Tag      ✓ Tag
                                                        ▆▆▆▆▆      ▆▆▆▆▆
          32 states   Says what a thing is, or filters by it.               24 of 32 drawn, 2 seen, 0 used
          GSTag.filled("Tag", isDisabled: true)                                                y copy link
         matrix   ↑↓←→ move   o all again   n light, dark   c colours   f fold   ? help   q quit

        """)
  }

  @Test func aMatrixOnTheSmallestScreens() {
    var screens = Screens(columns: 40, rows: 12, language: .english)
    screens.type("m down")
    #expect(
      screens.text == """
         tag/filled  gitspace · light · truecol…
         32 states         row 2/8 · column 1/4
                           normal    disabled
                            ▁▁▁       ▁▁▁
         purple  hei…t20    Tag       Tag
                            ▔▔▔       ▔▔▔
                            ▂▂▂▂▂     ▂▂▂▂▂
                 hei…t25 ▸   Tag       Tag
                            ▆▆▆▆▆     ▆▆▆▆▆


         matrix   f fold   ? help   q quit

        """)
  }

  @Test func allVariantsOnTheSmallestScreenInKorean() {
    var screens = Screens(columns: 40, rows: 12, language: .korean)
    screens.type("left m down right")
    #expect(
      screens.text == """
         tag/filled  gitspace · 밝게 · truecolor
         tag  변형 2개          행 2/8 · 열 2/4
         tag/filled
                           보통       disabled
                            ▁▁▁▁       ▁▁▁▁
         purple  hei…t20    나눔       나눔
                            ▔▔▔▔       ▔▔▔▔
                            ▂▂▂▂▂▂     ▂▂▂▂▂▂
                 hei…t25     나눔   ▸   나눔
                            ▆▆▆▆▆▆     ▆▆▆▆▆▆

         표   c 색 수   ? 도움말   q 끝내기

        """)
  }
}
