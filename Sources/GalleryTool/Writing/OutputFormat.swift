import ArgumentParser
import GSDesign
import TermSession

/// How results are written.
enum OutputFormat: String, Hashable, Sendable, CaseIterable, ExpressibleByArgument {
  case text, ansi, svg, html, json

  /// How names of files of the format end.
  var fileExtension: String {
    switch self {
    case .text: "txt"
    case .ansi: "ansi"
    case .svg: "svg"
    case .html: "html"
    case .json: "json"
    }
  }
}

/// When output is styled.
enum ColorUse: String, Hashable, Sendable, CaseIterable {
  case auto, always, never

  /// - Throws: a hint where a depth was given: that is the other flag.
  init(argument: String) throws {
    if let value = ColorUse(rawValue: argument) {
      self = value
    } else if ColorDepth(rawValue: argument) != nil {
      throw ValidationError("did you mean --colors \(argument)?")
    } else {
      throw ValidationError("there are auto, always and never.")
    }
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
