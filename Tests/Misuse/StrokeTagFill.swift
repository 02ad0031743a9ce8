import GSDesign

// A stroke tag has no fill to ask for; a filled one has no line.
func misuse() {
  // expected-error@+1 {{value of type 'StrokeTag' has no member 'fill'}}
  _ = GSTag.stroke("Sold").fill
  // expected-error@+1 {{'ink' is inaccessible due to 'private' protection level}}
  _ = GSTag.stroke("Sold").ink
  // expected-error@+1 {{value of type 'FilledTag' has no member 'stroke'}}
  _ = GSTag.filled("Sold").stroke
}
