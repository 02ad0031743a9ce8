public import GSDesign
public import TermRender
public import TermSession

/// Another package's work below elements: cells written by hand, compared, sent and exported.
public struct OwnCells {
  private let pool = CellPool()
  private let style: StyleID
  private var surface: Surface

  /// A row of cells in the accent of a theme.
  public init(columns: Int, theme: Theme) {
    let accent = theme.scheme(.light, .standard)[.accent]
    style = pool.id(
      of: Style(foreground: Paint(accent, role: .accent), attributes: [.bold, .underline]))
    surface = Surface(columns: columns, rows: 1, pool: pool)
  }

  /// The row with a text from outside in it, cut to the row's width.
  public func writing(_ text: String) -> Surface {
    var result = surface
    var glyphs: [Cell.Glyph] = []
    DisplayWidth.forEachCluster(in: TextGate.line(text)) { cluster, columns in
      glyphs.append(pool.glyph(of: cluster, columns: columns))
    }
    result.write(glyphs, style: style, column: 0, row: 0)
    return result
  }

  /// The columns that differ between two texts.
  public func damage(from old: String, to new: String) -> Range<Int>? {
    Damage(from: writing(old), to: writing(new))?.rows.first
  }

  /// The first role of a written row, by its style.
  public func role(in surface: Surface) -> ColorRole? {
    surface.pool[surface[0, 0].style].foreground?.role
  }

  /// The frames that a presenter is handed for texts.
  public func frames(of texts: [String]) -> [Frame] {
    var presenter = RecordingPresenter()
    for text in texts {
      presenter.present(Frame(surface: writing(text), modes: [.bracketedPaste]))
    }
    return presenter.frames
  }

  /// The bytes that a text takes on a terminal.
  public func bytes(of text: String, features: TerminalFeatures = .xterm) -> [UInt8] {
    let queue = OutputQueue()
    var presenter = ANSIPresenter(sink: queue, depth: .truecolor, features: features)
    presenter.present(Frame(surface: writing(text)))
    return queue.take()
  }

  /// A text as documents.
  public func documents(of text: String) -> [String] {
    let surface = writing(text)
    return [
      surface.svg(title: text, description: "", colors: ExportColors(appearance: .dark)),
      surface.html(label: text), surface.plainText,
    ]
  }
}

/// Another package's reading of a terminal's bytes, and of its variables.
public enum OwnInput {
  /// The typed keys, and whether the terminal answered.
  public static func read(_ bytes: [UInt8]) -> (keys: [KeyPress], isAlive: Bool) {
    var parser = InputParser()
    var result: (keys: [KeyPress], isAlive: Bool) = ([], false)
    func take(_ input: TerminalInput) {
      switch input {
      case .key(let key): result.keys.append(key)
      case .reply(.alive): result.isAlive = true
      case .reply, .pointer, .paste, .focus: break
      }
    }
    parser.feed(bytes, into: take)
    parser.flush(into: take)
    return result
  }

  /// The colour depth of a terminal, if only its variables are known.
  public static func depth(_ environment: [String: String]) -> TerminalFinding<ColorDepth> {
    TerminalCapabilities(environment: environment, isTerminal: true).colorDepth
  }
}
