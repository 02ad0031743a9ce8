/// Options of which exactly one is chosen.
///
/// The chosen one has `●` before it, every other one `○`. One that is not chosen does not look disabled: only a
/// disabled one does.
///
/// ```swift
/// GSRadioGroup(["Others are fine too", "Only this one"], state: GSRadioGroup.state(count: 2))
/// ```
///
/// Where none or several can be chosen use ``GSTagGroup``.
public struct GSRadioGroup: Component {
  /// The look of the members.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Words on a fill: radius 10, 20 points high.
    case filled
    /// A ring before words on no fill.
    case image
  }

  /// The text of each member, at most as many as the state counts; further ones are not shown.
  public let titles: [String]
  /// Which one is chosen, has the focus, or is disabled.
  public let state: TabsState
  /// The name of the group's one tab stop; its members are children of it.
  public let id: FocusID
  /// The look of the members.
  public let style: Style
  private let action: (Int) -> Void

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - titles: the words of the members.
  ///   - state: made by ``state(count:selected:)``.
  ///   - id: the name of its one tab stop.
  ///   - style: on a fill by default.
  ///   - action: runs with the member that was pressed; a disabled one never runs it.
  public init(
    _ titles: [String], state: TabsState, id: FocusID = "radio", style: Style = .filled,
    action: @escaping (Int) -> Void = { _ in }
  ) {
    self.titles = Array(titles.prefix(state.count))
    self.state = state
    self.id = id
    self.style = style
    self.action = action
  }

  /// A state at rest, in which the arrows choose as they move.
  public static func state(count: Int, selected: Int = 0) -> TabsState {
    TabsState(count: count, selected: selected, activation: .automatic)
  }

  /// Returns the look, and enters one tab stop with a part for each member; disabled ones have no action.
  public func lower(into table: inout InteractionTable) -> Element {
    guard !titles.isEmpty else { return .empty }
    if state.focused != nil { table.add(id) }
    let members = titles.indices.map { index in
      let part = id.child(index)
      table.add(
        part, isTabStop: false,
        action: state.isDisabled(index) ? nil : { [action] in action(index) })
      let spoken = Spoken(
        .radioButton, titles[index], states: Set(isSelected: state.isSelected(index)),
        position: Spoken.Position(index: index, of: titles.count))
      return Element.interactive(part, .spoken(spoken, look(at: index)))
    }
    return .interactive(id, .flow(spacing: Self.gap, members))
  }

  private func look(at index: Int) -> Element {
    let isChosen = state.isSelected(index)
    let marks = Marks(
      isFocused: state.isFocused(index), isDisabled: state.isDisabled(index),
      interaction: state.interaction(of: index))
    let panel =
      switch style {
      case .filled:
        Panel(
          ink: ink(at: index), shape: .rounded(radius: Self.radius), height: .fixed(Self.height),
          horizontalPadding: .small, marks: marks)
      case .image:
        Panel(
          ink: Ink(text: state.isDisabled(index) ? .textDisabled : .text).under(
            state.interaction(of: index), isDisabled: state.isDisabled(index)),
          horizontalPadding: .small, marks: marks)
      }
    if style == .image {
      return .panel(
        panel,
        .row(
          spacing: .small,
          [
            .label(isChosen ? "◉" : "○"), .label(titles[index], style: .zatch.medium14),
          ]))
    }
    return .panel(
      panel,
      .words(
        [Span((isChosen ? "● " : "○ ") + titles[index], emphasis: isChosen ? .bold : [])],
        style: .zatch.medium12))
  }

  private func ink(at index: Int) -> Ink {
    if state.isDisabled(index) { return Ink(text: .onTagDisabled, fill: .tagDisabledFill) }
    let ink =
      state.isSelected(index)
      ? Ink(text: .tagPurpleOnTint, fill: .tagPurpleTint) : Ink(text: .onField, fill: .fieldFill)
    return ink.under(state.interaction(of: index))
  }

  /// Points, as Zatch publishes them; at this height the radius makes a capsule.
  private static let radius = Radius(.zatch, "radio")
  private static let height = ControlSize(.zatch, "radio")
  private static let gap = Space(.zatch, "radioGap")
}
