/// A token of a set: as it is written, and what it comes to.
public struct Token: Sendable {
  /// The names of the groups it is in and its own.
  public let names: [String]
  /// Its type, given, referenced or inherited; nil where there is none.
  public let type: String?
  /// Where the type is from.
  public let typeSource: TypeSource?
  /// The object that defines the token.
  public let definition: JSONNode
  /// The value as it is written: what `$value` holds, or the `$ref` of a token without one.
  public let raw: JSONNode
  /// The value with everything in place of its references; nil where one of them leads nowhere.
  public let value: JSONValue?
  /// The token that the whole value refers to, by its place in the set; nil where it refers to none.
  public let target: Int?
  /// The tokens that the value refers to, anywhere in it, by their places in the set.
  public let references: [Int]
  /// How many references lead from here to a value, one after another; 0 for a value of its own.
  public let aliasDepth: Int
  /// Whether the whole value is a reference, if only to nothing.
  public let isAlias: Bool
  /// The codes of the errors in the token, each once.
  public let errors: [TokenRule]
  /// Whether the token, or a group that it is in, is out of use, and what is said of it.
  public let deprecation: Deprecation

  /// Where a type is from.
  public enum TypeSource: Hashable, Sendable {
    /// The token says it.
    case own
    /// The referenced token has it.
    case alias
    /// A group says it.
    case group
  }

  /// Whether a token is out of use.
  public enum Deprecation: Hashable, Sendable {
    /// It is in use.
    case none
    /// It is out of use; with the reason, if there is one.
    case deprecated(String?)
  }

  /// The names joined by points.
  public var path: String { names.joined(separator: ".") }

  /// Whether something is wrong with the token.
  public var isBroken: Bool { !errors.isEmpty }

  /// The description of the token, if there is one.
  public var description: String? {
    (definition["$description"] ?? definition["description"] ?? definition["comment"])?.text
  }

  /// The file, and the line and column of the token's name, both from 1; of a colour of a catalogue, those of the colour.
  public var location: (file: String, line: Int, column: Int) {
    let node = definition.document.originals.isEmpty ? definition : raw.original
    let place = node.document.location(ofOffset: node.offset)
    return (node.document.name, place.line, place.column)
  }
}
