import Words

/// Names of tokens and groups as identifiers of Swift.
enum SwiftName {
  /// The name of the enumeration of a group: with `Tokens` behind it if it is a type of Swift, SwiftUI or Foundation,
  /// which it would hide from code inside the enumeration.
  static func type(_ name: String) -> String {
    let text = ExportName.upperCamel(name)
    guard let first = text.first else { return "Unnamed" }
    return first.isNumber ? "_" + text : takenTypes.contains(text) ? text + "Tokens" : text
  }

  /// The name of the constant of a token.
  static func constant(_ name: String) -> String {
    let text = ExportName.lowerCamel(name)
    guard let first = text.first else { return "unnamed" }
    if first.isNumber { return "_" + text }
    return keywords.contains(text) ? "`\(text)`" : text
  }

  /// Keywords that begin with an upper-case letter, modules, and types of one word.
  private static let takenTypes = Set(
    """
    Any Self Type Protocol Swift SwiftUI Foundation UIKit AppKit Combine Observation
    Actor AnyObject Array Bool Character Clock Codable Collection Comparable Copyable Decodable
    Decoder Dictionary Double Duration Encodable Encoder Equatable Error Escapable Float Hashable
    Hasher Identifiable Int Iterator Mirror Never Optional Range Regex Result Sendable Sequence Set
    Slice String Strideable Substring Task UInt Unicode Void
    Bundle CGFloat CGPoint CGRect CGSize CGVector Calendar Data Date Decimal Dimension Expression
    Formatter Host Locale Measurement Morphology Notification Operation Pipe Port Predicate Process
    Progress Scanner Selector Stream Thread Timer URL UUID Unit
    Alert Alignment Anchor Angle Animatable Animation App Axis Binding Button Canvas Capsule Circle
    Color Commands Divider Edge Ellipse Environment Font Form Gauge Gesture Gradient Grid Group
    HStack Image Label Layout Link List Material Menu Namespace Observable Path Picker Preview
    Published Rectangle Scene Section Shader Shape Slider Spacer Spring State Stepper Subview Tab
    Table Text Toggle Transaction Transition VStack View Visibility Window ZStack
    AnyShape AnyTransition AnyView BlendMode ButtonStyle ColorPicker ColorScheme ContentMode
    ControlSize DatePicker DragGesture EdgeInsets ForEach GridItem GridRow GroupBox LabelStyle
    LinearGradient MeshGradient RadialGradient AngularGradient EllipticalGradient MenuStyle
    NavigationLink ProgressView RoundedRectangle ScrollView ShadowStyle ShapeStyle StrokeStyle
    TabView TextEditor TextField TextStyle TimeInterval TimeZone ViewModifier
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
