import ColorScience

/// Makes derived inks readable under every contrast. They come from rules, so no published colour is lost.
///
/// Published colours stay exactly as they are. A pair that a design publishes with less contrast may keep its contrast
/// in the mirrored appearance, if the mirror holds it.
enum DerivedFitting {
  /// - Parameter source: the colours of the published appearance, if these are its mirror.
  static func fitted(
    _ colors: [SchemeBuilder.Resolved], mirroring source: [SchemeBuilder.Resolved]? = nil,
    of definition: ThemeDefinition
  ) -> [SchemeBuilder.Resolved] {
    var result = colors
    let darkestInk = definition.darkestInkColor
    func index(_ role: BuiltInRole) -> Int { Int(role.rawValue) }
    func need(_ pair: InkPair) -> Double {
      let need = Contrast.normal.ratio(for: pair.kind) ?? 1
      let here = contrast(colors, pair)
      guard let source, isPublished(source, pair), case let there = contrast(source, pair),
        there < need, here >= there * mirrorPrecision
      else { return need }
      return min(need, here)
    }
    func set(_ role: BuiltInRole, _ color: RGB, _ adjustment: Adjustment, on fills: [BuiltInRole]) {
      guard color != result[index(role)].color else { return }
      result[index(role)].color = color
      result[index(role)].adjustment = adjustment
      for entry in fills.flatMap({ colors[index($0)].entries })
      where !result[index(role)].entries.contains(entry) {
        result[index(role)].entries.append(entry)
      }
    }
    for group in SchemeFitting.groups where colors[index(group.ink)].provenance.isDerived {
      // The mirror of a published ink keeps its contrast; a ground other than a mirror does not move it.
      let isMirror =
        colors[index(group.ink)].provenance == .mirrored
        && source.map { !$0[index(group.ink)].provenance.isDerived } ?? false
      // Readable on every ground, a faded ink could be the very ink that it fades.
      let isFaded =
        if case .faded = colors[index(group.ink)].provenance { true } else { false }
      let pairs = group.pairs.filter { pair in
        if isMirror { return [.mirrored, .kept].contains(colors[index(pair.fill)].provenance) }
        return !isFaded || pair == group.pairs[0]
      }
      guard !pairs.allSatisfy({ contrast(colors, $0) >= need($0) }) else { continue }
      let fills = pairs.map(\.fill)
      let ink = colors[index(group.ink)].color
      guard group.isOnSolids else {
        let grounds = pairs.map {
          ContrastRule.Ground(color: colors[index($0.fill)].color, ratio: need($0))
        }
        guard let steps = ContrastRule.steps(for: ink, on: grounds) else { continue }
        set(
          group.ink, LightnessRay(ink).color(steps: steps), .moved(steps: steps), on: fills)
        continue
      }
      let fitted = SolidRule.fitted(
        ink: ink, darkestInk: darkestInk, on: fills.map { colors[index($0)].color },
        ratio: pairs.map(need).max() ?? 1,
        solids: fills.allSatisfy { colors[index($0)].provenance.isDerived } ? .unseen : .stay)
      set(group.ink, fitted.ink, .replaced, on: fills)
      if fitted.ink != ink, fitted.ink == darkestInk {
        result[index(group.ink)].entries.append(definition.darkestInk)
      }
      for (fill, color) in zip(fills, fitted.solids) {
        set(fill, color, .solidMoved, on: [group.ink])
      }
    }
    return result
  }

  /// The share of a contrast that a mirror keeps, on eight-bit values.
  private static let mirrorPrecision = 0.98

  private static func contrast(_ colors: [SchemeBuilder.Resolved], _ pair: InkPair) -> Double {
    colors[Int(pair.ink.rawValue)].color.contrastRatio(
      with: colors[Int(pair.fill.rawValue)].color)
  }

  private static func isPublished(_ colors: [SchemeBuilder.Resolved], _ pair: InkPair) -> Bool {
    !colors[Int(pair.ink.rawValue)].provenance.isDerived
  }
}
