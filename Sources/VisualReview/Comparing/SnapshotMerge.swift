import GSDesign
import GalleryKit
import StateSpace

/// Two snapshots side by side: the old and the new look of each state.
///
/// The order is that of the drawn snapshot; entries of the baseline alone keep their predecessors.
struct SnapshotMerge {
  /// The states under one environment.
  struct Section {
    let environment: EnvironmentID
    /// Whether both snapshots have looks under the environment.
    let isInBoth: Bool
    let entries: [Entry]
  }

  struct Entry {
    let state: StateID
    /// Indices in `pictures`; at least one of them exists.
    let old: Int?
    let new: Int?
  }

  let sections: [Section]
  /// The distinct pictures.
  let pictures: [CellPicture]

  init(_ old: Snapshot?, _ new: Snapshot?) {
    var shelf = PictureShelf()
    let old = if let old, let new { old.completed(from: new) } else { old }
    let before = Sheets(old, &shelf)
    let after = Sheets(new, &shelf)
    sections = Snapshot.joined(before.order, after.order, isIn: { after.sheets[$0] != nil })
      .map { environment in
        let old = before.sheets[environment]
        let new = after.sheets[environment]
        let states = Snapshot.joined(
          old?.order ?? [], new?.order ?? [], isIn: { new?.places[$0] != nil })
        return Section(
          environment: environment, isInBoth: old != nil && new != nil,
          entries: states.map {
            Entry(state: $0, old: old?.places[$0], new: new?.places[$0])
          })
      }
    pictures = shelf.pictures
  }
}

/// Numbers pictures; equal pictures have the same number.
private struct PictureShelf {
  private(set) var pictures: [CellPicture] = []
  private var places: [CellPicture: Int] = [:]

  mutating func place(of picture: CellPicture) -> Int {
    if let known = places[picture] { return known }
    places[picture] = pictures.count
    pictures.append(picture)
    return pictures.count - 1
  }
}

/// The looks of a snapshot by environment and state.
private struct Sheets {
  struct Sheet {
    var order: [StateID] = []
    var places: [StateID: Int] = [:]
  }

  private(set) var order: [EnvironmentID] = []
  private(set) var sheets: [EnvironmentID: Sheet] = [:]

  init(_ snapshot: Snapshot?, _ shelf: inout PictureShelf) {
    for section in snapshot?.sections ?? [] where !section.looks.isEmpty {
      if sheets[section.environment] == nil { order.append(section.environment) }
      var sheet = sheets[section.environment] ?? Sheet()
      for look in section.looks {
        let place = shelf.place(of: look.picture)
        // If a state occurs twice, the first look counts.
        for state in look.states where sheet.places[state] == nil {
          sheet.order.append(state)
          sheet.places[state] = place
        }
      }
      sheets[section.environment] = sheet
    }
  }
}
