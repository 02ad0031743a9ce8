import GSDesign

// A string is not an element by itself: GSText gives it a style, a label the ink of the panel around it.
func misuse() {
  // expected-error@+1 {{cannot convert value of type 'String' to specified type 'Element'}}
  let _: Element = "Go"
  _ = GSPanel {
    // expected-error@+1 {{plain words are set with GSText(_:_:)}}
    "Go"
  }
}
