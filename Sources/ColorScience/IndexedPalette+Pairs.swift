/// Choosing entries for fills and for the inks on them, so that text readable in the original colours is readable in
/// the reduced ones.
extension IndexedPalette {
  /// The contrast that an ink must keep on a fill.
  public struct Need: Hashable, Sendable {
    /// The contrast ratio that the two had, 1…21.
    public let contrast: Double
    /// Whether the ink was the lighter of the two.
    public let isLighter: Bool
    /// The share of the ink that is left over the fill, 0…1: less than 1 for dim words.
    public let opacity: Double

    /// The most contrast required of such a pair.
    private let most: Double

    /// - Parameters:
    ///   - contrast: the contrast ratio that the ink had on the fill.
    ///   - isLighter: whether the ink was the lighter of the two.
    ///   - opacity: the share of the ink that is left over the fill.
    ///   - most: the ratio that is enough for such a pair.
    public init(
      contrast: Double, isLighter: Bool, opacity: Double = 1, upTo most: Double = 7
    ) {
      self.contrast = contrast
      self.isLighter = isLighter
      self.opacity = opacity
      self.most = most
    }

    /// The contrast that is looked for. Under 3:1, which cannot be relied upon, three quarters will do: white words stay
    /// white, and orange ones orange.
    var wanted: Double { contrast >= 3 ? contrast : Self.share * contrast }

    /// The share of the contrast that is enough.
    private static let share = 0.75

    /// The contrast that is enough where more needs another hue: the limit, and three quarters of the original.
    var leastForHue: Double { max(limit, Self.share * contrast) }

    /// The same of an ink on the other side of the fill.
    var turned: Need {
      Need(contrast: contrast, isLighter: !isLighter, opacity: opacity, upTo: most)
    }

    /// The highest limit of WCAG 2.2 that the pair met; the wanted contrast if it met none.
    var limit: Double { [7, 4.5, 3].first { contrast >= $0 && $0 <= most } ?? wanted }
  }

  /// The index of the entry that shows a fill: the nearest in OKLab, or one of the same hue if it is nearly as near.
  ///
  /// It does not depend on the inks currently on the fill, so one fill has one colour in a frame. If necessary, it
  /// merges with a taken entry that is nearly as near: a dark card on a black page turns black, not blue. As a last
  /// resort, words on it turn from light to dark.
  ///
  /// - Parameters:
  ///   - color: the colour of the fill.
  ///   - taken: entries to avoid, because colours that the fill must differ from use them.
  ///   - needs: the contrast of each ink on the fill; entries on which an ink cannot keep its limit are passed over if
  ///     another is left.
  public func index(
    ofFill color: RGB, apartFrom taken: [RGB] = [], bearing needs: [Need] = []
  ) -> Int {
    let wanted = Wanted(color)
    func bears(_ entry: Entry) -> Bool {
      needs.allSatisfy { greatestContrast(on: entry, $0) >= required(of: $0) - Self.slack }
    }
    func bearsTurned(_ entry: Entry) -> Bool {
      needs.allSatisfy {
        max(greatestContrast(on: entry, $0), greatestContrast(on: entry, $0.turned))
          >= required(of: $0) - Self.slack
      }
    }
    let nearest = nearestFill(to: wanted)
    if !taken.contains(nearest.rgb), wanted.keepsHue(nearest), bears(nearest) {
      return nearest.index
    }
    let free = fills.filter { !taken.contains($0.rgb) && wanted.keepsKind($0) }
    let limit = nearest.color.squaredDistance(to: wanted.color) * Self.merging * Self.merging
    let merged = fills.filter {
      wanted.keepsKind($0) && $0.color.squaredDistance(to: wanted.color) <= limit
    }
    let found =
      best(for: wanted, among: free.filter(bears))
      ?? best(for: wanted, among: merged.filter(bears))
      ?? best(for: wanted, among: free.filter(bearsTurned)) ?? best(for: wanted, among: free)
    return found?.index ?? nearest.index
  }

  /// The index of the entry that shows an ink on a fill: the nearest that keeps its contrast, or one of the same
  /// hue if it is nearly as near.
  ///
  /// A lighter ink stays lighter, and a darker one darker, with as much contrast as possible. If that falls below the
  /// limit the pair met, the ink changes sides, if that helps.
  ///
  /// - Parameters:
  ///   - ink: the colour of the ink.
  ///   - fill: the colour that the fill is shown in.
  ///   - need: the contrast of the original pair, and the opacity of the ink.
  ///   - taken: entries that it must not become.
  public func index(
    ofInk ink: RGB, on fill: RGB, reaching need: Need, apartFrom taken: [RGB] = []
  ) -> Int {
    let wanted = Wanted(ink)
    let ground = fill.relativeLuminance
    func contrast(_ entry: Entry) -> Double {
      self.contrast(of: entry, on: fill, luminance: ground, opacity: need.opacity)
    }
    func isOnItsSide(_ entry: Entry) -> Bool {
      need.isLighter ? entry.luminance >= ground : entry.luminance <= ground
    }
    let nearest = Entry(nearestIndex(to: wanted.color), in: self)
    if !taken.contains(nearest.rgb), isOnItsSide(nearest), wanted.keepsHue(nearest),
      contrast(nearest) >= need.wanted - Self.slack
    {
      return nearest.index
    }
    let free = entries.filter { !taken.contains($0.rgb) }.map { (entry: $0, ratio: contrast($0)) }
    let own = free.filter { isOnItsSide($0.entry) }
    func most(_ candidates: [(entry: Entry, ratio: Double)]) -> Double {
      candidates.map(\.ratio).max() ?? 0
    }
    let candidates = most(own) >= required(of: need) - Self.slack ? own : free
    let least = min(need.wanted, most(candidates)) - Self.slack
    var allowed = candidates.filter { $0.ratio >= least }
    if !allowed.contains(where: { wanted.keepsHue($0.entry) }) {
      allowed += candidates.filter {
        wanted.keepsHue($0.entry) && $0.ratio >= leastForHue(of: need) - Self.slack
      }
    }
    return best(for: wanted, among: allowed.map(\.entry))?.index ?? nearest.index
  }

  /// How many times as far as the nearest entry one may be that is taken.
  private static let merging = 1.5

  /// Ratios of the same colours differ in their last bits by the way they were reached.
  private static let slack = 1e-9

  private static func contrast(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The most contrast that an ink of this palette has on an entry, on its side of it.
  private func greatestContrast(on fill: Entry, _ need: Need) -> Double {
    func contrast(_ ink: Entry) -> Double {
      self.contrast(of: ink, on: fill.rgb, luminance: fill.luminance, opacity: need.opacity)
    }
    guard !alternatives.isEmpty else {
      return contrast(entries[need.isLighter ? lightest : darkest])
    }
    return entries.filter { ($0.luminance > fill.luminance) == need.isLighter }.map(contrast).max()
      ?? 1
  }

  /// The contrast of an ink on a fill; the least of all alternatives if it is unknown which the terminal shows.
  private func contrast(
    of ink: Entry, on fill: RGB, luminance ground: Double, opacity: Double
  ) -> Double {
    guard !alternatives.isEmpty else {
      return opacity == 1
        ? Self.contrast(ink.luminance, ground)
        : Self.contrast(ink.rgb, fill, opacity: opacity)
    }
    let inkPosition = ink.index - firstIndex
    guard let position = colors.firstIndex(of: fill) else {
      return alternatives.map { Self.contrast($0[inkPosition], fill, opacity: opacity) }.min() ?? 1
    }
    return leastContrast(inkPosition, position, opacity: opacity)
  }

  /// The contrast of an entry on another one in the worst of the palettes that a terminal may show; nil if it is known which
  /// it shows, and for colours outside of the palette.
  ///
  /// - Parameter opacity: the share of the ink that is left over the fill, 0…1.
  package func leastContrast(of ink: RGB, on fill: RGB, opacity: Double) -> Double? {
    guard !alternatives.isEmpty, let first = colors.firstIndex(of: ink),
      let second = colors.firstIndex(of: fill)
    else { return nil }
    return leastContrast(first, second, opacity: opacity)
  }

  private func leastContrast(_ ink: Int, _ fill: Int, opacity: Double) -> Double {
    guard opacity < 1 else { return leastContrasts[ink][fill] }
    return alternatives.map { Self.contrast($0[ink], $0[fill], opacity: opacity) }.min() ?? 1
  }

  private static func contrast(_ ink: RGB, _ fill: RGB, opacity: Double) -> Double {
    ink.composited(over: fill, opacity: opacity).contrastRatio(with: fill)
  }

  /// The contrast that is required of a pair: less where it is unknown which colours the terminal shows.
  private func required(of need: Need) -> Double {
    alternatives.isEmpty ? need.limit : min(need.limit, Self.leastOfUnknown)
  }

  private func leastForHue(of need: Need) -> Double {
    alternatives.isEmpty ? need.leastForHue : min(need.leastForHue, Self.leastOfUnknown)
  }

  private func nearestFill(to wanted: Wanted) -> Entry {
    let nearest = Entry(nearestIndex(to: wanted.color), in: self)
    guard !alternatives.isEmpty else { return nearest }
    return best(for: wanted, among: fills) ?? nearest
  }

  /// The nearest of some entries, where another hue counts as farther; of equally near ones the lowest index.
  private func best(for wanted: Wanted, among entries: [Entry]) -> Entry? {
    var best: (entry: Entry, distance: Double)?
    for entry in entries {
      let detour = wanted.detour(to: entry)
      let distance = entry.color.squaredDistance(to: wanted.color) * detour * detour
      guard let known = best else {
        best = (entry, distance)
        continue
      }
      if distance < known.distance
        || (distance == known.distance && entry.index < known.entry.index)
      {
        best = (entry, distance)
      }
    }
    return best?.entry
  }
}

/// A colour that is looked for, and which entries keep its hue.
private struct Wanted {
  let color: OKLab
  private let chroma: Double

  init(_ color: RGB) {
    self.color = OKLab(color)
    chroma = Self.chroma(self.color)
  }

  /// Below this chroma a colour is seen as a grey.
  private static let grey = 0.02
  /// From this chroma on a colour has a hue that is missed when it is lost.
  private static let colored = 0.04
  /// The cosine of 30 degrees, which part neighbours of the hue circle.
  private static let sameHue = 0.866
  /// The cosine of 60 degrees, beyond which a hue belongs to another colour.
  private static let nearHue = 0.5

  private static func chroma(_ color: OKLab) -> Double {
    (color.a * color.a + color.b * color.b).squareRoot()
  }

  /// The factor by which an entry counts as farther away, for its hue. A grey that turns blue is always visible; a
  /// slight change of a colour is not. Grey is preferred to another colour.
  func detour(to entry: IndexedPalette.Entry) -> Double {
    if keepsHue(entry) { return 1 }
    if chroma < Self.grey { return 3 }
    let other = Self.chroma(entry.color)
    return other < Self.grey || cosine(to: entry) >= Self.nearHue ? 1.3 : 2.5
  }

  /// Whether it is as grey as the colour, or the colour is not a grey.
  func keepsKind(_ entry: IndexedPalette.Entry) -> Bool {
    chroma >= Self.grey || keepsHue(entry)
  }

  func keepsHue(_ entry: IndexedPalette.Entry) -> Bool {
    let other = Self.chroma(entry.color)
    // The white of a palette may be a warm one.
    if chroma < Self.grey { return other < Self.colored }
    guard chroma >= Self.colored else { return true }
    return other >= Self.grey && cosine(to: entry) >= Self.sameHue
  }

  /// The cosine of the angle between the hues of two colours that are not grey.
  private func cosine(to entry: IndexedPalette.Entry) -> Double {
    (color.a * entry.color.a + color.b * entry.color.b) / (chroma * Self.chroma(entry.color))
  }
}
