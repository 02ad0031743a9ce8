import GSDesign

// States change by intents and by transitions with a name, not by setters.
func change(_ button: inout ButtonState, _ tabs: inout TabsState, _ tag: inout TagState) {
  // expected-error@+1 {{cannot assign to property: 'interaction' is a get-only property}}
  button.interaction = .pressed
  // expected-error@+1 {{cannot assign to property: 'selected' is a get-only property}}
  tabs.selected = 2
  // expected-error@+1 {{cannot assign to property: 'isDisabled' setter is inaccessible}}
  tag.isDisabled = true
}
