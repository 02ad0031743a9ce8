import GSDesign
import GalleryKit
import StateSpace

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

  /// The numbers of the remaining tags.
  var tags: [Int] { (0..<count).filter { !removed.contains($0) } }

  /// The disabled tags, by their current places.
  var disabled: Set<Int> {
    let tags = tags
    return Set(tags.indices.filter { hasDisabled && tags[$0] == 1 })
  }

  /// Whether focus or pointer are on a tag that takes neither.
  var isDisabledHeld: Bool {
    let disabled = disabled
    return isFocused && (focused ?? entrance).map(disabled.contains) ?? true
      || interaction != .normal && (pointed ?? entrance).map(disabled.contains) ?? true
  }

  /// The tag that gets the focus when the group does: the first that is not disabled.
  var entrance: Int? { TagGroupState(count: tags.count, disabled: disabled).focused }

  var state: TagGroupState {
    let tags = tags
    return TagGroupState(
      count: tags.count, selection: selection, behavior: behavior, isEditing: isEditing,
      selected: Set(tags.indices.filter { chosen.contains(tags[$0]) }),
      disabled: disabled, focused: focused, isFocused: isFocused,
      pointed: interaction == .normal ? nil : pointed ?? entrance,
      isPressed: interaction == .pressed)
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    var state = state
    let outcome = state.handle(intent)
    let tags = tags
    if case .removed(let member) = outcome, tags.indices.contains(member) {
      removed.insert(tags[member])
      chosen.remove(tags[member])
      state.remove(at: member)
    }
    let left = self.tags
    // Where nothing is left to take away, editing is over.
    if left.isEmpty { isEditing = false }
    switch outcome {
    case .selected, .deselected:
      chosen = Set(left.indices.filter { state.isSelected($0) }.map { left[$0] })
    case .ignored, .changed, .activated, .acted, .removed, .edited, .submitted: break
    }
    isFocused = state.isFocused
    focused = isFocused && state.focused != entrance ? state.focused : nil
    pointed = state.group.pointed
    interaction = state.group.interaction
    if pointed == entrance { pointed = nil }
    return outcome
  }

  func titles(_ language: Language) -> [String] {
    tags.filter { Samples.tags.indices.contains($0) }.map { Samples.tags[$0][language] }
  }
}

extension Specimen {
  static let tagGroup: Specimen = Specimen(
    "tag/group",
    summary: Phrase(localized: "A set of tags that wraps onto several rows"),
    usage: Phrase(localized: "Use to choose from a few options. For many options use a list."),
    tags: ["chips", "filter", "선택", "태그"], home: .zatch,
    level: .molecule,
    payload: TagGroupPayload(),
    axes: [
      .count(\.count, [0, 1, 3, 8]), .choice("selection", \.selection, meaning: .behavior),
      .choice("behavior", \.behavior, meaning: .behavior), .toggle("editing", \.isEditing),
      .toggle("disabled", \.hasDisabled),
      .interaction(\.interaction),
      .focused(\.isFocused),
      .place("focus-at", \.focused, of: 8, unless: "first", meaning: .focused),
      .place("pointer-at", \.pointed, of: 8, unless: "first", meaning: .pointer),
      .members("chosen", \.chosen, of: 8, meaning: .selected),
      .members("removed", \.removed, of: 8, meaning: .variety),
    ],
    impossible: [
      Impossible(localized: "There are fewer tags than that.") {
        max($0.focused ?? 0, $0.pointed ?? 0) >= max(1, $0.tags.count)
      },
      Impossible(localized: "Without tags there is nothing to focus.") {
        $0.tags.isEmpty && ($0.isFocused || $0.interaction != .normal)
      },
      Impossible(localized: "Without tags there is nothing to remove.") {
        $0.tags.isEmpty && $0.isEditing
      },
      Impossible(
        localized: "Only the second tag can be disabled, and there is none."
      ) { $0.hasDisabled && !$0.tags.contains(1) },
      Impossible(
        localized: "A disabled tag takes neither focus nor pointer."
      ) { !$0.tags.isEmpty && $0.isDisabledHeld },
    ],
    card: [[TagGroupPayload(count: 3, chosen: [0])]],
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
      let titles = SwiftSource.list(payload.titles(language).map(SwiftSource.literal))
      return "GSTagGroup(\(titles).map { GSTag.filled($0) }, state: \(state))"
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
