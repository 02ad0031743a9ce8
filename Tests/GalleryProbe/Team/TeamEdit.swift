import StateSpace

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit

/// An edit that a member of a team makes in the code of its components or themes.
enum TeamEdit: String, CaseIterable {
  /// A colour of the theme `team`, and of no other theme.
  case token
  /// An entry of the palette of Zatch.
  case palette
  /// The room at both sides of a chip's title.
  case padding
  /// The height of a field.
  case height
  /// The title of a chip.
  case label
  /// The weight of a heading.
  case bold
  /// An unused badge, which goes.
  case removed
  /// Another axis of a switch.
  case axis
  /// The order of the items of a menu.
  case order
  /// An emoji in a greeting.
  case emoji
  /// The corners of a card.
  case radius
  /// Another name of the badge.
  case renamed
}

/// A team's components and themes, before or after edits.
struct TeamGallery {
  let edits: Set<TeamEdit>

  /// - Parameter names: the names of edits, separated by commas.
  init(_ names: String) {
    edits = Set(names.split(separator: ",").compactMap { TeamEdit(rawValue: String($0)) })
  }

  private func has(_ edit: TeamEdit) -> Bool { edits.contains(edit) }

  func catalogue() throws -> Catalogue {
    let zatch =
      has(.palette) ? try Theme.zatch.replacing(entry: "zatchPurple", with: "#8050FF") : .zatch
    let own = try Theme(
      name: "team",
      light: [
        .page: "#FFFFFF", .surface: "#F4F4F4", .text: "#1A1A1A", .textSecondary: "#5A5A5A",
        .destructive: "#C00020", .accent: has(.token) ? "#13579B" : "#0A7A5A",
        .onAccent: "#FFFFFF", .outline: "#8A8A8A",
      ], dark: [:])
    return Catalogue(specimens: specimens(home: zatch), themes: [zatch, own])
  }

  private func specimens(home: Theme) -> [Specimen] {
    var all = [chip(home), field(home), heading(home), menu(home), greeting(home), card(home)]
    all.append(has(.axis) ? wideSwitch(home) : narrowSwitch(home))
    if !has(.removed) { all.append(badge(home)) }
    return all
  }

  private struct State: Hashable, Sendable {
    var isSelected = false
    var isDisabled = false
    var isWide = false
  }

  private func specimen(
    _ id: VariantID, _ home: Theme, axes: [SpecimenAxis<State>] = [],
    _ build: @escaping @Sendable (State) -> Element
  ) -> Specimen {
    Specimen(
      id, summary: Phrase("A part.", korean: "부품."), usage: Phrase("Often.", korean: "자주."),
      home: home, payload: State(),
      axes: [.selected(\.isSelected), .disabled(\.isDisabled)] + axes,
      code: { _, _ in "Part()" },
      build: { state, _ in
        Lowered(element: build(state), interactions: InteractionTable())
      })
  }

  private static func ink(_ state: State) -> Ink {
    state.isDisabled
      ? Ink(text: .onDisabled, fill: .disabledFill)
      : state.isSelected
        ? Ink(text: .onAccent, fill: .accent) : Ink(text: .accent, fill: .surface)
  }

  private func chip(_ home: Theme) -> Specimen {
    let padding = has(.padding) ? Space.large : .small
    let title = has(.label) ? "Archive" : "Save"
    return specimen("team/chip", home) { state in
      .panel(
        Panel(
          ink: Self.ink(state), shape: .capsule, height: .fixed(.points29),
          horizontalPadding: padding), .label(title))
    }
  }

  private func field(_ home: Theme) -> Specimen {
    let height = has(.height) ? ControlSize.points60 : .points44
    return specimen("team/field", home) { state in
      .panel(
        Panel(
          ink: Self.ink(state), shape: .rounded(radius: .points8), height: .fixed(height),
          horizontalPadding: .small), .label("Name"))
    }
  }

  private func heading(_ home: Theme) -> Specimen {
    let style =
      has(.bold)
      ? GSTextStyle(.zatch, "heading", size: 16, weight: 700)
      : GSTextStyle(.zatch, "heading", size: 16, weight: 400)
    return specimen("team/heading", home) { state in
      .panel(Panel(ink: Self.ink(state)), .label("Today", style: style))
    }
  }

  private func menu(_ home: Theme) -> Specimen {
    let items = has(.order) ? ["Copy", "Open", "Share"] : ["Open", "Copy", "Share"]
    return specimen("team/menu", home) { state in
      .panel(
        Panel(ink: Self.ink(state), horizontalPadding: .small),
        .row(spacing: .small, items.map { Element.label($0) }))
    }
  }

  private func greeting(_ home: Theme) -> Specimen {
    let text = has(.emoji) ? "Welcome 🎉" : "Welcome"
    return specimen("team/greeting", home) { state in
      .panel(Panel(ink: Self.ink(state), horizontalPadding: .small), .label(text))
    }
  }

  private func card(_ home: Theme) -> Specimen {
    let radius = has(.radius) ? Radius.points16 : .points8
    return specimen("team/card", home) { state in
      .panel(
        Panel(
          ink: Self.ink(state), shape: .rounded(radius: radius), height: .padded(.large),
          horizontalPadding: .large), .label("Plan"))
    }
  }

  private func narrowSwitch(_ home: Theme) -> Specimen {
    specimen("team/switch", home) { Self.knob($0) }
  }

  private func wideSwitch(_ home: Theme) -> Specimen {
    specimen("team/switch", home, axes: [.toggle("wide", \.isWide, meaning: .size)]) {
      Self.knob($0)
    }
  }

  private static func knob(_ state: State) -> Element {
    .panel(
      Panel(
        ink: ink(state), shape: .capsule, height: .fixed(.points29),
        horizontalPadding: state.isWide ? .huge : .medium), .label(state.isSelected ? "On" : "Off"))
  }

  private func badge(_ home: Theme) -> Specimen {
    specimen(has(.renamed) ? "team/mark" : "team/badge", home) { state in
      .panel(
        Panel(ink: Self.ink(state), shape: .capsule, horizontalPadding: .tight), .label("12"))
    }
  }
}
