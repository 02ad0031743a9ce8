import GSDesign

// A stroke tag has no disabled state, and the overload that takes one names the replacement.
func misuse() {
  // expected-error@+1 {{a stroke tag cannot be disabled; use GSTag.filled}}
  _ = GSTag.stroke("Sold", isDisabled: true)
  // expected-error@+1 {{value of type 'StrokeTag' has no member 'isDisabled'}}
  _ = GSTag.stroke("Sold").isDisabled
}
