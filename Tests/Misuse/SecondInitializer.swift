import GSDesign

// There is one initializer; the obvious wrong one points to it.
func misuse() {
  // expected-error@+1 {{use GSButton(style:action:label:) with GSText as the label}}
  _ = GSButton("Go", style: .primary(isDisabled: false)) {}
  // expected-error@+1 {{missing argument for parameter 'label' in call}}
  _ = GSButton(style: .primary(isDisabled: false)) {}
}
