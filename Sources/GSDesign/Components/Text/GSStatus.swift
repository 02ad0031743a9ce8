/// The outcome of a request, in a word and its colour.
///
/// ```swift
/// GSStatus(.accepted, "Accepted")
/// ```
public struct GSStatus: Component, Hashable, Sendable {
  /// The outcome.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Not answered yet.
    case waiting
    /// Accepted.
    case accepted
    /// Declined.
    case declined

    fileprivate var role: ColorRole {
      switch self {
      case .waiting: .tagPurpleLine
      case .accepted: .accentText
      case .declined: .destructive
      }
    }

    fileprivate var glyph: String {
      switch self {
      case .waiting: "…"
      case .accepted: "✓"
      case .declined: "✕"
      }
    }
  }

  /// The outcome.
  public let kind: Kind
  /// The word for it.
  public let label: String

  /// Makes a status of its kind and the word for it.
  public init(_ kind: Kind, _ label: String) {
    self.kind = kind
    self.label = label
  }

  /// Returns a glyph and the word; a status takes no focus.
  public func lower(into table: inout InteractionTable) -> Element {
    .spoken(
      Spoken(.text, label),
      .words([Span(kind.glyph + " " + label, role: kind.role)], style: .caption1))
  }
}
