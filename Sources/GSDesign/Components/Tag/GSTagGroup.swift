/// Filled tags that belong together: they wrap into rows, and arrows move among them.
///
/// ```swift
/// GSTagGroup(["Sold", "Free"].map { GSTag.filled($0) }, state: state)
/// ```
///
/// The group's state sets the state of each tag; the tags supply title, colour and size. Stroke tags have no disabled
/// state, so a group cannot contain them.
public struct GSTagGroup: Component {
  /// The tags shown, at most as many as the state counts; only their title, colour and size are used.
  public let tags: [FilledTag]
  /// The selected tags, the focus, and whether tags can be removed.
  public let state: TagGroupState
  /// The name of the group's one tab stop; each tag is a child of it by its index.
  public let id: FocusID
  private let emptyText: String
  private let action: (Int) -> Void

  /// - Parameters:
  ///   - tags: at most as many as the state counts; further tags are not shown.
  ///   - state: the headless state.
  ///   - id: the name of the component in the interaction table.
  ///   - emptyText: the text shown while the group has no tags.
  ///   - action: what pressing the tag at an index does.
  public init(
    _ tags: [FilledTag], state: TagGroupState, id: FocusID = "tags",
    emptyText: String = "No tags", action: @escaping (Int) -> Void = { _ in }
  ) {
    self.tags = Array(tags.prefix(state.count))
    self.state = state
    self.id = id
    self.emptyText = emptyText
    self.action = action
  }

  /// Returns the look, and enters one tab stop with a part for each tag; disabled tags have no action. While the tags are
  /// edited, the `✕` of each is a member after all tags.
  public func lower(into table: inout InteractionTable) -> Element {
    guard !tags.isEmpty else { return table.add(GSText(Self.emptyStyle, emptyText)) }
    table.note(FilledTag.self)
    if state.focused != nil { table.add(id) }
    let members = tags.indices.map { index in
      let part = id.child(index)
      let mark = state.isEditing ? table.removeMark(id.child(state.count + index)) : nil
      table.add(
        part, isTabStop: false,
        action: state.isDisabled(index) ? nil : { [action] in action(index) })
      return Element.interactive(
        part,
        tag(at: index).look(
          mark: mark, position: Spoken.Position(index: index, of: tags.count)))
    }
    return .flow(spacing: Self.gap, lineSpacing: Self.rowGap, members)
  }

  private static let emptyStyle = GSTextStyle.zatch.regular13
  private static let gap = Space(.zatch, "tagGap")
  private static let rowGap = Space(.zatch, "tagRows")

  private func tag(at index: Int) -> FilledTag {
    var tag = tags[index]
    tag.isSelected = state.isSelected(index)
    tag.isDisabled = state.isDisabled(index)
    tag.isFocused = state.isFocused(index)
    tag.interaction = state.interaction(of: index)
    return tag
  }
}
