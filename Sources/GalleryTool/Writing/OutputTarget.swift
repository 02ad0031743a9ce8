import ArgumentParser
import ColorScience
import GSDesign
import StateSpace
import Synchronization
import TermRender
import TermSession
import Words

/// The target of results.
enum OutputTarget: Hashable {
  case standard
  case file(String)

  var isTerminal: Bool {
    switch self {
    case .standard: StandardStreams.isOutputTerminal
    case .file: false
    }
  }

  /// Receives results, piece by piece.
  typealias Append = ([UInt8]) throws(ToolError) -> Void

  func write(_ bytes: [UInt8], _ context: ToolContext) throws(ToolError) {
    try write(context) { append throws(ToolError) in try append(bytes) }
  }

  /// Writes the appended pieces. A file is replaced only when all of them are written; if anything fails, the old
  /// file stays.
  func write(
    _ context: ToolContext, _ fill: (Append) throws(ToolError) -> Void
  ) throws(ToolError) {
    switch self {
    case .standard:
      try fill { bytes throws(ToolError) in try context.print(bytes) }
    case .file(let path):
      let place = Disk.divided(path)
      let folder = try Self.attempt(path) { () throws(Disk.Refusal) in
        try OpenFolder(place.folder)
      }
      if folder.kind(of: place.name) == .special {
        try Self.write(into: place.name, of: folder, path, fill)
      } else {
        try holdingSignals { () throws(ToolError) in
          try Self.replace(place.name, in: folder, path, fill)
        }
      }
    }
  }

  /// Checks that a file can be begun here, before long work that ends with it.
  func check() throws(ToolError) {
    guard case .file(let path) = self else { return }
    let place = Disk.divided(path)
    let folder = try Self.attempt(path) { () throws(Disk.Refusal) in
      try OpenFolder(place.folder)
    }
    try Self.attempt(path) { () throws(Disk.Refusal) in
      if folder.kind(of: place.name) != .special { try folder.check(replacing: place.name) }
    }
  }

  private static func replace(
    _ name: String, in folder: borrowing OpenFolder, _ path: String,
    _ fill: (Append) throws(ToolError) -> Void
  ) throws(ToolError) {
    let partial = ".gs-gallery-\(Disk.processNumber).partial"
    var file: PartialFile
    do throws(Disk.Refusal) {
      file = try PartialFile(name, in: folder, as: partial)
    } catch {
      throw refused(path, error)
    }
    try fill { bytes throws(ToolError) in
      // The signal ends the process once the partial file is removed.
      guard !isSignalHeld() else {
        throw ToolError(.interrupted, "\(safePath(path)) is as it was.")
      }
      try attempt(path) { () throws(Disk.Refusal) in try file.append(bytes) }
    }
    do throws(Disk.Refusal) {
      try file.finish()
    } catch {
      throw refused(path, error)
    }
  }

  /// Writes to a pipe or a device, which cannot be replaced.
  private static func write(
    into name: String, of folder: borrowing OpenFolder, _ path: String,
    _ fill: (Append) throws(ToolError) -> Void
  ) throws(ToolError) {
    let file: Int32
    do throws(Disk.Refusal) {
      file = try folder.openForWriting(name, isNew: false)
    } catch {
      throw refused(path, error)
    }
    defer { StandardStreams.close(file) }
    try fill { bytes throws(ToolError) in
      do throws(StandardStreams.WriteFailure) {
        try StandardStreams.write(bytes, to: file)
      } catch {
        throw refused(path, Disk.Refusal(path: path, number: error.number))
      }
    }
  }

  private static func attempt<Made: ~Copyable>(
    _ path: String, _ work: () throws(Disk.Refusal) -> Made
  ) throws(ToolError) -> Made {
    do throws(Disk.Refusal) {
      return try work()
    } catch {
      throw refused(path, error)
    }
  }

  private static func refused(_ path: String, _ refusal: Disk.Refusal) -> ToolError {
    let shown = safePath(path)
    let sentence =
      switch Disk.Obstacle(refusal.number) {
      case .link: "\(shown) is a symbolic link, which is not followed; name the file itself."
      case .folder: "\(shown) is a folder; name a file in it."
      case .noFolder, .special, .size, nil:
        "\(shown) cannot be written: "
          + (Disk.missingParent(of: path).map {
            "folder \(safePath($0)) does not exist; create it."
          }
            ?? StandardStreams.describe(refusal.number) + ".")
      }
    return ToolError(.notPossibleHere, sentence)
  }
}

/// When output is styled.
enum ColorUse: String, Hashable, Sendable, CaseIterable {
  case auto, always, never

  /// - Throws: a hint if the argument is a colour depth, which belongs to the other flag.
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

/// The format and colour depth of results.
struct OutputPlan: Hashable {
  let format: OutputFormat
  /// The colour depth of styled text.
  let depth: ColorDepth
  /// The sixteen named colours of the terminal that shows it.
  let namedColors: NamedColors

  /// The colours of styled text.
  var colors: ColorReduction { ColorReduction(depth, named: namedColors.palette) }
}

extension ToolContext {
  /// The default glyphs: those of the locale for text, all of them for a document.
  func glyphs(as format: OutputFormat) -> GlyphSet {
    switch format {
    case .text, .ansi: environment.profile(isTerminal: true).glyphs.value
    case .svg, .html, .json, .words: .unicode
    }
  }

  /// Chooses the format and depth: the requested ones, else styled on a terminal and plain in a pipe.
  ///
  /// - Parameter palette: the sixteen named colours of the terminal; nil for those that it is assumed to have.
  func outputPlan(
    format: OutputFormat?, color: ColorUse, colors: Automatic<ColorDepth>?,
    palette: NamedColors? = nil, isTerminal: Bool
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
    return OutputPlan(
      format: format ?? (isStyled ? .ansi : .text), depth: depth,
      namedColors: palette ?? profile.assumedColors)
  }
}

/// A progress line on standard error; silent if it is not a terminal.
final class ProgressLine: Sendable {
  private let total: Int
  private let isShown: Bool
  private let done = Mutex(0)

  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown
  }

  /// Counts another finished piece.
  func advance(to name: String) {
    guard isShown else { return }
    done.withLock { count in
      count += 1
      show("\(count)/\(total) \(name)")
    }
  }

  /// Replaces the text of the line.
  func show(_ text: String) {
    guard isShown else { return }
    let line = String(SafeText.line(text).prefix(Self.columns))
    StandardStreams.showProgress(
      line + String(repeating: " ", count: Self.columns - line.count))
  }

  /// Clears the line.
  func end() {
    guard isShown else { return }
    StandardStreams.showProgress(String(repeating: " ", count: Self.columns))
    StandardStreams.showProgress("")
  }

  /// The columns cleared of the previous line; common terminals have more.
  private static let columns = 60
}
