import GalleryKit
import StateSpace
import TokenFiles

/// A token that a mapping chooses and that gives no value: a theme leaves the choice out.
struct MappingFault: Hashable, Sendable {
  /// The kind of fault that a token has.
  enum Kind: Hashable, Sendable {
    /// It does not exist.
    case unknown
    /// It has an error of its own, which is found where it is.
    case broken
    /// Its value is of another kind, or out of the limits.
    case unusable
    /// It is a colour of the system.
    case ofSystem
  }

  let kind: Kind
  /// The member of the mapping, such as `roles` or `spacing`.
  let member: String
  /// The name in the member.
  let name: String
  let token: String
  /// The problem in a few words, such as `unknown token brand.blue`.
  let words: String

  init(_ kind: Kind, _ member: String, _ name: String, token: String, _ words: String) {
    (self.kind, self.member, self.name) = (kind, member, name)
    (self.token, self.words) = (token, words)
  }

  /// The fault of a token that does not exist or is broken; nil for one that has a value.
  init?(ofMissing path: String, in set: TokenSet, _ member: String, _ name: String) {
    guard let token = set[path] else {
      self.init(.unknown, member, name, token: path, "unknown token \(safe(path))")
      return
    }
    guard token.isBroken else { return nil }
    let place = token.location
    self.init(
      .broken, member, name, token: path,
      "\(safe(path)) is broken (\(safePath(place.file)):\(place.line):\(place.column))")
  }

  /// The fault as a problem of the mapping; nil for one that is reported at the token.
  ///
  /// - Parameter paths: those of all tokens, among which the nearest names are found.
  func finding(in mapping: JSONDocument, among paths: [String]) -> TokenFinding? {
    guard let place = place(in: mapping) else { return nil }
    let rule: TokenRule
    var mend = "Choose another token, or correct its value."
    switch kind {
    case .broken: return nil
    case .ofSystem: rule = .mappingSystemColor
    case .unusable: rule = .mappingValue
    case .unknown:
      rule = .mappingUnresolved
      let nearest = nearestNames(to: token, among: paths).map { safe($0) }
      mend =
        nearest.isEmpty
        ? "`\(ProgramName.current) tokens list` lists the tokens."
        : "The nearest are \(nearest.joined(separator: ", "))."
    }
    let sentence = kind == .unknown ? "There is no token “\(safe(token))”." : words + "."
    return TokenFinding(rule, member + "." + name, at: place, sentence, mend: mend)
  }

  /// The path of the token in a mapping.
  private func place(in mapping: JSONDocument) -> JSONNode? {
    guard let choice = mapping.root[member]?[name] else { return nil }
    return choice.children.first { $0.text == token } ?? choice
  }
}
