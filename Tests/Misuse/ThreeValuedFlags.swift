import GSDesign

// A Bool that may be missing has three meanings; the case with two flags has one for each.
func misuse() {
  // expected-error@+1 {{a Bool that may be missing has three meanings; use tag}}
  let _: GSButtonStyle = .tag(isAppliedInView: nil)
}
