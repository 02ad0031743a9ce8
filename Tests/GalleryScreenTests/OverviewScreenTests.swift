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

        ▎ Overview                  GitSpace   1 component · 2 variants

          ▾ Button                  ▎
            primary            2    ▎
            secondary          2    ▎       GitHub Signin
                                    ▎
          ▾ Tag                     ▎
            filled            32    ▎        ▄▄▄▄▄▄▄▄▄▄▄
            stroke            16    ▎           Knock
                                    ▎        ▀▀▀▀▀▀▀▀▀▀▀
          Toast                3    ▎ Button          4 states
                                    ▎

                                    Zatch   1 component · 2 variants


                                          ▄▄▄▄▄▄▄  ▄▄▄▄▄▄▄            ┏━━━━━━━┓  ╭───────╮
                                            Tag      Tag              ┃ ✓Tag  ┃  │  Tag  │
                                          ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀            ┗━━━━━━━┛  ╰───────╯

                                          ▄▄▄▄▄▄▄  ▄▄▄▄▄▄▄            ┏━━━━━━━┓  ╭───────╮
                                            Tag      Tag              ┃  Tag  ┃  │  Tag  │
                                          ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀            ┗━━━━━━━┛  ╰───────╯
                                      Tag · filled   32 states      Tag · stroke   16 states

                                    LionHeart   1 component · 1 variant


                                            ✓ Saved to …





                                      Toast           3 states

          primary, secondary                                                                                       card 1 of 4
          ↑↓←→ move   enter open   [] section   m matrix   t theme   n light, dark   c colours   ? help   q quit

        """)
  }

  @Test func theFirstScreenOfASmallTerminalInKorean() {
    expectScreen(
      screens(80, 24, .korean).text,
      is: """
         gs-gallery   컴포넌트 3개 · 변형 5개                          ctrl-p 전체 검색
                                    GitSpace   컴포넌트 1개 · 변형 2개
        ▎ 개요                      ▎
                                    ▎
          ▾ 버튼                    ▎
            주요               2    ▎     GitHub 로그인
            보조               2    ▎
                                    ▎
          ▾ 태그                    ▎
            채움              32    ▎ 버튼        상태 4개
            선                16    ▎
                                    Zatch   컴포넌트 1개 · 변형 2개
          토스트               3
                                       ▄▄▄▄▄▄▄▄  ▄▄▄▄▄▄▄▄            ┏━━━━━━━━┓
                                         나눔      나눔              ┃ ✓나눔  ┃
                                       ▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀            ┗━━━━━━━━┛
                                       ▄▄▄▄▄▄▄▄  ▄▄▄▄▄▄▄▄            ┏━━━━━━━━┓
                                         나눔      나눔              ┃  나눔  ┃
                                       ▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀            ┗━━━━━━━━┛
                                      태그 · 채움       32      태그 · 선  상태 16개


          주요, 보조                                                     카드 4개 중 1
          ↑↓←→ 이동   enter 열기   [] 섹션   m 표   t 테마   ? 도움말   q 종료

        """)
  }

  @Test func theVariantsOfAComponent() {
    var screens = screens(80, 24)
    screens.type("] enter esc")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   3 components · 5 variants                    ctrl-p find anything
                                    Tag   2 variants
          Overview                  ▎
                                    ▎   ▄▄▄▄▄▄▄  ▄▄▄▄▄▄▄        ┏━━━━━━━┓  ╭───────╮
          ▾ Button                  ▎     Tag      Tag          ┃ ✓Tag  ┃  │  Tag  │
            primary            2    ▎   ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀        ┗━━━━━━━┛  ╰───────╯
            secondary          2    ▎   ▄▄▄▄▄▄▄  ▄▄▄▄▄▄▄        ┏━━━━━━━┓  ╭───────╮
                                    ▎     Tag      Tag          ┃  Tag  ┃  │  Tag  │
        ▎ ▾ Tag                     ▎   ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀        ┗━━━━━━━┛  ╰───────╯
            filled            32    ▎ Tag · filled      32      Tag · stroke      16
            stroke            16    ▎

          Toast                3









          Labels an item or filters a list                                 card 1 of 2
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
    screens.type("] enter")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   Tag · filled                                                                                               t zatch   n light + dark   c truecolor
                                   ▎filled   stroke
          Overview                                                                                                                        Properties
                                     light                                            dark (derived)                                      Colour       ‹ purple  ›
          ▾ Button                                                                                                                        Height       ‹ 20      ›
            primary            2                                                                                                          Selected     ○ off
            secondary          2                                                                                                          Disabled     ○ off
                                                                                                                                          Title         Tag          e
          ▾ Tag                                                                                                                           Interaction  ‹ normal  ›
        ▎   filled            32                                                                                                          Focused      ○ off
            stroke            16
                                                                                                                                          Spec
          Toast                3                       ▀▀▀▀▀▀▀▀▀▀▀                                      ▀▀▀▀▀▀▀▀▀▀▀                       Height       20 pt
                                                           Tag                                              Tag                           Padding      8 pt
                                                       ▀▀▀▀▀▀▀▀▀▀▀                                      ▀▀▀▀▀▀▀▀▀▀▀                       Radius       10 pt
                                                                                                                                          Font         12 pt · 500
                                                                                                                                          Family       Pretendard
                                                                                                                                          Line height  15.6 pt

                                                                                                                                          Contrast
                                                                                                                                          light ━━━───┃──────── ▲2.0
                                                                                                                                          dark  ━━━━──┃──────── ▲2.5
                                                                                                                                          light: #6841BE reaches 4.5
                                                     40 × 20 pt · 2x                                                                      dark: #C9B8FF reaches 4.5

                                    32 states   Colour  purple  yellow                                 Coverage: 12 of 32 states shown    In fewer colours
                                     Height      normal       disabled      selected      hovered       pressed       focused                256      16      mono
                                              ╭─────────╮
                                              │         │                                                                                  ▐ Tag ▌  ▐ Tag ▌  ▐ Tag ▌
                                     20       │ ▐ Tag ▌ │     ▐(Tag)▌       ▐ Tag ▌       ▐ Tag ▌       ▐ Tag ▌       ▐ Tag ▌
                                              │         │
                                              ╰─────────╯                                                                                 Colours · light
                                                                                                                                             Fill  #D8CBFF
                                     25        ▐  Tag  ▌     ▐ (Tag) ▌     ▐  Tag  ▌     ▐  Tag  ▌     ▐  Tag  ▌     ▐  Tag  ▌               tagPurple.tint
                                                                                                                                             Text  #9E7CFE
                                                                                                                                             tagPurple.onTint
                                                 ▄▄▄▄▄         ▄▄▄▄▄         ▄▄▄▄▄         ▄▄▄▄▄         ▄▄▄▄▄         ▄▄▄▄▄
                                     29           Tag          (Tag)          Tag           Tag           Tag           Tag
                                                 ▀▀▀▀▀         ▀▀▀▀▀         ▀▀▀▀▀         ▀▀▀▀▀         ▀▀▀▀▀         ▀▀▀▀▀

                                                ▄▄▄▄▄▄▄       ▄▄▄▄▄▄▄       ▄▄▄▄▄▄▄       ▄▄▄▄▄▄▄       ▄▄▄▄▄▄▄       ▄▄▄▄▄▄▄
                                     31           Tag          (Tag)          Tag           Tag           Tag           Tag
                                                ▀▀▀▀▀▀▀       ▀▀▀▀▀▀▀       ▀▀▀▀▀▀▀       ▀▀▀▀▀▀▀       ▀▀▀▀▀▀▀       ▀▀▀▀▀▀▀


                                    About     Labels an item or filters a list
                                    Rule      Use for categories and states. For actions use a button.
                                    Used in   no other component
          GSTag.filled("Tag")                                                                                                                 tag/filled   y copy link
          ←→ state   m matrix   = compare height   enter interact   z zoom   [] variant   space flip   I inspect   tab pane   t theme   c colours   ? help   q quit

        """)
  }

  @Test func lightBesideDark() {
    var screens = screens(100, 30)
    screens.type("] enter n n")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   Tag · filled                                          t zatch   n light   c truecolor
                                  ▎filled   stroke
          Overview                                                            Properties
                                    light · published in light only           Colour       ‹ purple  ›
          ▾ Button                                                            Height       ‹ 20      ›
            primary            2                 ▀▀▀▀▀▀▀▀▀▀▀                  Selected     ○ off
            secondary          2                     Tag                      Disabled     ○ off
                                                 ▀▀▀▀▀▀▀▀▀▀▀                  Title         Tag          e
          ▾ Tag                                                               Interaction  ‹ normal  ›
        ▎   filled            32               40 × 20 pt · 2x                Focused      ○ off
            stroke            16
                                   Colour  purple  yellow    some not shown   Spec
          Toast                3    Height      normal        disabled        Height       20 pt
                                              ╭─────────╮                     Padding      8 pt
                                              │         │                     Radius       10 pt
                                    20        │ ▐ Tag ▌ │      ▐(Tag)▌        Font         12 pt · 500
                                              │         │                     Family       Pretendard
                                              ╰─────────╯                     Line height  15.6 pt

                                    25         ▐  Tag  ▌      ▐ (Tag) ▌       Contrast
                                                                              light ━━━───┃──────── ▲2.0
                                                                              light: #6841BE reaches 4.5
                                                 ▄▄▄▄▄          ▄▄▄▄▄
                                    29            Tag           (Tag)         Colours
                                                 ▀▀▀▀▀          ▀▀▀▀▀            Fill  #D8CBFF
                                                                                 tagPurple.tint
                                                                                 Text  #9E7CFE
                                   Used in   no other component                  tagPurple.onTint
          GSTag.filled("Tag")                                    tag/filled@appearance=light   y copy link
          ←→ state   m matrix   = compare height   enter interact   z zoom   [] variant   ? help   q quit

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

  /// The numbers of the catalogue and of a section are whole, or fewer.
  @Test(arguments: [(40, 12), (60, 16), (80, 24), (120, 40)], [Language.english, .korean])
  func theNumbersAboveTheCardsAreWhole(
    _ size: (columns: Int, rows: Int), language: Language
  ) {
    let screens = Screens(
      columns: size.columns, rows: size.rows, language: language, catalogue: .builtIn,
      isOverview: true)
    let rows = screens.text.split(separator: "\n")
    #expect(!rows[0].contains("…"), "\(screens.text)")
    if let heading = rows.first(where: { $0.contains("GitSpace ") }) {
      #expect(!heading.contains("…"), "\(screens.text)")
    }
  }
}
