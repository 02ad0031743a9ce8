import GSDesign
import GalleryKit
import VisualReview

/// Differences that are looked at together: of one cause, or of one variant where there is no cause to tell.
struct ReportArticle: Hashable, Sendable {
  /// `changed-1`.
  let id: String
  let bucket: Difference.Bucket
  let causes: [Cause]
  let differences: [Difference]

  var stateCount: Int { differences.reduce(0) { $0 + $1.states.count } }

  /// What the article is called in a list: the tokens by their names alone.
  var shortTitle: Phrase {
    let names = causes.map { cause in
      switch cause {
      case .token(let role, _, _): Phrase(role.name, korean: role.name)
      case .ink, .color, .attributes, .words, .mark, .shape, .size, .outline, .moved, .rearranged,
        .unseen:
        cause.phrase
      }
    }
    guard !names.isEmpty else {
      let variant = differences.first?.variant.text ?? ""
      return Phrase(variant, korean: variant)
    }
    return Phrase(
      names.map(\.english).joined(separator: ", "),
      korean: names.map(\.korean).joined(separator: ", "))
  }

  /// The largest first where there are causes; else in the order of the report.
  static func articles(of bucket: Difference.Bucket, in report: TestReport) -> [ReportArticle] {
    let differences = report.variants.flatMap(\.differences).filter { $0.bucket == bucket }
    let parts: [(causes: [Cause], differences: [Difference])] =
      switch bucket {
      case .changed, .renamed:
        DifferenceGroup.groups(of: differences).map { ($0.causes, $0.differences) }
      case .new, .deleted:
        report.variants.compactMap { variant in
          let differences = variant.differences.filter { $0.bucket == bucket }
          return differences.isEmpty ? nil : ([], differences)
        }
      }
    return parts.enumerated().map { index, part in
      ReportArticle(
        id: "\(bucket.rawValue)-\(index + 1)", bucket: bucket, causes: part.causes,
        differences: part.differences)
    }
  }
}

/// The files of a difference within the folder of a report.
struct ReportFiles: Hashable, Sendable {
  let old: String?
  let new: String?
}
