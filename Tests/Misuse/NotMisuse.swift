import GSDesign

// Code that must compile: it proves that the other files fail for their own reasons.
struct OwnCard: Component {
  private let content: Content

  init(@ContentBuilder content: () -> Content) { self.content = content() }

  func lower(into table: inout InteractionTable) -> Element {
    .backdrop(.raised, content.lower(into: &table))
  }
}

extension StrokeWidth {
  static let frame = StrokeWidth(custom: 3)
}

struct OwnButton: Component {
  let state: TagState
  let press: () -> Void

  func lower(into table: inout InteractionTable) -> Element {
    table.control(
      "own",
      ControlState(
        isSelected: state.isSelected, isFocused: state.isFocused, isDisabled: state.isDisabled,
        interaction: state.interaction),
      panel: Panel(
        ink: Ink(text: .text, stroke: .outline), shape: .rounded(radius: .points8),
        height: .fixed(.points30), strokeWidth: .frame
      ).and { $0.horizontalPadding = .large },
      label: .label("Press me"), action: press)
  }
}

func use() {
  let tag = GSTag.stroke("Sold", isSelected: true)
  let role = ColorRole(custom: "rating.fill", fallback: .accent)
  let panel = GSPanel("Tags") {
    GSText(.body1, "Select **tags**")
    tag
  }
  let button = GSButton(
    style: .tag(isEditing: false), action: {}, label: { GSText(.buttonTitle1, "Go") })
  let own = Element.panel(Panel(ink: Ink(text: .onAccent, fill: role)), GSText(.body1, "5").element)
  let card = OwnCard {
    button
    Content.column(spacing: .small) { panel }
  }
  _ = (card, own, Ink(text: .onAccent, fill: .accent).under(.hovered))
}

func layout() throws -> Element {
  let title = ConstrainedItem("title", .label("Title"))
  return try Element.constrained(title, safeArea: Edges(horizontal: .large)) { container in
    title.horizontal.equalTo(container.safeArea.horizontal).inset(.small)
    title.firstBaseline.equalTo(container.safeArea.top).offset(16)
    title.width.atMost(200).priority(.high)
  }
}
