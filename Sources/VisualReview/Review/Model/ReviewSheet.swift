import GSDesign
import GalleryKit
import StateSpace
import Words

/// The states of the current entry in the order of their small pictures, and the axes in which they differ.
struct ReviewSheet: Hashable, Sendable {
  /// A state with its picture.
  struct Tile: Hashable, Sendable {
    /// The index of its part in the entry.
    let part: Int
    /// Its index among the states of the difference.
    let state: Int
    /// The size of its picture, with the rows that its outlines need for air.
    let size: CellSize
    /// The blank rows above the picture.
    let rowsAbove: Int
    /// Whether it is the first of another appearance than those before.
    let startsLine: Bool
  }

  private(set) var tiles: [Tile] = []
  /// The most columns and the most rows of a picture with its air.
  private(set) var largest = CellSize(columns: 0, rows: 0)
  /// The number of states in each appearance, in the order of the tiles.
  private(set) var appearances: [Appearances] = []
  /// Whether the states are of several variants.
  private(set) var hasVariants = false
  /// The names of the axes in which states of a variant differ.
  private var axes: [VariantID: Set<String>] = [:]
  /// The names of the settings in which states differ, without the appearance.
  private var settings: Set<String> = []

  /// An appearance and how many states it has.
  struct Appearances: Hashable, Sendable {
    let appearance: Appearance
    var count: Int
  }

  init() {}

  init(of entry: ReviewEntry, _ items: [ReviewItem], in catalogue: Catalogue) {
    var counts: [Appearances] = []
    var places: [(group: Int, appearance: Int, tile: Tile)] = []
    var environments: [VariantID: [EnvironmentID: Appearance]] = [:]
    let hasGroups = entry.groups.count > 1 && entry.groups.count < entry.parts.count
    for (number, part) in entry.parts.enumerated() {
      let difference = items[part.item].difference
      let (variant, environment) = (difference.variant, difference.environment)
      let appearance =
        environments[variant]?[environment]
        ?? Settings(environment, of: variant, in: catalogue).appearance ?? .light
      environments[variant, default: [:]][environment] = appearance
      let place =
        counts.firstIndex { $0.appearance == appearance }
        ?? {
          counts.append(Appearances(appearance: appearance, count: 0))
          return counts.count - 1
        }()
      counts[place].count += part.states.count
      let (size, above) = Self.room(of: difference)
      largest.columns = max(largest.columns, size.columns)
      largest.rows = max(largest.rows, size.rows)
      let group = hasGroups ? entry.group(of: number) : 1
      for state in part.states {
        places.append(
          (
            group, place,
            Tile(part: number, state: state, size: size, rowsAbove: above, startsLine: false)
          ))
      }
    }
    appearances = counts
    // Light and dark ones are apart, each by group.
    places = places.enumerated().sorted {
      ($0.element.appearance, $0.element.group, $0.offset)
        < ($1.element.appearance, $1.element.group, $1.offset)
    }.map(\.element)
    tiles = places.indices.map { index in
      let place = places[index]
      guard index > 0, place.appearance != places[index - 1].appearance else { return place.tile }
      return Tile(
        part: place.tile.part, state: place.tile.state, size: place.tile.size,
        rowsAbove: place.tile.rowsAbove, startsLine: true)
    }
    findAxes(entry, items)
    findSettings(environments)
  }

  /// The size of a picture with air around its outlines, and the blank rows above it.
  private static func room(of difference: Difference) -> (CellSize, above: Int) {
    guard let picture = difference.new ?? difference.old else {
      return (CellSize(columns: 0, rows: 0), 0)
    }
    var (top, bottom) = (0.0, Double(picture.rows) * CellRect.pointsPerRow)
    if let shapes = picture.shapes, !shapes.isEmpty {
      top = shapes.reduce(.infinity) { min($0, $1.frame.y) }
      bottom = shapes.reduce(0) { max($0, $1.frame.endY) }
    }
    let (edge, quarter) = (
      Double(picture.rows) * CellRect.pointsPerRow, CellRect.pointsPerRow / 4
    )
    let above = top < quarter ? 1 : 0
    let below = bottom > (picture.rows > 1 ? edge - quarter : edge + quarter / 2) ? 1 : 0
    return (
      CellSize(columns: picture.columns, rows: picture.rows + above + below), above
    )
  }
}

/// The names of states, as short as they differ.
extension ReviewSheet {
  private mutating func findAxes(_ entry: ReviewEntry, _ items: [ReviewItem]) {
    /// The values of each axis that were met, and in how many sets of values.
    struct Met {
      var names: [Substring: (values: Set<Substring>, count: Int)] = [:]
      var texts: Set<Substring> = []
    }
    var met: [VariantID: Met] = [:]
    for part in entry.parts {
      let difference = items[part.item].difference
      for state in part.states {
        let values = difference.states[state].values
        guard met[difference.variant]?.texts.contains(values) != true else { continue }
        met[difference.variant, default: Met()].texts.insert(values)
        for knob in values.split(separator: ",") {
          var name = knob.prefix { $0 != "=" }
          if name.count == knob.count, name.hasPrefix("no-") { name = name.dropFirst(3) }
          var known = met[difference.variant]?.names[name] ?? ([], 0)
          known.values.insert(knob)
          known.count += 1
          met[difference.variant]?.names[name] = known
        }
      }
    }
    hasVariants = met.count > 1
    axes = met.mapValues { met in
      Set(
        met.names.filter { $0.value.values.count > 1 || $0.value.count < met.texts.count }
          .map { String($0.key) })
    }
  }

  private mutating func findSettings(_ met: [VariantID: [EnvironmentID: Appearance]]) {
    for environments in met.values where environments.count > 1 {
      let terms = environments.keys.map { Set($0.text.split(separator: ",")) }
      let common = terms.dropFirst().reduce(terms.first ?? []) { $0.intersection($1) }
      for term in terms.flatMap({ $0.subtracting(common) }) {
        settings.insert(String(term.prefix { $0 != "=" }))
      }
    }
    settings.remove(Setting.appearance.name)
  }

  /// The name of a state among the others: `25 focused`; empty where it is the only one.
  func label(
    of state: StateID, _ environment: EnvironmentID, in catalogue: Catalogue, _ language: Language
  ) -> String {
    let variant = state.variant
    var words: [String] = []
    if hasVariants { words.append(catalogue.shortName(variant)) }
    let names = axes[variant] ?? []
    words += StateWords(state, in: catalogue, language).words { names.contains($0) }
    if words.isEmpty, !names.isEmpty { words.append(Phrase.reviewPlainState[language]) }
    let own = Settings(environment, of: variant, in: catalogue)
    for setting in Setting.all where settings.contains(setting.name) {
      if let value = own.said(setting) { words.append(setting.word(value)[language]) }
    }
    return SafeText.line(words.joined(separator: " "))
  }
}
