import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

@Suite("Screens of 120x40")
struct WideScreenTests {
  @Test func atFullSizeInEnglish() {
    let screens = Screens(columns: 120, rows: 40, language: .english)
    expectScreen(
      screens.text,
      is: """
         gs-gallery   zatch                                                                                          tag/filled

          Overview                  Tag · filled   Labels an item or filters a list         Design
                                                                                            Colour       ‹ purple ›
          ▾ Tag                                                                             Height       ‹ 20 ›
        ▎   filled            32                                                            Selected     ○ off
            stroke            16                                                            Disabled     ○ off
                                                          ▐ Tag ▌
                                                                                            Content
                                                                                            Title         Tag                e

                                                                                            Interaction
                                                                                            Interaction  ‹ normal  ›
                                    States     normal    selected   disabled   hovered      Focused      ○ off

                                               ▐ Tag ▌   ▐✓Tag ▌    ▐(Tag)▌    ▐ Tag ▌      Environment
                                                                                            Theme               its own      t
                                    Colour     purple    yellow                             Appearance          automatic    n
                                                                                            Colours             automatic    c
                                               ▐ Tag ▌   ▐ Tag ▌                            Contrast            original     C
                                                                                            Vision              none         v
                                    Height     20        25          29      31             Density             faithful     D
                                                                                            Size                fit to pane  w
                                                                     ▄▄▄▄▄   ▄▄▄▄▄▄▄        Label language      en           L
                                               ▐ Tag ▌   ▐  Tag  ▌    Tag      Tag          Container           none         B
                                                                     ▀▀▀▀▀   ▀▀▀▀▀▀▀        Data                value        F

                                    Height       20 pt                                      Contrast     2.0:1  under AA
                                    Padding      8 pt                                       256 colours  1.9
                                    Radius       10 pt
                                    Font         12 pt · 500
                                    Family       Pretendard
                                    Line height  15.6 pt
                                    Contrast     2.0:1  under AA
                                    Fill     #D8CBFF  tagPurple.tint
                                    Text     #9E7CFE  tagPurple.onTint

          32 states   Labels an item or filters a list                                          Coverage: 7 of 32 states shown
          GSTag.filled("Tag")                                                                                      y copy link
          ↑↓ choose   m matrix   = compare   enter interact   z zoom   I inspect   tab pane   t theme   ? help   q quit

        """)
  }

  @Test func atFullSizeInKorean() {
    var screens = Screens(columns: 120, rows: 40, language: .korean)
    screens.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.down), KeyPress(.down), KeyPress(" "))
    expectScreen(
      screens.text,
      is: """
         gs-gallery   zatch                                                                         tag/filled:selected@lang=ko

          개요                      태그 · 채움   항목에 라벨을 붙이거나 목록을 필터링…     디자인
                                                                                            색          ‹ 보라 ›
          ▾ 태그                                                                            높이        ‹ 20 ›
        ▎   채움              32                                                          ▎•선택        ● 켜짐
            선                16                                                            비활성      ○ 꺼짐
                                                          ▐✓나눔 ▌
                                                                                            콘텐츠
                                                                                            제목         나눔                e

                                                                                            상호작용
                                                                                            상호작용    ‹ 보통 ›
                                    상태       보통       선택       비활성     호버        초점        ○ 꺼짐

                                               ▐ 나눔 ▌   ▐✓나눔 ▌   ▐(나눔)▌   ▐ 나눔 ▌    환경
                                                                                            테마                기본 테마    t
                                    색         보라       노랑                              화면 모드           자동         n
                                                                                            색 수               자동         c
                                               ▐✓나눔 ▌   ▐✓나눔 ▌                          대비                원본         C
                                                                                            색각                없음         v
                                    높이       20         25           29       31          밀도                기본         D
                                                                                            크기                화면에 맞춤  w
                                                                       ▄▄▄▄▄▄   ▄▄▄▄▄▄▄▄    라벨 언어           한국어       L
                                               ▐✓나눔 ▌   ▐ ✓나눔  ▌   ✓나눔     ✓나눔      컨테이너            없음         B
                                                                       ▀▀▀▀▀▀   ▀▀▀▀▀▀▀▀    데이터              값           F

                                    높이         20 pt                                      대비   3.1:1  AA 미달
                                    패딩         8 pt                                       256색  3.0
                                    모서리 반경  10 pt                                      흑백   구별: ✓, 굵게
                                    폰트         12 pt · 500
                                    서체         Pretendard
                                    행간         15.6 pt
                                    대비         3.1:1  AA 미달
                                    채우기    #9E7CFE  tagPurple.solid
                                    텍스트    #FFFFFF  tagPurple.onSolid

          상태 32개   항목에 라벨을 붙이거나 목록을 필터링합니다                                     확인한 상태: 32개 중 11개
          GSTag.filled("나눔", isSelected: true)                                                                   y 링크 복사
          ↑↓ 속성   ←→ 변경   m 표   = 비교   enter 조작   z 확대   space 전환   I 검사   tab 다음 패널   ? 도움말   q 종료

        """)
  }
}
