import ColorScience
import GSDesign
import GalleryKit

/// A whole page that needs no network and no program.
///
/// Its policy blocks everything from outside, whatever the page contains.
struct HTMLPage {
  /// The language of the page itself.
  let language: Language
  let title: String
  /// The design of an interactive page; nil for a page that shows a picture alone.
  var design: Design?
  let content: Markup

  /// The style and the script of one page, from `Resources`; both follow those that all pages share.
  struct Design {
    let style: [UInt8]
    let script: [UInt8]
    /// Further rules of the style, for this page alone; no text from outside.
    var rules = ""
    /// The name of the two files beside the page, without an extension; nil if both are within the page.
    var files: String?
  }

  init(
    _ title: String, _ language: Language, design: Design? = nil,
    @MarkupBuilder content: () -> Markup
  ) {
    self.title = title
    self.language = language
    self.design = design
    self.content = content()
  }

  var text: String {
    "<!DOCTYPE html>\n"
      + Markup.block("html", ["lang": language.rawValue]) {
        head
        if let design { body(design) } else { Markup.block("body") { content } }
      }.text
  }

  /// The style sheet; empty without a design.
  var style: String {
    design.map { PageStyle(own: $0.style).text + $0.rules } ?? ""
  }

  /// The script; empty without a design.
  var script: String { design.map { PageScript(own: $0.script).text } ?? "" }

  private var head: Markup {
    Markup.block("head") {
      Markup.emptyLine("meta", ["charset": "utf-8"])
      Markup.emptyLine(
        "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      Markup.emptyLine(
        "meta", ["http-equiv": "Content-Security-Policy"], raw: ["content": policy])
      if design != nil {
        Markup.emptyLine("meta", ["name": "color-scheme", "content": "light dark"])
      }
      Markup.line("title") { title }
      if let files = design?.files {
        Markup.emptyLine("link", ["rel": "stylesheet", "href": files + ".css"])
        Markup.line("script", ["src": files + ".js", "defer": "defer"]) {}
      } else if design != nil {
        Markup.block("style") { Markup(raw: style) }
      }
    }
  }

  /// Raw, because its quotes are for people to read as well.
  ///
  /// A page on a disk has no origin that every browser takes for its own, so `file:` is named as well; a page from a
  /// server can load nothing by it.
  private var policy: String {
    if design?.files == nil {
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
    } else {
      "default-src 'none'; img-src 'self' file:; style-src 'self' file:; script-src 'self' file:"
    }
  }

  /// The content, and the element and the attributes that the common script reads.
  private func body(_ design: Design) -> Markup {
    Markup.block(
      "body",
      [
        "data-copied": PageWords.copied[language], "data-failed": PageWords.notCopied[language],
      ]
    ) {
      content
      Markup.line("p", ["id": "said", "role": "status", "aria-live": "polite"]) {}
      if design.files == nil { Markup.block("script") { Markup(raw: script) } }
    }
  }
}

extension HTMLPage {
  /// The link past the header, for the keyboard.
  static func skipLink(to id: String, _ words: String) -> Markup {
    Markup.line("a", ["class": "skip", "href": "#" + id]) { words }
  }

  /// The class of controls that need the script: without it they are hidden.
  static let scripted = "scripted"

  /// The field that filters the page.
  static func filterField(_ hint: Phrase, _ language: Language) -> Markup {
    Markup.emptyLine(
      "input",
      [
        "id": "filter", "class": scripted, "type": "search", "autocomplete": "off",
        "spellcheck": "false",
        "placeholder": PageWords.filter[language] + "  /", "aria-label": hint[language],
      ])
  }

  /// The sentence that the filter shows if nothing matches.
  static func noMatch(_ language: Language) -> Markup {
    Markup.line("p", ["id": "none", "hidden": "hidden"]) { PageWords.noMatch[language] }
  }

  /// A button of the header.
  static func button(
    _ id: String, _ sign: String, _ words: Phrase, _ language: Language
  ) -> Markup {
    Markup.line(
      "button",
      [
        "id": id, "class": scripted, "type": "button", "title": words[language],
        "aria-label": words[language],
      ]
    ) { sign }
  }

  /// A square of a colour.
  static func swatch(_ color: RGB) -> Markup {
    Markup.inline("svg", ["class": "swatch", "viewBox": "0 0 1 1", "aria-hidden": "true"]) {
      Markup.empty("rect", ["width": "1", "height": "1", "fill": color.hex])
    }
  }

  /// Links to copy, folded under a summary.
  static func links(_ summary: String, _ links: [String]) -> Markup {
    Markup.block("details") {
      Markup.line("summary") { summary }
      Markup.block("ul") { for link in links { Markup.line("li") { copied(link) } } }
    }
  }

  /// A link or a command, which the script makes a button that copies it.
  static func copied(_ text: String) -> Markup {
    Markup.inline("code", ["class": "link"]) { Markup.breakable(text) }
  }
}

/// The style of a page, in the colours of the gallery's own theme.
private struct PageStyle {
  /// The style of this page alone.
  let own: [UInt8]

  var text: String {
    """
    :root{color-scheme:light;\(colors(.light))}
    :root[data-appearance=dark]{color-scheme:dark;\(colors(.dark))}
    @media (prefers-color-scheme:dark){:root:not([data-appearance=light])\
    {color-scheme:dark;\(colors(.dark))}}
    \(String(decoding: PackageResources.page_css + own, as: UTF8.self))
    """
  }

  /// The roles that the page uses, as custom properties.
  private static let roles: [(name: String, role: ColorRole)] = [
    ("page", .page), ("surface", .surface), ("raised", .raised), ("text", .text),
    ("secondary", .textSecondary), ("accent", .accentText), ("line", .separator),
    ("outline", .outline), ("field", .fieldFill), ("chosen", .selectionFill),
    ("toast", .toastFill), ("on-toast", .onToast),
  ]

  private func colors(_ appearance: Appearance) -> String {
    let scheme = Theme.chrome.scheme(appearance, .normal)
    return Self.roles.map { "--\($0.name):\(scheme[$0.role].hex);" }.joined()
  }
}

/// The script of a page: copying, light and dark, and the functions of this page. All content is visible without it.
private struct PageScript {
  /// The script of this page alone.
  let own: [UInt8]

  /// Contains no text of a catalogue; the page passes it in attributes.
  var text: String {
    """
    "use strict";
    (function () {
    \(String(decoding: PackageResources.page_js, as: UTF8.self))
    \(String(decoding: own, as: UTF8.self))}());

    """
  }
}
