import GSDesign
import GalleryKit
import VisualReview

/// What reporters say besides what was found.
struct ReportSetting: Hashable, Sendable {
  /// The folder of the baselines as seen from the root of the repository, as annotations name files.
  var snapshots = "__Snapshots__"
  /// The reports of the same run, as a person is told of them.
  var reports: [Reporter] = []
  /// What to run next where something has changed; nil where there is nothing to run.
  var next: String? = GalleryCommandLine.review
}

/// Something a report has to tell of: a look that is not as it was, or a state that could not be drawn.
struct ReportProblem: Hashable, Sendable {
  let kind: Kind
  let variant: VariantID
  /// The first of the states; it stands for all.
  let link: LinkID
  /// How many states it is true of.
  let count: Int
  let reason: Phrase
  let causes: [Phrase]

  enum Kind: String, Hashable, Sendable, CaseIterable {
    case failed, changed, new, deleted, renamed

    /// One column wide, in ASCII, and each another one: never told apart by a colour alone.
    var mark: Character {
      switch self {
      case .failed: "!"
      case .changed: "~"
      case .new: "+"
      case .deleted: "-"
      case .renamed: "="
      }
    }

    var words: Phrase {
      switch self {
      case .failed: Phrase("not drawn", korean: "그리지 못함")
      case .changed: Phrase("changed", korean: "변경됨")
      case .new: Phrase("new", korean: "추가됨")
      case .deleted: Phrase("deleted", korean: "삭제됨")
      case .renamed: Phrase("renamed", korean: "이름 변경됨")
      }
    }

    /// Whether somebody has to look at it: a rename shows nothing new.
    var isProblem: Bool {
      switch self {
      case .failed, .changed, .new, .deleted: true
      case .renamed: false
      }
    }

    init(_ bucket: Difference.Bucket) {
      switch bucket {
      case .changed: self = .changed
      case .new: self = .new
      case .deleted: self = .deleted
      case .renamed: self = .renamed
      }
    }
  }

  init(_ difference: Difference) {
    kind = Kind(difference.bucket)
    variant = difference.variant
    link = difference.link
    count = difference.states.count
    reason = difference.reason
    causes = difference.causes.map(\.phrase)
  }

  init(_ failure: VariantReport.Failure, of variant: VariantID) {
    kind = .failed
    self.variant = variant
    link = failure.link
    count = 1
    reason = Phrase(failure.reason, korean: failure.reason)
    causes = []
  }

  /// The reason and the causes on one line.
  func text(_ language: Language) -> String {
    oneLine(([reason] + causes).map { $0[language] }.joined(separator: "; "))
  }

  /// The link and how many others it stands for.
  var name: String { oneLine(link.text) + (count > 1 ? " (+\(count - 1))" : "") }
}

extension VariantReport {
  /// What could not be drawn first, then the differences in their order.
  var problems: [ReportProblem] {
    failures.map { ReportProblem($0, of: id) } + differences.map { ReportProblem($0) }
  }
}

extension TestReport {
  var problems: [ReportProblem] { variants.flatMap(\.problems) }

  /// How many states there are of a kind.
  func stateCount(of kind: ReportProblem.Kind) -> Int {
    switch kind {
    case .failed: failures.count
    case .changed: count(.changed)
    case .new: count(.new)
    case .deleted: count(.deleted)
    case .renamed: count(.renamed)
    }
  }
}
