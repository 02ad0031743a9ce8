import GSDesign
import GalleryKit

/// The checks of looks that are not laws.
extension LawChecker {
  /// States that show nothing, with the fewest values.
  func emptyFindings() -> [AuditFinding] {
    findings(.empty) { state in
      guard look(state).isBlank, !specimen.isMeantToBeBlank(state) else { return nil }
      return Phrase(localized: "It shows nothing.")
    }
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

extension LawChecker {
  func element(_ state: SpecimenState) -> Element { looks.element(state, language) }

  func look(_ state: SpecimenState) -> LookFingerprint {
    looks.look(state, language, at: places[0])
  }

  /// Draws a state with and without colour, for the rules that compare looks.
  func draw(_ state: SpecimenState) {
    _ = look(state)
    _ = lookInMono(state)
  }

  func lookInMono(_ state: SpecimenState) -> LookFingerprint {
    looks.look(state, language, at: places[1])
  }
}
