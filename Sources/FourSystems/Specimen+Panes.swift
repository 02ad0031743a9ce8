import GSDesign
import GalleryKit
import StateSpace

/// The state of a list.
struct ListPayload: Hashable, Sendable {
  let count: Int
  var selected = 0
  var hasDisabled = false
  var activation = TabsState.Activation.automatic
  var isFocused = false
  var focused: Int?
  var interaction = Interaction.normal
  var pointed: Int?

  init(count: Int = Samples.rows.count) { self.count = count }

  var state: ListState {
    ListState(
      count: count, selected: selected, focused: isFocused ? focused : nil,
      isFocused: isFocused, activation: activation, disabled: hasDisabled ? [1] : [],
      pointed: interaction == .normal ? nil : pointed ?? selected,
      isPressed: interaction == .pressed)
  }

  /// The Swift of the state.
  var code: String {
    SwiftSource.call(
      "ListState",
      [
        "count: \(count)", SwiftSource.number("selected", selected),
        SwiftSource.choice("activation", activation, unless: ListPayload().activation),
        hasDisabled ? "disabled: [1]" : nil,
      ])
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    var state = state
    let outcome = state.handle(intent)
    selected = state.selected ?? 0
    isFocused = state.isFocused
    focused = isFocused && state.focused != selected ? state.focused : nil
    pointed = state.group.pointed
    interaction = state.group.interaction
    if pointed == selected { pointed = nil }
    return outcome
  }
}

extension SpecimenAxis<ListPayload> {
  /// Focus and pointer of the rows.
  static func rows(of count: Int) -> [SpecimenAxis<ListPayload>] {
    [
      .interaction(\.interaction),
      .focused(\.isFocused),
      .place(
        "focus-at", \.focused, of: count, unless: "selected", meaning: .focused),
      .place(
        "pointer-at", \.pointed, of: count, unless: "selected", meaning: .pointer),
    ]
  }
}

/// The state of a pane.
struct PanelPayload: Hashable, Sendable {
  var level = GSPanel.Level.surface
  var title: String?
}

/// A line of keys has no state.
struct KeyLinePayload: Hashable, Sendable {}

extension Specimen {
  static let list: Specimen = Specimen(
    "list/default",
    summary: Phrase(localized: "Rows to choose one from"),
    usage: Phrase(
      localized: "Use for settings, results and trees. For a few short labels use tag/group."),
    tags: ["rows", "menu", "목록"], home: .lionheart,
    level: .molecule,
    payload: ListPayload(),
    axes: [
      .position("selected", \.selected, of: Samples.rows.count), .toggle("disabled", \.hasDisabled),
      .choice("activation", \.activation, meaning: .behavior),
    ] + SpecimenAxis.rows(of: Samples.rows.count),
    impossible: [
      Impossible(localized: "A disabled row takes neither focus nor pointer.") {
        $0.hasDisabled
          && ($0.isFocused && ($0.focused ?? $0.selected) == 1
            || $0.interaction != .normal && ($0.pointed ?? $0.selected) == 1)
      }
    ],
    members: { _, language in Samples.rows.map { $0.title[language] } },
    code: { payload, language in
      let rows = Samples.rows.map {
        SwiftSource.call(
          "GSList.Row",
          [
            SwiftSource.literal($0.title[language]),
            $0.detail.isEmpty ? nil : "detail: \(SwiftSource.literal($0.detail))",
            SwiftSource.number("indentation", $0.indentation),
          ])
      }
      return SwiftSource.call("GSList", [SwiftSource.list(rows), "state: \(payload.code)"])
    },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      let rows = Samples.rows.map {
        GSList.Row($0.title[language], detail: $0.detail, indentation: $0.indentation)
      }
      let lowered = GSList(rows, state: payload.state, id: part).lowered()
      return Lowered(
        element: .sized(width: .atMost(Samples.phoneColumns / 2), lowered.element),
        interactions: lowered.interactions)
    })

  static let panel: Specimen = Specimen(
    "panel/default",
    summary: Phrase(localized: "A surface with padding"),
    usage: Phrase(localized: "Panels are distinguished by their surface levels, not by frames."),
    tags: ["card", "surface", "판"],
    level: .molecule,
    payload: PanelPayload(),
    axes: [
      .choice("level", \.level),
      .text(
        "title", \.title, samples: Samples.textTier, sample: { Samples.panelTitle[$1] }),
    ],
    code: { payload, language in
      let title = SwiftSource.literal(payload.title ?? Samples.panelTitle[language])
      let body = SwiftSource.literal(Samples.noTags[language])
      return "GSPanel(\(title), level: .\(payload.level.rawValue)) { GSText(.body1, \(body)) }"
    },
    build: { payload, language in
      GSPanel(payload.title ?? Samples.panelTitle[language], level: payload.level) {
        GSText(.body1, Samples.noTags[language])
      }.lowered()
    })

  static let keyLine: Specimen = Specimen(
    "key-line/default",
    summary: Phrase(localized: "Keys and their actions in one line"),
    usage: Phrase(localized: "Use at the bottom of a screen, with the keys that work there."),
    tags: ["status", "help", "키"],
    level: .molecule,
    payload: KeyLinePayload(), axes: [],
    code: { _, language in
      let hints = keyHints(language).map { "GSKeyLine.Hint(\"\($0.key)\", \"\($0.action)\")" }
      return "GSKeyLine([\(hints.joined(separator: ", "))])"
    },
    build: { _, language in GSKeyLine(keyHints(language)).lowered() })

  private static func keyHints(_ language: Language) -> [GSKeyLine.Hint] {
    [
      GSKeyLine.Hint("↑↓", Phrase.choose[language]),
      GSKeyLine.Hint("enter", Phrase.open[language]),
      GSKeyLine.Hint("q", Phrase.quit[language]),
    ]
  }
}
