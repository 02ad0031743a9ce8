import StateSpace

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import TermSession
@testable import Workbench

/// The actions of every variant, and how a person performs them on a screen of a size.
///
/// `actions COLUMNS ROWS [VARIANT…]` prints a line for each way to do an action, with fields separated by tabs: the
/// link to open, the action, `pointer` or `key`, the steps, and the gallery's message. Steps are `click COLUMN ROW`,
/// from 0, and `key NAME`, by the names of X11. A way without steps was not found.
///
/// The message follows from the component alone. Performing the steps on a terminal therefore checks the gallery, from
/// the bytes of a pointer to the text on the screen.
enum ActionsProbe {
  static func run(_ words: [String]) -> Int32 {
    guard words.count >= 2, let columns = Int(words[0]), let rows = Int(words[1]) else { return 64 }
    let wanted = Set(words.dropFirst(2))
    let size = CellSize(columns: columns, rows: rows)
    for specimen in Catalogue.builtIn.specimens
    where specimen.isInteractive && (wanted.isEmpty || wanted.contains(specimen.id.text)) {
      for action in Action.all(of: specimen) {
        print(action.line("pointer", action.pointerSteps(on: size)))
        print(action.line("key", action.keySteps))
      }
    }
    return 0
  }
}

/// One thing that a variant does.
private struct Action {
  let specimen: Specimen
  /// The first state in which it can be done.
  let start: SpecimenState
  /// The part that does it on a click; nil if only keys do.
  let part: FocusID?
  let event: ComponentEvent
  let member: Int

  /// Everything that a click or a key does to a variant in its first state, or in one that differs from it in a value: each
  /// once for a part and a kind of answer.
  static func all(of specimen: Specimen) -> [Action] {
    var actions: [Action] = []
    var seen: Set<String> = []
    func add(_ action: Action, _ place: String) {
      guard seen.insert(place + " " + action.event.word.english).inserted else { return }
      actions.append(action)
    }
    let states = [specimen.initialState] + specimen.statesOfOneValue
    for state in states {
      for part in state.lowered(.english).interactions.parts {
        guard let member = state.member(at: part, .english) else { continue }
        var used = state
        for intent in [Intent.hover(member), .pressDown(member)] {
          _ = used.handle(intent, in: .english)
        }
        guard let answer = used.respond(to: .pressUp(member), .english) else { continue }
        add(
          Action(
            specimen: specimen, start: state, part: part, event: answer.event, member: answer.member
          ), part.path)
      }
    }
    // Actions without a part: typing and sending text, removing members.
    let clicked = Set(actions.map(\.event.word))
    for state in states {
      for key in Key.acting + [Key(press: KeyPress("x"), name: "x")] {
        var used = state
        _ = used.handle(.focus, in: .english)
        guard let intent = specimen.keyMap.intent(for: key.press),
          let answer = used.respond(to: intent, .english), !clicked.contains(answer.event.word)
        else { continue }
        add(
          Action(
            specimen: specimen, start: state, part: nil, event: answer.event, member: answer.member),
          "keys")
      }
    }
    return actions
  }

  /// `selected Swift`.
  private var told: String {
    event.detail.isEmpty ? event.word.english : event.word.english + " " + event.detail
  }

  func line(_ way: String, _ steps: [String]?) -> String {
    let link = Link(specimen, state: start).text(in: .builtIn)
    let what = (part.map { $0.path + " " } ?? "") + event.word.english
    let steps = way == "pointer" && part == nil ? "-" : (steps ?? []).joined(separator: ";")
    return [link, what, way, steps, "● " + told].joined(separator: "\t")
  }

  private struct Key {
    let press: KeyPress
    /// As X11 calls it.
    let name: String

    static let acting = [
      Key(press: KeyPress(.enter), name: "Return"), Key(press: KeyPress(" "), name: "space"),
      Key(press: KeyPress(.backspace), name: "BackSpace"),
    ]
    static let moving = [
      Key(press: KeyPress(.right), name: "Right"), Key(press: KeyPress(.down), name: "Down"),
      Key(press: KeyPress(.left), name: "Left"), Key(press: KeyPress(.up), name: "Up"),
      Key(press: KeyPress(.home), name: "Home"), Key(press: KeyPress(.end), name: "End"),
    ]
    /// Into the canvas, and into the component.
    static let entering = [
      Key(press: KeyPress(.tab), name: "Tab"), Key(press: KeyPress(.enter), name: "Return"),
    ]
  }

  /// The fewest keys that do it in the component, found by trying all.
  private var keys: [Key]? {
    var first = start
    _ = first.handle(.focus, in: .english)
    var seen: Set<SpecimenState> = [first]
    var edge: [(state: SpecimenState, keys: [Key])] = [(first, [])]
    let all = Key.acting + Key.moving + (part == nil ? [Key(press: KeyPress("x"), name: "x")] : [])
    while !edge.isEmpty, (edge.first?.keys.count ?? 0) < 12 {
      var next: [(state: SpecimenState, keys: [Key])] = []
      for (state, keys) in edge {
        for key in all {
          guard let intent = specimen.keyMap.intent(for: key.press) else { continue }
          var after = state
          if let answer = after.respond(to: intent, .english) {
            if answer.event == event, answer.member == member { return keys + [key] }
            // Arrows may select on the way; acting leads to a different state than the starting one.
            if Key.acting.contains(where: { $0.press == key.press }) { continue }
          }
          if seen.insert(after).inserted { next.append((after, keys + [key])) }
        }
      }
      edge = next
    }
    return nil
  }

  var keySteps: [String]? { keys.map { (Key.entering + $0).map { "key " + $0.name } } }

  /// A click in the middle of the part; if it is not visible, after the keys that go to it.
  func pointerSteps(on size: CellSize) -> [String]? {
    guard let part else { return nil }
    var driver = driver(size)
    var steps: [String] = []
    let way = Key.entering + (keys ?? []).dropLast()
    for key in way.map(Optional.some) + [nil] {
      if let cell = cell(of: part, driver) {
        return steps + ["click \(cell.column) \(cell.row)"]
      }
      guard let key else { break }
      driver.send(.key(key.press))
      driver.send(.frame)
      steps.append("key " + key.name)
    }
    return nil
  }

  private func driver(_ size: CellSize) -> ProgramDriver<GalleryAct> {
    var options = GalleryOptions()
    options.link = Link(specimen, state: start)
    let program = GalleryProgram(
      catalogue: .builtIn, options: options,
      probe: RenderingClient.rendering(widthPolicy: .grapheme))
    return ProgramDriver(
      GalleryAct(program, file: nil), from: program.initialModel, size: size,
      environment: RenderEnvironment(theme: .chrome))
  }

  /// The middle one of the cells in which the pointer finds a part.
  private func cell(
    of part: FocusID, _ driver: borrowing ProgramDriver<GalleryAct>
  ) -> CellPosition? {
    var cells: [CellPosition] = []
    let shown = GalleryPart.shownID(driver.model.specimen).child(part.path)
    for row in 0..<driver.size.rows {
      for column in 0..<driver.size.columns
      where driver.drawing?.target(column: column, row: row) == shown {
        cells.append(CellPosition(column: column, row: row))
      }
    }
    return cells.isEmpty ? nil : cells[cells.count / 2]
  }
}
