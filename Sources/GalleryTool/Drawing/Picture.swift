import GSDesign
import GalleryKit
import TermRender

/// A drawn surface and how it is to be written.
struct Picture {
  let surface: Surface
  /// The depth the output has; what was simulated is in the cells already.
  let depth: ColorDepth
  let title: String

  func written(as format: OutputFormat, json: JSONValue) -> [UInt8] {
    switch format {
    case .text: Array(surface.plainText.utf8)
    case .ansi: surface.ansi(depth: depth)
    case .svg: Array(surface.svg(title: title, description: surface.plainText).utf8)
    case .html: Array(surface.html(label: title).utf8)
    case .json: Array((json.text + "\n").utf8)
    }
  }

  /// The rows as JSON: what is written in them.
  var rows: JSONValue {
    .strings(
      surface.plainText.split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast().map(String.init))
  }
}
