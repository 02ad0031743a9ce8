import GSDesign

/// The state of a group of tags.
struct TagGroupPayload: Hashable, Sendable {
  var count = 8
  var selection = TagGroupState.Selection.multiple
  var behavior = TagGroupState.Behavior.toggle
  var isEditing = false
  var hasDisabled = false
  /// By the numbers the tags had at first, as are those taken away.
  var chosen: Set<Int> = []
  var removed: Set<Int> = []
  var isFocused = false
  var focused: Int?
  var interaction = Interaction.normal
  var pointed: Int?

  /// The tags that are there, by their numbers.
  var tags: [Int] { (0..<count).filter { !removed.contains($0) } }

  var state: TagGroupState {
    let tags = tags
    return TagGroupState(
      count: tags.count, selection: selection, behavior: behavior, isEditing: isEditing,
      selected: Set(tags.indices.filter { chosen.contains(tags[$0]) }),
      disabled: Set(tags.indices.filter { hasDisabled && tags[$0] == 1 }), focused: focused,
      isFocused: isFocused, pointed: interaction == .normal ? nil : pointed ?? 0,
      isPressed: interaction == .pressed)
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    var state = state
    let outcome = state.handle(intent)
    let tags = tags
    if case .removed(let member) = outcome, tags.indices.contains(member) {
      removed.insert(tags[member])
      state.remove(at: member)
    }
    let left = self.tags
    chosen = Set(left.indices.filter { state.isSelected($0) }.map { left[$0] })
    isFocused = state.isFocused
    focused = isFocused ? state.focused : nil
    pointed = left.indices.first { state.interaction(of: $0) != .normal }
    interaction = pointed.map { state.interaction(of: $0) } ?? .normal
    return outcome
  }

  func titles(_ language: Language) -> [String] {
    tags.filter { Samples.tags.indices.contains($0) }.map { Samples.tags[$0][language] }
  }
}

extension Specimen {
  static let tagGroup = Specimen(
    "tag/group",
    summary: Phrase(
      "Tags that belong together, in as many rows as they take.", korean: "함께 쓰는 태그들."),
    usage: Phrase(
      "To choose none, one or several of a few. Of many, a list is chosen from.",
      korean: "몇 가지 가운데 고를 때 씁니다. 많으면 목록을 씁니다."),
    keywords: ["chips", "filter", "선택", "태그"], home: .zatch,
    payload: TagGroupPayload(),
    axes: [
      .count(\.count, [0, 1, 3, 8]), .choice("selection", \.selection, meaning: .behavior),
      .choice("behavior", \.behavior, meaning: .behavior), .toggle("editing", \.isEditing),
      .toggle("disabled", \.hasDisabled),
      .interaction(\.interaction),
      .focused(\.isFocused),
      .members("chosen", \.chosen, of: 8, meaning: .selected),
      .members("removed", \.removed, of: 8, meaning: .variety),
    ],
    impossible: [
      Impossible("Without tags there is nothing to focus.", korean: "태그가 없으면 초점도 없습니다.") {
        $0.tags.isEmpty && ($0.isFocused || $0.interaction != .normal)
      },
      Impossible("Without tags there is nothing to take away.", korean: "태그가 없으면 지울 것도 없습니다.") {
        $0.tags.isEmpty && $0.isEditing
      },
      Impossible("Of fewer than two tags none is disabled.", korean: "태그가 둘보다 적으면 비활성이 없습니다.") {
        $0.hasDisabled && $0.count < 2
      },
    ],
    members: { payload, language in payload.titles(language) },
    code: { payload, language in
      let state = SwiftSource.call(
        "TagGroupState",
        [
          "count: \(payload.tags.count)", "selection: .\(payload.selection.rawValue)",
          "behavior: .\(payload.behavior.rawValue)",
          SwiftSource.flag("isEditing", payload.isEditing),
          payload.state.selected.isEmpty ? nil : "selected: \(payload.state.selected.sorted())",
          payload.hasDisabled ? "disabled: [1]" : nil,
        ])
      let titles = payload.titles(language).map { SwiftSource.literal($0) }
      return "GSTagGroup([\(titles.joined(separator: ", "))].map { GSTag.filled($0) }, "
        + "state: \(state))"
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      onPhone(
        GSTagGroup(
          payload.titles(language).map { GSTag.filled($0) }, state: payload.state, id: part,
          emptyText: Samples.noTags[language]
        ).lowered())
    })
}
