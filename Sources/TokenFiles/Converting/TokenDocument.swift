/// Exports tokens as one file of 2025.10.
public enum TokenDocument {
  /// The text: groups by the names of the tokens, definitions as written, with the type of each token.
  ///
  /// For a resolver document, this is the result of one choice, with aliases kept.
  public static func text(_ set: TokenSet) -> String {
    var root = Group()
    for token in set.tokens where token.dialect.hasDollars {
      root.add(token, names: token.names[...])
    }
    return JSONText.escapingHidden(in: root.text(indent: 0) + "\n")
  }

  /// Tokens and groups by their names.
  private struct Group {
    private var members: [(name: String, group: Group?, text: String)] = []
    private var places: [ExactText: Int] = [:]

    mutating func add(_ token: Token, names: ArraySlice<String>) {
      guard let name = names.first else { return }
      guard names.count > 1 else {
        set(name, (name, nil, definition(of: token)))
        return
      }
      if places[ExactText(name)] == nil { set(name, (name, Group(), "")) }
      guard let place = places[ExactText(name)] else { return }
      members[place].group?.add(token, names: names.dropFirst())
    }

    private mutating func set(_ name: String, _ member: (name: String, group: Group?, text: String))
    {
      places[ExactText(name)] = members.count
      members.append(member)
    }

    /// The definition as written, preceded by the type if it is inherited.
    private func definition(of token: Token) -> String {
      var parts: [String] = []
      if let type = token.type { parts.append("\"$type\": " + JSONText.quoted(type)) }
      for member in token.definition.distinctMembers where member.name != "$type" {
        parts.append(
          JSONText.quoted(member.name ?? "") + ": " + member.json
        )
      }
      return "{ " + parts.joined(separator: ", ") + " }"
    }

    func text(indent: Int) -> String {
      guard !members.isEmpty else { return "{}" }
      let blanks = String(repeating: " ", count: indent + 2)
      let lines = members.map { member in
        blanks + JSONText.quoted(member.name) + ": "
          + (member.group?.text(indent: indent + 2) ?? member.text)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + String(repeating: " ", count: indent)
        + "}"
    }
  }
}
