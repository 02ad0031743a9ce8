import GSDesign

// Plain words go through GSText, which gives them a style.
func misuse() {
  // expected-error@+1 {{cannot convert value of type 'String' to specified type 'Element'}}
  let _: Element = "Go"
  // expected-error@+1 {{'label' is inaccessible due to 'package' protection level}}
  _ = Element.label("Go")
  // expected-error@+1 {{'Span' initializer is inaccessible due to 'package' protection level}}
  _ = Span("Go")
  _ = GSPanel {
    // expected-error@+1 {{plain words are set with GSText(_:_:)}}
    "Go"
  }
}
