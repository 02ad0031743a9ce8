import ColorScience

/// What a theme is made of: a palette, and which entry each role takes.
struct ThemeDefinition: Hashable, Sendable {
  typealias Mapping = [BuiltInRole: RoleSource]

  /// Which appearances the design itself has.
  enum Origin: Hashable, Sendable {
    case both(light: Mapping, dark: Mapping)
    /// The other appearance is the reciprocal mirror of this one, over `paper`, the entry that is
    /// the design's own ink; `except` are the roles for which a mirror makes no sense.
    case one(Appearance, Mapping, paper: String, except: Mapping)
  }

  var name: String
  var palette: Palette
  let origin: Origin
  /// Sources that hold in every contrast but `original`.
  var refined: Mapping = [:]
  /// The entry to write with on a solid that the design's own ink cannot be read on.
  let darkestInk: String
  /// Values of roles of other packages, by name.
  var custom: [String: CustomValue] = [:]
  /// Colours that stand as they are, whatever the rules would make of them.
  var held: [Appearance: [ColorRole: RGB]] = [:]

  /// A custom role's value in each appearance; nil where it is mirrored.
  struct CustomValue: Hashable, Sendable {
    var light: TokenValue?
    var dark: TokenValue?

    func value(_ appearance: Appearance) -> TokenValue? {
      switch appearance {
      case .light: light
      case .dark: dark
      }
    }
  }

  /// The design's own sources in an appearance, or nil where that has to be mirrored.
  func mapping(_ appearance: Appearance) -> Mapping? {
    switch origin {
    case .both(let light, let dark):
      switch appearance {
      case .light: light
      case .dark: dark
      }
    case .one(let own, let mapping, paper: _, except: _):
      own == appearance ? mapping : nil
    }
  }
}
