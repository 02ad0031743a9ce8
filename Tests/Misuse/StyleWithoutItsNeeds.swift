import GSDesign

// Every style takes exactly the values it needs.
func misuse() {
  // expected-error@+1 {{member 'primary(isDisabled:)' expects argument of type 'Bool'}}
  let _: GSButtonStyle = .primary
  // expected-error@+1 {{incorrect argument label in call (have 'isDisabled:'}}
  let _: GSButtonStyle = .plainText(isDisabled: true)
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type}}
  let _: GSButtonStyle = .homeTab(tabName: "Sent", tabSelection: "Sent")
}
