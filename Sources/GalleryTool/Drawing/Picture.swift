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

/// Where results go, and how.
struct OutputPlan: Hashable {
  let format: OutputFormat
  let depth: ColorDepth
}

extension ToolContext {
  /// The glyphs where none were asked for: what is shown as it is written has those the locale takes, and a document
  /// of its own has all.
  func glyphs(as format: OutputFormat) -> GlyphSet {
    switch format {
    case .text, .ansi: environment.profile(isTerminal: true).glyphs.value
    case .svg, .html, .json: .unicode
    }
  }

  /// Chooses how results are written: what was asked for, else styled on a terminal and plain in a pipe.
  func outputPlan(
    format: OutputFormat?, color: ColorUse, colors: Automatic<ColorDepth>?, isTerminal: Bool
  ) -> OutputPlan {
    let profile = environment.profile(isTerminal: isTerminal)
    let isStyled =
      switch color {
      case .always: true
      case .never: false
      case .auto: profile.isStyled.value
      }
    let depth =
      switch colors {
      case .value(let depth): depth
      case .auto, nil: color == .always && !isTerminal ? .truecolor : profile.colorDepth.value
      }
    return OutputPlan(format: format ?? (isStyled ? .ansi : .text), depth: depth)
  }
}
