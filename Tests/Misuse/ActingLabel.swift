import GSDesign

// A label is a look: what acts stands beside the button, never in it, where nobody could reach it.
func misuse() {
  _ = GSButton(
    style: .primary(isDisabled: false), action: {},
    label: {
      // expected-error@+1 {{a label does nothing; put the component beside it}}
      GSTag.filled("Sold", action: {})
    })
}
