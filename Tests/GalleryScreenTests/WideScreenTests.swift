import StateSpace
import Testing

@testable import FourSystems
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
         gs-gallery   Tag · filled                                                       t zatch   n light + dark   c truecolor
                                   ▎filled   stroke
          Overview                                                                                Properties
                                     light                        dark (derived)                  Colour       ‹ purple  ›
          ▾ Tag                                                                                   Height       ‹ 20      ›
        ▎   filled            32                                                                  Selected     ○ off
            stroke            16             ▀▀▀▀▀▀▀▀▀▀▀                  ▀▀▀▀▀▀▀▀▀▀▀             Disabled     ○ off
                                                 Tag                          Tag                 Title         Tag          e
                                             ▀▀▀▀▀▀▀▀▀▀▀                  ▀▀▀▀▀▀▀▀▀▀▀             Interaction  ‹ normal  ›
                                                                                                  Focused      ○ off

                                                                                                  Spec
                                           40 × 20 pt · 2x                                        Height       20 pt
                                                                                                  Padding      8 pt
                                    32 states   Colour  purple  yellow          some not shown    Radius       10 pt
                                     Height     normal     disabled    selected    hovered        Font         12 pt · 500
                                             ╭─────────╮                                          Family       Pretendard
                                             │         │                                          Line height  15.6 pt
                                     20      │ ▐ Tag ▌ │   ▐(Tag)▌     ▐ Tag ▌     ▐ Tag ▌
                                             │         │                                          Contrast
                                             ╰─────────╯                                          light ━━━───┃──────── ▲2.0
                                                                                                  dark  ━━━━──┃──────── ▲2.5
                                     25       ▐  Tag  ▌   ▐ (Tag) ▌   ▐  Tag  ▌   ▐  Tag  ▌       light: #6841BE reaches 4.5
                                                                                                  dark: #C9B8FF reaches 4.5

                                                ▄▄▄▄▄       ▄▄▄▄▄       ▄▄▄▄▄       ▄▄▄▄▄         In fewer colours
                                     29          Tag        (Tag)        Tag         Tag             256      16      mono
                                                ▀▀▀▀▀       ▀▀▀▀▀       ▀▀▀▀▀       ▀▀▀▀▀
                                                                                                   ▐ Tag ▌  ▐ Tag ▌  ▐ Tag ▌
                                               ▄▄▄▄▄▄▄     ▄▄▄▄▄▄▄     ▄▄▄▄▄▄▄     ▄▄▄▄▄▄▄
                                     31          Tag        (Tag)        Tag         Tag
                                               ▀▀▀▀▀▀▀     ▀▀▀▀▀▀▀     ▀▀▀▀▀▀▀     ▀▀▀▀▀▀▀        Colours · light
                                                                                                     Fill  #D8CBFF
                                                                                                     tagPurple.tint
                                    About     Labels an item or filters a list                       Text  #9E7CFE
                                    Rule      Use for categories and states. For actions use a       tagPurple.onTint
                                              button.
                                    Used in   no other component
          GSTag.filled("Tag")                                                                         tag/filled   y copy link
          ↑↓ choose   m matrix   = compare variants   enter interact   z zoom   [] variant   I inspect   ? help   q quit

        """)
  }

  @Test func atFullSizeInKorean() {
    var screens = Screens(columns: 120, rows: 40, language: .korean)
    screens.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.down), KeyPress(.down), KeyPress(" "))
    expectScreen(
      screens.text,
      is: """
         gs-gallery   태그 · 채움                                             t zatch   n 라이트 + 다크   L 한국어   c 트루컬러
                                   ▎채움   선
          개요                                                                                    속성
                                     라이트                       다크 (파생)                     색          ‹ 보라 ›
          ▾ 태그                                                                                  높이        ‹ 20   ›
        ▎   채움              32                                                                ▎•선택        ● 켜짐
            선                16            ▀▀▀▀▀▀▀▀▀▀▀▀                 ▀▀▀▀▀▀▀▀▀▀▀▀             비활성      ○ 꺼짐
                                                나눔                         나눔                 제목         나눔          e
                                            ▀▀▀▀▀▀▀▀▀▀▀▀                 ▀▀▀▀▀▀▀▀▀▀▀▀             상호작용    ‹ 보통 ›
                                                                                                  초점        ○ 꺼짐

                                                                                                  규격
                                          48 × 20 pt · 2배                                        높이         20 pt
                                                                                                  패딩         8 pt
                                    상태 32개   색  보라  노랑                생략: 눌림, 초점    모서리 반경  10 pt
                                     높이      보통       비활성       선택        호버           폰트         12 pt · 500
                                                                   ╭──────────╮                   서체         Pretendard
                                                                   │          │                   행간         15.6 pt
                                     20      ▐ 나눔 ▌    ▐(나눔)▌  │ ▐ 나눔 ▌ │  ▐ 나눔 ▌
                                                                   │          │                   대비
                                                                   ╰──────────╯                   라이트 ━━━━─┃──────── ▲3.1
                                                                                                  다크   ━━━━─┃──────── ▲3.1
                                     25     ▐  나눔  ▌  ▐ (나눔) ▌  ▐  나눔  ▌  ▐  나눔  ▌        라이트: #2C2C2C이면 4.5 도달
                                                                                                  다크: #2C2C2C이면 4.5 도달

                                              ▄▄▄▄▄▄      ▄▄▄▄▄▄      ▄▄▄▄▄▄      ▄▄▄▄▄▄          적은 색에서
                                     29        나눔       (나눔)       나눔        나눔              256      16      흑백
                                              ▀▀▀▀▀▀      ▀▀▀▀▀▀      ▀▀▀▀▀▀      ▀▀▀▀▀▀
                                                                                                  ▐✓나눔 ▌ ▐✓나눔 ▌ ▐✓나눔 ▌
                                             ▄▄▄▄▄▄▄▄    ▄▄▄▄▄▄▄▄    ▄▄▄▄▄▄▄▄    ▄▄▄▄▄▄▄▄
                                     31        나눔       (나눔)       나눔        나눔
                                             ▀▀▀▀▀▀▀▀    ▀▀▀▀▀▀▀▀    ▀▀▀▀▀▀▀▀    ▀▀▀▀▀▀▀▀         색상 · 라이트
                                                                                                     채우기  #9E7CFE
                                                                                                     tagPurple.solid
                                    정보      항목에 라벨을 붙이거나 목록을 필터링합니다             텍스트  #FFFFFF
                                    규칙      분류와 상태에 사용합니다. 동작에는 버튼을              tagPurple.onSolid
                                              사용합니다.
                                    쓰이는 곳 다른 컴포넌트 없음
          GSTag.filled("나눔", isSelected: true)                                     tag/filled:selected@lang=ko   y 링크 복사
          ↑↓ 속성   ←→ 변경   m 표   = 선택 비교   enter 조작   z 확대   [] 변형   space 전환   I 검사   ? 도움말   q 종료

        """)
  }

  /// Only the badge has words, whose font is listed; its room is kept in the other states.
  @Test(arguments: ["tab-bar/icons", "tab-bar/profile"])
  func noHeadingIsAboveMeasuresThatTheStateLacks(id: String) throws {
    let specimen = try #require(Catalogue.builtIn.specimens.first { $0.id.text == id })
    var screens = Screens(
      columns: 140, rows: 60, catalogue: Catalogue(specimens: [specimen], themes: [specimen.home]))
    func row(of heading: String) -> Int? {
      screens.text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { ($0 + " ").contains("  \(heading) ") }
    }
    #expect(row(of: "Spec") == nil, "\(screens.text)")
    let place = try #require(row(of: "Contrast"))
    let badge = try #require(specimen.axis(named: "badge"))
    screens.model.state[badge] = .flag(true)
    #expect(row(of: "Spec") != nil, "\(screens.text)")
    #expect(row(of: "Contrast") == place)
  }
}
