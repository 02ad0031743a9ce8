import GSDesign

// A container takes Content, whose actions it lowers into its table. From an element they would be gone.
struct Card: Component {
  let content: Element

  init(@ContentBuilder content: () -> Element) { self.content = content() }

  func lower(into table: inout InteractionTable) -> Element { .backdrop(.raised, content) }
}

func misuse() {
  _ = Card {
    // expected-error@-1 {{an element has no actions; take Content}}
    GSTag.filled("Sold", action: {})
  }
}
