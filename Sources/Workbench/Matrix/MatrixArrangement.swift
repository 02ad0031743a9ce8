import GSDesign
package import GalleryKit
import StateSpace

/// The place of an axis in a matrix.
package enum MatrixPlace: String, Codable, Hashable, Sendable, CaseIterable {
  case rows, columns, pages
  /// Not varied: the state on the canvas decides its value.
  case nowhere
}

/// The only value of an axis to show.
struct MatrixOnly: Codable, Hashable, Sendable {
  let name: String
  /// As links spell it.
  let spelling: String
  /// The text of its heading.
  let label: String
}

/// The axes on rows, columns and pages; axes are named, so that one arrangement serves several specimens.
package struct MatrixArrangement: Codable, Hashable, Sendable {
  /// An axis that was moved; each later move becomes the outermost of its side.
  package struct Move: Codable, Hashable, Sendable {
    package let name: String
    package let place: MatrixPlace

    package init(name: String, place: MatrixPlace) {
      self.name = name
      self.place = place
    }
  }

  /// The axes down the side, the last turning fastest; nil takes the longest choice.
  package var rows: [String]?
  /// The axes along the top; nil takes all switches together.
  package var columns: [String]?
  package var pages: [String] = []
  var moves: [Move] = []
  /// Whether rows and columns are swapped.
  var isSwapped = false
  var only: MatrixOnly?
  /// The values of a setting to show, as links spell them; all by default.
  package var values: [Setting: [String]] = [:]
  /// The names of axes that only vary on request.
  package var staying: Set<String> = []

  package init() {}

  /// The keys change these alone.
  private enum CodingKeys: CodingKey { case moves, isSwapped, only }

  /// Moves an axis to another place.
  mutating func put(_ name: String, on place: MatrixPlace) {
    moves.removeAll { $0.name == name }
    // Moves are stored as they were before the sides were swapped.
    let actual: MatrixPlace =
      switch (isSwapped, place) {
      case (true, .rows): .columns
      case (true, .columns): .rows
      case (_, .pages), (_, .nowhere), (false, .rows), (false, .columns): place
      }
    moves.append(Move(name: name, place: actual))
  }

  /// The sides of a specimen's grid.
  struct Sides: Hashable, Sendable {
    var rows: MatrixSide
    var columns: MatrixSide
    var pages: MatrixSide

    /// Where an axis lies.
    func place(of name: String) -> MatrixPlace {
      if rows.slots.contains(where: { $0.name == name }) { return .rows }
      if columns.slots.contains(where: { $0.name == name }) { return .columns }
      return pages.slots.contains { $0.name == name } ? .pages : .nowhere
    }
  }

  /// - Parameters:
  ///   - base: a state whose values the sides include, even if the space does not multiply by them.
  ///   - environment: decides which appearances are headed as derived.
  /// - Returns: nil if the specimen has none of the states to be shown alone.
  func sides(
    of specimen: Specimen, in catalogue: Catalogue, _ language: Language,
    including base: SpecimenState? = nil, under environment: Settings = Settings()
  ) -> Sides? {
    var names = namedSides(specimen)
    for move in moves {
      names.rows.removeAll { $0 == move.name }
      names.columns.removeAll { $0 == move.name }
      names.pages.removeAll { $0 == move.name }
      switch move.place {
      case .rows: names.rows.insert(move.name, at: 0)
      case .columns: names.columns.insert(move.name, at: 0)
      case .pages: names.pages.insert(move.name, at: 0)
      case .nowhere: break
      }
    }
    if isSwapped { swap(&names.rows, &names.columns) }
    let theme = environment.atHome(of: specimen.id, in: catalogue).theme
      .flatMap(catalogue.theme(named:))
    let isOfOneTheme = !(names.rows + names.columns + names.pages).contains(Setting.theme.name)
    func side(_ names: [String]) -> MatrixSide? {
      var slots: [MatrixSlot] = []
      for name in names {
        guard var slot = slot(name, specimen, catalogue, language) else { continue }
        if slot.axis == .environment(.appearance), isOfOneTheme, let theme {
          slot.nameDerived(of: theme, language)
        }
        guard let only, only.name == name else {
          slots.append(base.map { slot.including($0, of: specimen, language) } ?? slot)
          continue
        }
        let kept = slot.keeping { value, _ in
          slot.spelling(of: value, in: specimen) == only.spelling
        }
        guard let kept else { return nil }
        slots.append(kept)
      }
      return MatrixSide(slots)
    }
    guard let rows = side(names.rows), let columns = side(names.columns),
      let pages = side(names.pages)
    else { return nil }
    if let only, specimen.axis(named: only.name) == nil, Setting.axis(named: only.name) == nil {
      return nil
    }
    return Sides(rows: rows, columns: columns, pages: pages)
  }

  /// nil if the specimen has no such axis.
  private func slot(
    _ name: String, _ specimen: Specimen, _ catalogue: Catalogue, _ language: Language
  ) -> MatrixSlot? {
    if let index = specimen.axis(named: name) {
      guard !specimen.axes[index].isHeld else { return nil }
      return MatrixSlot(index, of: specimen, language)
    }
    guard let setting = Setting.axis(named: name) else { return nil }
    let slot = MatrixSlot(setting, in: catalogue, language)
    guard let names = values[setting] else { return slot }
    return slot.keeping { _, label in names.contains(label) }
  }

  /// The sides asked for, and for the rest: switches along the top, the longest choice down the side, the others around
  /// it.
  private func namedSides(
    _ specimen: Specimen
  ) -> (rows: [String], columns: [String], pages: [String]) {
    let asked = Set((rows ?? []) + (columns ?? []) + pages)
    var free = specimen.axes.filter {
      $0.tier == .design && !$0.isHeld && !asked.contains($0.name) && !staying.contains($0.name)
    }
    var rowSide = rows ?? []
    var columnSide = columns ?? []
    if columns == nil {
      columnSide = specimen.switches.map { specimen.axes[$0].name }
        .filter { name in free.contains { $0.name == name } }
      free.removeAll { columnSide.contains($0.name) }
    }
    if rows == nil, let longest = Self.longest(free) {
      rowSide = [longest]
      free.removeAll { $0.name == longest }
    }
    if columnSide.isEmpty, columns == nil, let longest = Self.longest(free) {
      columnSide = [longest]
      free.removeAll { $0.name == longest }
    }
    return (free.map(\.name) + rowSide, columnSide, pages)
  }

  /// The axis with the most values; of several the one declared first.
  private static func longest(_ axes: [AxisInfo]) -> String? {
    var best: AxisInfo?
    for axis in axes where axis.values.count > best?.values.count ?? 0 { best = axis }
    return best?.name
  }
}

extension Specimen {
  /// The switches of the design, by index, in the order of a side that has them all: the last turns fastest.
  var switches: [Int] {
    axes.indices.filter {
      axes[$0].tier == .design && axes[$0].kind == .toggle && !axes[$0].isHeld
    }
  }
}
