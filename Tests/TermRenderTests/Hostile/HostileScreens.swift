import StateSpace

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import VisualReview
@testable import Workbench

/// Screens of the gallery and of the review that show a hostile text.
enum HostileScreens {
  static let size = CellSize(columns: 72, rows: 16)

  /// libvterm keeps five marks on a letter, and a cell holds up to eight.
  static func isBeyondTheEmulator(_ text: String) -> Bool {
    text.contains { $0.unicodeScalars.count > 6 }
  }

  /// How a text gets onto a screen.
  enum Way: Hashable, CustomStringConvertible {
    /// A catalogue holds it.
    case catalogue(HostilePlace)
    /// A person types or pastes it where text is taken, or it comes from outside.
    case pastedKnob, typedSearch, pastedSearch, typedPalette, notStarted, openedTitle
    /// Files of snapshots hold it.
    case reviewedCell, reviewedState, reviewFilter, reviewFailure

    static let all: [Way] =
      HostilePlace.allCases.map { .catalogue($0) } + [
        .pastedKnob, .typedSearch, .pastedSearch, .typedPalette, .notStarted, .openedTitle,
        .reviewedCell, .reviewedState, .reviewFilter, .reviewFailure,
      ]

    var description: String {
      switch self {
      case .catalogue(let place): "catalogue \(place)"
      case .pastedKnob: "pasted knob"
      case .typedSearch: "typed search"
      case .pastedSearch: "pasted search"
      case .typedPalette: "typed palette"
      case .notStarted: "failed start"
      case .openedTitle: "opened title"
      case .reviewedCell: "reviewed cell"
      case .reviewedState: "reviewed state"
      case .reviewFilter: "filter of the review"
      case .reviewFailure: "failure of the review"
      }
    }
  }

  /// The frames, one after the other, as a presenter is handed them.
  static func frames(_ way: Way, _ text: String) -> [Frame] {
    // Korean would change only our own text.
    let language = Language.english
    return switch way {
    case .catalogue(let place): walk(Catalogue.holding(text, at: place), language)
    case .pastedKnob:
      gallery(language) { program, model in
        show(&model, program, [KeyPress(.tab), KeyPress(.tab), KeyPress(.end)])
        _ = program.update(&model, .paste(text))
      }
    case .typedSearch:
      gallery(language) { program, model in
        show(&model, program, [KeyPress("/")] + text.prefix(300).map { KeyPress($0) })
      }
    case .pastedSearch:
      gallery(language) { program, model in
        show(&model, program, [KeyPress("/")])
        _ = program.update(&model, .paste(text))
      }
    case .typedPalette:
      gallery(language) { program, model in
        show(&model, program, [.control("p")])
        _ = program.update(&model, .paste(text))
      }
    case .notStarted:
      gallery(language) { program, model in program.learn(.failedToStart(text), &model) }
    case .openedTitle: opened(text, language)
    case .reviewedCell, .reviewedState, .reviewFilter, .reviewFailure:
      review(way, text, language)
    }
  }

  private static func show(
    _ model: inout GalleryModel, _ program: GalleryProgram, _ keys: [KeyPress]
  ) {
    for key in keys { _ = program.update(&model, .key(key)) }
  }

  private static func gallery(
    _ language: Language, catalogue: Catalogue = .tagsAlone, link: Link? = nil,
    _ act: (GalleryProgram, inout GalleryModel) -> Void
  ) -> [Frame] {
    var options = GalleryOptions()
    options.language = language
    options.link = link ?? catalogue.specimens.first.map { Link($0) }
    let program = GalleryProgram(
      catalogue: catalogue, options: options,
      probe: RenderingClient.rendering(widthPolicy: .grapheme))
    var model = program.initialModel
    _ = program.update(&model, .resized(columns: size.columns, rows: size.rows))
    let renderer = Renderer()
    let first = frame(program.view(model), renderer)
    act(program, &model)
    return [first, frame(program.view(model), renderer)]
  }

  private static func opened(_ text: String, _ language: Language) -> [Frame] {
    let link = try? Link.parse(
      "tag/filled:selected,title=" + percentEncoded(text), in: .tagsAlone
    ).link
    return gallery(language, link: link) { program, model in
      show(&model, program, [KeyPress("y")])
    }
  }

  /// Through every output about a component.
  private static func walk(_ catalogue: Catalogue, _ language: Language) -> [Frame] {
    var options = GalleryOptions()
    options.language = language
    let program = GalleryProgram(
      catalogue: catalogue, options: options,
      probe: RenderingClient.rendering(widthPolicy: .grapheme))
    var model = program.initialModel
    _ = program.update(&model, .resized(columns: size.columns, rows: size.rows))
    let renderer = Renderer()
    var frames = [frame(program.view(model), renderer)]
    let keys: [KeyPress] = [
      KeyPress("t"), KeyPress("i"), KeyPress("i"), KeyPress("m"), KeyPress("a"),
      KeyPress(.escape), KeyPress("m"), KeyPress("/"), KeyPress(.escape), KeyPress(.enter),
    ]
    for key in keys {
      _ = program.update(&model, .key(key))
      frames.append(frame(program.view(model), renderer))
    }
    return frames
  }

  private static func review(_ way: Way, _ text: String, _ language: Language) -> [Frame] {
    let cell = way == .reviewedCell ? text : "old"
    let state = StateID("own/word:title=" + (way == .reviewedState ? text : "x"))
    let files = SnapshotFiles(
      variant: "own/word",
      baseline: Snapshot.holding(GSDesign.CellPicture.holding(cell), state: state).text,
      drawn: Snapshot.holding(GSDesign.CellPicture.holding(cell + "!"), state: state))
    var options = ReviewOptions()
    options.language = language
    let program = ReviewProgram(
      catalogue: Catalogue.holding("x", at: .label), files: [files], options: options)
    var model = program.initialModel
    _ = program.update(&model, .resized(columns: size.columns, rows: size.rows))
    let renderer = Renderer()
    var frames = [frame(program.view(model), renderer)]
    if way == .reviewFilter {
      _ = program.update(&model, .key(KeyPress("/")))
      _ = program.update(&model, .paste(text))
      frames.append(frame(program.view(model), renderer))
    }
    for key in [KeyPress("v"), KeyPress("a")] {
      _ = program.update(&model, .key(key))
      if way == .reviewFailure {
        program.learn(WriteOutcome(written: 0, obstacle: .failed(text)), &model)
      }
      frames.append(frame(program.view(model), renderer))
    }
    return frames
  }

  private static func frame(_ element: Element, _ renderer: Renderer) -> Frame {
    let drawing = renderer.draw(
      element, size: size, environment: RenderEnvironment(theme: .chrome))
    return Frame(
      surface: drawing.surface, cursor: drawing.caret,
      modes: [.alternateScreen, .mouse, .bracketedPaste])
  }
}

extension Catalogue {
  fileprivate static let tagsAlone = Catalogue(specimens: [.filledTag, .strokeTag])
}
