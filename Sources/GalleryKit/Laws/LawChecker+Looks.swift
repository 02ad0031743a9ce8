import GSDesign

/// What an audit asks of looks besides the laws.
extension LawChecker {
  /// States that show nothing, with the fewest values.
  func emptyFindings() -> [AuditFinding] {
    findings(.empty) { state in
      guard look(state).isBlank, !specimen.isMeantToBeBlank(state) else { return nil }
      return Phrase("It shows nothing.", korean: "아무것도 보이지 않습니다.")
    }
  }

  /// States with words that are hard to read, by the cells that are sent. In fewer colours than 256 the terminal chooses
  /// them.
  func contrastFindings() -> [AuditFinding] {
    switch setting.change.depth ?? .truecolor {
    case .indexed16, .mono: return []
    case .truecolor, .indexed256: break
    }
    var found: [(reading: InkReading, state: SpecimenState, more: Int)] = []
    for state in states {
      for reading in faint(in: state) {
        if let known = found.firstIndex(where: { $0.reading.isLike(reading) }) {
          found[known].more += 1
        } else {
          found.append((reading, state, 0))
        }
      }
    }
    let shrinking = Shrinking(specimen: specimen)
    return found.map { reading, state, more in
      let smallest = shrinking.shrunk(state) { faint(in: $0).contains(where: reading.isLike) }
      return AuditFinding(
        .contrast, Link(specimen, state: smallest, environment: setting.link),
        seen: reading.words, more: more)
    }
  }

  private func faint(in state: SpecimenState) -> [InkReading] {
    looks.inks(state, language, setting.change).compactMap {
      InkReading($0, setting.change.contrast ?? .standard)
    }
    .sorted { ($0.ink.inkName, $0.ink.fillName) < ($1.ink.inkName, $1.ink.fillName) }
  }

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
