import GalleryTesting
import TerminalTesting
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// Both presenters show the same, page for page of the gallery, on one terminal that is never cleared between them.
extension NcursesPresenterTests {
  @Test(arguments: ColorDepth.allCases, Language.ofInterface)
  func everyPageOfTheGalleryIsTheSameByBothPresenters(
    depth: ColorDepth, language: Language
  ) throws {
    let sinks = (
      TerminalSink(columns: 120, rows: 40), TerminalSink(columns: 120, rows: 40)
    )
    var ansi = ANSIPresenter(sink: sinks.0, depth: depth)
    var ncurses = try NcursesPresenter(
      sink: sinks.1, term: "xterm-256color", depth: depth, directTerm: Self.direct)
    try #require(ncurses.depth == depth)
    let renderer = Renderer()
    var pages = GalleryPages(language: language, depth: depth)
    let place = try (
      #require(ColorDepth.allCases.firstIndex(of: depth)),
      #require(Language.ofInterface.firstIndex(of: language))
    )
    for page in pages.keys.indices {
      pages.turn(to: page)
      // Each page of a specimen at each depth, in one of the languages.
      guard page > pages.specimenPages || Effort.tries(page / 2, page, place.0, place.1, of: 2)
      else { continue }
      let drawing = renderer.draw(
        pages.element, size: CellSize(columns: 120, rows: 40),
        environment: RenderEnvironment(theme: .chrome, depth: depth))
      let frame = Frame(surface: drawing.surface, cursor: drawing.caret)
      try ansi.present(frame)
      try ncurses.present(frame)
      let found = difference(sinks.1.terminal.grid.rounded, sinks.0.terminal.grid.rounded)
      #expect(found == nil, "page \(page) after \(pages.keys[page]): \(found ?? "")")
      var downsampler = Downsampler(depth: depth)
      let wanted = difference(
        sinks.0.terminal.grid, drawing.surface.expectedGrid(&downsampler).withoutDim)
      #expect(wanted == nil, "page \(page) after \(pages.keys[page]): \(wanted ?? "")")
    }
  }
}

extension [[EmulatedCell]] {
  /// As libvterm keeps cells, which knows no dim.
  var withoutDim: [[EmulatedCell]] {
    map { row in
      row.map { cell in
        var cell = cell
        cell.attributes.remove(.dim)
        return cell.seen
      }
    }
  }
}

/// Every specimen of the gallery, and the pages that keys lead to from there.
private struct GalleryPages {
  let keys: [[KeyPress]]
  /// The number of pages before those that other keys lead to: each specimen's own, and its matrix.
  let specimenPages: Int
  private let program: GalleryProgram
  private var model: GalleryModel

  init(language: Language, depth: ColorDepth) {
    var options = GalleryOptions()
    options.language = language
    options.link = Catalogue.builtIn.specimens.first.map { Link($0) }
    options.environment.language = language
    options.terminal = TerminalFacts(depth: depth)
    program = GalleryProgram(
      catalogue: .builtIn, options: options,
      probe: RenderingClient.rendering(widthPolicy: .grapheme))
    model = program.initialModel
    _ = program.update(&model, .resized(columns: 120, rows: 40))
    let (down, matrix) = (KeyPress(.down), KeyPress("m"))
    var keys: [[KeyPress]] = [[]]
    for _ in Catalogue.builtIn.specimens {
      keys += [keys.count == 1 ? [down] : [matrix, down], [matrix]]
    }
    specimenPages = keys.count - 1
    keys.append([matrix])
    for key in ["t", "n", "n", "c", "c", "C", "v", "D", "?", "?", "L", "y"] {
      keys.append([KeyPress(Character(key))])
    }
    keys += [
      [KeyPress("/"), KeyPress("태"), KeyPress("그")], [KeyPress(.escape)],
      [KeyPress(.tab)], [KeyPress(.tab)], [KeyPress(" ")], [KeyPress(.enter)], [KeyPress(" ")],
    ]
    self.keys = keys
  }

  mutating func turn(to page: Int) {
    for key in keys[page] { _ = program.update(&model, .key(key)) }
  }

  var element: Element { program.view(model) }
}
