/// Starts something: the only button there is, in nine styles.
///
/// ```swift
/// GSButton(style: .primary(isDisabled: false), action: { model.signIn() }) {
///   GSText(.buttonTitle1, "GitHub Signin")
/// }
/// ```
///
/// The words of the label take the ink of the button's state. What filters or names things is a ``GSTag``.
public struct GSButton: Component {
  /// The look, with what it carries: whether the button is disabled, selected or being edited.
  public let style: GSButtonStyle
  /// Whether it has the focus, and what the pointer does to it.
  public let state: ButtonState
  /// The name it is focused and pointed at under.
  public let id: FocusID
  private let action: () -> Void
  private let label: Element

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - style: the look, with the flags that belong to it.
  ///   - state: focus and pointer; at rest by default.
  ///   - id: the name of its one tab stop; every button of a screen needs its own.
  ///   - action: runs when it is pressed; a disabled button never runs it.
  ///   - label: what stands in it. A style's mark (`✕`, `!`) is added, and the words take the button's ink.
  public init(
    style: GSButtonStyle, state: ButtonState = ButtonState(), id: FocusID = "button",
    action: @escaping () -> Void, @ElementBuilder label: () -> Element
  ) {
    self.style = style
    self.state = state
    self.id = id
    self.action = action
    self.label = label().asLabel
  }

  /// Returns the look, and enters one tab stop with the action; a disabled button has neither, and a button that is not
  /// visible has no look either.
  public func lower(into table: inout InteractionTable) -> Element {
    guard style.isVisible else { return .empty }
    let ink = style.ink(state.interaction)
    let press: () -> Void
    let look: Element
    switch style {
    case .primary:
      press = action
      look = capsule(.primary, ink, label)
    case .secondary:
      press = action
      look = capsule(.secondary, ink, label)
    case .tag(let isEditing, _):
      press = action
      look = capsule(.tag, ink, isEditing ? marked(label, after: "✕") : label)
    case .plainText(let isDestructive):
      press = action
      look = bare(ink, isDestructive ? marked(label, before: "!") : label)
    case .homeTab(let tabName, let tabSelection):
      press = { [action] in
        tabSelection.wrappedValue = tabName
        action()
      }
      look = .underlined(bare(ink, label), isSelected: style.isSelected)
    case .round:
      press = action
      look = wide(.rounded(radius: .points8), ink)
    case .next:
      press = action
      look = wide(.rectangle, ink)
    case .outlined(let outline):
      press = action
      look = .panel(outline.panel(ink, marks), label)
    case .floating:
      press = action
      look = floating(ink)
    }
    table.add(id, isTabStop: !style.isDisabled, action: style.isDisabled ? nil : press)
    return .interactive(id, look)
  }

  private var marks: Marks {
    Marks(
      isSelected: style.isSelected, isFocused: state.isFocused && !style.isDisabled,
      isDisabled: style.isDisabled, interaction: state.interaction)
  }

  private func capsule(_ metrics: ButtonMetrics, _ ink: Ink, _ label: Element) -> Element {
    let panel = Panel(
      ink: ink, shape: .capsule, height: .padded(metrics.verticalPadding),
      horizontalPadding: metrics.horizontalPadding, minimumWidth: metrics.minimumWidth,
      marks: marks)
    return .panel(panel, label)
  }

  private func bare(_ ink: Ink, _ label: Element) -> Element {
    .panel(Panel(ink: ink, marks: marks), label)
  }

  /// As wide as the room, with the label in the middle.
  private func wide(_ shape: Panel.Shape, _ ink: Ink) -> Element {
    let panel = Panel(
      ink: ink, shape: shape, height: .fixed(.points50), horizontalPadding: .large,
      marks: marks)
    return .panel(panel, .sized(width: .fill, alignment: .center, label))
  }

  private func floating(_ ink: Ink) -> Element {
    let panel = Panel(
      ink: ink, shape: .capsule, height: .fixed(.points56), horizontalPadding: .extraLarge,
      minimumWidth: .points56, marks: marks)
    return .panel(panel, label)
  }

  private func marked(_ label: Element, before mark: String) -> Element {
    .row(spacing: .small, [.label(mark), label])
  }

  private func marked(_ label: Element, after mark: String) -> Element {
    .row(spacing: .small, [label, .label(mark)])
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
  static func underlined(_ label: Element, isSelected: Bool) -> Element {
    let base = Element.column([label, .sized(height: .exactly(1), .empty)])
    guard isSelected else { return base }
    let line = Element.rule(.horizontal, role: .text, width: .thick)
    return .layered(base, overlay: line, alignment: .bottom)
  }
}

extension GSButtonStyle {
  /// Disabled before pressed before hovered before normal.
  fileprivate func ink(_ interaction: Interaction) -> Ink {
    switch (self, interaction) {
    case (.primary(isDisabled: true), _), (.secondary(isDisabled: true), _),
      (.round(isDisabled: true), _):
      Ink(text: .onDisabled, fill: .disabledFill)
    case (.primary(isDisabled: false), .pressed), (.secondary(isDisabled: false), .pressed),
      (.tag(_, isSelected: true), .pressed), (.round(isDisabled: false), .pressed),
      (.next, .pressed), (.floating, .pressed):
      Ink(text: .onAccent, fill: .accentPressed)
    case (.primary(isDisabled: false), .normal), (.primary(isDisabled: false), .hovered),
      (.secondary(isDisabled: false), .normal), (.secondary(isDisabled: false), .hovered),
      (.tag(_, isSelected: true), .normal), (.tag(_, isSelected: true), .hovered),
      (.round(isDisabled: false), .normal), (.round(isDisabled: false), .hovered),
      (.next, .normal), (.next, .hovered), (.floating, .normal), (.floating, .hovered):
      Ink(text: .onAccent, fill: .accent).under(interaction)
    case (.tag(_, isSelected: false), _):
      Ink(text: .onChip, fill: .chipFill).under(interaction)
    case (.plainText(isDestructive: false), _):
      Ink(text: .text).under(interaction)
    case (.plainText(isDestructive: true), _):
      Ink(text: .destructive).under(interaction)
    case (.homeTab, _):
      Ink(text: isSelected ? .text : .textTertiary).under(interaction)
    case (.outlined(.accent), _):
      Ink(text: .accentText, stroke: .accentText).under(interaction)
    case (.outlined(.neutral), _):
      Ink(text: .text, stroke: .outline).under(interaction)
    }
  }
}

/// What a button looks like, each case with exactly what it needs to know.
public enum GSButtonStyle {
  /// The one thing to do on a screen.
  case primary(isDisabled: Bool)
  /// One of several things to do.
  case secondary(isDisabled: Bool)
  /// A tag that can be pressed; with a remove mark while its list is being edited.
  case tag(isEditing: Bool, isSelected: Bool = false)
  /// Words alone; with a mark where it destroys something.
  case plainText(isDestructive: Bool)
  /// A tab of a screen's head: selected while the selection is its name, and pressing it writes its name.
  case homeTab(tabName: String, tabSelection: Binding<String>)
  /// The one thing to do, as wide as the screen: radius 8, 50 points high.
  case round(isDisabled: Bool)
  /// Goes on to the next step, at the foot of the screen or above the keyboard; there only while it is visible.
  case next(isVisible: Bool)
  /// A line and no fill, beside a button that has one.
  case outlined(Outline)
  /// One glyph in a circle of 56 points, above the content of a screen.
  case floating

  /// The line of a button without a fill.
  public enum Outline: String, Hashable, Sendable, CaseIterable {
    /// 1 point in the accent around a capsule of 36 points.
    case accent
    /// 1.5 points in grey: radius 4, 30 points high.
    case neutral
  }

  /// Whether there is anything to be seen. What is not visible takes no focus and never acts.
  public var isVisible: Bool {
    switch self {
    case .next(let isVisible): isVisible
    case .primary, .secondary, .tag, .plainText, .homeTab, .round, .outlined, .floating: true
    }
  }

  /// Whether it refuses focus, keys and pointer; so does a button that is not visible.
  public var isDisabled: Bool {
    switch self {
    case .primary(let isDisabled), .secondary(let isDisabled), .round(let isDisabled): isDisabled
    case .next(let isVisible): !isVisible
    case .tag, .plainText, .homeTab, .outlined, .floating: false
    }
  }

  /// Whether it is selected, where it can be.
  public var isSelected: Bool {
    switch self {
    case .primary, .secondary, .plainText, .round, .next, .outlined, .floating: false
    case .tag(_, let isSelected): isSelected
    case .homeTab(let tabName, let tabSelection): tabSelection.wrappedValue == tabName
    }
  }

  /// Whether Backspace and Delete remove it.
  public var isEditing: Bool {
    switch self {
    case .tag(let isEditing, _): isEditing
    case .primary, .secondary, .plainText, .homeTab, .round, .next, .outlined, .floating: false
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
  fileprivate func panel(_ ink: Ink, _ marks: Marks) -> Panel {
    switch self {
    case .accent:
      Panel(
        ink: ink, shape: .capsule, height: .fixed(.points36), horizontalPadding: .extraLarge,
        strokeWidth: .thin, marks: marks)
    case .neutral:
      Panel(
        ink: ink, shape: .rounded(radius: .points4), height: .fixed(.points30),
        horizontalPadding: .large,
        strokeWidth: .medium, marks: marks)
    }
  }
}

extension ButtonState {
  /// Takes an intent in under a style.
  @discardableResult
  public mutating func handle(_ intent: Intent, style: GSButtonStyle) -> Outcome {
    handle(intent, isDisabled: style.isDisabled, isEditing: style.isEditing)
  }
}
