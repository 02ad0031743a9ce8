/// The causes of low contrast: those that no waiver covers first, then the others with the reason.
package struct ContrastReport: Hashable, Sendable {
  /// A cause, and why it is left as it is.
  package struct Entry: Hashable, Sendable {
    package let cause: ContrastCause
    /// Nil for one that no waiver covers.
    package let waiver: String?
  }

  /// The causes that no waiver covers.
  package let open: [Entry]
  /// The others.
  package let waived: [Entry]

  package var entries: [Entry] { open + waived }

  /// A cause counts as waived where all of its findings are.
  package init(_ findings: [AuditFinding], _ waivers: FindingWaivers) {
    var left: [AuditFinding] = []
    var waived: [AuditFinding] = []
    var reasons: [ContrastCause.Key: String] = [:]
    let causes = Dictionary(
      uniqueKeysWithValues: ContrastCause.causes(of: findings).map { ($0.key, $0) })
    for finding in findings {
      guard let cause = ContrastCause.Key(finding).flatMap({ causes[$0] }) else { continue }
      guard let reason = waivers.reason(finding, cause) else {
        left.append(finding)
        continue
      }
      waived.append(finding)
      reasons[cause.key] = reasons[cause.key] ?? reason
    }
    open = ContrastCause.causes(of: left).map { Entry(cause: $0, waiver: nil) }
    let known = Set(open.map(\.cause.key))
    self.waived = ContrastCause.causes(of: waived).filter { !known.contains($0.key) }
      .map { Entry(cause: $0, waiver: reasons[$0.key] ?? "") }
  }
}
