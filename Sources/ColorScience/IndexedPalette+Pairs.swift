/// Choosing entries for fills and for the inks upon them, so that what could be read before colours were reduced can be
/// read after.
extension IndexedPalette {
  /// What an ink has to keep on a fill.
  public struct Need: Hashable, Sendable {
    /// The contrast ratio that the two had, 1…21.
    public let contrast: Double
    /// Whether the ink was the lighter of the two.
    public let isLighter: Bool
    /// The share of the ink that is left over the fill, 0…1: less than 1 for dim words.
    public let opacity: Double

    /// What an ink had on a fill, and how much of it is seen.
    public init(contrast: Double, isLighter: Bool, opacity: Double = 1) {
      self.contrast = contrast
      self.isLighter = isLighter
      self.opacity = opacity
    }

    /// What is looked for: that contrast. Under 3 : 1, which nobody can rely upon, three quarters will do: white words stay
    /// white, and orange ones orange.
    var wanted: Double { contrast >= 3 ? contrast : 0.75 * contrast }

    /// The limit of WCAG 2.2 that was met; what is wanted where none was.
    var limit: Double { [7, 4.5, 3].first { contrast >= $0 } ?? wanted }
  }

  /// The index of the entry that shows a fill: the nearest in OKLab, its hue kept where one nearly as near keeps it.
  ///
  /// It depends on nothing that stands upon the fill at the time, so that one fill has one colour in a frame.
  ///
  /// - Parameters:
  ///   - color: the colour of the fill.
  ///   - taken: entries that it must not become, since what it is told from has them.
  ///   - needs: what inks had on the fill; entries on which one cannot keep its limit are passed over where another is left.
  public func index(
    ofFill color: RGB, apartFrom taken: [RGB] = [], bearing needs: [Need] = []
  ) -> Int {
    let wanted = Wanted(color)
    func bears(_ entry: Entry) -> Bool {
      needs.allSatisfy { greatestContrast(on: entry, $0) >= $0.limit - Self.slack }
    }
    let nearest = Entry(nearestIndex(to: wanted.color), in: self)
    if !taken.contains(nearest.rgb), wanted.keepsHue(nearest), bears(nearest) {
      return nearest.index
    }
    let free = entries.filter { !taken.contains($0.rgb) }
    let found = best(for: wanted, among: free.filter(bears)) ?? best(for: wanted, among: free)
    return found?.index ?? nearest.index
  }

  /// The index of the entry that shows an ink upon a fill: the nearest that keeps its contrast, its hue kept where one
  /// nearly as near keeps it.
  ///
  /// What was lighter stays so, with as much contrast as there is, unless it falls below the limit that it met: then it is
  /// darker, if that helps.
  ///
  /// - Parameters:
  ///   - ink: the colour of the ink.
  ///   - fill: the colour that the fill is shown in.
  ///   - need: what the two had, and how much of the ink is seen.
  ///   - taken: entries that it must not become.
  public func index(
    ofInk ink: RGB, on fill: RGB, reaching need: Need, apartFrom taken: [RGB] = []
  ) -> Int {
    let wanted = Wanted(ink)
    let ground = fill.relativeLuminance
    func contrast(_ entry: Entry) -> Double {
      need.opacity == 1
        ? Self.contrast(entry.luminance, ground)
        : entry.rgb.composited(over: fill, opacity: need.opacity).contrastRatio(with: fill)
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
    let candidates = most(own) >= need.limit - Self.slack ? own : free
    let least = min(need.wanted, most(candidates)) - Self.slack
    let allowed = candidates.filter { $0.ratio >= least }.map(\.entry)
    return best(for: wanted, among: allowed)?.index ?? nearest.index
  }

  /// Ratios of the same colours differ in their last bits by the way they were reached.
  private static let slack = 1e-9

  private static func contrast(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The most contrast that an ink of this palette has on an entry, on its side of it.
  private func greatestContrast(on fill: Entry, _ need: Need) -> Double {
    let end = entries[need.isLighter ? lightest : darkest]
    return need.opacity == 1
      ? Self.contrast(end.luminance, fill.luminance)
      : end.rgb.composited(over: fill.rgb, opacity: need.opacity).contrastRatio(with: fill.rgb)
  }

  /// The nearest of some entries, or one that keeps the hue and is nearly as near; of equally near ones the lowest index.
  private func best(for wanted: Wanted, among entries: [Entry]) -> Entry? {
    var nearest: (entry: Entry, distance: Double)?
    var keeping: (entry: Entry, distance: Double)?
    func isNearer(_ entry: Entry, _ distance: Double, than other: (Entry, Double)?) -> Bool {
      guard let other else { return true }
      return distance < other.1 || (distance == other.1 && entry.index < other.0.index)
    }
    for entry in entries {
      let distance = entry.color.squaredDistance(to: wanted.color)
      if isNearer(entry, distance, than: nearest) { nearest = (entry, distance) }
      if wanted.keepsHue(entry), isNearer(entry, distance, than: keeping) {
        keeping = (entry, distance)
      }
    }
    guard let nearest, let keeping else { return nearest?.entry }
    let detour = wanted.detour
    return keeping.distance <= nearest.distance * detour * detour ? keeping.entry : nearest.entry
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

  private static func chroma(_ color: OKLab) -> Double {
    (color.a * color.a + color.b * color.b).squareRoot()
  }

  /// How many times as far an entry may be for the sake of the hue. A grey that turns blue is always seen; a colour that
  /// turns a little is not.
  var detour: Double { chroma < Self.grey ? 3 : 1.3 }

  func keepsHue(_ entry: IndexedPalette.Entry) -> Bool {
    let other = Self.chroma(entry.color)
    // The white of a palette may be a warm one.
    if chroma < Self.grey { return other < Self.colored }
    guard chroma >= Self.colored else { return true }
    let alignment = color.a * entry.color.a + color.b * entry.color.b
    return other >= Self.grey && alignment >= Self.sameHue * chroma * other
  }
}
