/// Texts as YAML writes them.
enum YAMLText {
  /// A text in the style of a value: in its quotation marks, or without if the text needs none.
  static func written(_ text: String, like node: JSONNode) -> String {
    switch node.document.bytes[node.range.lowerBound] {
    case UInt8(ascii: "\""): return JSONText.quoted(text)
    case UInt8(ascii: "'"): return singleQuoted(text)
    case _: return isPlain(text) ? text : singleQuoted(text)
    }
  }

  /// In single quotation marks, or in double ones if the text needs an escape.
  private static func singleQuoted(_ text: String) -> String {
    let quoted = JSONText.quoted(text)
    let hasEscape = quoted.replacing("\\\\", with: "").replacing("\\\"", with: "").contains("\\")
    return hasEscape ? quoted : "'" + text.replacing("'", with: "''") + "'"
  }

  /// Whether a text without quotation marks is read as the same text, in blocks as well as in braces.
  static func isPlain(_ text: String) -> Bool {
    guard let document = try? JSONDocument(Array("[\(text)]".utf8), syntax: .yaml),
      document.root.children.first(where: { _ in true })?.text == text,
      !text.contains(where: { ",[]{}".contains($0) }), !text.hasPrefix("-")
    else { return false }
    return JSONText.quoted(text).utf8.count == text.utf8.count + 2
  }
}
