import ColorScience
import TerminalTesting

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import TermSession
@testable import Workbench

/// The gallery on a terminal of some size and depth, its screen as libvterm has it.
final class FollowedScreen {
  let terminal: ProbeTerminal
  let columns: Int
  let rows: Int
  private let emulator: EmulatedTerminal

  init(
    _ words: [String], columns: Int = 120, rows: Int = 40, depth: ColorDepth = .truecolor
  ) throws {
    self.columns = columns
    self.rows = rows
    emulator = EmulatedTerminal(columns: columns, rows: rows)
    let environment: [String] =
      switch depth {
      case .truecolor: ["TERM=xterm-256color", "COLORTERM=truecolor"]
      case .indexed256: ["TERM=xterm-256color"]
      case .indexed16: ["TERM=xterm-16color"]
      case .mono: ["TERM=vt100"]
      }
    terminal = try ProbeTerminal(
      ProbeStart(
        ["gallery"] + words + ["--no-query", "--appearance", "light"],
        environment: environment + ["LANG=C.UTF-8"],
        columns: UInt16(columns), rows: UInt16(rows)))
  }

  /// The current content of the screen.
  var grid: [[EmulatedCell]] {
    terminal.move(milliseconds: 0)
    emulator.feed(terminal.output)
    terminal.forget()
    return emulator.grid
  }

  var text: String {
    grid.map { row in row.map(\.text).joined() }.joined(separator: "\n")
  }

  func wait(_ what: String, until condition: (FollowedScreen) -> Bool) throws {
    do {
      try terminal.wait(what) { condition(self) }
    } catch {
      throw ProbeTerminal.Failure.deadline("\(what); the screen is\n\(text)")
    }
  }

  func waitFor(_ words: String) throws { try wait(words) { $0.text.contains(words) } }
}

/// The screen that a follower of some size and depth must show, drawn here without a socket.
struct ExpectedScreen {
  let follower: FollowProgram
  var model: FollowModel
  let columns: Int
  let rows: Int
  let depth: ColorDepth

  init(columns: Int, rows: Int, depth: ColorDepth, theme: String? = nil) {
    self.columns = columns
    self.rows = rows
    self.depth = depth
    var own = Settings()
    own.theme = theme
    own.appearance = .light
    own.glyphs = .unicode
    follower = FollowProgram(Walk.program(), own: own)
    model = follower.initialModel
    model.gallery.terminal = TerminalFacts(appearance: .light, depth: depth)
    _ = follower.update(&model, .resized(columns: columns, rows: rows))
  }

  mutating func grid(of scene: Scene) -> [[EmulatedCell]] {
    follower.learn(scene, &model)
    var environment = RenderEnvironment(theme: .chrome, depth: depth)
    // The terminals of the tests do not say which sixteen colours they have.
    environment.namedColors = depth == .indexed16 ? .unknown16 : nil
    let drawing = Renderer().draw(
      follower.view(model), size: CellSize(columns: columns, rows: rows),
      environment: environment)
    let queue = OutputQueue()
    var presenter = ANSIPresenter(sink: queue, depth: depth)
    presenter.adopt(.xterm, depth: depth, named: environment.namedColors)
    presenter.present(Frame(surface: drawing.surface, cursor: drawing.caret))
    let emulator = EmulatedTerminal(columns: columns, rows: rows)
    emulator.feed(queue.take())
    return emulator.grid
  }
}
