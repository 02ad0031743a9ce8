import StateSpace

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

/// A review on a folder in memory: its writes are done there, or refused.
struct ReviewSession {
  let program: ReviewProgram
  var model: ReviewModel
  /// The files by variant.
  var files: [VariantID: SnapshotFiles]
  /// Every change that was written, in order.
  var written: [SnapshotChange] = []
  /// The number of changes after which writing fails, and the reason.
  var failure: (after: Int, reason: String)?
  /// Effects of the last event that are not changes.
  var effects: [ReviewEffect] = []
  /// The reasons written so far.
  private(set) var reasons: [DecisionReason] = []

  init(
    _ files: [SnapshotFiles], catalogue: Catalogue = .now, language: Language = .english,
    columns: Int = 120, rows: Int = 40, isGrouped: Bool = false,
    filter: @escaping @Sendable (String) -> StateChoice? = { _ in nil }
  ) {
    var options = ReviewOptions()
    options.language = language
    options.filter = filter
    program = ReviewProgram(catalogue: catalogue, files: files, options: options)
    model = program.initialModel
    if !isGrouped {
      program.regroup(&model)
      program.show(0, &model)
    }
    self.files = Dictionary(uniqueKeysWithValues: files.map { ($0.variant, $0) })
    _ = program.update(&model, .resized(columns: columns, rows: rows))
  }

  /// Presses keys by their names, with blanks between them; a word in quotation marks is typed.
  mutating func press(_ names: String) {
    for name in names.split(separator: " ") { take(.key(Self.key(String(name)))) }
  }

  mutating func type(_ text: String) {
    for character in text { take(.key(KeyPress(character))) }
  }

  mutating func take(_ event: Event) {
    effects = []
    perform(program.update(&model, event))
  }

  /// Presses keys that came at once.
  mutating func pressTogether(_ names: String) {
    effects = []
    for name in names.split(separator: " ") {
      perform(program.receive(&model, .key(Self.key(String(name)))))
    }
    perform(program.settle(&model))
  }

  private mutating func perform(_ all: [ReviewEffect]) {
    for effect in all {
      switch effect {
      case .write(let changes): program.learn(write(changes), &model)
      case .writeReasons:
        if failure == nil { reasons = model.reasons.entries }
        program.learnReasons(failure?.reason, &model)
      case .screen, .open: effects.append(effect)
      }
    }
  }

  private mutating func write(_ changes: [SnapshotChange]) -> WriteOutcome {
    for (count, change) in changes.enumerated() {
      if let failure, count >= failure.after {
        return WriteOutcome(written: count, obstacle: .failed(failure.reason))
      }
      let variant = change.before.variant
      let now = files[variant] ?? SnapshotFiles(variant: variant)
      guard now.isSame(as: change.before) else {
        return WriteOutcome(written: count, obstacle: .changedMeanwhile(now))
      }
      files[variant] = change.after
      written.append(change)
    }
    return WriteOutcome(written: changes.count)
  }

  private static let names: [String: KeyPress] = [
    "left": KeyPress(.left), "right": KeyPress(.right), "up": KeyPress(.up),
    "down": KeyPress(.down), "home": KeyPress(.home), "end": KeyPress(.end),
    "tab": KeyPress(.tab), "shift-tab": KeyPress(.tab, modifiers: .shift),
    "enter": KeyPress(.enter), "esc": KeyPress(.escape), "backspace": KeyPress(.backspace),
    "ctrl-r": .control("r"), "ctrl-u": .control("u"), "ctrl-c": .control("c"),
    "ctrl-l": .control("l"),
    "page-down": KeyPress(.pageDown), "page-up": KeyPress(.pageUp),
  ]

  private static func key(_ name: String) -> KeyPress {
    names[name] ?? KeyPress(name.first ?? " ")
  }

  var drawing: Drawing {
    Renderer().draw(
      program.view(model), size: CellSize(columns: model.columns, rows: model.rows),
      environment: RenderEnvironment(theme: .chrome, depth: model.terminal.depth))
  }

  var text: String { drawing.surface.plainText }

  /// The screen without the blanks at the ends of its lines.
  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).prefix(model.rows).map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  func verdicts(_ item: Int) -> [Verdict?] { model.items[item].verdicts }
}

extension Catalogue {
  /// Zatch's purple is another one now.
  static let now = Catalogue(
    specimens: [.filledTag, .strokeTag], themes: [.gitspace, otherZatch, .lionheart])
  static let before = Catalogue(specimens: [.filledTag, .strokeTag])

  private static var otherZatch: Theme {
    (try? Theme.zatch.replacing(entry: "zatchPurple", with: "#8050FF")) ?? .zatch
  }
}

extension SnapshotFiles {
  /// A variant before and after the purple became another one.
  static func purple(_ specimen: Specimen) -> SnapshotFiles {
    let snapshots = [Catalogue.before, .now].map {
      SnapshotDrawer(BaselineSpace($0)).draw(specimen).snapshot
    }
    return SnapshotFiles(
      variant: specimen.id, baseline: snapshots[0].text, drawn: snapshots[1])
  }

  static let filledTag = purple(.filledTag)
  static let strokeTag = purple(.strokeTag)

  /// Five states of a variant: two changed alike, one new, one deleted, one unchanged.
  static func few(_ variant: VariantID = "tag/filled") -> SnapshotFiles {
    let style = Style(attributes: .bold)
    let old = Snapshot(
      variant,
      [
        (
          "",
          [
            (StateID(variant, values: "a"), picture("one")),
            (StateID(variant, values: "b"), picture("two")),
            (StateID(variant, values: "c"), picture("three")),
            (StateID(variant, values: "d"), picture("same")),
          ]
        )
      ])
    let new = Snapshot(
      variant,
      [
        (
          "",
          [
            (StateID(variant, values: "a"), picture("one", style: style)),
            (StateID(variant, values: "b"), picture("two", style: style)),
            (StateID(variant, values: "d"), picture("same")),
            (StateID(variant, values: "e"), picture("five")),
          ]
        )
      ])
    return SnapshotFiles(variant: variant, baseline: old.text, drawn: new)
  }
}
