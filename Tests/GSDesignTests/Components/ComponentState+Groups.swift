@testable import GSDesign

/// States of groups: the second member has the state; the others rest.
extension ComponentState {
  static let groups: [ComponentState] = Flags.all.flatMap { flags in
    [false, true].map { isEditing in
      let state = TagGroupState(
        count: 3, isEditing: isEditing, selected: flags.isSelected ? [1] : [],
        disabled: flags.isDisabled ? [1] : [], focused: 1, isFocused: flags.isFocused,
        includesDisabled: true, pointed: flags.pointed, isPressed: flags.interaction == .pressed)
      var meaning = flags.meaning
      meaning.isEditing = isEditing
      return ComponentState(
        "tag group", meaning, flags.interaction,
        GSTagGroup(["나눔", "미개봉", "Free"].map { GSTag.filled($0) }, state: state),
        part: FocusID("tags").child(1))
    }
  }

  static let tabs: [ComponentState] = Flags.all.map { flags in
    ComponentState(
      "tabs", flags.meaning, flags.interaction,
      GSTabs(["Starred", "활동", "Sent"], state: tabsState(flags)), part: FocusID("tabs").child(1))
  }

  static let bars: [ComponentState] = Flags.all.map { flags in
    let items = Samples.tabBar.prefix(3).map {
      GSTabBar.Item(glyph: $0.glyph, label: $0.label[.korean])
    }
    return ComponentState(
      "tab bar", flags.meaning, flags.interaction, GSTabBar(items, state: tabsState(flags)),
      part: FocusID("tab-bar").child(1))
  }

  static let tabMembers: [ComponentState] = Flags.all.map { flags in
    ComponentState(
      "tab", flags.meaning, flags.interaction,
      GSTab(
        "활동", badge: 3, isSelected: flags.isSelected, isDisabled: flags.isDisabled,
        isFocused: flags.isFocused, interaction: flags.interaction), part: "none")
  }

  static let lists: [ComponentState] = Flags.all.map { flags in
    let state = ListState(
      count: 3, selected: flags.isSelected ? 1 : 0, focused: 1, isFocused: flags.isFocused,
      disabled: flags.isDisabled ? [1] : [], includesDisabled: true, pointed: flags.pointed,
      isPressed: flags.interaction == .pressed)
    let rows = [
      GSList.Row("Tags"), GSList.Row("채움", detail: "32", indentation: 1), GSList.Row("Stroke"),
    ]
    return ComponentState(
      "list", flags.meaning, flags.interaction, GSList(rows, state: state),
      part: FocusID("list").child(1))
  }

  static let fields: [ComponentState] = Flags.all.filter { !$0.isSelected }.map { flags in
    let state = TextFieldState(
      "홍제동", isFocused: flags.isFocused, isDisabled: flags.isDisabled,
      interaction: flags.interaction)
    var meaning = flags.meaning
    meaning.isFocused = state.isFocused
    return ComponentState(
      "text field", meaning, flags.interaction, GSTextField(state: state), part: "field")
  }

  private static func tabsState(_ flags: Flags) -> TabsState {
    TabsState(
      count: 3, selected: flags.isSelected ? 1 : 0, focused: 1, isFocused: flags.isFocused,
      disabled: flags.isDisabled ? [1] : [], badges: [0: 3], includesDisabled: true,
      pointed: flags.pointed, isPressed: flags.interaction == .pressed)
  }
}
