import GSDesign

// A role of one's own names the role that stands in for it in every other theme.
extension ColorRole {
  // expected-error@+1 {{missing argument for parameter 'fallback' in call}}
  static let rating = ColorRole(custom: "rating.fill")
}
