import GSDesign

// Heights, widths, strokes and radii are tokens. A number becomes one where it is declared, with its name.
func misuse(ink: Ink) {
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'ControlSize'}}
  _ = Panel(ink: ink, height: .fixed(25))
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'Space'}}
  _ = Panel(ink: ink, height: .padded(4))
  // expected-error@+1 {{cannot convert value of type 'Double' to expected argument type 'StrokeWidth'}}
  _ = Panel(ink: ink, strokeWidth: 1.5)
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'Radius'}}
  _ = Panel(ink: ink, shape: .rounded(radius: 8))
  // expected-error@+2 {{extra argument 'points' in call}}
  // expected-error@+1 {{missing argument for parameter 'custom' in call}}
  _ = StrokeWidth(points: 2)
}
