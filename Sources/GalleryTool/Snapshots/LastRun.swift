import StateSpace
import VisualReview

/// The failures of the last run, kept beside the baselines and never in a repository.
struct LastRun: Hashable, Sendable {
  static let file = "last-run.json"
  static let format = 2

  /// The links of the failed states, with their environments.
  let failed: Set<LinkID>
  /// The variants whose baselines could not be read: all of their states count as failed.
  let damaged: Set<VariantID>

  init(_ report: TestReport) {
    failed = Set(
      report.variants.flatMap { variant in
        variant.failures.map(\.link)
          + variant.differences.filter { $0.bucket != .renamed }.flatMap(\.links)
      })
    damaged = Set(report.variants.filter { $0.damage != nil }.map(\.id))
  }

  /// nil if the text was not written by this program.
  init?(text: String) {
    guard let file = JSONWriter.value(of: text, as: File.self), file.format == Self.format else {
      return nil
    }
    failed = Set(file.failed.map { LinkID(text: $0) })
    damaged = Set(file.damaged.map { VariantID($0) })
  }

  var text: String {
    JSONWriter.text(
      File(
        format: Self.format, failed: failed.map(\.text).sorted(),
        damaged: damaged.map(\.text).sorted()))
  }

  private struct File: Codable {
    let format: Int
    let failed: [String]
    let damaged: [String]
  }

  /// Whether nothing failed.
  var isEmpty: Bool { failed.isEmpty && damaged.isEmpty }

  /// The variants with failures.
  var variants: Set<VariantID> { damaged.union(failed.map(\.state.variant)) }

  /// Whether a state must be judged again.
  func contains(_ link: LinkID) -> Bool {
    failed.contains(link) || damaged.contains(link.state.variant)
  }

  /// Whether any of its failures is selected.
  func isNamed(by chooser: StateChooser) -> Bool {
    failed.contains(where: chooser.chooses) || damaged.contains(where: chooser.names)
  }
}
