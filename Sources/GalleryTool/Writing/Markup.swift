import TermRender
import Words

/// Elements, attributes and text as HTML that is also well-formed XML.
///
/// Texts and the values of attributes are escaped here and nowhere else, so callers pass them as they are. Only
/// ``init(raw:)`` and the `raw` attributes write something as it is: pictures, styles and scripts of our own.
///
/// An element is written in one of three ways: `inline` breaks no line, `line` ends one, and `block` has its start and its
/// end on lines of their own.
struct Markup {
  /// Names and values in order; a value that is nil leaves its attribute out.
  typealias Attributes = KeyValuePairs<String, String?>
  /// Names and values that are written as they are, after the other attributes.
  typealias RawAttributes = KeyValuePairs<String, String>

  fileprivate let pieces: [String]

  /// A text on one line.
  init(_ text: String) {
    pieces = [text.escapedForMarkup]
  }

  /// Markup that this program made: a picture, a style or a script, never a text from outside.
  init(raw markup: String) {
    pieces = [markup]
  }

  fileprivate init(pieces: [String]) {
    self.pieces = pieces
  }

  /// The whole of it.
  var text: String { pieces.joined() }

  static let lineBreak = Markup(raw: "\n")

  /// A text that viewers may wrap after each comma, colon and at sign, such as a link.
  static func breakable(_ text: String) -> Markup {
    var output = ""
    // By grapheme cluster, so that a mark remains with its letter.
    for cluster in text.escapedForMarkup {
      output.append(cluster)
      if [",", ":", "@"].contains(cluster) { output += "<wbr/>" }
    }
    return Markup(raw: output)
  }

  /// `<b>…</b>`
  static func inline(
    _ name: String, _ attributes: Attributes = [:], @MarkupBuilder content: () -> Markup
  ) -> Markup {
    Markup(pieces: [start(name, attributes) + ">"] + content().pieces + ["</\(name)>"])
  }

  /// `<li>…</li>`, and the end of the line.
  static func line(
    _ name: String, _ attributes: Attributes = [:], @MarkupBuilder content: () -> Markup
  ) -> Markup {
    Markup(pieces: [start(name, attributes) + ">"] + content().pieces + ["</\(name)>\n"])
  }

  /// `<ul>` on a line, the content, and `</ul>` on a line.
  static func block(
    _ name: String, _ attributes: Attributes = [:], @MarkupBuilder content: () -> Markup
  ) -> Markup {
    Markup(pieces: [start(name, attributes) + ">\n"] + content().pieces + ["</\(name)>\n"])
  }

  /// `<br/>`: an element that has no content.
  static func empty(
    _ name: String, _ attributes: Attributes = [:], raw: RawAttributes = [:]
  ) -> Markup {
    Markup(raw: start(name, attributes, raw) + "/>")
  }

  /// The same, and the end of the line.
  static func emptyLine(
    _ name: String, _ attributes: Attributes = [:], raw: RawAttributes = [:]
  ) -> Markup {
    Markup(raw: start(name, attributes, raw) + "/>\n")
  }

  /// A picture within the page itself.
  ///
  /// - Parameter svg: the document in Base64.
  static func image(_ attributes: Attributes, svg: String) -> Markup {
    empty("img", attributes, raw: ["src": "data:image/svg+xml;base64," + svg])
  }

  private static func start(
    _ name: String, _ attributes: Attributes, _ raw: RawAttributes = [:]
  ) -> String {
    var output = "<" + name
    for case (let name, let value?) in attributes {
      output += " \(name)=\"\(value.escapedForMarkup)\""
    }
    for (name, value) in raw { output += " \(name)=\"\(value)\"" }
    return output
  }
}

/// Puts the content of an element together; a string is a text.
@resultBuilder
enum MarkupBuilder {
  static func buildExpression(_ markup: Markup) -> Markup { markup }
  static func buildExpression(_ text: String) -> Markup { Markup(text) }
  static func buildBlock(_ parts: Markup...) -> Markup { joined(parts) }
  static func buildOptional(_ part: Markup?) -> Markup { part ?? joined([]) }
  static func buildEither(first part: Markup) -> Markup { part }
  static func buildEither(second part: Markup) -> Markup { part }
  static func buildArray(_ parts: [Markup]) -> Markup { joined(parts) }

  private static func joined(_ parts: [Markup]) -> Markup {
    Markup(pieces: parts.flatMap(\.pieces))
  }
}
