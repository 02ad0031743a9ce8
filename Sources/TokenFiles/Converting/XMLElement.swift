import Words

/// An element of XML; its texts are escaped here alone.
indirect enum XMLElement {
  /// An element with others in it.
  case element(String, KeyValuePairs<String, String>, [XMLElement])
  /// An element with a text; its attributes are in two parts.
  case text(String, KeyValuePairs<String, String>, KeyValuePairs<String, String>, String)
  /// A comment.
  case comment(String)

  /// The element as a document.
  var document: String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" + lines(indent: 0)
  }

  private func lines(indent: Int) -> String {
    let blanks = String(repeating: " ", count: indent)
    switch self {
    case .element(let name, let attributes, let children):
      let inner = children.map { $0.lines(indent: indent + 4) }.joined()
      return blanks + Self.start(name, attributes) + ">\n" + inner + blanks + "</\(name)>\n"
    case .text(let name, let first, let second, let text):
      return blanks + Self.start(name, first) + Self.written(second)
        + ">\(text.escapedForMarkup)</\(name)>\n"
    case .comment(let text):
      // A comment can neither contain two hyphens nor end with one.
      var words = ""
      for character in SafeText.text(text, as: .sentence) {
        if character == "-", words.hasSuffix("-") { words += " " }
        words.append(character)
      }
      return words.isEmpty ? "" : blanks + "<!-- \(words) -->\n"
    }
  }

  private static func start(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    "<" + name + written(attributes)
  }

  private static func written(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0.key)=\"\($0.value.escapedForMarkup)\"" }.joined()
  }
}
