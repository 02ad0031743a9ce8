import GSDesign
import TermRender

/// Actions in the gallery and expectations of its screen, as a text that people write: one line each.
///
/// ```
/// open tag/filled
/// caption "Every state has a link"
/// key m
/// wait "32 states"
/// pause 800ms
/// screenshot matrix.svg
/// ```
struct Tape: Hashable {
  /// A line, with its number from 1.
  struct Step: Hashable {
    let action: TapeAction
    let line: Int
  }

  let steps: [Step]

  /// The link it opens; nil for the overview, or for that of the command line.
  var link: String? {
    for step in steps { if case .open(let link) = step.action { return link } }
    return nil
  }

  /// The names of its screenshots, in order.
  var screenshots: [String] {
    steps.compactMap { step in
      if case .screenshot(let name) = step.action { name } else { nil }
    }
  }
}

/// An action of a tape.
enum TapeAction: Hashable {
  /// Opens the gallery at a link; it comes before all others.
  case open(String)
  /// The terminal is light or dark.
  case appearance(Appearance)
  /// The terminal has this many colours.
  case colors(ColorDepth)
  case resize(CellSize)
  case keys([KeyPress])
  case type(String)
  case paste(String)
  case click(TapePoint)
  case move(TapePoint)
  /// Presses at the first point, drags through the others, and lets go at the last.
  case drag([TapePoint])
  case wheel(TapeWheel, Int, TapePoint?)
  /// Waits for words on the screen, with a limit in milliseconds.
  case wait(String, Int)
  case expect(String)
  case expectNot(String)
  /// In milliseconds.
  case pause(Int)
  /// The name of a file.
  case screenshot(String)
  /// A sentence over the picture; an empty one ends it.
  case caption(String)
}

/// A place on the screen.
enum TapePoint: Hashable {
  /// The first of these words that react to the pointer.
  case words(String)
  /// A cell, counted from 0.
  case cell(CellPosition)
}

/// A direction of the wheel.
enum TapeWheel: String, Hashable, CaseIterable {
  case up, down, left, right

  var phase: PointerPhase {
    switch self {
    case .up: .scrolled(columns: 0, rows: -1)
    case .down: .scrolled(columns: 0, rows: 1)
    case .left: .scrolled(columns: -1, rows: 0)
    case .right: .scrolled(columns: 1, rows: 0)
    }
  }

  init?(_ columns: Int, _ rows: Int) {
    switch (columns.signum(), rows.signum()) {
    case (_, -1): self = .up
    case (_, 1): self = .down
    case (-1, _): self = .left
    case (1, _): self = .right
    case (_, _): return nil
    }
  }
}

extension Tape {
  /// The tape as a text that ``TapeReader`` reads back.
  var text: String { steps.map { $0.action.line + "\n" }.joined() }
}

extension TapeAction {
  /// The action as a line of a tape.
  var line: String {
    switch self {
    case .open(let link): "open " + link
    case .appearance(let appearance): "appearance " + appearance.rawValue
    case .colors(let depth): "depth " + depth.rawValue
    case .resize(let size): "resize \(size.columns)x\(size.rows)"
    case .keys(let presses): "key " + presses.map(\.spelling).joined(separator: " ")
    case .type(let text): "type " + Self.quoted(text)
    case .paste(let text): "paste " + Self.quoted(text)
    case .click(let point): "click " + point.text
    case .move(let point): "move " + point.text
    case .drag(let points): "drag " + points.map(\.text).joined(separator: " ")
    case .wheel(let wheel, let count, let point):
      "wheel \(wheel.rawValue) \(count)" + (point.map { " " + $0.text } ?? "")
    case .wait(let words, let limit):
      "wait " + Self.quoted(words)
        + (limit == TapeLimits.wait ? "" : " " + Self.duration(limit))
    case .expect(let words): "expect " + Self.quoted(words)
    case .expectNot(let words): "expect-not " + Self.quoted(words)
    case .pause(let time): "pause " + Self.duration(time)
    case .screenshot(let name): "screenshot " + name
    case .caption(let text): "caption " + Self.quoted(text)
    }
  }

  private static func duration(_ milliseconds: Int) -> String {
    milliseconds.isMultiple(of: 1_000) ? "\(milliseconds / 1_000)s" : "\(milliseconds)ms"
  }

  /// The text in quotation marks, on one line.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control: continue
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension TapePoint {
  var text: String {
    switch self {
    case .words(let words): TapeAction.quoted(words)
    // People count columns and rows from 1.
    case .cell(let cell): "\(cell.column + 1),\(cell.row + 1)"
    }
  }
}

/// The limits of a tape, which may come from anyone.
enum TapeLimits {
  /// Of the file, in bytes.
  static let bytes = 1 << 18
  static let lines = 10_000
  /// Of a text, in characters.
  static let text = 1_000
  /// Milliseconds that `wait` waits if the line says nothing.
  static let wait = 10_000
  /// Of a `pause` or `wait`, in milliseconds.
  static let time = 60_000
  /// Of all pauses together, in milliseconds.
  static let total = 600_000
  static let columns = 400
  static let rows = 150
  static let screenshots = 200
  /// Steps of the wheel in a line.
  static let steps = 100
  /// Bytes of the name of a screenshot.
  static let name = 100
}
