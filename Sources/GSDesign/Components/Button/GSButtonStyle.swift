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
