import GSDesign
import GalleryKit

/// The list of the states that the edits change, and the focused one.
struct MovesList: Hashable, Sendable {
  private(set) var states: MovedStates
  private(set) var place = 0

  init(_ states: MovedStates) { self.states = states }

  /// The focused state; nil if no state changes.
  var chosen: MovedStates.Place? { states[place] }

  mutating func handle(_ motion: Motion) {
    switch motion {
    case .up, .down, .left, .right: go(to: place + motion.rows)
    case .first: go(to: 0)
    case .last: go(to: states.count - 1)
    }
  }

  mutating func go(to place: Int) { self.place = max(0, min(place, states.count - 1)) }

  /// Focuses a state; false if the edits do not change it.
  mutating func go(to state: Stamp) -> Bool {
    let place = (0..<states.count).first { place in
      states[place].map { Stamp($0) } == state
    }
    guard let place else { return false }
    go(to: place)
    return true
  }

  /// Shows more states, or others; the focus stays on its state if that is among them.
  mutating func show(_ states: MovedStates) {
    let chosen = chosen
    self.states = states
    go(to: chosen.flatMap { states.place(of: $0) } ?? place)
  }
}

extension EditingModel {
  /// Lists the states that the edits of the theme change.
  func listMoves(in editor: inout EditorModel) {
    guard let change = change(in: editor) else { return }
    editor.list = MovesList(moves.moved(by: change))
  }

  /// Updates the list after more states were grouped or the theme was reloaded.
  func refreshList(of editor: inout EditorModel?) {
    guard editor?.list != nil, let change = change(in: editor) else { return }
    editor?.list?.show(moves.moved(by: change))
  }
}
