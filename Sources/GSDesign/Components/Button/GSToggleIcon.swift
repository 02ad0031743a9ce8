/// A toggle button with an icon, such as a bookmark.
///
/// Its two glyphs tell the states apart, so that no colour has to.
///
/// ```swift
/// GSToggleIcon(.bookmark, state: TagState(isSelected: true))
/// ```
public struct GSToggleIcon: Component {
  /// The icon, with a glyph for each state.
  public enum Icon: String, Hashable, Sendable, CaseIterable {
    /// A bookmark: `⚐` and `⚑`.
    case bookmark
    /// A checkbox: `☐` and `☑`.
    case check

    fileprivate func glyph(isSelected: Bool) -> String {
      switch self {
      case .bookmark: isSelected ? "⚑" : "⚐"
      case .check: isSelected ? "☑" : "☐"
      }
    }

    fileprivate func spoken(isSelected: Bool) -> Spoken {
      switch self {
      case .bookmark:
        Spoken(
          .toggleButton, name: SampleLabel("Bookmark", "북마크"), states: [isSelected ? .on : .off])
      case .check:
        Spoken(
          .checkbox, name: SampleLabel("", ""), states: [isSelected ? .checked : .unchecked])
      }
    }
  }

  /// The icon shown.
  public let icon: Icon
  /// Whether it is on, disabled, focused or under the pointer.
  public let state: TagState
  /// The name it is focused and pointed at under.
  public let id: FocusID
  private let action: (() -> Void)?

  /// Makes an icon.
  ///
  /// - Parameters:
  ///   - icon: the icon shown.
  ///   - state: off and at rest by default.
  ///   - id: the name of its one tab stop.
  ///   - action: runs when it is pressed; a disabled icon never runs it.
  public init(
    _ icon: Icon, state: TagState = TagState(), id: FocusID = "toggle",
    action: (() -> Void)? = nil
  ) {
    self.icon = icon
    self.state = state
    self.id = id
    self.action = action
  }

  /// Returns the look, and enters one tab stop with the action; a disabled icon has neither.
  public func lower(into table: inout InteractionTable) -> Element {
    table.add(id, isTabStop: !state.isDisabled, action: state.isDisabled ? nil : action)
    return .interactive(id, Self.look(icon, state))
  }

  /// The look of an icon that another component enters under a name of its own.
  static func look(_ icon: Icon, _ state: TagState) -> Element {
    let ink =
      state.isDisabled
      ? Ink(text: .textDisabled)
      : Ink(text: state.isSelected ? .accentText : .text).under(state.interaction)
    let panel = Panel(
      ink: ink, horizontalPadding: .small,
      marks: Marks(
        isFocused: state.isFocused, isDisabled: state.isDisabled, interaction: state.interaction))
    return .spoken(
      icon.spoken(isSelected: state.isSelected),
      .panel(panel, .label(icon.glyph(isSelected: state.isSelected))))
  }
}
