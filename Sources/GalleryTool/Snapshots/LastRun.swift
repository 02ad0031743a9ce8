import VisualReview

/// What was not as it should be in the run before, kept beside the baselines and never part of a repository.
struct LastRun: Hashable, Sendable {
  static let file = "last-run.json"
  static let format = 1

  /// As links have them, under each environment.
  let failed: Set<String>

  init(_ report: TestReport) {
    failed = Set(
      report.variants.flatMap { variant in
        variant.failures.map(\.link)
          + variant.differences.filter { $0.bucket != .renamed }.flatMap(\.links)
      })
  }

  /// nil where the text is none that this program wrote.
  init?(text: String) {
    guard let file = JSONWriter.value(of: text, as: File.self), file.format == Self.format else {
      return nil
    }
    failed = Set(file.failed)
  }

  var text: String { JSONWriter.text(File(format: Self.format, failed: failed.sorted())) }

  private struct File: Codable {
    let format: Int
    let failed: [String]
  }

  /// The variants of which anything failed.
  var variants: Set<String> {
    Set(failed.map { String($0.prefix { $0 != ":" && $0 != "@" }) })
  }

  func contains(_ environment: String, _ state: String) -> Bool {
    failed.contains(Snapshot.link(state, environment))
  }
}
