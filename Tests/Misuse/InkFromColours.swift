import ColorScience
import GSDesign

// Ink takes roles: a colour cannot be painted directly.
func paint(_ color: RGB) {
  // expected-error@+1 {{cannot convert value of type 'RGB' to expected argument type 'ColorRole'}}
  _ = Ink(text: color)
  // expected-error@+1 {{cannot convert value of type 'RGB' to expected argument type 'ColorRole'}}
  _ = Ink(text: .text, fill: color)
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type}}
  _ = Ink(text: "#FF0000")
}
