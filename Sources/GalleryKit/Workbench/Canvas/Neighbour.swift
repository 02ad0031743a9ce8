import GSDesign

/// A state beside the one on the canvas.
struct Neighbour: Hashable {
  var label: String
  var state: SpecimenState
}

extension Workbench {
  /// The state shown with every switch off, and with one on at a time; none where there is no other.
  var neighbours: [Neighbour] {
    let specimen = specimen
    let toggles = specimen.axes.indices.filter {
      specimen.axes[$0].tier == .design && specimen.axes[$0].kind == .toggle
    }
    guard !toggles.isEmpty else { return [] }
    var base = state
    for (index, axis) in specimen.axes.enumerated()
    where axis.tier == .interaction || toggles.contains(index) {
      base[index] = axis.kind == .toggle ? .flag(false) : axis.standard
    }
    var result: [Neighbour] = []
    if base.impossibility == nil {
      result.append(Neighbour(label: Phrase.normal[language], state: base))
    }
    for toggle in toggles {
      var state = base
      state[toggle] = .flag(true)
      guard state.impossibility == nil else { continue }
      result.append(Neighbour(label: specimen.axes[toggle].name, state: state))
    }
    return result.count > 1 ? result : []
  }
}
