import ColorScience

/// The definition of a theme: a palette, and the entry for each role.
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
  /// The system whose lengths and styles it names; nil for a theme that names those of all systems.
  var system: DesignSystem?
  /// The text styles, in the order the design lists them.
  var textStyles: [GSTextStyle] = []
  /// The lengths that have names, in the order the design lists them.
  var lengths: [ThemeLength] = []
  /// Values of roles of other packages, by name.
  var custom: [String: CustomValue] = [:]
  /// Colours used unchanged, in place of those from the rules.
  var held: [Appearance: [ColorRole: RGB]] = [:]
  /// The tokens that colours come from, where files give them.
  var origins: [Appearance: [ColorRole: [TokenOrigin]]] = [:]

  /// A custom role's value in each appearance; nil if it is mirrored.
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

  /// The design's own sources in an appearance; nil if the appearance is a mirror.
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

extension ThemeDefinition {
  /// The gallery's own theme: neutral ground in three steps, page < surface < raised, and one
  /// accent for "you are here".
  static let chrome = ThemeDefinition(
    name: "chrome", palette: .chrome, origin: .both(light: chromeRoles, dark: chromeRoles),
    refined: [.tagYellowLine: .standIn("zatchDeepYellow", reason: .zatchTag)],
    darkestInk: "ink", system: .gitspace, textStyles: GSTextStyle.gitspace)

  private static let chromeRoles: Mapping = [
    .page: .entry("grey1"),
    .surface: .entry("grey2"),
    .raised: .entry("grey3"),
    .text: .entry("grey9"),
    .textSecondary: .entry("grey8"),
    .textTertiary: .entry("grey7"),
    .textDisabled: .entry("grey6"),
    .destructive: .entry("red"),
    .accent: .entry("blue"),
    .accentPressed: .entry("blueDeep"),
    .onAccent: .entry("paper"),
    .accentText: .entry("blue"),
    .disabledFill: .entry("grey4"),
    .onDisabled: .entry("grey6"),
    .outline: .entry("grey6"),
    .separator: .entry("grey4"),
    .chipFill: .entry("grey4"),
    .onChip: .entry("grey9"),
    .tagPurpleSolid: .standIn("zatchPurple", reason: .zatchTag),
    .tagYellowSolid: .standIn("zatchDeepYellow", reason: .zatchTag),
    .tagYellowLine: .standIn("zatchYellow", reason: .zatchTag),
    .tagDisabledFill: .entry("grey4"),
    .onTagDisabled: .entry("grey6"),
    .tagLine: .entry("grey7"),
    .tabBarDisabled: .entry("grey6"),
    .toastFill: .entry("grey9"),
    .onToast: .entry("grey1"),
    .fieldFill: .entry("grey3"),
    .onField: .entry("grey9"),
    .placeholder: .entry("grey7"),
    .selectionFill: .entry("blueTint"),
    .onSelection: .entry("grey9"),
    .destructiveFill: .entry("red"),
    .onDestructive: .entry("paper"),
  ]
}

extension Palette {
  /// The gallery's own: calm greys with a trace of blue, and one accent.
  ///
  /// The three steps of ground differ in 256 colours too (254, 255, 231 in light; 233, 234, 236 in dark), and so do the
  /// inks on them, the separator and the selected row.
  static let chrome = Palette([
    Entry("grey1", light: "#E6E8EB", dark: "#131417"),
    Entry("grey2", light: "#F0F1F3", dark: "#1C1D21"),
    Entry("grey3", light: "#FFFFFF", dark: "#2C2F34"),
    Entry("grey4", light: "#D3D7DC", dark: "#383C43"),
    Entry("grey5", light: "#B4BAC2", dark: "#4B5059"),
    Entry("grey6", light: "#6F7681", dark: "#7F8792"),
    Entry("grey7", light: "#5F6671", dark: "#949BA6"),
    Entry("grey8", light: "#4E545E", dark: "#AEB5BF"),
    Entry("grey9", light: "#1B1E24", dark: "#E4E7EB"),
    Entry("blue", light: "#1F63CC", dark: "#7AB0FF"),
    Entry("blueDeep", light: "#174E9F", dark: "#A5CAFF"),
    Entry("blueTint", light: "#D3E2FA", dark: "#233F70"),
    Entry("ink", "#0B0D10"),
    Entry("paper", light: "#FFFFFF", dark: "#0B0D10"),
    Entry("red", light: "#C2312B", dark: "#FF8178"),
  ]).borrowing(["zatchPurple", "zatchDeepYellow", "zatchYellow"], from: .zatch)
}
