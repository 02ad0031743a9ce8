import GalleryKit
import StateSpace
import VisualReview

/// Why partial reports cannot be merged.
enum MergeError: Error, Hashable, Sendable, CustomStringConvertible {
  case nothing
  /// The report is not partial.
  case noShard(String)
  /// The report is of another run than the first one.
  case foreign(String, other: Fact, first: String)
  case doubled(Int)
  /// Two parts contain the same variant.
  case variantTwice(VariantID)

  /// What all parts of a run have in common.
  enum Fact: String, Hashable, Sendable {
    case parts = "number of parts"
    case baselines, catalogue, environments, selection
    case states = "number of states"

    /// The end of a sentence about one report.
    var differs: String {
      switch self {
      case .parts, .states, .catalogue, .selection: "\(rawValue) differs"
      case .baselines, .environments: "\(rawValue) differ"
      }
    }
  }

  var description: String {
    switch self {
    case .nothing: "no report to merge."
    case .noShard(let name):
      "\(safePath(name)) is of a whole run; write the parts with --shard I/N --reporter json=PATH."
    case .foreign(let name, let fact, let first):
      "\(safePath(name)) is a part of another run than \(safePath(first)): its \(fact.differs). "
        + "Name the parts of one run."
    case .doubled(let index): "part \(index) is there twice."
    case .variantTwice(let id):
      "two parts contain \(safe(id.text)), so they are from different runs; name the parts of one run."
    }
  }
}

extension TestReport {
  /// Merges the reports of all parts.
  ///
  /// The report of a run with a missing part has the others, and the numbers of the missing ones.
  ///
  /// - Parameters:
  ///   - reports: in any order, each part once.
  ///   - names: the names of the reports for messages, in the same order.
  ///   - order: the variants in the order of the catalogue; other variants follow, part by part.
  static func merged(
    _ reports: [TestReport], names: [String] = [], order: [VariantID] = []
  ) throws(MergeError) -> TestReport {
    guard let first = reports.first else { throw .nothing }
    func name(_ place: Int) -> String {
      names.indices.contains(place) ? names[place] : "report \(place + 1)"
    }
    var parts: [Int: TestReport] = [:]
    for (place, report) in reports.enumerated() {
      guard let shard = report.shard else { throw .noShard(name(place)) }
      if let fact = report.difference(from: first) {
        throw .foreign(name(place), other: fact, first: name(0))
      }
      guard parts.updateValue(report, forKey: shard.index) == nil else {
        throw .doubled(shard.index)
      }
    }
    let count = first.shard?.count ?? 0
    let sorted = parts.sorted { $0.key < $1.key }.map(\.value)
    var whole = TestReport(
      variants: [], existing: first.existing,
      // The parts ran in parallel.
      milliseconds: sorted.reduce(0) { max($0, $1.milliseconds) },
      stoppedEarly: sorted.contains(where: \.stoppedEarly))
    whole.missingParts = (1...max(1, count)).filter { parts[$0] == nil }
    whole.basis = first.basis
    for part in sorted { whole.elsewhere.add(part.elsewhere) }
    whole.range = sorted.lazy.compactMap(\.range).first
    whole.reasons = DecisionReasons(sorted.flatMap(\.reasons.entries))
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
    whole.omissions = [whole.missingSentence(of: count)].compactMap(\.self)
    for omission in sorted.flatMap(\.omissions) where !whole.omissions.contains(omission) {
      whole.omissions.append(omission)
    }
    return whole
  }

  /// The first fact by which two parts belong to different runs; nil if they may be parts of one.
  private func difference(from other: TestReport) -> MergeError.Fact? {
    if shard?.count != other.shard?.count { return .parts }
    if basis?.baselines != other.basis?.baselines { return .baselines }
    if basis?.catalogue != other.basis?.catalogue { return .catalogue }
    if basis?.environments != other.basis?.environments { return .environments }
    if basis?.selection != other.basis?.selection { return .selection }
    return existing == other.existing ? nil : .states
  }

  /// The sentence about missing parts; nil if none is.
  private func missingSentence(of count: Int) -> String? {
    guard !missingParts.isEmpty else { return nil }
    let shown = missingParts.prefix(10).map(String.init).joined(separator: ", ")
    let rest = missingParts.count - 10
    return "Of \(count) parts, \(missingParts.count == 1 ? "this one is" : "these are") missing: "
      + shown + (rest > 0 ? " and \(rest) more" : "") + ". The report is incomplete."
  }
}
