import Testing

@testable import ColorScience
@testable import GSDesign

/// The laws of modifiers, in every style and state of a button.
@Suite struct ModifierTests {
  @Test func theLaterOfAKindWins() {
    for (earlier, later) in Self.ofOneKind {
      for style in Self.styles {
        #expect(
          modified(style, [earlier, later]).element == modified(style, [later]).element,
          "\(earlier), \(later)")
        #expect(
          modified(style, [earlier]).element != modified(style, [later]).element
            || style.isDisabled || !earlier.isSeen(on: style), "\(earlier), \(later)")
      }
    }
  }

  @Test func theOrderOfDifferentKindsDoesNotMatter() {
    for (index, first) in Self.all.enumerated() {
      for second in Self.all.dropFirst(index + 1) where first.kind != second.kind {
        for style in Self.styles {
          #expect(
            modified(style, [first, second]).element == modified(style, [second, first]).element,
            "\(first), \(second)")
        }
      }
    }
  }

  @Test func eachChangesItsOwnPartAndNoOther() throws {
    let plain = try panel([])
    let padded = try panel([.label(.padding(.huge))])
    #expect(padded == plain.and { $0.horizontalPadding = .huge })
    let filled = try panel([.surface(.fill(.chip))])
    #expect(filled == plain.and { $0.ink = Ink(text: .onChip, fill: .chipFill) })
    let stroked = try panel([.surface(.stroke(.thin, .outline))])
    #expect(
      stroked
        == plain.and {
          $0.ink = Ink(text: .onAccent, fill: .accent, stroke: .outline)
          $0.strokeWidth = .thin
        })
    let round = try panel([.surface(.radius(.points8))])
    #expect(round == plain.and { $0.shape = .rounded(radius: .points8) })
    let shaded = try panel([.surface(.shadow(.card))])
    #expect(shaded == plain.and { $0.shadow = .card })
    #expect(try panel([.label(.weight(.regular))]) == plain)
    let look = modified(.secondary(isDisabled: false), [.label(.weight(.regular))]).element
    #expect(look.spans.map(\.emphasis) == [[]])
    let bold = modified(
      .secondary(isDisabled: false), [.label(.weight(.semibold))], text: .body1)
    #expect(bold.element.spans.map(\.emphasis) == [.bold])
  }

  @Test func theMeasuresOfTheWordsIncludeTheirWeight() throws {
    let look = modified(.secondary(isDisabled: false), [.label(.weight(.regular))]).element
    let style = try #require(
      look.nodes.lazy.compactMap { if case .words(let words) = $0 { words.style } else { nil } }
        .first)
    #expect(style.weight == 400 && style.size == GSTextStyle.buttonTitle1.size)
  }

  @Test func aRoleIsTakenOnGroundsAndOtherFillsKeepTheirInk() throws {
    for role in LabelRole.allCases {
      let bare = try panel([.label(.role(role))], .plainText(isDestructive: false))
      #expect(bare.ink == Ink(text: role.colorRole))
      let raised = try panel([.label(.role(role)), .surface(.fill(.raised))])
      #expect(raised.ink == Ink(text: role.colorRole, fill: .raised))
      for fill in SurfaceFill.allCases where fill != .raised {
        #expect(try panel([.label(.role(role)), .surface(.fill(fill))]).ink == fill.ink)
      }
    }
  }

  /// Contrast is fitted for every combination that modifiers can make, at rest, hovered and pressed.
  @Test(arguments: SchemeCase.all.filter { $0.contrast != .original })
  func wordsCanBeReadOnEveryFill(testCase: SchemeCase) throws {
    let scheme = testCase.scheme
    let ratio = try #require(testCase.contrast.ratio(for: .text))
    for fill in SurfaceFill.allCases {
      for role in [nil] + LabelRole.allCases.map(Optional.some) {
        let modifiers = [Modifier.surface(.fill(fill))] + (role.map { [.label(.role($0))] } ?? [])
        let ink = try panel(modifiers).ink
        #expect(InkPair.all.contains { $0.stands(for: ink) && $0.kind == .text }, "\(ink)")
        for shown in [ink, ink.hovered, ink.pressed] {
          let ground = scheme[try #require(shown.fill)]
          #expect(
            scheme[shown.text].contrastRatio(with: ground) >= ratio, "\(shown) \(testCase)")
        }
      }
    }
  }

  @Test func everyLineIsFittedOnThePage() {
    for role in StrokeRole.allCases {
      let line = Ink(text: role.colorRole, fill: .page)
      #expect(InkPair.all.contains { $0.stands(for: line) }, "\(role)")
    }
  }

  @Test func theColoursOfADisabledButtonWin() throws {
    for style in Self.styles where style.isDisabled {
      let plain = try panel([], style)
      for modifier in Self.all {
        let changed = try panel([modifier], style)
        #expect(changed.ink == plain.ink && changed.marks == plain.marks, "\(modifier)")
      }
    }
  }

  @Test func theSizeDoesNotDependOnTheState() throws {
    for modifier in Self.all {
      let resting = modified(.secondary(isDisabled: false), [modifier]).element.geometry
      let states = [
        modified(.secondary(isDisabled: true), [modifier]),
        modified(.secondary(isDisabled: false), [modifier], ButtonState(isFocused: true)),
        modified(.secondary(isDisabled: false), [modifier], ButtonState(interaction: .pressed)),
      ]
      for state in states { #expect(state.element.geometry == resting, "\(modifier)") }
    }
  }

  @Test func focusHoverAndPressStillShow() throws {
    for modifier in Self.all {
      for style in Self.styles where !style.isDisabled {
        let resting = try panel([modifier], style)
        let look = modified(style, [modifier]).element
        for state in [
          ButtonState(isFocused: true), ButtonState(interaction: .hovered),
          ButtonState(interaction: .pressed),
        ] {
          #expect(modified(style, [modifier], state).element != look, "\(modifier) \(state)")
        }
        let pressed = try panel([modifier], style, ButtonState(interaction: .pressed))
        #expect(pressed.marks.contains(.pressed) && pressed.ink.pressed != resting.ink)
      }
    }
  }

  @Test func behaviourStays() {
    for style in Self.styles {
      for modifier in Self.all {
        var count = 0
        func table(_ modifiers: [Modifier]) -> InteractionTable {
          modified(style, modifiers, action: { count += 1 }).lowered().interactions
        }
        #expect(table([modifier]).tabStops == table([]).tabStops)
        #expect(table([modifier]).perform("go") == !style.isDisabled)
        #expect(count == (style.isDisabled ? 0 : 1))
      }
    }
  }
}

extension ModifierTests {
  /// A modifier of the label or of the surface.
  enum Modifier: Hashable {
    case label(LabelModifier)
    case surface(SurfaceModifier)

    var kind: String {
      switch self {
      case .label(.padding): "padding"
      case .label(.role): "role"
      case .label(.weight): "weight"
      case .surface(.fill): "fill"
      case .surface(.stroke): "stroke"
      case .surface(.radius): "radius"
      case .surface(.shadow): "shadow"
      }
    }

    /// Whether a style takes it: a role is not taken on a fill of its own ink.
    func isSeen(on style: GSButtonStyle) -> Bool {
      guard case .label(.role) = self else { return true }
      switch style {
      case .plainText, .homeTab, .outlined, .dialog(.cancel): return true
      case .primary, .secondary, .tag, .round, .next, .floating, .fill, .pill, .dialog(.confirm),
        .compact:
        return false
      case .subtle: return true
      }
    }
  }

  static let all: [Modifier] =
    [.label(.padding(.none)), .label(.padding(.huge))]
    + LabelRole.allCases.map { .label(.role($0)) }
    + LabelWeight.allCases.map { .label(.weight($0)) }
    + SurfaceFill.allCases.map { .surface(.fill($0)) }
    + StrokeRole.allCases.map { .surface(.stroke(.thin, $0)) }
    + [.surface(.stroke(.thick, .outline)), .surface(.radius(.none)), .surface(.radius(.points8))]
    + [Shadow.card, .floating, .dialog, .action].map { .surface(.shadow($0)) }

  static let ofOneKind = all.flatMap { first in
    all.filter { $0.kind == first.kind && $0 != first }.map { (first, $0) }
  }

  static var styles: [GSButtonStyle] {
    [
      .primary(isDisabled: false), .primary(isDisabled: true), .secondary(isDisabled: false),
      .secondary(isDisabled: true), .tag(isEditing: true), .tag(isEditing: false, isSelected: true),
      .plainText(isDestructive: true), .plainText(isDestructive: false),
      .homeTab(tabName: "a", tabSelection: .constant("a")), .round(isDisabled: false),
      .round(isDisabled: true), .next(isVisible: true), .outlined(.accent), .outlined(.neutral),
      .floating, .fill(.purple), .fill(.yellow), .pill(.points36, isDisabled: false),
      .pill(.points52, isDisabled: true), .dialog(.confirm), .dialog(.cancel), .subtle, .compact,
    ]
  }

  private func modified(
    _ style: GSButtonStyle, _ modifiers: [Modifier], _ state: ButtonState = ButtonState(),
    text: GSTextStyle = .buttonTitle1, action: @escaping () -> Void = {}
  ) -> GSButton {
    let button = GSButton(style: style, state: state, id: "go", action: action) {
      GSText(text, "Go")
    }
    return modifiers.reduce(button) {
      switch $1 {
      case .label(let modifier): $0.label(modifier)
      case .surface(let modifier): $0.surface(modifier)
      }
    }
  }

  private func panel(
    _ modifiers: [Modifier], _ style: GSButtonStyle = .secondary(isDisabled: false),
    _ state: ButtonState = ButtonState()
  ) throws -> Panel {
    try #require(modified(style, modifiers, state).element.panels.first)
  }
}

extension InkPair {
  /// Whether it is the pair of words and fill of an ink.
  fileprivate func stands(for ink: Ink) -> Bool {
    ColorRole(self.ink) == ink.text && ColorRole(fill) == ink.fill
  }
}
