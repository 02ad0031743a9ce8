import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool

@Suite("Screens of 120x40")
struct WideScreenTests {
  @Test func atFullSizeInEnglish() {
    let screens = Screens(columns: 120, rows: 40, language: .english)
    #expect(
      screens.text == """
         gs-gallery   gitspace · light · truecolor                                                                   tag/filled

          ▾ Tag                                                                             Knobs
        ▎   filled            32
            stroke            16                                                            color          ‹ purple ›
                                                                                            configuration  ‹ height20 ›
                                                                                            selected       ○ off
                                                                                            disabled       ○ off

                                                                                            title           Tag

                                                            ▁▁▁                             interaction    ‹ normal  ›
                                                            Tag                             focused        ○ off
                                                            ▔▔▔

                                                                                            Seen under

                                                                                            theme               gitspace     t
                                                                                            appearance          automatic    n
                                                                                            colours             automatic    c
                                                                                            contrast            normal       C
                                                                                            vision              none         v
                                                                                            density             faithful     D
                                                                                            size                all the room w
                                                                                            language of labels  en           L
                                               normal    selected    disabled
                                               ──────    ────────    ────────               contrast     4.5 : 1  AA
                                                ▁▁▁       ▁▁▁         ▁▁▁                   256 colours  4.8
                                                Tag      ✓Tag         Tag
                                                ▔▔▔       ▔▔▔         ▔▔▔







          32 states   Says what a thing is, or filters by it.                                    3 of 32 drawn, 1 seen, 0 used
          GSTag.filled("Tag")                                                                                      y copy link
          ↑↓ choose   ←→ fold   tab pane   enter interact   m matrix   t theme   n light, dark   c colours   ? help   q quit

        """)
  }

  @Test func atFullSizeInKorean() {
    var screens = Screens(columns: 120, rows: 40, language: .korean)
    screens.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.down), KeyPress(.down), KeyPress(" "))
    #expect(
      screens.text == """
         gs-gallery   gitspace · 밝게 · truecolor                                                   tag/filled:selected@lang=ko

          ▾ Tag                                                                             조절
        ▎   filled            32
            stroke            16                                                            color          ‹ purple ›
                                                                                            configuration  ‹ height20 ›
                                                                                          ▎•selected       ● 켬
                                                                                            disabled       ○ 끔

                                                                                            title           나눔

                                                            ▁▁▁▁                            interaction    ‹ normal  ›
                                                           ✓나눔                            focused        ○ 끔
                                                            ▔▔▔▔

                                                                                            보는 환경

                                                                                            테마                gitspace     t
                                                                                            밝기                자동         n
                                                                                            색 수               자동         c
                                                                                            대비                normal       C
                                                                                            색각                없음         v
                                                                                            밀도                faithful     D
                                                                                            크기                전체         w
                                                                                            라벨 언어           ko           L
                                               보통      selected    disabled
                                               ──────    ────────    ────────               대비   6.8 : 1  AA
                                                ▁▁▁▁      ▁▁▁▁        ▁▁▁▁                  256색  6.9
                                                나눔     ✓나눔        나눔                  흑백   구별: ✓, 굵게
                                                ▔▔▔▔      ▔▔▔▔        ▔▔▔▔







          32가지 상태   무엇인지 알려 주거나 그것으로 거릅니다.                                32가지 중 그림 3, 봄 2, 써 봄 0
          GSTag.filled("나눔", isSelected: true)                                                                   y 링크 복사
          ↑↓ 항목   ←→ 바꾸기   space 켜고 끄기   tab 다음 칸   enter 써 보기   m 표   t 테마   c 색 수   ? 도움말   q 끝내기

        """)
  }
}
