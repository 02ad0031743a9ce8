import GSDesign

/// What an audit asks of looks besides the laws.
extension LawBench {
  /// States that show nothing, with the fewest values.
  func emptyFindings() -> [AuditFinding] {
    findings(.empty) { state in
      guard look(state).isBlank, !specimen.isMeantToBeBlank(state) else { return nil }
      return Phrase("It shows nothing.", korean: "아무것도 보이지 않습니다.")
    }
  }

  /// States with words that are hard to read. In fewer colours than 256 the terminal chooses them.
  func contrastFindings() -> [AuditFinding] {
    switch setting.change.depth ?? .truecolor {
    case .indexed16, .mono: return []
    case .truecolor, .indexed256: break
    }
    guard let theme = setting.change.theme else { return [] }
    let contrast = setting.change.contrast ?? .normal
    let scheme = theme.scheme(setting.change.appearance ?? .light, contrast)
    var found: [(reading: InkPairs.Reading, state: SpecimenState, more: Int)] = []
    for state in states {
      let faint = pairs(of: state).failing(
        in: scheme, contrast, isIndexed: setting.change.depth == .indexed256)
      for reading in faint {
        if let known = found.firstIndex(where: { $0.reading.pair == reading.pair }) {
          found[known].more += 1
        } else {
          found.append((reading, state, 0))
        }
      }
    }
    let shrinking = Shrinking(specimen: specimen)
    return found.map { reading, state, more in
      let smallest = shrinking.shrunk(state) { pairs(of: $0).pairs.contains(reading.pair) }
      return AuditFinding(
        .contrast, Link(specimen, state: smallest, environment: setting.link),
        seen: reading.words, more: more)
    }
  }

  private func pairs(of state: SpecimenState) -> InkPairs { looks.pairs(state, language) }

  /// Groups the states with a fault by the fewest values they have in common.
  private func findings(
    _ rule: AuditRule, _ fault: (SpecimenState) -> Phrase?
  ) -> [AuditFinding] {
    let shrinking = Shrinking(specimen: specimen)
    var found: [(state: SpecimenState, more: Int)] = []
    for state in states where fault(state) != nil {
      if let known = found.firstIndex(where: { shrinking.covers(state, $0.state) }) {
        found[known].more += 1
      } else {
        found.append((shrinking.shrunk(state) { fault($0) != nil }, 0))
      }
    }
    return found.compactMap { state, more in
      fault(state).map {
        AuditFinding(
          rule, Link(specimen, state: state, environment: setting.link), seen: $0, more: more)
      }
    }
  }
}
