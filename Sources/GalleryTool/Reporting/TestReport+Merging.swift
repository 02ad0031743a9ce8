import GalleryKit
import StateSpace
import VisualReview

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
