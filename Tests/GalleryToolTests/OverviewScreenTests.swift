import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

@Suite("Screens of the overview and of a page")
struct OverviewScreenTests {
  private static let catalogue = Catalogue(
    specimens: [.primaryButton, .secondaryButton, .filledTag, .strokeTag, .toast])

  private func screens(
    _ columns: Int, _ rows: Int, _ language: Language = .english
  ) -> Screens {
    Screens(
      columns: columns, rows: rows, language: language, catalogue: Self.catalogue,
      isOverview: true)
  }

  /// Pixels and vectors reach a few points into blank rows, and are cut at rows that are not blank.
  @Test(arguments: [(120, 36), (120, 40), (80, 24), (100, 30), (160, 50)])
  func theLargeButtonIsNotCutByItsNeighbours(columns: Int, rows: Int) throws {
    let screens = Screens(columns: columns, rows: rows, catalogue: .builtIn, isOverview: true)
    let shape = try #require(screens.drawing.surface.shapes.first { $0.frame.height == 52 })
    let (clip, frame) = (PointRect(shape.clip), shape.frame)
    #expect(
      clip.y <= frame.y && frame.endY <= clip.endY && clip.x <= frame.x && frame.endX <= clip.endX,
      "\(columns)x\(rows), \(frame) in \(clip)\n\(screens.text)")
  }

  @Test(arguments: [Language.english, .korean])
  func onTheSmallestFirstScreenNoLabelIsCut(language: Language) {
    let screens = Screens(
      columns: 80, rows: 24, language: language, catalogue: .builtIn, isOverview: true)
    let lines = screens.text.split(separator: "\n", omittingEmptySubsequences: false)
    let cards = lines.prefix(21).map { String($0.drop { $0 == "▎" }.dropFirst(26)) }
    #expect(!cards.contains { $0.contains("…") }, "\(screens.text)")
    #expect(screens.text.contains(Samples.primaryButton[language]))
  }

  @Test func cardsSpeakTheLanguageOfTheLabels() {
    var screens = Screens(
      columns: 120, rows: 40, language: .korean,
      catalogue: Catalogue(specimens: [.alert, .toast]), isOverview: true)
    #expect(screens.text.contains("카테고리를 먼저"), "\(screens.text)")
    screens.type("L")
    #expect(screens.text.contains("Choose a category"), "\(screens.text)")
  }

  @Test func aLookThatIsTooHighForItsCardGivesWayToAnother() {
    let screens = Screens(
      columns: 200, rows: 60, language: .korean,
      catalogue: Catalogue(specimens: [.weekField, .nicknameField]), isOverview: true)
    #expect(!screens.text.contains("!"), "\(screens.text)")
  }

  @Test func theFirstScreen() {
    expectScreen(
      screens(120, 40).text,
      is: """
         gs-gallery   3 components · 5 variants                                                            ctrl-p find anything

        ▎ Overview                  Overview   each in its own theme

          ▾ Button                  ▎
            primary            2    ▎                                   ▄▄▄▄▄▄▄  ▄▄▄▄▄▄▄            ┏━━━━━━━┓  ╭───────╮
            secondary          2    ▎       GitHub Signin                ✓Tag      Tag              ┃ ✓Tag  ┃  │  Tag  │
                                    ▎                                   ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀            ┗━━━━━━━┛  ╰───────╯
          ▾ Tag                     ▎
            filled            32    ▎        ▄▄▄▄▄▄▄▄▄▄▄                ▄▄▄▄▄▄▄  ▄▄▄▄▄▄▄            ┏━━━━━━━┓  ╭───────╮
            stroke            16    ▎           Knock                    ✓Tag      Tag              ┃ ✓Tag  ┃  │  Tag  │
                                    ▎        ▀▀▀▀▀▀▀▀▀▀▀                ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀            ┗━━━━━━━┛  ╰───────╯
          Toast                3    ▎ Button          4 states      Tag · filled   32 states      Tag · stroke   16 states
                                    ▎



                                            ✓ Saved to …





                                      Toast           3 states













          Every state of every component. Enter opens one; m shows all of its states.                                   1 of 4
          primary, secondary                                                                                       y copy link
          ↑↓←→ move   enter open   m matrix   t theme   n light, dark   c colours   y copy link   / search   ? help   q quit

        """)
  }

  @Test func theFirstScreenOfASmallTerminalInKorean() {
    expectScreen(
      screens(80, 24, .korean).text,
      is: """
         gs-gallery   컴포넌트 3개 · 변형 5개                          ctrl-p 전체 검색

        ▎ 개요                      ▎
                                    ▎                            ▄▄▄▄▄▄▄▄  ▄▄▄▄▄▄▄▄
          ▾ 버튼                    ▎                             ✓나눔      나눔
            주요               2    ▎     GitHub 로그인          ▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀
            보조               2    ▎                            ▄▄▄▄▄▄▄▄  ▄▄▄▄▄▄▄▄
                                    ▎                             ✓나눔      나눔
          ▾ 태그                    ▎                            ▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀
            채움              32    ▎ 버튼        상태 4개      태그 · 채움       32
            선                16    ▎

          토스트               3
                                           ┏━━━━━━━━┓
                                           ┃ ✓나눔  ┃                 ✓ 북마…
                                           ┗━━━━━━━━┛
                                           ┏━━━━━━━━┓
                                           ┃ ✓나눔  ┃
                                           ┗━━━━━━━━┛
                                      태그 · 선  상태 16개      토스트      상태 3개

          Enter로 열고, m으로 상태를 모두 봅니다.                             4개 중 1
          주요, 보조                                                       y 링크 복사
          ↑↓←→ 이동   enter 열기   m 표   t 테마   n 라이트, 다크   ? 도움말   q 종료

        """)
  }

  @Test func theVariantsOfAComponent() {
    var screens = screens(80, 24)
    screens.type("right enter esc")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   3 components · 5 variants                    ctrl-p find anything

          Overview                  ▎
                                    ▎   ▄▄▄▄▄▄▄  ▄▄▄▄▄▄▄        ┏━━━━━━━┓  ╭───────╮
          ▾ Button                  ▎    ✓Tag      Tag          ┃ ✓Tag  ┃  │  Tag  │
            primary            2    ▎   ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀        ┗━━━━━━━┛  ╰───────╯
            secondary          2    ▎   ▄▄▄▄▄▄▄  ▄▄▄▄▄▄▄        ┏━━━━━━━┓  ╭───────╮
                                    ▎    ✓Tag      Tag          ┃ ✓Tag  ┃  │  Tag  │
        ▎ ▾ Tag                     ▎   ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀        ┗━━━━━━━┛  ╰───────╯
            filled            32    ▎ Tag · filled      32      Tag · stroke      16
            stroke            16    ▎

          Toast                3








          Enter opens a component; m shows all of its states.                   1 of 2
          Labels an item or filters a list                                 y copy link
          ↑↓←→ move   enter open   m matrix   t theme   c colours   ? help   q quit

        """)
  }

  @Test(arguments: [Specimen.homeTabs, .filledTag, .primaryButton])
  func theComponentIsSeenWhileItHasTheKeys(_ specimen: Specimen) throws {
    var screens = Screens(columns: 120, rows: 40, catalogue: Catalogue(specimens: [specimen]))
    let label = try #require(
      CellPicture(
        Renderer().draw(
          specimen.initialState.element(.english), environment: RenderEnvironment()
        ).surface
      ).plainText.split(separator: " ").first { $0.contains(where: \.isLetter) })
    screens.type("enter")
    #expect(screens.model.place.isInteracting)
    #expect(screens.text.contains(label), "\(screens.text)")
  }

  @Test func aPageWithRoomForEverything() {
    var screens = screens(160, 50)
    screens.type("right enter")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   zatch                                                                                                                                  tag/filled

          Overview                  Tag · filled   Labels an item or filters a list                                                 Design
                                                                                                                                    Colour       ‹ purple ›
          ▾ Button                                                                                                                  Height       ‹ 20 ›
            primary            2                                                                                                    Selected     ○ off
            secondary          2                                                                                                    Disabled     ○ off

          ▾ Tag                                                  ▀▀▀▀           ▀▀▀▀                                                Content
        ▎   filled            32                                ▀▀                 ▀▀                                               Title         Tag                e
            stroke            16                                         Tag                 ▐ Tag ▌
                                                                ▀▀                 ▀▀                                               Interaction
          Toast                3                                 ▀▀▀▀           ▀▀▀▀                                                Interaction  ‹ normal  ›
                                                                                                                                    Focused      ○ off
                                                                   4x · 40 × 20 pt             1x
                                                                                                                                    Environment
                                                                                                                                    Theme               its own      t
                                                                                                                                    Appearance          automatic    n
                                                                                                                                    Colours             automatic    c
                                                                                                                                    Contrast            original     C
                                  ▎ States     normal    selected   disabled   hovered   pressed   focused                          Vision              none         v
                                  ▎                                                                                                 Density             faithful     D
                                  ▎            ▐ Tag ▌   ▐✓Tag ▌    ▐(Tag)▌    ▐ Tag ▌   ▐ Tag ▌   ▐ Tag ▌                          Size                fit to pane  w
                                                                                                                                    Label language      en           L
                                    Colour     purple    yellow                                                                     Container           none         B
                                                                                                                                    Data                value        F
                                               ▐ Tag ▌   ▐ Tag ▌
                                                                                                                                    Contrast     2.0:1  under AA
                                    Height     20        25          29      31                                                     256 colours  1.9

                                                                     ▄▄▄▄▄   ▄▄▄▄▄▄▄
                                               ▐ Tag ▌   ▐  Tag  ▌    Tag      Tag
                                                                     ▀▀▀▀▀   ▀▀▀▀▀▀▀

                                    light                                           dark

                                                      ▐ Tag ▌                                         ▐ Tag ▌


                                    Height       20 pt            Fill     #D8CBFF  tagPurple.tint
                                    Padding      8 pt             Text     #9E7CFE  tagPurple.onTint
                                    Radius       10 pt
                                    Font         12 pt · 500
                                    Family       Pretendard
                                    Line height  15.6 pt
                                    Contrast     2.0:1  under AA

          32 states   Labels an item or filters a list                                                                                  Coverage: 7 of 32 states shown
          GSTag.filled("Tag")                                                                                                                              y copy link
          ←→ state   m matrix   = compare   enter interact   z zoom   space flip   I inspect   tab pane   t theme   n light, dark   c colours   ? help   q quit

        """)
  }

  @Test func lightBesideDark() {
    var screens = screens(100, 30)
    screens.type("right enter =")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   zatch                                                                      tag/filled

          Overview                  Tag · filled   Labels an item o…    Design
                                                                        Colour       ‹ purple ›
          ▾ Button                  light             dark              Height       ‹ 20 ›
            primary            2                                        Selected     ○ off
            secondary          2                                        Disabled     ○ off

          ▾ Tag                        ▐ Tag ▌           ▐ Tag ▌        Content
        ▎   filled            32                                        Title         Tag                e
            stroke            16
                                                                        Interaction
          Toast                3                                        Interaction  ‹ normal  ›
                                  ▎ normal    selected   disabled       Focused      ○ off
                                  ▎
                                  ▎ ▐ Tag ▌   ▐✓Tag ▌    ▐(Tag)▌        Environment
                                                                        Theme               its own      t
                                    purple    yellow                    Appearance          automatic    n
                                                                        Colours             automatic    c
                                    ▐ Tag ▌   ▐ Tag ▌                   Contrast            original     C
                                                                        Vision              none         v
                                    20        25          29            Density             faithful     D
                                                                        Size                fit to pane  w
                                                          ▄▄▄▄▄         Label language      en           L
                                    ▐ Tag ▌   ▐  Tag  ▌    Tag          Container           none         B
                                                          ▀▀▀▀▀         Data                value        F

          32 states   Labels an item or filters a list                      Coverage: 6 of 32 states shown
          GSTag.filled("Tag")                                                                  y copy link
          ←→ state   m matrix   = compare   enter interact   z zoom   space flip   ? help   q quit

        """)
  }

  @Test(arguments: [(40, 12), (20, 5), (34, 16), (60, 16), (100, 24), (200, 60)])
  func theCardWithTheKeysIsSeenOnAnyScreen(_ columns: Int, _ rows: Int) {
    for language in Language.ofInterface {
      var screens = screens(columns, rows, language)
      for name in [["Button", "버튼"], ["· f", "· 채"], ["· s", "· 선"], ["Toast", "토스트"]] {
        let word = name[language == .english ? 0 : 1]
        let row = screens.text.split(separator: "\n").first {
          $0.contains("▎") && $0.contains(word)
        }
        #expect(row != nil, "\(word)\n\(screens.text)")
        screens.type("right")
      }
    }
  }
}
