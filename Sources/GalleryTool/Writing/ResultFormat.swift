import ArgumentParser
import GSDesign

/// A format of results: chosen by its name, or by the name of the file that they are written to.
protocol ResultFormat: RawRepresentable<String>, CaseIterable, Sendable, ExpressibleByArgument {
  /// The extension of files in the format.
  var fileExtension: String { get }
}

extension ResultFormat {
  /// The format of a file by its name; nil if its extension is missing or unknown.
  init?(ofFile path: String) {
    guard let ending = Disk.ending(of: path),
      let format = Self.allCases.first(where: { $0.fileExtension == ending })
    else { return nil }
    self = format
  }

  /// The format that an option names, else that of the file; nil without either.
  ///
  /// - Throws: if the format is left to an extension that no format has.
  static func chosen(_ named: Self?, for output: String?) throws -> Self? {
    if let named { return named }
    guard let output, let ending = Disk.ending(of: output) else { return nil }
    if let format = Self(ofFile: output) { return format }
    let known = Set(allCases.map { "." + $0.fileExtension }).sorted().joined(separator: ", ")
    let shown = safePath(output)
    throw ValidationError(
      images.contains(ending) && known.contains(".svg")
        ? "\(shown): no encoder for .\(safe(ending)); .svg and .html files hold the same picture."
        : "\(shown): .\(safe(ending)) names no format. Use one of \(known), or say it with --format."
    )
  }

  /// Pixel formats, which need a font rasterizer.
  private static var images: Set<String> {
    ["png", "jpg", "jpeg", "gif", "webp", "bmp", "pdf"]
  }

  /// The names of all formats, as part of a sentence.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// The format of a picture.
enum OutputFormat: String, Hashable, ResultFormat {
  case text, ansi, svg, html, json
  /// The text for a screen reader, one line for each part.
  case words

  /// The extension of files in the format.
  var fileExtension: String {
    switch self {
    case .text, .words: "txt"
    case .ansi: "ansi"
    case .svg: "svg"
    case .html: "html"
    case .json: "json"
    }
  }

  /// Whether it is a page of pictures.
  var isPage: Bool {
    switch self {
    case .svg, .html: true
    case .text, .ansi, .json, .words: false
    }
  }

  /// Whether it is a document, which is written even about nothing.
  var isDocument: Bool {
    switch self {
    case .text, .ansi, .words: false
    case .svg, .html, .json: true
    }
  }
}

/// The format of a table or a list of findings.
enum TableFormat: String, ResultFormat {
  case text, json

  var fileExtension: String {
    switch self {
    case .text: "txt"
    case .json: "json"
    }
  }
}
