import ColorScience
import GSDesign
import GalleryKit
import TermRender

/// How a page begins: what it is called, how it looks, and that nothing gets into it.
struct PageHead {
  /// Markup already.
  let title: String
  let style: PageStyle
  let language: Language

  /// The policy lets nothing in from anywhere, whatever the page holds.
  var markup: String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'"/>
    <meta name="color-scheme" content="light dark"/>
    <title>\(title)</title>
    <style>
    \(style.text)</style>
    </head>
    <body data-copied="\(say(PageWords.copied))" data-failed="\(say(PageWords.notCopied))">

    """
  }

  private func say(_ phrase: Phrase) -> String { phrase[language].escapedForMarkup }
}

/// Markup of a link that may be broken into lines between its parts.
func breakable(_ markup: String) -> String {
  var output = ""
  // Cluster by cluster: a mark is not parted from what it lies on.
  for cluster in markup {
    output.append(cluster)
    if [",", ":", "@"].contains(cluster) { output += "<wbr/>" }
  }
  return output
}

/// The style of a page, in the colours of the gallery's own theme.
struct PageStyle {
  /// A file of `Resources` with what only this page has, after what all pages have.
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

/// The script of a page: copying, light and dark, and what only this page has. Without it everything is seen all the same.
struct PageScript {
  /// A file of `Resources` with what only this page has, after what all pages have.
  let own: [UInt8]

  /// Nothing of a catalogue is put in here; the page hands its words over in attributes.
  var text: String {
    """
    "use strict";
    (function () {
    \(String(decoding: PackageResources.page_js, as: UTF8.self))
    \(String(decoding: own, as: UTF8.self))}());

    """
  }
}
