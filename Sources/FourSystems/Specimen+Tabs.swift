import GSDesign
import GalleryKit
import StateSpace

extension Specimen {
  static let homeTabs: Specimen = tabs(
    "tab-bar/home",
    summary: Phrase(localized: "Tabs at the top of a screen"),
    usage: Phrase(
      localized:
        "Use for two to seven views of the same content. For sections of an app use tab-bar/bottom."
    ),
    tags: ["tabs", "segments", "탭"],
    labels: Samples.homeTabs, counts: [0, 1, 2, 4, 7]
  )
  .placed(.top)

  static let pageTabs: Specimen = tabs(
    "tab-bar/page",
    summary: Phrase(localized: "Words that switch between pages"),
    usage: Phrase(
      localized: "Use inside a screen that has tabs of its own. For the screen use tab-bar/home."),
    tags: ["tabs", "segments", "탭"], home: .zatch,
    labels: Samples.pageTabs, counts: [0, 1, 2, 4], count: 2, style: .plain)

  /// A row of ``GSTabs`` that shows the first of its labels.
  ///
  /// - Parameter count: the tabs of the untouched state.
  private static func tabs(
    _ id: VariantID, summary: Phrase, usage: Phrase, tags: [String], home: Theme = .gitspace,
    labels: @autoclosure @escaping @Sendable () -> [SampleLabel], counts: [Int], count: Int = 4,
    style: GSTabs.Style = .underlined
  ) -> Specimen {
    let titles = { @Sendable (payload: TabsPayload, language: Language) in
      labels().prefix(payload.count).map { $0[language] }
    }
    return Specimen(
      id, summary: summary, usage: usage, tags: tags, home: home, level: .molecule,
      payload: TabsPayload(count: count), axes: SpecimenAxis.tabs(counts),
      impossible: Impossible.ofTabs, card: [[TabsPayload(count: 2)]], members: titles,
      code: { payload, language in
        SwiftSource.call(
          "GSTabs",
          [
            SwiftSource.list(titles(payload, language).map(SwiftSource.literal)),
            style == .plain ? "style: .plain" : nil, "state: \(payload.code)",
          ])
      },
      step: { payload, intent in payload.handle(intent) },
      build: { payload, language in
        onPhone(
          GSTabs(titles(payload, language), style: style, state: payload.state, id: part)
            .lowered())
      })
  }

  /// The first sections of an application, for a bar of tabs.
  static func tabBarItems(
    _ count: Int, _ language: Language,
    of sections: [(glyph: String, label: SampleLabel)] = Samples.tabBar
  ) -> [GSTabBar.Item] {
    sections.prefix(count).map { GSTabBar.Item(glyph: $0.glyph, label: $0.label[language]) }
  }

  static let bottomTabBar: Specimen = tabBar(
    "tab-bar/bottom", .marked,
    summary: Phrase(localized: "Tabs at the bottom of an app"),
    usage: Phrase(
      localized: "Use for the sections of an app. For views of the same content use tab-bar/home."),
    sections: Samples.tabBar, counts: [0, 1, 2, 4, 8]
  ).placed(.foot)

  static let sectionTabBar: Specimen = tabBar(
    "tab-bar/sections", .labelled, home: .lionheart,
    summary: Phrase(localized: "Sections of an app in small letters"),
    usage: Phrase(
      localized:
        "Use where the content matters more than the sections. With a mark use tab-bar/bottom."),
    sections: Samples.sections, counts: [0, 1, 2, 4]
  ).placed(.foot)

  static let iconTabBar: Specimen = tabBar(
    "tab-bar/icons", .icons, home: .zatch,
    summary: Phrase(localized: "Sections of an app as icons"),
    usage: Phrase(
      localized: "Use where every section is known by its icon. Otherwise use tab-bar/bottom."),
    sections: Samples.icons, counts: [0, 1, 2, 4]
  ).placed(.foot)

  static let profileTabBar: Specimen = tabBar(
    "tab-bar/profile", .underlined, home: .ribsTodo,
    summary: Phrase(localized: "The icon tabs of a profile"),
    usage: Phrase(localized: "Use above a grid of photographs. For words use tab-bar/home."),
    sections: Samples.profileTabs, counts: [0, 1, 2])

  private static func tabBar(
    _ id: VariantID, _ style: GSTabBar.Style, home: Theme = .gitspace, summary: Phrase,
    usage: Phrase,
    sections: @autoclosure @escaping @Sendable () -> [(glyph: String, label: SampleLabel)],
    counts: [Int]
  ) -> Specimen {
    let items = { @Sendable (payload: TabsPayload, language: Language) in
      tabBarItems(payload.count, language, of: sections())
    }
    return Specimen(
      id, summary: summary, usage: usage, tags: ["tabs", "navigation", "탭"], home: home,
      level: .molecule,
      payload: TabsPayload(count: min(4, counts.max() ?? 4)), axes: SpecimenAxis.tabs(counts),
      impossible: Impossible.ofTabs,
      card: [[TabsPayload(count: 2, hasBadge: style == .marked)]],
      members: { payload, language in items(payload, language).map(\.label) },
      code: { payload, language in
        let items = items(payload, language).map {
          "GSTabBar.Item(glyph: \(SwiftSource.literal($0.glyph)), "
            + "label: \(SwiftSource.literal($0.label)))"
        }
        return SwiftSource.call(
          "GSTabBar",
          [
            SwiftSource.list(items), "state: \(payload.code)",
            SwiftSource.choice("style", style, unless: .marked),
          ])
      },
      step: { payload, intent in payload.handle(intent) },
      build: { payload, language in
        onPhone(
          GSTabBar(items(payload, language), state: payload.state, id: part, style: style)
            .lowered())
      })
  }

  /// The width that such a thing is drawn for.
  static func onPhone(_ lowered: Lowered) -> Lowered {
    Lowered(
      element: .sized(width: .atMost(Samples.phoneColumns), lowered.element),
      interactions: lowered.interactions)
  }
}

/// The state of a row of tabs.
struct TabsPayload: Hashable, Sendable {
  var count = 4
  /// From 0.
  var selected = 0
  var hasDisabled = false
  var hasBadge = false
  var activation = TabsState.Activation.manual
  var isFocused = false
  /// The focused tab, from 0; by default the selected one.
  var focused: Int?
  var interaction = Interaction.normal
  /// The tab under the pointer; the one with the focus while none was pointed at, since that one is always seen.
  var pointed: Int?
  /// The tab that the row is scrolled to; by default the one with the focus, or the selected one.
  var revealed: Int?

  /// The disabled tab, if any: never the first, which is selected initially.
  var disabled: Set<Int> { hasDisabled && count > 1 ? [1] : [] }

  /// The tab that keys act on.
  var current: Int { focused ?? selected }

  /// The tab that gets the focus when the row does: the selected one, or the next that is not disabled.
  var entrance: Int? { TabsState(count: count, selected: selected, disabled: disabled).focused }

  /// Whether the pointer is on a disabled tab.
  var isPointedDisabled: Bool {
    interaction != .normal && disabled.contains(pointed ?? current)
  }

  /// Whether the pointer or the focus is on a disabled tab.
  var isOnDisabled: Bool { isPointedDisabled || isFocused && disabled.contains(current) }

  var state: TabsState {
    TabsState(
      count: count, selected: selected, focused: isFocused ? focused : nil, isFocused: isFocused,
      activation: activation, disabled: disabled, badges: hasBadge ? [count - 1: 3] : [:],
      pointed: interaction == .normal ? nil : pointed ?? current,
      isPressed: interaction == .pressed, revealed: revealed)
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    var state = state
    let outcome = state.handle(intent)
    selected = state.selected ?? 0
    isFocused = state.isFocused
    focused = isFocused && state.focused != selected ? state.focused : nil
    pointed = state.group.pointed
    interaction = state.group.interaction
    if pointed == current { pointed = nil }
    revealed = state.revealed
    return outcome
  }

  /// The arguments of the state in code, without default values.
  var code: String {
    SwiftSource.call(
      "TabsState",
      [
        "count: \(count)", SwiftSource.number("selected", selected),
        SwiftSource.choice("activation", activation, unless: TabsPayload().activation),
        disabled.isEmpty ? nil : "disabled: [1]",
        hasBadge && count > 0 ? "badges: [\(count - 1): 3]" : nil,
        revealed.map { "revealed: \($0)" },
      ])
  }
}

extension SpecimenAxis<TabsPayload> {
  static func tabs(_ counts: [Int]) -> [SpecimenAxis<TabsPayload>] {
    let most = counts.max() ?? 1
    return [
      .count(\.count, counts).showingNothing(at: [.number(0)]),
      .position("selected", \.selected, of: most),
      .toggle("disabled", \.hasDisabled), .toggle("badge", \.hasBadge),
      .choice("activation", \.activation, meaning: .behavior),
      .interaction(\.interaction),
      .focused(\.isFocused),
      .choice(
        "focus-at", \.focused,
        values: [(name: "selected", value: nil)]
          + (0..<most).map { (name: String($0 + 1), value: $0) },
        tier: .interaction, meaning: .focused),
      .place("pointer-at", \.pointed, of: most, unless: "current", meaning: .pointer),
      .scrolled(\.revealed, of: most),
    ]
  }
}

extension Impossible<TabsPayload> {
  static var ofTabs: [Impossible<TabsPayload>] {
    [
      Impossible(localized: "There are fewer tabs than that.") {
        max($0.selected, $0.focused ?? 0, $0.pointed ?? 0, $0.revealed ?? 0) >= max(1, $0.count)
      },
      Impossible(
        localized: "With fewer than two tabs none can be disabled."
      ) { $0.hasDisabled && $0.count < 2 },
      Impossible(localized: "A badge needs a tab.") {
        $0.hasBadge && $0.count == 0
      },
      Impossible(localized: "Without tabs there is nothing to focus.") {
        $0.count == 0 && ($0.isFocused || $0.interaction != .normal)
      },
      Impossible(localized: "Without focus no tab has it.") {
        $0.focused != nil && (!$0.isFocused || $0.focused == $0.selected)
      },
      Impossible(
        localized:
          "With automatic activation the focus is on the selected tab, or beside it if it is disabled."
      ) { $0.activation == .automatic && $0.focused != nil && $0.focused != $0.entrance },
      Impossible(localized: "A disabled tab takes neither focus nor pointer.") {
        $0.isOnDisabled
      },
    ]
  }
}
