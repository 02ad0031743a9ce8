package import GSDesign
package import GalleryKit
package import StateSpace

/// A look before and after, with every state that changed this way, under one environment.
package struct Difference: Hashable, Sendable {
  package enum Bucket: String, Hashable, Sendable, CaseIterable {
    case changed, new, deleted
    /// The same look under another name; nothing visible has changed.
    case renamed
  }

  package var bucket: Bucket
  /// `tag/filled`.
  package let variant: VariantID
  /// As in links after the `@`; empty for the default.
  package var environment: EnvironmentID
  /// At least one; as in links, without the environment.
  package var states: [StateID]
  /// The names in the baseline, in the order of `states`; empty unless states were renamed.
  package var formerStates: [StateID]
  /// nil if the state is new.
  package var old: CellPicture?
  /// nil if the state is deleted.
  package var new: CellPicture?

  package init(
    _ bucket: Bucket, variant: VariantID, environment: EnvironmentID, states: [StateID],
    formerStates: [StateID] = [], old: CellPicture?, new: CellPicture?
  ) {
    self.bucket = bucket
    self.variant = variant
    self.environment = environment
    self.states = states
    self.formerStates = formerStates
    self.old = old
    self.new = new
  }

  /// The links that open the states.
  package var links: [LinkID] { states.map { LinkID($0, environment) } }

  /// The first of the links, which represents all.
  package var link: LinkID { LinkID(states.first ?? StateID(variant), environment) }
}

extension Difference {
  /// The difference of some of its states; nil if none of them is wanted.
  package func restricted(to isWanted: (_ state: StateID) -> Bool) -> Difference? {
    let places = states.indices.filter { isWanted(states[$0]) }
    guard !places.isEmpty else { return nil }
    guard places.count < states.count else { return self }
    return Difference(
      bucket, variant: variant, environment: environment, states: places.map { states[$0] },
      formerStates: places.compactMap { $0 < formerStates.count ? formerStates[$0] : nil },
      old: old, new: new)
  }
}

extension Difference.Bucket {
  /// The change of the states, in one word.
  package var name: Phrase {
    switch self {
    case .changed: Phrase(localized: "changed")
    case .new: Phrase(localized: "new")
    case .deleted: Phrase(localized: "deleted")
    case .renamed: Phrase(localized: "renamed")
    }
  }
}

extension Phrase {
  static let before = Phrase(localized: "before")
  static let after = Phrase(localized: "after")
  static let unchanged = Phrase(localized: "as before")
  static let several = Phrase(localized: "several changes")
  static let added = Phrase(localized: "new cell")
  static let removed = Phrase(localized: "removed cell")

  static func formerly(_ state: StateID) -> Phrase {
    Phrase(localized: "formerly \(state)")
  }

  static func states(_ count: Int) -> Phrase {
    Phrase(localized: "\(count) states look like this:")
  }

  static func more(_ count: Int) -> Phrase {
    Phrase(localized: "and \(count) more")
  }
}
