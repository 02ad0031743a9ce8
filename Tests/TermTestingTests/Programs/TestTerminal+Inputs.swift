import GSDesign
import TermRender
import TermSession

@testable import TermTesting

extension TestTerminal where Shown.Effect == ScreenEffect {
  init(
    _ program: Shown, columns: Int = 80, rows: Int = 24, glyphs: GlyphSet = .unicode,
    depth: ColorDepth = .truecolor
  ) {
    self.init(
      running: program, columns: columns, rows: rows,
      in: RenderEnvironment(depth: depth, glyphs: glyphs))
  }
}

extension TestTerminal {
  /// Sends inputs, one frame after each.
  mutating func send(_ inputs: ProgramInput...) {
    for input in inputs {
      driver.send(input)
      driver.send(.frame)
    }
  }

  /// Sends random inputs that follow from a seed, and calls a function after each.
  mutating func walk(seed: UInt64, steps: Int, _ check: (Shown.Model) -> Void) {
    var walk = InputWalk(seed: seed)
    for _ in 0..<steps {
      driver.send(walk.next(size: driver.size, drawing: driver.drawing))
      check(driver.model)
    }
  }

  /// The glyphs of the screen with their attributes, without colours.
  var marks: [String] {
    guard let surface else { return [] }
    let picture = CellPicture(surface)
    return picture.cells.map {
      $0.text + "\(picture.styles[Int($0.style)].attributes.rawValue)"
    }
  }
}
