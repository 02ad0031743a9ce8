import ArgumentParser
import GSDesign
import GalleryKit
import TermRender

/// The frames of a tape with their times; equal neighbours are one.
final class TapeFilm {
  /// A frame, and when it begins in milliseconds.
  struct Frame {
    let surface: Surface
    let caret: CellPosition?
    let start: Int
  }

  private(set) var frames: [Frame] = []
  /// Whether frames were left out, since there were too many.
  private(set) var isFull = false
  private var cells = 0

  /// The most cells of all frames together.
  private static let limit = 40_000_000
  /// How long a frame is shown at least, in milliseconds.
  private static let shortest = 33

  /// Adds a frame; one that follows too soon takes the place of the one before it.
  func add(_ drawing: Drawing, at time: Int) {
    let surface = drawing.surface
    var time = time
    if let last = frames.last, time - last.start < Self.shortest {
      time = last.start
      cells -= frames.removeLast().surface.cells.count
    }
    if let last = frames.last, last.caret == drawing.caret, last.surface.isEqual(to: surface) {
      return
    }
    guard cells + surface.cells.count <= Self.limit else {
      isFull = true
      return
    }
    cells += surface.cells.count
    frames.append(Frame(surface: surface, caret: drawing.caret, start: time))
  }
}

extension Surface {
  /// Whether it shows the same as another of its pool.
  fileprivate func isEqual(to other: Surface) -> Bool {
    columns == other.columns && rows == other.rows && cells == other.cells
      && shapes == other.shapes && typesetLines == other.typesetLines
  }
}

/// The formats of all frames of a tape.
enum FilmFormat: String, ResultFormat {
  /// A document that moves by itself.
  case svg
  /// A recording of a terminal, version 2 of asciinema.
  case cast
  /// Every frame as text, below its time.
  case text

  var fileExtension: String {
    switch self {
    case .svg: "svg"
    case .cast: "cast"
    case .text: "txt"
    }
  }
}

extension TapeFilm {
  /// The film in a format.
  ///
  /// - Parameters:
  ///   - duration: the time of the whole, in milliseconds.
  ///   - shapes: how a document draws the outlines.
  func written(
    as format: FilmFormat, duration: Int, title: String, shapes: ShapeRendering,
    environment: RenderEnvironment
  ) -> [UInt8] {
    switch format {
    case .svg: Array(svg(duration, title, shapes).utf8)
    case .cast: Array(cast(duration, title, environment).utf8)
    case .text: Array(text.utf8)
    }
  }

  private func svg(_ duration: Int, _ title: String, _ shapes: ShapeRendering) -> String {
    let film = SVGFilm(
      frames.map { SVGFilm.Frame($0.surface, start: $0.start) }, duration: duration,
      shapes: shapes)
    // A frame of the middle shows more than the first.
    let poster = duration * 2 / 3
    let shown = frames.last { $0.start <= poster } ?? frames.first
    return film.markup(
      title: title, description: shown?.surface.plainText ?? "", poster: poster)
  }

  private var text: String {
    frames.map { "== \(Self.seconds($0.start)) s ==\n" + $0.surface.plainText }.joined()
  }

  /// Milliseconds as seconds with three decimals.
  private static func seconds(_ milliseconds: Int) -> String {
    "\(milliseconds / 1_000)." + String(1_000 + milliseconds % 1_000).dropFirst()
  }

  private func cast(_ duration: Int, _ title: String, _ environment: RenderEnvironment) -> String {
    let sink = BytesSink()
    var presenter = ANSIPresenter(sink: sink, depth: environment.depth)
    var lines: [String] = []
    var size: CellSize?
    func add(_ time: Int, _ kind: String, _ data: String) {
      lines.append("[\(Self.seconds(time)), \"\(kind)\", \(JSONWriter.line(data))]")
    }
    for frame in frames {
      let now = CellSize(columns: frame.surface.columns, rows: frame.surface.rows)
      if let size, size != now {
        add(frame.start, "r", "\(now.columns)x\(now.rows)")
        presenter.invalidate()
      }
      size = now
      presenter.present(TermRender.Frame(surface: frame.surface, cursor: frame.caret))
      add(frame.start, "o", String(decoding: sink.take(), as: UTF8.self))
    }
    // The last frame stays for its time.
    add(duration, "o", "")
    let first = frames.first?.surface
    let header = CastHeader(
      width: first?.columns ?? 0, height: first?.rows ?? 0, title: title)
    return ([JSONWriter.line(header)] + lines).joined(separator: "\n") + "\n"
  }
}

/// Keeps the written bytes until they are taken.
private final class BytesSink: ByteSink {
  private var bytes: [UInt8] = []

  func write(_ bytes: [UInt8]) throws(Never) { self.bytes += bytes }

  func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}

/// The first line of a recording for asciinema.
private struct CastHeader: Encodable {
  let version = 2
  let width: Int
  let height: Int
  let title: String
  let env = ["TERM": "xterm-256color"]
}
