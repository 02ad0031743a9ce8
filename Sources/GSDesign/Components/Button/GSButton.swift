/// Starts something: the only button there is, in five styles.
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

  /// Returns the look, and enters one tab stop with the action; a disabled button has neither.
  public func lower(into table: inout InteractionTable) -> Element {
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
    let line = Element.rule(.horizontal, role: .text, width: ButtonMetrics.underlineWidth)
    return .layered(base, overlay: line, alignment: .bottom)
  }
}

extension GSButtonStyle {
  /// Disabled before pressed before hovered before normal.
  fileprivate func ink(_ interaction: Interaction) -> Ink {
    switch (self, interaction) {
    case (.primary(isDisabled: true), _), (.secondary(isDisabled: true), _):
      Ink(text: .onDisabled, fill: .disabledFill)
    case (.primary(isDisabled: false), .pressed), (.secondary(isDisabled: false), .pressed),
      (.tag(_, isSelected: true), .pressed):
      Ink(text: .onAccent, fill: .accentPressed)
    case (.primary(isDisabled: false), .normal), (.primary(isDisabled: false), .hovered),
      (.secondary(isDisabled: false), .normal), (.secondary(isDisabled: false), .hovered),
      (.tag(_, isSelected: true), .normal), (.tag(_, isSelected: true), .hovered):
      Ink(text: .onAccent, fill: .accent).under(interaction)
    case (.tag(_, isSelected: false), _):
      Ink(text: .onChip, fill: .chipFill).under(interaction)
    case (.plainText(isDestructive: false), _):
      Ink(text: .text).under(interaction)
    case (.plainText(isDestructive: true), _):
      Ink(text: .destructive).under(interaction)
    case (.homeTab, _):
      Ink(text: isSelected ? .text : .textTertiary).under(interaction)
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

  /// Whether it refuses focus, keys and pointer.
  public var isDisabled: Bool {
    switch self {
    case .primary(let isDisabled), .secondary(let isDisabled): isDisabled
    case .tag, .plainText, .homeTab: false
    }
  }

  /// Whether it is selected, where it can be.
  public var isSelected: Bool {
    switch self {
    case .primary, .secondary, .plainText: false
    case .tag(_, let isSelected): isSelected
    case .homeTab(let tabName, let tabSelection): tabSelection.wrappedValue == tabName
    }
  }

  /// Whether Backspace and Delete remove it.
  public var isEditing: Bool {
    switch self {
    case .tag(let isEditing, _): isEditing
    case .primary, .secondary, .plainText, .homeTab: false
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

extension ButtonState {
  /// Takes an intent in under a style.
  @discardableResult
  public mutating func handle(_ intent: Intent, style: GSButtonStyle) -> Outcome {
    handle(intent, isDisabled: style.isDisabled, isEditing: style.isEditing)
  }
}
