/// A token of a set: its definition and its resolved value.
public struct Token: Sendable {
  /// The names of its groups, and its own.
  public let names: [String]
  /// Its type, given, referenced or inherited; nil if unknown.
  public let type: String?
  /// The source of the type.
  public let typeSource: TypeSource?
  /// How the token's file is written.
  package let dialect: TokenDialect
  /// The object that defines the token.
  public let definition: JSONNode
  /// The value in the file: that of `$value`, or the `$ref` of a token without one.
  public let raw: JSONNode
  /// The value with its references resolved; nil if one of them leads nowhere.
  public let value: JSONValue?
  /// The index in the set of the token that the whole value refers to; nil for any other value.
  public let target: Int?
  /// The indices in the set of all tokens that the value refers to, anywhere in it.
  public let references: [Int]
  /// The number of references from here to a value, one after another; 0 for a value of its own.
  public let aliasDepth: Int
  /// Whether the whole value is a reference, even one that leads nowhere.
  public let isAlias: Bool
  /// The codes of the errors in the token, each once.
  public let errors: [TokenRule]
  /// Whether the token, or one of its groups, is deprecated, and why.
  public let deprecation: Deprecation

  /// The source of a type.
  public enum TypeSource: Hashable, Sendable {
    /// The token itself.
    case own
    /// The referenced token.
    case alias
    /// A group.
    case group
    /// The first name of the path, as `color` or `size`: the category of Style Dictionary.
    case category
  }

  /// Whether a token is deprecated.
  public enum Deprecation: Hashable, Sendable {
    /// Not deprecated.
    case none
    /// Deprecated; with the reason, if given.
    case deprecated(String?)
  }

  /// The names joined by points.
  public var path: String { names.joined(separator: ".") }

  /// Whether the token has errors.
  public var isBroken: Bool { !errors.isEmpty }

  /// The description of the token, if there is one.
  public var description: String? {
    (definition["$description"] ?? definition["description"] ?? definition["comment"])?.text
  }

  /// The file, and the line and column of the token's name, both from 1; for a catalogue's colour, those of the
  /// colour.
  public var location: (file: String, line: Int, column: Int) {
    // A catalogue has originals of values alone; a file in YAML has them of definitions as well.
    let node =
      definition.original != definition || definition.document.originals.isEmpty
      ? definition.original : raw.original
    let place = node.document.location(ofOffset: node.offset)
    return (node.document.name, place.line, place.column)
  }
}
