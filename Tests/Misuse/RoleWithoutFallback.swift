import GSDesign

// A custom role names the built-in role that replaces it in every other theme.
extension ColorRole {
  // expected-error@+1 {{missing argument for parameter 'fallback' in call}}
  static let rating = ColorRole(custom: "rating.fill")
}
