import GSDesign
import TermRender
import TermSession

/// A program that is driven over the real renderer, without a terminal.
struct ProgramTrial<Tried: Program>
where Tried.Effect == ScreenEffect, Tried.Model: Equatable {
  private var driver: ProgramDriver<HostedApp<Tried>>

  init(
    _ program: Tried, columns: Int = 80, rows: Int = 24, glyphs: GlyphSet = .unicode,
    depth: ColorDepth = .truecolor
  ) {
    driver = ProgramDriver(
      HostedApp(program, TerminalApp.Options(), MessageSource()) { effect, _ in effect },
      from: program.initialModel,
      size: CellSize(columns: columns, rows: rows),
      environment: RenderEnvironment(depth: depth, glyphs: glyphs))
  }

  var model: Tried.Model { driver.model }
  /// Whether it asked to leave.
  var hasLeft: Bool { driver.ending == .quit }

  /// Sends inputs, one frame after each.
  mutating func send(_ inputs: ProgramInput...) {
    for input in inputs {
      driver.send(input)
      driver.send(.frame)
    }
  }

  /// Sends random inputs that follow from a seed, and calls a function after each.
  mutating func walk(seed: UInt64, steps: Int, _ check: (Tried.Model) -> Void) {
    var walk = InputWalk(seed: seed)
    for _ in 0..<steps {
      driver.send(walk.next(size: driver.size, drawing: driver.drawing))
      check(driver.model)
    }
  }

  mutating func press(_ keys: KeyPress.Key...) {
    for key in keys { send(.key(KeyPress(key))) }
  }

  mutating func type(_ text: String) {
    for character in text { send(.key(KeyPress(character))) }
  }

  mutating func click(_ column: Int, _ row: Int) {
    send(
      .pointer(.moved, column: column, row: row),
      .pointer(.pressed(.primary), column: column, row: row),
      .pointer(.released(.primary), column: column, row: row))
  }

  /// The rows of the screen as text, without blanks at their ends.
  var lines: [String] {
    (driver.drawing?.surface.plainText ?? "").split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }

  /// The glyphs of the screen with their attributes, without colours.
  var marks: [String] {
    guard let drawing = driver.drawing else { return [] }
    let picture = CellPicture(drawing.surface)
    return picture.cells.map {
      $0.text + "\(picture.styles[Int($0.style)].attributes.rawValue)"
    }
  }
}
