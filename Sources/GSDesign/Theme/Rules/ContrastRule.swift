package import ColorScience

extension Contrast {
  /// The least contrast ratio of a pair; nil under `original`, which fits nothing.
  func ratio(for kind: InkPair.Kind) -> Double? {
    switch (self, kind) {
    case (.original, .text), (.original, .mark), (.original, .disabledText): nil
    case (.normal, .text): 4.5
    case (.normal, .mark), (.normal, .disabledText): 3
    case (.high, .text): 7
    case (.high, .mark), (.high, .disabledText): 4.5
    }
  }
}

extension InkPair {
  /// The contrast that the pair keeps in few colours: at most the ratio of the contrast mode, or of ``Contrast/normal``
  /// under ``Contrast/original``.
  ///
  /// - Parameter opacity: the opacity of disabled words.
  package func need(
    of ink: RGB, on fill: RGB, _ contrast: Contrast, opacity: Double
  ) -> IndexedPalette.Need {
    IndexedPalette.Need(
      contrast: ink.contrastRatio(with: fill),
      isLighter: ink.relativeLuminance >= fill.relativeLuminance,
      opacity: kind == .disabledText ? opacity : 1,
      upTo: (contrast == .original ? .normal : contrast).ratio(for: kind) ?? 7)
  }
}

/// How an ink is moved so that it can be read: fills stay, the ink takes the smallest step of OKLCH
/// lightness that reaches the ratio on eight-bit values, on each of its grounds.
enum ContrastRule {
  /// A ground of an ink, and the contrast ratio it needs there.
  struct Ground {
    let color: RGB
    let ratio: Double
  }

  static func passes(_ ink: RGB, on grounds: [Ground]) -> Bool {
    grounds.allSatisfy { ink.contrastRatio(with: $0.color) >= $0.ratio }
  }

  /// The number of steps of 0.001 that suffices: none for an ink that can be read as it is, nil
  /// if even black and white cannot.
  static func steps(for ink: RGB, on grounds: [Ground]) -> Int? {
    if passes(ink, on: grounds) { return 0 }
    let ray = LightnessRay(ink)
    if leaveRoomBetween(grounds) { return everyStep(ray, grounds) }
    let darker = smallestStep(ray, direction: -1, atMost: ray.reach(lighter: false), grounds)
    let limit = min(darker ?? .max, ray.reach(lighter: true))
    let lighter = smallestStep(ray, direction: 1, atMost: limit, grounds)
    switch (darker, lighter) {
    case (nil, nil): return nil
    case (let steps?, nil): return -steps
    case (nil, let steps?): return steps
    case (let down?, let up?): return down <= up ? -down : up
    }
  }

  /// The ink moved by as many steps as suffice, or black or white if no number does.
  static func fitted(_ ink: RGB, on grounds: [Ground]) -> (ink: RGB, adjustment: Adjustment) {
    if let steps = steps(for: ink, on: grounds) {
      return (LightnessRay(ink).color(steps: steps), .moved(steps: steps))
    }
    func margin(_ ink: RGB) -> Double {
      grounds.map { ink.contrastRatio(with: $0.color) / $0.ratio }.min() ?? 1
    }
    return (margin(.black) >= margin(.white) ? .black : .white, .unreachable)
  }

  /// Whether a readable ink may lie between a light and a dark ground in luminance: contrast then does not grow with
  /// distance. No theme of the package has such grounds.
  private static func leaveRoomBetween(_ grounds: [Ground]) -> Bool {
    let luminances = grounds.map(\.color.relativeLuminance)
    guard let least = luminances.min(), let most = luminances.max(),
      let ratio = grounds.map(\.ratio).min()
    else { return false }
    return (most + 0.05) / (least + 0.05) >= ratio * ratio * 0.98
  }

  private static func everyStep(_ ray: LightnessRay, _ grounds: [Ground]) -> Int? {
    let darker = ray.reach(lighter: false)
    let lighter = ray.reach(lighter: true)
    for steps in 1...max(darker, lighter) {
      if steps <= darker, passes(ray.color(steps: -steps), on: grounds) { return -steps }
      if steps <= lighter, passes(ray.color(steps: steps), on: grounds) { return steps }
    }
    return nil
  }

  /// Contrast grows with distance but for the rounding to bytes, which may let a step or two pass
  /// before the first that passes for good: so the steps just below the bisected one are tried too.
  private static func smallestStep(
    _ ray: LightnessRay, direction: Int, atMost limit: Int, _ grounds: [Ground]
  ) -> Int? {
    func passes(_ steps: Int) -> Bool {
      Self.passes(ray.color(steps: direction * steps), on: grounds)
    }
    guard limit > 0, passes(limit) else { return nil }
    var failing = 0
    var passing = limit
    while passing - failing > 1 {
      let middle = (failing + passing) / 2
      if passes(middle) { passing = middle } else { failing = middle }
    }
    let slack = 6
    for steps in max(passing - slack, 1)..<passing where passes(steps) { return steps }
    return passing
  }
}
