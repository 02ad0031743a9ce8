package import GSDesign
package import GalleryKit

/// A look before and after, and every state that changed so, under one environment.
package struct Difference: Hashable, Sendable {
  package enum Bucket: String, Hashable, Sendable, CaseIterable {
    case changed, new, deleted
    /// The look is the same under another name; nothing that is seen has changed.
    case renamed
  }

  package let bucket: Bucket
  /// `tag/filled`.
  package let variant: VariantID
  /// As links have it after the `@`; empty for the default.
  package let environment: EnvironmentID
  /// At least one; as links spell them, without the environment.
  package let states: [StateID]
  /// The names in the baseline, in the order of `states`; empty but where states were renamed.
  package let formerStates: [StateID]
  /// nil where the state is new.
  package let old: CellPicture?
  /// nil where the state is deleted.
  package let new: CellPicture?

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

  /// The states as links that open them.
  package var links: [LinkID] { states.map { LinkID($0, environment) } }

  /// The first of the links: it stands for all.
  package var link: LinkID { LinkID(states.first ?? StateID(variant), environment) }
}
