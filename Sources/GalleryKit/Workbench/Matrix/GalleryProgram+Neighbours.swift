import GSDesign

extension GalleryProgram {
  /// A state beside the one on the canvas.
  struct Neighbour {
    var label: String
    var state: SpecimenState
  }

  /// The state with every switch off, and with one on at a time.
  func neighbours(_ model: GalleryModel) -> [Neighbour] {
    let specimen = specimen(model)
    let toggles = specimen.axes.indices.filter {
      specimen.axes[$0].tier == .design && specimen.axes[$0].kind == .toggle
    }
    guard !toggles.isEmpty else { return [] }
    var base = model.state
    for (index, axis) in specimen.axes.enumerated()
    where axis.tier == .interaction || toggles.contains(index) {
      base[index] = axis.kind == .toggle ? .flag(false) : axis.standard
    }
    var result: [Neighbour] = []
    if base.impossibility == nil {
      result.append(Neighbour(label: Phrase.normal[options.language], state: base))
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
