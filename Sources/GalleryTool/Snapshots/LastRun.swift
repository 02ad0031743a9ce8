import GalleryKit
import VisualReview

/// What was not as it should be in the run before, kept beside the baselines and never part of a repository.
struct LastRun: Hashable, Sendable {
  static let file = "last-run.json"
  static let format = 1

  /// As links have them, under each environment.
  let failed: Set<LinkID>

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
    failed = Set(file.failed.map { LinkID(text: $0) })
  }

  var text: String {
    JSONWriter.text(File(format: Self.format, failed: failed.map(\.text).sorted()))
  }

  private struct File: Codable {
    let format: Int
    let failed: [String]
  }

  /// The variants of which anything failed.
  var variants: Set<VariantID> { Set(failed.map(\.state.variant)) }
}
