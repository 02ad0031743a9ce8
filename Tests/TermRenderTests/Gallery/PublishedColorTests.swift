import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

/// `--contrast original` keeps the published colours, down to the cells: the state tables of the designs.
@Suite("Published colours")
struct PublishedColorTests {
  private let renderer = Renderer()

  /// The text and ground colours of a component, as `#RRGGBB`.
  private func drawn(
    _ component: some Component, _ theme: Theme, _ appearance: Appearance = .light,
    _ contrast: Contrast = .original
  ) -> [String] {
    let environment = RenderEnvironment(theme: theme, appearance: appearance, contrast: contrast)
    return renderer.inks(of: component.element, environments: [environment])[0]
      .filter(\.part.isWords)
      .map { "\($0.ink) on \($0.fill)" }
  }

  private func pair(_ ink: UInt32, _ fill: UInt32) -> [String] { ["\(RGB(ink)) on \(RGB(fill))"] }

  private func button(_ style: GSButtonStyle, _ interaction: Interaction = .normal) -> GSButton {
    GSButton(
      style: style, state: ButtonState(interaction: interaction), action: {},
      label: { GSText(.buttonTitle1, "Go") })
  }

  @Test func theTagsOfZatch() {
    let rows: [(TagColor, Bool, UInt32, UInt32)] = [
      (.purple, false, 0x9E7CFE, 0xD8CBFF), (.purple, true, 0xFFFFFF, 0x9E7CFE),
      (.yellow, false, 0xFFAB42, 0xFFF2E1), (.yellow, true, 0xFFFFFF, 0xFFAB42),
    ]
    for (color, isSelected, ink, fill) in rows {
      for configuration in TagConfiguration.allCases {
        let tag = GSTag.filled(
          "Tag", color: color, configuration: configuration, isSelected: isSelected)
        #expect(drawn(tag, .zatch) == pair(ink, fill))
        let disabled = GSTag.filled(
          "Tag", color: color, configuration: configuration, isSelected: isSelected,
          isDisabled: true)
        #expect(drawn(disabled, .zatch) == pair(0xCCCCCC, 0xE5E5E5))
      }
    }
    for (color, line) in [(TagColor.purple, UInt32(0x9E7CFE)), (.yellow, 0xFFBD6B)] {
      #expect(
        drawn(GSTag.stroke("x", color: color, isSelected: true), .zatch) == pair(line, 0xFFFFFF))
      #expect(drawn(GSTag.stroke("x", color: color), .zatch) == pair(0x8C8C8C, 0xFFFFFF))
    }
  }

  @Test func theButtonsOfGitSpace() {
    let styles: [GSButtonStyle] = [
      .primary(isDisabled: false), .secondary(isDisabled: false),
      .tag(isEditing: false, isSelected: true),
    ]
    for style in styles {
      #expect(drawn(button(style), .gitspace) == pair(0x000000, 0xBDFF01))
      #expect(drawn(button(style), .gitspace, .dark) == pair(0x000000, 0xFAFF10))
      for appearance in Appearance.allCases {
        #expect(
          drawn(button(style, .pressed), .gitspace, appearance) == pair(0x000000, 0xE0FF66))
      }
    }
    // Text is not dimmed: grey and black in light, grey and white in dark.
    let disabled = button(.primary(isDisabled: true))
    #expect(drawn(disabled, .gitspace) == pair(0x000000, 0x8D8F97))
    #expect(drawn(disabled, .gitspace, .dark) == pair(0xFFFFFF, 0x71737E))
    #expect(drawn(button(.plainText(isDestructive: true)), .gitspace) == pair(0xFF5A5D, 0xFFFFFF))
  }

  @Test func theToastOfLionHeart() {
    let toast = GSToast(state: ToastState(ToastState.Message("Saved")))
    let grey = RGB(0x2D2D2D).composited(over: RGB(0x151517), opacity: 0.8)
    #expect(drawn(toast, .lionheart, .dark) == ["\(RGB.white) on \(grey)"])
  }

  /// Disabled text is fitted once and drawn in the fitted colour.
  @Test(arguments: [(Contrast.normal, 3.0), (.high, 4.5)])
  func disabledWordsAreDrawnInFittedColours(contrast: Contrast, needed: Double) {
    for theme in [Theme.gitspace, .zatch, .lionheart] {
      for appearance in Appearance.allCases {
        let environment = RenderEnvironment(
          theme: theme, appearance: appearance, contrast: contrast)
        let looks = [
          GSTag.filled("x", isDisabled: true).element,
          button(.primary(isDisabled: true)).element,
          GSTabBar(
            [GSTabBar.Item(glyph: "*", label: "x")], state: TabsState(count: 1, disabled: [0])
          ).element,
          GSTabs(["x"], state: TabsState(count: 1, disabled: [0])).element,
        ]
        for look in looks {
          for words in renderer.inks(of: look, environments: [environment])[0]
          where words.isDisabled && words.part.isWords {
            #expect(
              words.ink.contrastRatio(with: words.fill) >= needed,
              "\(theme.name) \(appearance) \(words.inkRole?.name ?? "")")
          }
        }
      }
    }
  }
}
