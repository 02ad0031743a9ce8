package import GalleryKit

/// The waivers of a package as the gallery asks for them.
package struct FindingWaivers: Sendable {
  /// The reason to leave a finding as it is, with its cause if it is one of low contrast; nil if no waiver covers it.
  package let reason: @Sendable (AuditFinding, ContrastCause?) -> String?
  /// The reason the waivers could not be read; nil if they were.
  package let problem: Phrase?

  /// No waivers.
  package static let none = FindingWaivers { _, _ in nil }

  package init(
    problem: Phrase? = nil, reason: @escaping @Sendable (AuditFinding, ContrastCause?) -> String?
  ) {
    self.problem = problem
    self.reason = reason
  }
}
