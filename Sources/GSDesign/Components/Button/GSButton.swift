/// A button that starts an action, in fourteen styles.
///
/// ```swift
/// GSButton(style: .primary(isDisabled: false), action: { model.signIn() }) {
///   GSText(.buttonTitle1, "GitHub Signin")
/// }
/// ```
///
/// The words of the label take the ink of the button's state. A caller changes single measures and colours by modifiers
/// (``label(_:)``, ``surface(_:)``). To label or filter items use a ``GSTag``.
public struct GSButton: Component {
  /// The look, with its flags: disabled, selected or being edited.
  public let style: GSButtonStyle
  /// Whether it has the focus, and whether the pointer hovers over it or presses it.
  public let state: ButtonState
  /// The name used for focus and pointer events.
  public let id: FocusID
  private let action: () -> Void
  private let content: Element
  private var labelModifiers: [LabelModifier] = []
  private var surfaceModifiers: [SurfaceModifier] = []

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - style: the look, with the flags that belong to it.
  ///   - state: focus and pointer; at rest by default.
  ///   - id: the name of its one tab stop; every button of a screen needs its own.
  ///   - action: runs when it is pressed; a disabled button never runs it.
  ///   - label: the content. A style's mark (`✕`, `!`) is added, and the words take the button's ink.
  public init(
    style: GSButtonStyle, state: ButtonState = ButtonState(), id: FocusID = "button",
    action: @escaping () -> Void, @ElementBuilder label: () -> Element
  ) {
    self.style = style
    self.state = state
    self.id = id
    self.action = action
    content = label().asLabel
  }

  /// Returns the look, and enters one tab stop with the action; a disabled button has neither, and a button that is not
  /// visible has no look either. The `✕` of a button being edited is a part of its own.
  public func lower(into table: inout InteractionTable) -> Element {
    guard style.isVisible else { return .empty }
    let isFocused = state.isFocused && !style.isDisabled
    let shown = ControlState(
      isSelected: style.isSelected, isFocused: isFocused && !style.hasLine,
      isDisabled: style.isDisabled, interaction: state.interaction)
    let label = label(into: &table)
    return table.control(
      id, shown, panel: panel, label: label, spoken: style.spoken, action: press,
      decorate: { style.decorated($0, isFocused: isFocused) })
  }

  private func press() {
    switch style {
    case .homeTab(let tabName, let tabSelection): tabSelection.wrappedValue = tabName
    case .primary, .secondary, .tag, .plainText, .round, .next, .outlined, .floating, .fill, .pill,
      .dialog, .subtle, .compact:
      break
    }
    action()
  }

  /// The caller's label with the mark of the style; a mark that acts is entered.
  private func label(into table: inout InteractionTable) -> Element {
    let content = labelModifiers.reduce(content) { $1.applied(to: $0) }
    return switch style {
    case .tag(isEditing: true, _):
      .row(spacing: .small, [content, table.removeMark(id.child(1))])
    case .plainText(isDestructive: true): .row(spacing: .small, [.label("!"), content])
    case .round, .next, .fill: .sized(width: .fill, alignment: .center, content)
    case .primary, .secondary, .tag, .plainText, .homeTab, .outlined, .floating, .pill, .dialog,
      .subtle, .compact:
      content
    }
  }

  /// The panel of the style with the modifiers; the colours of a disabled button stay.
  private var panel: Panel {
    let (panel, result) = (style.panel, modified(style.panel))
    if case .tag(let isEditing, isSelected: true) = style {
      let unselected = GSButtonStyle.tag(isEditing: isEditing, isSelected: false)
      return result.and { $0.unselectedInks = [modified(unselected.panel).ink] }
    }
    guard style.isDisabled else { return result }
    return result.and {
      $0.ink = panel.ink
      $0.enabledInks = [GSButtonStyle.actionInk]
    }
  }

  /// The surface is modified before the label, in any order of the calls.
  private func modified(_ panel: Panel) -> Panel {
    let surface = surfaceModifiers.reduce(panel) { $1.applied(to: $0) }
    return labelModifiers.reduce(surface) { $1.applied(to: $0) }
  }
}

extension GSButton {
  /// Returns the button with its label modified; of two modifiers of a kind the later wins.
  ///
  /// ```swift
  /// GSButton(style: .secondary(isDisabled: false), action: knock) { GSText(.buttonTitle1, "Knock") }
  ///   .label(.padding(.huge), .weight(.regular))
  /// ```
  ///
  /// The action, the tab stop and the marks of the state stay as they are.
  public func label(_ modifiers: LabelModifier...) -> GSButton {
    var copy = self
    copy.labelModifiers += modifiers
    return copy
  }

  /// Returns the button with its surface modified; of two modifiers of a kind the later wins.
  ///
  /// ```swift
  /// GSButton(style: .secondary(isDisabled: false), action: knock) { GSText(.buttonTitle1, "Knock") }
  ///   .surface(.fill(.raised), .stroke(.thin, .outline), .radius(.points8))
  /// ```
  ///
  /// A disabled button keeps its disabled colours: a line takes its room and is not drawn.
  public func surface(_ modifiers: SurfaceModifier...) -> GSButton {
    var copy = self
    copy.surfaceModifiers += modifiers
    return copy
  }
}

extension GSButton {
  /// Unavailable: the label is a closure, so that it can hold more than a title.
  @available(*, unavailable, message: "use GSButton(style:action:label:) with GSText as the label")
  public init(_ title: String, style: GSButtonStyle, action: @escaping () -> Void) {
    self.init(style: style, action: action) { GSText(.buttonTitle1, title) }
  }
}

extension Element {
  /// A label with a row below it, which has a line in it while selected; the row is there in either case.
  static func underlined(_ label: Element, isSelected: Bool, isFocused: Bool) -> Element {
    let base = Element.column([label, .sized(height: .exactly(1), .empty)])
    guard isSelected else { return base }
    let line = Element.rule(.horizontal, role: .text, width: tabUnderline, isFocused: isFocused)
    return .layered(base, overlay: line, alignment: .bottom)
  }

  private static let tabUnderline = StrokeWidth(.gitspace, "tabUnderline")
}

extension GSButtonStyle {
  /// The colours at rest, the outline and the measures in points.
  fileprivate var panel: Panel {
    switch self {
    case .primary: capsule(.primary).and { $0.shadow = .action }
    case .secondary: capsule(.secondary)
    case .tag: capsule(.tag)
    case .plainText, .homeTab: Panel(ink: ink)
    case .round: wide(.rounded(radius: Self.roundRadius))
    case .next: wide(.rectangle)
    case .outlined(let outline): outline.panel(ink)
    case .floating:
      Panel(
        ink: ink, shape: .rounded(radius: Self.floatingRadius), height: .fixed(Self.floatingSize),
        horizontalPadding: .extraLarge, minimumWidth: Self.floatingSize
      ).and { $0.shadow = .floating }
    case .fill:
      Panel(
        ink: ink, shape: .rounded(radius: Self.fillRadius), height: .fixed(Self.fillHeight),
        horizontalPadding: .large)
    case .pill(let size, _):
      Panel(ink: ink, shape: .capsule, height: .fixed(size.height), horizontalPadding: .extraLarge)
    case .dialog:
      Panel(
        ink: ink, shape: .rounded(radius: Self.dialogRadius), height: .fixed(Self.dialogHeight),
        horizontalPadding: .large, minimumWidth: Self.dialogWidth, strokeWidth: dialogLine)
    case .subtle:
      Panel(
        ink: ink, shape: .rounded(radius: Self.subtleRadius), height: .padded(.small),
        horizontalPadding: .large)
    case .compact:
      Panel(
        ink: ink, shape: .rounded(radius: Self.compactRadius), height: .fixed(Self.compactHeight),
        horizontalPadding: .large)
    }
  }

  private var dialogLine: StrokeWidth {
    if case .dialog(.cancel) = self { .thin } else { .none }
  }

  private static let roundRadius = Radius(.lionheart, "button")
  private static let wideHeight = ControlSize(.lionheart, "button")
  private static let floatingRadius = Radius(.zatch, "floating")
  private static let floatingSize = ControlSize(.zatch, "floating")
  private static let fillRadius = Radius(.zatch, "button")
  private static let fillHeight = ControlSize(.zatch, "fill")
  private static let dialogRadius = Radius(.gitspace, "dialog")
  private static let dialogHeight = ControlSize(.gitspace, "dialog")
  private static let dialogWidth = ControlSize(.gitspace, "dialogWidth")
  private static let subtleRadius = Radius(.lionheart, "profileEdit")
  private static let compactRadius = Radius(.ribsTodo, "button")
  private static let compactHeight = ControlSize(.ribsTodo, "button")

  private func capsule(_ metrics: ButtonMetrics) -> Panel {
    Panel(
      ink: ink, shape: .capsule, height: .padded(metrics.verticalPadding),
      horizontalPadding: metrics.horizontalPadding, minimumWidth: metrics.minimumWidth)
  }

  /// As wide as the room.
  private func wide(_ shape: Panel.Shape) -> Panel {
    Panel(ink: ink, shape: shape, height: .fixed(Self.wideHeight), horizontalPadding: .large)
  }

  /// The colours of an action button.
  fileprivate static let actionInk = Ink(text: .onAccent, fill: .accent)

  /// The colours at rest, or those of a disabled button.
  private var ink: Ink {
    switch self {
    case .primary(isDisabled: true), .secondary(isDisabled: true), .round(isDisabled: true),
      .pill(_, isDisabled: true):
      Ink(text: .onDisabled, fill: .disabledFill)
    case .primary(isDisabled: false), .secondary(isDisabled: false), .tag(_, isSelected: true),
      .round(isDisabled: false), .next, .floating, .pill(_, isDisabled: false), .compact:
      Self.actionInk
    case .fill(.purple): Ink(text: .tagPurpleOnSolid, fill: .tagPurpleSolid)
    case .fill(.yellow): Ink(text: .tagYellowOnSolid, fill: .tagYellowSolid)
    case .dialog(.confirm): Ink(text: .onDestructive, fill: .destructiveFill)
    case .dialog(.cancel): Ink(text: .text, stroke: .outline)
    case .subtle: Ink(text: .accentText, fill: .surface)
    case .tag(_, isSelected: false): Ink(text: .onChip, fill: .chipFill)
    case .plainText(isDestructive: false): Ink(text: .text)
    case .plainText(isDestructive: true): Ink(text: .destructive)
    case .homeTab: Ink(text: isSelected ? .text : .textTertiary)
    case .outlined(.accent): Ink(text: .accentText, stroke: .accentText)
    case .outlined(.neutral): Ink(text: .text, stroke: .textTertiary)
    }
  }

  /// The spoken description, in addition to the label and the marks.
  fileprivate var spoken: Spoken {
    switch self {
    case .primary, .secondary, .round, .next, .outlined, .floating, .fill, .pill, .dialog(.cancel),
      .subtle, .compact:
      Spoken(.button)
    case .dialog(.confirm): Spoken(.button, states: [.destructive])
    case .plainText(let isDestructive): Spoken(.button, states: isDestructive ? [.destructive] : [])
    case .tag(let isEditing, _): Spoken(.toggleButton, states: isEditing ? [.editing] : [])
    case .homeTab: Spoken(.tab)
    }
  }

  /// Whether a line below shows the focus, so that the words are not underlined for it.
  fileprivate var hasLine: Bool {
    if case .homeTab = self { isSelected } else { false }
  }

  /// The look with its parts outside the panel: the line below a tab.
  fileprivate func decorated(_ look: Element, isFocused: Bool) -> Element {
    switch self {
    case .homeTab: .underlined(look, isSelected: isSelected, isFocused: isFocused)
    case .primary, .secondary, .tag, .plainText, .round, .next, .outlined, .floating, .fill, .pill,
      .dialog, .subtle, .compact:
      look
    }
  }
}

/// The look of a button; each case carries exactly the flags it needs.
public enum GSButtonStyle {
  /// The primary action, one per screen.
  case primary(isDisabled: Bool)
  /// A secondary action.
  case secondary(isDisabled: Bool)
  /// A tag that can be pressed; with a remove mark while its list is being edited.
  case tag(isEditing: Bool, isSelected: Bool = false)
  /// Words alone; with a mark if it is destructive.
  case plainText(isDestructive: Bool)
  /// A tab of a screen's head: selected while the selection is its name, and pressing it writes its name.
  case homeTab(tabName: String, tabSelection: Binding<String>)
  /// The primary action, as wide as the screen: radius 8, 50 points high.
  case round(isDisabled: Bool)
  /// Goes on to the next step, at the foot of the screen or above the keyboard; there only while it is visible.
  case next(isVisible: Bool)
  /// A line and no fill, beside a button that has one.
  case outlined(Outline)
  /// One glyph in a circle of 56 points, above the content of a screen.
  case floating
  /// The button to the next screen: as wide as the screen, 48 points high with round ends, in a colour of tags.
  case fill(TagColor)
  /// A button with round ends beside other content, in one of two heights.
  case pill(Pill, isDisabled: Bool)
  /// An answer in a dialog: 100 by 50 points, radius 15.
  case dialog(Answer)
  /// An action that is seldom needed, in the accent on a quiet fill: radius 4.
  case subtle
  /// A small button in the accent: radius 4, 30 points high.
  case compact

  /// The height of a button with round ends.
  public enum Pill: String, Hashable, Sendable, CaseIterable {
    /// 36 points: beside other content.
    case points36
    /// 52 points: at the foot of a form.
    case points52

    var height: ControlSize {
      switch self {
      case .points36: Self.low
      case .points52: Self.high
      }
    }

    private static let low = ControlSize(.zatch, "pill36")
    private static let high = ControlSize(.zatch, "pill52")
  }

  /// An answer in a dialog about a destructive action.
  public enum Answer: String, Hashable, Sendable, CaseIterable {
    /// Confirms the action: filled in the destructive colour.
    case confirm
    /// Cancels: a line and no fill.
    case cancel
  }

  /// The line of a button without a fill.
  public enum Outline: String, Hashable, Sendable, CaseIterable {
    /// 1 point in the accent around a capsule of 36 points.
    case accent
    /// 1.5 points in grey: radius 4, 30 points high.
    case neutral
  }

  /// Whether the button is visible. A hidden button takes no focus and never acts.
  public var isVisible: Bool {
    switch self {
    case .next(let isVisible): isVisible
    case .primary, .secondary, .tag, .plainText, .homeTab, .round, .outlined, .floating, .fill,
      .pill, .dialog, .subtle, .compact:
      true
    }
  }

  /// Whether it refuses focus, keys and pointer; so does a button that is not visible.
  public var isDisabled: Bool {
    switch self {
    case .primary(let isDisabled), .secondary(let isDisabled), .round(let isDisabled),
      .pill(_, let isDisabled):
      isDisabled
    case .next(let isVisible): !isVisible
    case .tag, .plainText, .homeTab, .outlined, .floating, .fill, .dialog, .subtle, .compact: false
    }
  }

  /// Whether it is selected; false for styles without a selection.
  public var isSelected: Bool {
    switch self {
    case .primary, .secondary, .plainText, .round, .next, .outlined, .floating, .fill, .pill,
      .dialog, .subtle, .compact:
      false
    case .tag(_, let isSelected): isSelected
    case .homeTab(let tabName, let tabSelection): tabSelection.wrappedValue == tabName
    }
  }

  /// Whether Backspace and Delete remove it.
  public var isEditing: Bool {
    switch self {
    case .tag(let isEditing, _): isEditing
    case .primary, .secondary, .plainText, .homeTab, .round, .next, .outlined, .floating, .fill,
      .pill, .dialog, .subtle, .compact:
      false
    }
  }
}

extension GSButtonStyle {
  /// Unavailable: two optional flags are replaced by ``tag(isEditing:isSelected:)``.
  @available(
    *, unavailable,
    message: "a Bool that may be missing has three meanings; use tag(isEditing:isSelected:)"
  )
  public static func tag(
    isAppliedInView: Bool?, isSelectedInAddTagSheet: Bool? = nil
  ) -> GSButtonStyle {
    .tag(isEditing: false)
  }
}

extension GSButtonStyle.Outline {
  /// Measures in points, as Zatch and RIBs-todo publish them.
  fileprivate func panel(_ ink: Ink) -> Panel {
    switch self {
    case .accent:
      Panel(
        ink: ink, shape: .rounded(radius: Self.accentRadius), height: .fixed(Self.accentHeight),
        horizontalPadding: .extraLarge, strokeWidth: Self.accentLine)
    case .neutral:
      Panel(
        ink: ink, shape: .rounded(radius: Self.neutralRadius), height: .fixed(Self.neutralHeight),
        horizontalPadding: .large, strokeWidth: Self.neutralLine)
    }
  }

  private static let accentRadius = Radius(.zatch, "outlined")
  private static let accentHeight = ControlSize(.zatch, "outlined")
  private static let accentLine = StrokeWidth(.zatch, "outlined")
  private static let neutralRadius = Radius(.ribsTodo, "button")
  private static let neutralHeight = ControlSize(.ribsTodo, "button")
  private static let neutralLine = StrokeWidth(.ribsTodo, "button")
}

extension ButtonState {
  /// Handles an intent under a style.
  @discardableResult
  public mutating func handle(_ intent: Intent, style: GSButtonStyle) -> Outcome {
    handle(intent, isDisabled: style.isDisabled, isEditing: style.isEditing)
  }
}
