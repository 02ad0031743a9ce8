import ColorScience
import GSDesign

// A colour cannot be made outside of the package: themes take token values through a checked initializer.
func misuse() {
  // expected-error@+1 {{'RGB' initializer is inaccessible due to 'package' protection level}}
  _ = RGB(0xFF0000)
}
