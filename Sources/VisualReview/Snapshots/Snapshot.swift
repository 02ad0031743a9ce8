package import GSDesign
package import GalleryKit

/// What one variant looks like: under each environment its looks, and which states look so.
///
/// ```swift
/// let snapshot = try Snapshot(text: file)
/// snapshot["theme=zatch", "tag/filled:selected"]?.plainText
/// ```
package struct Snapshot: Hashable, Sendable {
  /// `tag/filled`.
  package var variant: VariantID
  /// How columns are counted where an environment says nothing else.
  var widthPolicy: WidthPolicy
  /// Each environment once.
  package var sections: [Section]

  /// The looks under one environment.
  package struct Section: Hashable, Sendable {
    /// As links have it after the `@`; empty for the default.
    package var environment: EnvironmentID
    /// In the order of their first states; each state stands in one of them, once.
    package var looks: [Look]

    package init(environment: EnvironmentID, looks: [Look]) {
      self.environment = environment
      self.looks = looks
    }
  }

  /// A picture and the states that look so.
  package struct Look: Hashable, Sendable {
    package var picture: CellPicture
    /// At least one; as links spell them, without the environment.
    package var states: [StateID]

    package init(picture: CellPicture, states: [StateID]) {
      self.picture = picture
      self.states = states
    }
  }

  /// - Parameter sections: none says that nothing of the variant is there any more.
  package init(variant: VariantID, widthPolicy: WidthPolicy = .grapheme, sections: [Section] = []) {
    self.variant = variant
    self.widthPolicy = widthPolicy
    self.sections = sections
  }

  /// What a state looks like under an environment; nil where the snapshot says nothing of it.
  subscript(environment: EnvironmentID, state: StateID) -> CellPicture? {
    sections.first { $0.environment == environment }?
      .looks.first { $0.states.contains(state) }?.picture
  }

  /// The states it holds, counted under each environment.
  package var stateCount: Int {
    sections.reduce(0) { $0 + $1.looks.reduce(0) { $0 + $1.states.count } }
  }

  package var lookCount: Int { sections.reduce(0) { $0 + $1.looks.count } }

  package var isEmpty: Bool { sections.allSatisfy(\.looks.isEmpty) }
}
