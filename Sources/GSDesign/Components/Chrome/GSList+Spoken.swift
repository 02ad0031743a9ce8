extension GSList {
  /// The spoken description of a row.
  func spoken(at index: Int) -> Spoken {
    row(at: index).spoken(
      states: appearance(of: index).spokenStates,
      position: Spoken.Position(index: index, of: count))
  }
}

extension GSList.Row {
  /// The spoken description of the row: its title, the detail at its end, and its value.
  fileprivate func spoken(states: Set<SpokenState>, position: Spoken.Position) -> Spoken {
    var states = states
    if isChanged { states.insert(.changed) }
    switch disclosure {
    case .open: states.insert(.expanded)
    case .closed: states.insert(.collapsed)
    case nil: break
    }
    if case .toggle(let isOn, _) = value { states.insert(isOn ? .on : .off) }
    return Spoken(
      isHeading ? .heading : .row, spokenName, value: spokenValue, states: states,
      position: position)
  }

  private var spokenName: String {
    let end = key.isEmpty ? detail : key
    return end.isEmpty || end.isGlyphArt ? title : title + ", " + end
  }

  private var spokenValue: String? {
    switch value {
    case .words(let text), .toggle(_, let text), .choice(let text, _, _, _, _): text
    case .field(let state, let placeholder, _): state.text.isEmpty ? placeholder : state.text
    case nil: nil
    }
  }
}
