/// Reads markup as strictly as XML 1.0 requires, as far as the exports use it; anything else is an error.
///
/// The document type of HTML may come first, and the content of `script` and `style` is plain text.
public struct MarkupReader {
  public struct Element {
    public var name: String
    public var attributes: [String: String]
  }

  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  public private(set) var elements: [Element] = []
  /// The texts directly within elements of a name.
  public private(set) var texts: [String: [String]] = [:]
  private var rest: Substring

  public static func read(_ text: String) throws(Failure) -> MarkupReader {
    var reader = MarkupReader(rest: text[...])
    try reader.readDocument()
    return reader
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  private mutating func readDocument() throws(Failure) {
    for scalar in rest.unicodeScalars where scalar.value < 0x20 && scalar != "\n" {
      throw Failure(description: "a control, \(scalar.value)")
    }
    if rest.hasPrefix("<!DOCTYPE html>\n") { rest = rest.dropFirst(16) }
    var open: [String] = []
    while !rest.isEmpty {
      if rest.hasPrefix("</") {
        rest.removeFirst(2)
        let name = try take(until: ">")
        guard open.popLast() == name else {
          throw Failure(description: "</\(name)> closes nothing")
        }
      } else if rest.hasPrefix("<") {
        rest.removeFirst()
        let tag = try take(until: ">")
        let isEmpty = tag.hasSuffix("/")
        let element = try MarkupReader.element(isEmpty ? String(tag.dropLast()) : tag)
        elements.append(element)
        if !isEmpty { open.append(element.name) }
        if ["script", "style"].contains(element.name) { try skipText(of: element.name) }
      } else {
        let end = rest.unicodeScalars.firstIndex(of: "<") ?? rest.endIndex
        let raw = rest[..<end]
        rest = rest[end...]
        let text = try MarkupReader.unescaped(raw)
        if let name = open.last {
          if !text.allSatisfy(\.isNewline) { texts[name, default: []].append(text) }
        } else if !text.allSatisfy(\.isWhitespace) {
          throw Failure(description: "text outside of every element: \(text)")
        }
      }
    }
    guard open.isEmpty else { throw Failure(description: "never closed: \(open)") }
  }

  /// The content is text up to its end tag, whatever it looks like.
  private mutating func skipText(of name: String) throws(Failure) {
    var text = ""
    while !rest.hasPrefix("</") {
      guard let next = rest.popFirst() else { throw Failure(description: "\(name) never ends") }
      text.append(next)
    }
    guard rest.hasPrefix("</\(name)>") else {
      throw Failure(description: "an end tag within \(name)")
    }
    texts[name, default: []].append(text)
  }

  /// Scalar by scalar: a mark at the start of a text may join the bracket before it.
  private mutating func take(until end: Unicode.Scalar) throws(Failure) -> String {
    let scalars = rest.unicodeScalars
    guard let index = scalars.firstIndex(of: end) else {
      throw Failure(description: "no \(end)")
    }
    let text = String(rest[..<index])
    rest = rest[scalars.index(after: index)...]
    return text
  }

  private static func element(_ tag: String) throws(Failure) -> Element {
    let name = tag.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    guard !name.isEmpty else { throw Failure(description: "no name in <\(tag)>") }
    var attributes: [String: String] = [:]
    var rest = tag[name.endIndex...]
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      guard start > rest.startIndex, let equals = rest.firstIndex(of: "=") else {
        throw Failure(description: "an attribute without a value in <\(tag)>")
      }
      let key = String(rest[start..<equals])
      let quote = rest.index(after: equals)
      guard quote < rest.endIndex, rest[quote] == "\"",
        let end = rest[rest.index(after: quote)...].firstIndex(of: "\"")
      else { throw Failure(description: "an unquoted value in <\(tag)>") }
      guard attributes[key] == nil else { throw Failure(description: "\(key) twice") }
      attributes[key] = try unescaped(rest[rest.index(after: quote)..<end])
      rest = rest[rest.index(after: end)...]
    }
    return Element(name: String(name), attributes: attributes)
  }

  private static func unescaped(_ text: Substring) throws(Failure) -> String {
    var rest = text.unicodeScalars
    guard !rest.contains("<") else { throw Failure(description: "a bare < in \(text)") }
    var result = ""
    while let ampersand = rest.firstIndex(of: "&") {
      result += String(rest[..<ampersand])
      rest = rest[ampersand...]
      guard
        let entity = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'"]
          .first(where: { rest.starts(with: $0.key.unicodeScalars) })
      else { throw Failure(description: "a bare & in \(text)") }
      result += entity.value
      rest = rest.dropFirst(entity.key.unicodeScalars.count)
    }
    return result + String(rest)
  }
}
