package import GSDesign
package import GalleryKit
package import StateSpace

/// A change of a colour in a theme, and the component that a scene shows it with.
package struct TourChange: Sendable {
  package let variant: VariantID
  /// The name of the changed theme.
  package let theme: String
  package let before: Catalogue
  package let after: Catalogue
  /// The language of the interface.
  package let language: Language
  package let terminal: TerminalFacts

  package init(
    variant: VariantID, theme: String, before: Catalogue, after: Catalogue, language: Language,
    terminal: TerminalFacts
  ) {
    self.variant = variant
    self.theme = theme
    self.before = before
    self.after = after
    self.language = language
    self.terminal = terminal
  }
}

/// A review that a scene of the overture shows: the program of the host, without the files that it writes.
package struct TourReview: Sendable {
  let subject: VariantID
  let causeCount: Int
  let stateCount: Int
  /// The key that accepts the first cause.
  let accepting: KeyPress
  /// The screen after some keys.
  let view:
    @Sendable (_ keys: [KeyPress], _ columns: Int, _ rows: Int, _ terminal: TerminalFacts) ->
      Element

  package init(
    of subject: VariantID, causeCount: Int, stateCount: Int, accepting: KeyPress,
    view:
      @escaping @Sendable (
        _ keys: [KeyPress], _ columns: Int, _ rows: Int, _ terminal: TerminalFacts
      ) -> Element
  ) {
    self.subject = subject
    self.causeCount = causeCount
    self.stateCount = stateCount
    self.accepting = accepting
    self.view = view
  }
}

/// A tour makes one review of a component, so that two of it are the same.
extension TourReview: Hashable {
  package static func == (first: TourReview, second: TourReview) -> Bool {
    first.subject == second.subject && first.stateCount == second.stateCount
      && first.causeCount == second.causeCount && first.accepting == second.accepting
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(subject) }
}
