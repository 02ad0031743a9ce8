import GSDesign
import GalleryKit
import StateSpace
import VisualReview

/// A report as JSON, which other programs rely on: it has a version number and a schema, and reads back to an equal
/// report.
///
/// Pictures have the snapshot format, so that any reader of baselines can read them.
struct TestReportJSON: Encodable {
  static let format = 1

  let format = TestReportJSON.format
  let counts: Counts
  let states: Int
  let existing: Int
  let shard: JSONNullable<Shard>
  let milliseconds: Int
  let stoppedEarly: Bool
  let notices: [String]
  let variants: [Variant]

  struct Counts: Encodable {
    let changed: Int
    let new: Int
    let deleted: Int
    let renamed: Int
    let same: Int
    let failed: Int
  }

  struct Shard: Encodable {
    let index: Int
    let count: Int
  }

  struct Variant: Encodable {
    let id: String
    let states: Int
    let looks: Int
    let same: Int
    let differences: [Change]
    let failures: [Failure]
  }

  struct Failure: Encodable {
    let link: String
    let reason: String
    let command: String
  }

  struct Change: Encodable {
    let bucket: String
    let environment: String
    let states: [String]
    let formerStates: [String]
    let link: String
    let command: String
    let reason: JSONPhrase
    let causes: [JSONPhrase]
    let old: JSONNullable<String>
    let new: JSONNullable<String>
  }

  init(report: TestReport) {
    counts = Counts(
      changed: report.count(.changed), new: report.count(.new), deleted: report.count(.deleted),
      renamed: report.count(.renamed), same: report.same, failed: report.failures.count)
    states = report.states
    existing = report.existing
    shard = JSONNullable(report.shard.map { Shard(index: $0.index, count: $0.count) })
    milliseconds = report.milliseconds
    stoppedEarly = report.stoppedEarly
    notices = report.notices
    variants = report.variants.map(Variant.init)
  }

  var text: String { JSONWriter.text(self) }
}

extension TestReportJSON.Variant {
  fileprivate init(_ variant: VariantReport) {
    self.init(
      id: variant.id.text, states: variant.states, looks: variant.looks, same: variant.same,
      differences: variant.differences.map(TestReportJSON.Change.init),
      failures: variant.failures.map {
        TestReportJSON.Failure(
          link: $0.link.text, reason: $0.reason, command: GalleryCommandLine.browse($0.link.text))
      })
  }
}

extension TestReportJSON.Change {
  fileprivate init(_ difference: Difference) {
    self.init(
      bucket: difference.bucket.rawValue, environment: difference.environment.text,
      states: difference.states.map(\.text), formerStates: difference.formerStates.map(\.text),
      link: difference.link.text,
      command: GalleryCommandLine.browse(difference.link.text),
      reason: JSONPhrase(difference.reason),
      causes: difference.causes.map { JSONPhrase($0.phrase) },
      old: JSONNullable(difference.old.map { Self.text(of: $0, in: difference) }),
      new: JSONNullable(difference.new.map { Self.text(of: $0, in: difference) }))
  }

  /// A snapshot with one picture. Names that a snapshot cannot hold are replaced by `look`.
  private static func text(of picture: CellPicture, in difference: Difference) -> String {
    let variant = difference.variant.text
    let state = difference.states.first?.text ?? ""
    let isPlain =
      isPlain(variant) && isPlain(state) && (state == variant || state.hasPrefix(variant + ":"))
    return Snapshot(
      variant: VariantID(isPlain ? variant : "look"),
      sections: [
        Snapshot.Section(
          environment: Self.isPlain(difference.environment.text) ? difference.environment : "",
          looks: [Snapshot.Look(picture: picture, states: [StateID(isPlain ? state : "look")])])
      ]
    ).text
  }

  /// Whether a name can be on a line of a snapshot, as names of links can.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { 0x21...0x7E ~= $0 }
  }
}

/// Why partial reports cannot be merged.
enum MergeError: Error, Hashable, Sendable, CustomStringConvertible {
  case nothing
  /// The report at a position, from 1, is not partial.
  case noShard(Int)
  /// The report at a position is of another run: it has another number of parts, or another catalogue.
  case foreign(Int)
  case missing([Int], of: Int)
  case doubled(Int)
  /// Two parts contain the same variant.
  case variantTwice(VariantID)

  var description: String {
    switch self {
    case .nothing: "no report to merge."
    case .noShard(let place):
      "report \(place) is of a whole run; write the parts with --shard I/N --reporter json=PATH."
    case .foreign(let place): "report \(place) is a part of another run; name the parts of one run."
    case .missing(let indices, let count):
      "of \(count) parts "
        + (indices.count == 1 ? "this one is missing: " : "these are missing: ")
        + indices.map(String.init).joined(separator: ", ") + "."
    case .doubled(let index): "part \(index) is there twice."
    case .variantTwice(let id):
      "two parts contain \(safe(id.text)), so they are from different runs; name the parts of one run."
    }
  }
}

extension TestReport {
  /// Merges the reports of all parts.
  ///
  /// - Parameters:
  ///   - reports: in any order, each part once.
  ///   - order: the variants in the order of the catalogue; other variants follow, part by part.
  static func merged(
    _ reports: [TestReport], order: [VariantID] = []
  ) throws(MergeError) -> TestReport {
    guard let first = reports.first else { throw .nothing }
    var parts: [Int: TestReport] = [:]
    for (place, report) in reports.enumerated() {
      guard let shard = report.shard else { throw .noShard(place + 1) }
      guard shard.count == first.shard?.count, report.existing == first.existing,
        1...max(1, shard.count) ~= shard.index
      else { throw .foreign(place + 1) }
      guard parts.updateValue(report, forKey: shard.index) == nil else {
        throw .doubled(shard.index)
      }
    }
    let count = first.shard?.count ?? 0
    // The first few only: a made-up number of parts could be huge.
    let missing = Array((1...max(1, count)).lazy.filter { parts[$0] == nil }.prefix(10))
    guard missing.isEmpty else { throw .missing(missing, of: count) }
    let sorted = parts.sorted { $0.key < $1.key }.map(\.value)
    var whole = TestReport(
      variants: [], existing: first.existing,
      // The parts ran in parallel.
      milliseconds: sorted.reduce(0) { max($0, $1.milliseconds) },
      stoppedEarly: sorted.contains(where: \.stoppedEarly))
    var ids: Set<VariantID> = []
    for variant in sorted.flatMap(\.variants) {
      guard ids.insert(variant.id).inserted else { throw .variantTwice(variant.id) }
      whole.variants.append(variant)
    }
    let places = Dictionary(
      zip(order, 0...), uniquingKeysWith: { first, _ in first })
    // Sorting is stable: variants without a place keep the order of the parts.
    whole.variants.sort { places[$0.id, default: .max] < places[$1.id, default: .max] }
    for notice in sorted.flatMap(\.notices) where !whole.notices.contains(notice) {
      whole.notices.append(notice)
    }
    return whole
  }
}
