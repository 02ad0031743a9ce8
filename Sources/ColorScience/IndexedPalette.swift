/// A list of colours that a terminal addresses by index, searched for the nearest in OKLab.
///
/// The search is exact: entries lie sorted by lightness, and it walks outward from the wanted
/// lightness until lightness alone is farther than the best entry found. Of equally near entries
/// the lowest index wins.
public struct IndexedPalette: Sendable {
  struct Entry: Sendable {
    let index: Int
    let rgb: RGB
    let color: OKLab
    /// Relative luminance, 0…1.
    let luminance: Double

    init(_ index: Int, _ rgb: RGB) {
      self.index = index
      self.rgb = rgb
      color = OKLab(rgb)
      luminance = rgb.relativeLuminance
    }

    /// The entry of a palette at an index that it has.
    init(_ index: Int, in palette: IndexedPalette) {
      self.init(index, palette.colors[index - palette.firstIndex])
    }
  }

  /// The colours in the order of their indices.
  public let colors: [RGB]
  /// The index of the first colour.
  public let firstIndex: Int
  /// The colours that terminals may show instead, each a whole palette; empty if it is known which they show.
  public let alternatives: [[RGB]]
  /// By lightness, equal ones by index.
  let entries: [Entry]
  /// Where the ends of relative luminance lie among the entries: no other has more contrast with anything.
  let darkest: Int
  let lightest: Int
  /// The contrast of each colour with each other in the worst alternative, by their positions; empty without.
  let leastContrasts: [[Double]]
  /// The entries that may be fills: all, or those on which some ink can be read in each alternative.
  let fills: [Entry]

  /// The contrast that words on a fill have in each alternative (WCAG 2.2, 1.4.3, large text).
  static let leastOfUnknown = 3.0

  /// A palette whose colours have consecutive indices from `firstIndex` on; it must not be empty.
  public init(_ colors: [RGB], firstIndex: Int = 0) {
    self.init(colors, firstIndex: firstIndex, alternatives: [])
  }

  /// A palette of which a terminal shows one of several: searched by the first, with the contrast that pairs have in
  /// the worst.
  ///
  /// - Parameter possible: palettes of one length, at least one colour each; a single one is that palette.
  init(anyOf possible: [[RGB]]) {
    self.init(possible[0], firstIndex: 0, alternatives: possible.count == 1 ? [] : possible)
  }

  private init(_ colors: [RGB], firstIndex: Int, alternatives: [[RGB]]) {
    precondition(!colors.isEmpty, "An indexed palette needs at least one colour.")
    self.colors = colors
    self.firstIndex = firstIndex
    self.alternatives = alternatives
    let entries = colors.indices.map { Entry(firstIndex + $0, colors[$0]) }
      .sorted { ($0.color.lightness, $0.index) < ($1.color.lightness, $1.index) }
    func end(_ isFarther: (Double, Double) -> Bool) -> Int {
      entries.indices.reduce(0) {
        isFarther(entries[$1].luminance, entries[$0].luminance) ? $1 : $0
      }
    }
    darkest = end(<)
    lightest = end(>)
    self.entries = entries
    let least =
      alternatives.isEmpty
      ? []
      : colors.indices.map { first in
        colors.indices.map { second in
          alternatives.map { $0[first].contrastRatio(with: $0[second]) }.min() ?? 1
        }
      }
    leastContrasts = least
    fills =
      alternatives.isEmpty
      ? entries
      : entries.filter { (least[$0.index - firstIndex].max() ?? 1) >= Self.leastOfUnknown }
  }

  /// The colour at an index of the palette, or nil outside of it.
  public subscript(index: Int) -> RGB? {
    let position = index - firstIndex
    return colors.indices.contains(position) ? colors[position] : nil
  }

  /// The index of the nearest colour.
  public func nearestIndex(to color: RGB) -> Int {
    nearestIndex(to: OKLab(color))
  }

  func nearestIndex(to wanted: OKLab) -> Int {
    var above = firstPosition(atLeast: wanted.lightness)
    var below = above - 1
    var best = Int.max
    var bestDistance = Double.infinity

    func consider(_ entry: Entry) -> Bool {
      let step = entry.color.lightness - wanted.lightness
      guard step * step <= bestDistance else { return false }
      let distance = entry.color.squaredDistance(to: wanted)
      if distance < bestDistance || (distance == bestDistance && entry.index < best) {
        bestDistance = distance
        best = entry.index
      }
      return true
    }

    while above < entries.count || below >= 0 {
      if above < entries.count {
        above = consider(entries[above]) ? above + 1 : entries.count
      }
      if below >= 0 {
        below = consider(entries[below]) ? below - 1 : -1
      }
    }
    return best
  }

  private func firstPosition(atLeast lightness: Double) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].color.lightness < lightness { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension IndexedPalette: Hashable {
  /// Whether the same colours have the same indices.
  public static func == (first: IndexedPalette, second: IndexedPalette) -> Bool {
    first.firstIndex == second.firstIndex && first.colors == second.colors
      && first.alternatives == second.alternatives
  }

  /// Hashes the colours and their first index.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(firstIndex)
    hasher.combine(colors)
    hasher.combine(alternatives.count)
  }
}

extension IndexedPalette {
  /// The steps of a channel in xterm's 6x6x6 cube.
  static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// Indices 16…255 of xterm: the cube, then 24 greys from 8 in steps of 10.
  public static let xterm240: IndexedPalette = {
    var colors: [RGB] = []
    colors.reserveCapacity(240)
    for red in cubeLevels {
      for green in cubeLevels {
        for blue in cubeLevels { colors.append(RGB(red: red, green: green, blue: blue)) }
      }
    }
    for step in UInt8(0)..<24 {
      let level = 8 + 10 * step
      colors.append(RGB(red: level, green: level, blue: level))
    }
    return IndexedPalette(colors, firstIndex: 16)
  }()

  /// Indices 0…15 as xterm ships them; ``NamedColors`` has those of others.
  public static let xterm16 = NamedColors.xterm.palette

  /// Indices 0…15 of a terminal that did not say which colours it shows.
  ///
  /// Searched by the colours of xterm. A pair counts with the contrast that it has in the worst of
  /// ``NamedColors/known``, and a fill is one on which some ink has 3:1 in all of them.
  public static let unknown16 = NamedColors.unknown.palette
}
