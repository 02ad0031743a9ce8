import GSDesign

// Distances come from the scale, and elements from components and arrangements.
func misuse() {
  // expected-error@+2 {{extra argument 'points' in call}}
  // expected-error@+1 {{missing argument for parameter 'custom' in call}}
  _ = Space(points: 3)
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'Space'}}
  _ = Element.row(spacing: 3, [])
  // expected-error@+2 {{'Element' initializer is inaccessible due to 'internal' protection level}}
  // expected-error@+1 {{'spacer' is inaccessible due to 'package' protection level}}
  _ = Element(.spacer)
}
