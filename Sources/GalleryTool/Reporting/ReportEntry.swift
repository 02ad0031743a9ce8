import GSDesign
import GalleryKit
import StateSpace
import VisualReview

/// An entry of a report for people: a state that could not be drawn, something that could not be read, or a root cause
/// with all of its states.
enum ReportEntry: Hashable, Sendable {
  case failure(VariantReport.Failure, of: VariantID)
  /// Files of a variant, or something without a variant, and the number of states that were not compared because of it.
  case unread(reason: String, of: VariantID?, states: Int)
  case cause(CauseGroup)

  /// The entries in their order: undrawn states, then deleted, new and renamed ones, then changes by size.
  static func all(of report: TestReport, by causes: CauseList) -> [ReportEntry] {
    report.variants.flatMap { variant in
      variant.failures.map { ReportEntry.failure($0, of: variant.id) }
    } + causes.causes.map(ReportEntry.cause)
  }

  /// Files and commits that could not be read or are missing; reports for people list them among their notices.
  static func unread(of report: TestReport) -> [ReportEntry] {
    report.omissions.map { ReportEntry.unread(reason: $0, of: nil, states: 0) }
      + report.variants.compactMap { variant in
        variant.damage.map {
          ReportEntry.unread(reason: $0.reason, of: variant.id, states: $0.states)
        }
      }
  }

  var kind: ReportProblem.Kind {
    switch self {
    case .failure: .failed
    case .unread: .unread
    case .cause(let cause): cause.kind
    }
  }

  var stateCount: Int {
    switch self {
    case .failure: 1
    case .unread(_, _, let states): states
    case .cause(let cause): cause.stateCount
    }
  }
}

extension ReportEntry {
  /// The places of entries in the order in which they are chosen if there is not room for all: the first of each kind
  /// comes before the second of any.
  static func priorities(_ kinds: [ReportProblem.Kind]) -> [Int] {
    var known: Set<ReportProblem.Kind> = []
    let isFirst = kinds.map { known.insert($0).inserted }
    return kinds.indices.filter { isFirst[$0] } + kinds.indices.filter { !isFirst[$0] }
  }

  /// A list of entries that were left out: `3 deleted (40 states), 9 changed (100 states)`.
  static func counts(_ entries: [ReportEntry]) -> String {
    ReportProblem.Kind.inReports.compactMap { kind in
      let own = entries.filter { $0.kind == kind }
      guard !own.isEmpty else { return nil }
      let states = own.reduce(0) { $0 + $1.stateCount }
      return "\(own.count) \(kind.words.english) (\(ReportWords.states(states, .english)))"
    }.joined(separator: ", ")
  }
}

extension ReportProblem.Kind {
  /// The order of reports by cause.
  static let inReports: [ReportProblem.Kind] = [
    .failed, .unread, .deleted, .new, .renamed, .changed,
  ]
}

extension CauseGroup {
  var kind: ReportProblem.Kind {
    switch root.kind {
    case .deleted: .deleted
    case .new: .new
    case .renamed: .renamed
    case .palette, .token, .ink, .color, .weight, .text, .order, .spoken, .mark, .length, .outline,
      .size, .shape, .position, .hidden:
      .changed
    }
  }

  /// `288 states, 41 looks`.
  func extent(_ language: Language) -> String {
    ReportWords.count(states: stateCount, looks: lookCount, language)
  }

  /// The first variants by name, and the number of the others.
  func variantNames(_ language: Language) -> String {
    let names = variants.map { oneLine($0.text) }
    let shown = names.prefix(3).joined(separator: ", ")
    let rest = names.count - 3
    return rest > 0 ? shown + " " + ReportWords.more(rest, language) : shown
  }
}

extension TestReport {
  /// The reasons noted for the looks of a cause, each once: `rejected before: Too dark`.
  func reasonTexts(of cause: CauseGroup) -> [String] {
    var known: Set<String> = []
    return cause.differences.compactMap { reason(for: $0)?.phrase.english }
      .filter { known.insert($0).inserted }
  }
}

extension RootCause {
  /// The cause without its values: `palette zatchPurple`, `side padding`.
  var title: Phrase {
    let ownName = String(name.drop { $0 != ":" }.dropFirst())
    return switch kind {
    case .palette: Phrase(localized: "palette \(ownName)")
    case .token: Phrase(localized: "token \(ownName)")
    case .deleted, .new, .renamed, .ink, .color, .weight, .text, .order, .spoken, .mark, .length,
      .outline, .size, .shape, .position, .hidden:
      values.first?.label ?? phrase
    }
  }
}
