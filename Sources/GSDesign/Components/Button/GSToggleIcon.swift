/// A toggle button with an icon, such as a bookmark.
///
/// Each state has its own glyph, so the states differ without colour.
///
/// ```swift
/// GSToggleIcon(.bookmark, state: TagState(isSelected: true))
/// ```
public struct GSToggleIcon: Component {
  /// The icon, with a glyph for each state.
  public enum Icon: String, Hashable, Sendable, CaseIterable {
    /// A bookmark: `⚐` and `⚑`.
    case bookmark
    /// A round check, 24 points wide: `✓` on the accent while it is on, `·` while it is off.
    case check
    /// The filter of a search, with its name: `▽`, and `▼` in the accent while it is on.
    case filter
    /// The button that opens a choice, with its name before it: `▾` and `▴`.
    case arrow

    fileprivate func glyph(isSelected: Bool) -> String {
      switch self {
      case .bookmark: isSelected ? "⚑" : "⚐"
      case .check: isSelected ? "✓" : "·"
      case .filter: isSelected ? "▼" : "▽"
      case .arrow: isSelected ? "▴" : "▾"
      }
    }

    fileprivate func spoken(_ label: String, isSelected: Bool) -> Spoken {
      switch self {
      case .bookmark:
        Spoken(
          .toggleButton, name: SampleLabel("Bookmark", "북마크"), states: [isSelected ? .on : .off])
      case .check:
        Spoken(
          .checkbox, name: SampleLabel(label, label),
          states: [isSelected ? .checked : .unchecked])
      case .filter:
        Spoken(
          .toggleButton, name: SampleLabel(label, label), states: [isSelected ? .on : .off])
      case .arrow:
        Spoken(
          .button, name: SampleLabel(label, label),
          states: [isSelected ? .expanded : .collapsed])
      }
    }
  }

  /// The icon shown.
  public let icon: Icon
  /// The words beside the icon; empty shows none.
  public let label: String
  /// Whether it is on, disabled, focused or under the pointer.
  public let state: TagState
  /// The name used for focus and pointer events.
  public let id: FocusID
  private let action: (() -> Void)?

  /// Makes an icon.
  ///
  /// - Parameters:
  ///   - icon: the icon shown.
  ///   - label: the words beside it; empty shows none.
  ///   - state: off and at rest by default.
  ///   - id: the name of its one tab stop.
  ///   - action: runs when it is pressed; a disabled icon never runs it.
  public init(
    _ icon: Icon, label: String = "", state: TagState = TagState(), id: FocusID = "toggle",
    action: (() -> Void)? = nil
  ) {
    self.icon = icon
    self.label = label
    self.state = state
    self.id = id
    self.action = action
  }

  /// Returns the look, and enters one tab stop with the action; a disabled icon has neither.
  public func lower(into table: inout InteractionTable) -> Element {
    table.add(id, isTabStop: !state.isDisabled, action: state.isDisabled ? nil : action)
    return .interactive(id, Self.look(icon, state, label: label))
  }

  /// The look of an icon that another component enters under a name of its own.
  static func look(_ icon: Icon, _ state: TagState, label: String = "") -> Element {
    let marks = Marks(
      isFocused: state.isFocused, isDisabled: state.isDisabled, interaction: state.interaction)
    let spoken = icon.spoken(label, isSelected: state.isSelected)
    let glyph = Element.label(icon.glyph(isSelected: state.isSelected))
    let words = Element.label(label, style: .zatch.medium15On21)
    switch icon {
    case .bookmark: return .spoken(spoken, .panel(panel(state, marks), glyph))
    case .check: return .spoken(spoken, .panel(round(state, marks), glyph))
    case .filter:
      return .spoken(
        spoken,
        .panel(panel(state, marks), .row(spacing: Space(.zatch, "iconGap"), [glyph, words])))
    case .arrow:
      let resting = state.isDisabled ? Ink(text: .textDisabled) : Ink(text: .text)
      let panel = panel(state, marks).and {
        $0.ink = resting.under(state.interaction, isDisabled: state.isDisabled)
      }
      return .spoken(
        spoken, .panel(panel, .row(spacing: Space(.zatch, "iconGap"), [words, glyph])))
    }
  }

  private static let checkHeight = ControlSize(.zatch, "check")

  private static func panel(_ state: TagState, _ marks: Marks) -> Panel {
    let enabled = Ink(text: state.isSelected ? .accentText : .text)
    let ink = state.isDisabled ? Ink(text: .textDisabled) : enabled.under(state.interaction)
    return Panel(ink: ink, horizontalPadding: .small, marks: marks).and {
      $0.enabledInks = [enabled]
    }
  }

  /// A circle: filled while it is on, a line while it is off, which keeps its room.
  private static func round(_ state: TagState, _ marks: Marks) -> Panel {
    let inks =
      state.isSelected
      ? (
        enabled: Ink(text: .onAccent, fill: .accent),
        disabled: Ink(text: .onDisabled, fill: .disabledFill)
      )
      : (
        enabled: Ink(text: .text, stroke: .outline),
        disabled: Ink(text: .textDisabled, stroke: .textDisabled)
      )
    let ink = state.isDisabled ? inks.disabled : inks.enabled
    return Panel(
      ink: ink.under(state.interaction, isDisabled: state.isDisabled), shape: .capsule,
      height: .fixed(checkHeight), horizontalPadding: .small,
      strokeWidth: .thin, marks: marks
    ).and { $0.enabledInks = [inks.enabled] }
  }
}
