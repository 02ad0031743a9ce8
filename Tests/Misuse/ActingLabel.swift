import GSDesign

// A label is a look: controls go beside the button, never into it, where they could not be reached.
func misuse() {
  _ = GSButton(
    style: .primary(isDisabled: false), action: {},
    label: {
      // expected-error@+1 {{a label does nothing; put the component beside it}}
      GSTag.filled("Sold", action: {})
    })
}
