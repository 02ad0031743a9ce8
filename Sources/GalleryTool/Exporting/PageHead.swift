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
