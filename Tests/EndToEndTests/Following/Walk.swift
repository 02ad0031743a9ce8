@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import TermSession
@testable import Workbench

/// A presenter who presses anything, pastes anything and clicks anywhere; the same for the same seed.
struct Walk {
  let program: GalleryProgram
  var model: GalleryModel
  private var generator: SplitMix64
  private var keys: [KeyPress]

  init(seed: UInt64, columns: Int = 120, rows: Int = 40, link: String? = nil) throws {
    program = Self.program(link: link)
    model = program.initialModel
    generator = SplitMix64(seed: seed)
    keys =
      "mtTncvVwDCLyr/?jkhliuXof=+-[]x 3.한ezI!".map { KeyPress($0) }
      + [.enter, .tab, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end].map {
        KeyPress($0)
      } + [
        KeyPress(.tab, modifiers: .shift), .control("]"), .control("p"), .control("r"),
        KeyPress("\u{301}"),
      ]
    // Most of the time something moves.
    keys += [KeyPress(.down), KeyPress(.down), KeyPress(.right), KeyPress(.right), KeyPress(" ")]
    send(.resized(columns: columns, rows: rows))
  }

  static func program(link: String? = nil, catalogue: Catalogue = .builtIn) -> GalleryProgram {
    var options = GalleryOptions()
    // As `present` has it: followers have the themes that there were.
    options.editing = .none
    options.link = link.flatMap { try? Link.parse($0, in: catalogue).link }
    return GalleryProgram(
      catalogue: catalogue, options: options,
      probe: RenderingClient.rendering(widths: FollowedWidths(.grapheme)))
  }

  mutating func send(_ event: Event) {
    _ = program.update(&model, event)
  }

  /// One more event; if the presenter leaves, brings it back.
  mutating func step() {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: send(.paste("a\n\u{1B}]0;x\u{7}\u{202E}b\u{0}"))
    case 1...2:
      let parts = [
        "gallery/tree/component/specimen.3", "gallery/tree/component/component.2",
        "gallery/tree/component/all", "gallery/card/3/1", "gallery/card/6/1",
        "gallery/knob/\(model.specimen)/1", "gallery/forward/\(model.specimen)/0",
        "gallery/canvas", "specimen", "specimen/1", "gallery/shown/\(model.specimen)/specimen/1",
        "gallery/axis/selected",
      ]
      let part = FocusID(parts[Int.random(in: 0..<parts.count, using: &generator)])
      send(.pointer(.moved, part))
      send(.pointer(.pressed(.primary), part))
      send(.pointer(.released(.primary), part))
    case _: send(.key(keys[Int.random(in: 0..<keys.count, using: &generator)]))
    }
  }

  /// The lines in which two pictures differ, the first one first.
  static func differences(_ first: Element, _ second: Element, _ columns: Int, _ rows: Int)
    -> String
  {
    let texts = [first, second].map {
      text($0, columns, rows).split(separator: "\n", omittingEmptySubsequences: false)
    }
    let lines = zip(texts[0], texts[1]).filter { $0 != $1 }.map { "- \($0)\n+ \($1)" }
    return lines.isEmpty ? "colours or names alone" : lines.joined(separator: "\n")
  }

  /// The text on a screen of a size.
  static func text(_ element: Element, _ columns: Int, _ rows: Int) -> String {
    Renderer().draw(
      element, size: CellSize(columns: columns, rows: rows),
      environment: RenderEnvironment(theme: .chrome)
    ).surface.plainText
  }

  /// The scene that followers see.
  var scene: Scene { program.scene(of: model) }

  var link: String { program.link(model) }

  /// The drawn screen, without the line that says who has the keys, and without the findings, which followers do not
  /// see.
  var view: Element {
    var shown = model
    shown.overlays.findings = nil
    shown.company = .following(scene.session)
    return program.view(shown)
  }
}
