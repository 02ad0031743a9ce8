import GSDesign
import GalleryKit
import VisualReview

extension Snapshot {
  /// Reads the file of a variant.
  ///
  /// - Throws: as well where it says another variant than its name does: somebody has moved it by hand.
  init(text: String, of variant: VariantID) throws(SnapshotError) {
    try self.init(text: text)
    guard self.variant == variant else {
      throw .malformed(line: 2, "it is of \(safe(self.variant.text)), not of \(variant)")
    }
  }

  /// The states that are meant, and nothing else.
  func restricted(to isMeant: StateChoice) -> Snapshot {
    var result = self
    result.sections = sections.compactMap { section in
      let looks = section.looks.compactMap { look -> Look? in
        let states = look.states.filter { isMeant(LinkID($0, section.environment)) }
        return states.isEmpty ? nil : Look(picture: look.picture, states: states)
      }
      return looks.isEmpty ? nil : Section(environment: section.environment, looks: looks)
    }
    return result
  }

  /// This snapshot where states are meant, and another one where they are not.
  ///
  /// Environments that only the other has stay where they were; states that only it has come last.
  func filledUp(from other: Snapshot?, where isMeant: StateChoice) -> Snapshot {
    var names = other?.sections.map(\.environment) ?? []
    for section in sections where !names.contains(section.environment) {
      names.append(section.environment)
    }
    var result = self
    result.sections = names.compactMap { name in
      var sheet = Sheet()
      let mine = sections.first { $0.environment == name }
      let others = other?.sections.first { $0.environment == name }
      let known = others?.pictures ?? [:]
      for look in mine?.looks ?? [] {
        for state in look.states {
          if let picture = isMeant(LinkID(state, name)) ? look.picture : known[state] {
            sheet.add(state, picture)
          }
        }
      }
      for look in others?.looks ?? [] {
        for state in look.states where !isMeant(LinkID(state, name)) {
          sheet.add(state, look.picture)
        }
      }
      return sheet.looks.isEmpty ? nil : Section(environment: name, looks: sheet.looks)
    }
    return result
  }

  /// Looks while they are gathered, each state once.
  private struct Sheet {
    private(set) var looks: [Look] = []
    private var places: [CellPicture: Int] = [:]
    private var states: Set<StateID> = []

    mutating func add(_ state: StateID, _ picture: CellPicture) {
      guard states.insert(state).inserted else { return }
      if let place = places[picture] {
        looks[place].states.append(state)
      } else {
        places[picture] = looks.count
        looks.append(Look(picture: picture, states: [state]))
      }
    }
  }

  /// How many environments a text of a snapshot names; nil where it is none.
  static func environmentCount(ofText text: String) -> Int? {
    var count = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // The heading ends where tables and looks begin.
      guard !line.isEmpty else { break }
      if line.starts(with: "environment ".utf8) { count += 1 }
    }
    return count > 0 ? count : nil
  }
}

extension Snapshot.Section {
  fileprivate var pictures: [StateID: CellPicture] {
    Dictionary(
      looks.flatMap { look in look.states.map { ($0, look.picture) } },
      uniquingKeysWith: { first, _ in first })
  }
}
