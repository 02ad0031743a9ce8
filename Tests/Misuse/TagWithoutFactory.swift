import GSDesign

// The factories are the only way to make a tag, and the kinds are not values.
func misuse() {
  // expected-error@+2 {{'FilledTag' initializer is inaccessible due to 'internal'}}
  // expected-error@+1 {{missing arguments for parameters}}
  _ = FilledTag(title: "Sold")
  // expected-error@+1 {{'GSTag' cannot be constructed because it has no accessible initializers}}
  _ = GSTag()
  // expected-error@+1 {{'inks' is inaccessible due to 'fileprivate' protection level}}
  _ = TagColor.purple.inks
}
