/// A link as text in its two parts: the state, and its environment.
///
/// ```swift
/// LinkID(text: "tag/filled:selected@theme=zatch").state.variant  // tag/filled
/// ```
///
/// It may name a state that does not exist: the text is not looked up.
public struct LinkID: Hashable, Sendable {
  /// The state.
  public let state: StateID
  /// The environment of the state.
  public let environment: EnvironmentID

  /// Makes a link of its parts.
  public init(_ state: StateID, _ environment: EnvironmentID = "") {
    self.state = state
    self.environment = environment
  }

  /// Divides a link at the `@`.
  public init(text: String) {
    let (state, environment) = divided(text[...], at: "@")
    self.init(StateID(String(state)), EnvironmentID(String(environment ?? "")))
  }

  /// The whole link; the default environment is left out.
  public var text: String {
    environment.isDefault ? state.text : state.text + "@" + environment.text
  }
}

/// A state of a variant, as links spell it without the environment, such as `tag/filled:selected`.
public struct StateID: Hashable, Sendable {
  /// The text of the state.
  public let text: String

  /// Names a state by its text.
  public init(_ text: String) { self.text = text }

  /// The variant before the colon.
  public var variant: VariantID { VariantID(String(text.prefix { $0 != ":" })) }

  /// The values behind the colon; empty where all are at their defaults.
  package var values: Substring { text.drop { $0 != ":" }.dropFirst() }

  /// Names a state by its variant and values.
  ///
  /// - Parameters:
  ///   - variant: the variant.
  ///   - values: the values as links spell them; empty where all are at their defaults.
  public init(_ variant: VariantID, values: String = "") {
    self.init(values.isEmpty ? variant.text : variant.text + ":" + values)
  }
}

/// The environment of a state, as links spell it behind the `@`; empty for the default.
public struct EnvironmentID: Hashable, Sendable {
  /// The text of the environment.
  public let text: String

  /// Names an environment by its text.
  public init(_ text: String) { self.text = text }

  /// Whether it is the default environment.
  public var isDefault: Bool { text.isEmpty }
}

/// A choice of states under their environments.
public typealias StateChoice = @Sendable (LinkID) -> Bool

extension LinkID: ExpressibleByStringInterpolation, CustomStringConvertible, Comparable {
  /// Makes it of its text.
  public init(stringLiteral value: String) { self.init(text: value) }
  /// The text.
  public var description: String { text }
  /// Whether the text of a link comes before that of another.
  public static func < (left: LinkID, right: LinkID) -> Bool { left.text < right.text }
}

extension StateID: ExpressibleByStringInterpolation, CustomStringConvertible {
  /// Makes it of its text.
  public init(stringLiteral value: String) { self.init(value) }
  /// The text.
  public var description: String { text }
}

extension EnvironmentID: ExpressibleByStringInterpolation, CustomStringConvertible {
  /// Makes it of its text.
  public init(stringLiteral value: String) { self.init(value) }
  /// The text.
  public var description: String { text }
}
