import GSDesign

/// A state beside the one on the canvas.
struct Neighbour: Hashable, Sendable {
  var label: String
  var state: SpecimenState
}

/// States that differ from the one on the canvas in one thing, side by side.
struct CanvasStrip: Hashable, Sendable {
  let title: String
  let cells: [Neighbour]
  /// Whether it is of two things at once, and shown where there is room for everything else.
  var isFurther = false
}

extension Workbench {
  /// The state shown with every switch off and with one on at a time, and then each of its choices; none where there is
  /// no other.
  var strips: [CanvasStrip] {
    let choices = choiceStrips
    return ([stateStrip] + choices + choices.flatMap(withSwitches)).filter { $0.cells.count > 1 }
  }

  /// The states of a strip with each switch on that is off.
  private func withSwitches(_ strip: CanvasStrip) -> [CanvasStrip] {
    let axes = specimen.axes
    return axes.indices.compactMap { toggle in
      guard axes[toggle].tier == .design, axes[toggle].kind == .toggle,
        state[toggle] == .flag(false)
      else { return nil }
      let cells = strip.cells.compactMap { cell -> Neighbour? in
        var state = cell.state
        state[toggle] = .flag(true)
        return state.impossibility == nil ? Neighbour(label: cell.label, state: state) : nil
      }
      return CanvasStrip(
        title: "· " + say(axes[toggle].word), cells: cells, isFurther: true)
    }
  }

  /// The states of all strips, in their order.
  var neighbours: [Neighbour] { strips.flatMap(\.cells) }

  private var stateStrip: CanvasStrip {
    let axes = specimen.axes
    let toggles = axes.indices.filter { axes[$0].tier == .design && axes[$0].kind == .toggle }
    let base = resting(toggles)
    var cells = base.impossibility == nil ? [Neighbour(label: say(.normal), state: base)] : []
    func add(_ label: Phrase, _ axis: Int, _ value: AxisValue) {
      var state = base
      state[axis] = value
      guard state.impossibility == nil, !specimen.isMeantToBeBlank(state) else { return }
      cells.append(Neighbour(label: say(label), state: state))
    }
    for toggle in toggles { add(axes[toggle].word, toggle, .flag(true)) }
    for (index, axis) in axes.enumerated() where axis.tier == .interaction && !axis.isHeld {
      switch (axis.meaning, axis.kind) {
      case (.pointer, .choice) where axis.name == "interaction":
        for value in axis.values where value != axis.standard {
          add(axis.word(of: value), index, value)
        }
      case (.focused, .toggle): add(axis.word, index, .flag(true))
      case _: continue
      }
    }
    return CanvasStrip(title: say(.stateNames), cells: cells)
  }

  private var choiceStrips: [CanvasStrip] {
    specimen.axes.enumerated().compactMap { index, axis in
      guard axis.tier == .design, axis.meaning != .behavior, !axis.isHeld else { return nil }
      switch axis.kind {
      case .choice, .number: break
      case .toggle, .options, .text: return nil
      }
      let cells = axis.values.prefix(8).compactMap { value -> Neighbour? in
        var state = state
        state[index] = value
        guard state.impossibility == nil, !specimen.isMeantToBeBlank(state) else { return nil }
        return Neighbour(label: say(axis.word(of: value)), state: state)
      }
      return CanvasStrip(title: say(axis.title), cells: cells)
    }
  }

  /// The state shown with these switches off, untouched by keys and pointer.
  private func resting(_ toggles: [Int]) -> SpecimenState {
    var base = state
    for (index, axis) in specimen.axes.enumerated()
    where axis.tier == .interaction || toggles.contains(index) {
      base[index] = axis.kind == .toggle ? .flag(false) : axis.standard
    }
    return base
  }

  private func say(_ phrase: Phrase) -> String { phrase[language] }
}
