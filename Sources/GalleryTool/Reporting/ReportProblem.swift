import GSDesign
import GalleryKit
import StateSpace
import Synchronization
import VisualReview

/// A problem to report: a changed look, or a state that could not be drawn.
struct ReportProblem: Hashable, Sendable {
  let kind: Kind
  let variant: VariantID
  /// The first of the states, which represents them all.
  let link: LinkID
  /// The number of states with the problem.
  let count: Int
  let reason: Phrase
  let causes: [Phrase]

  enum Kind: String, Hashable, Sendable, CaseIterable {
    case failed
    /// Its baseline, or its pending changes, cannot be read.
    case unread
    case changed, new, deleted, renamed

    /// The mark: one ASCII column, different for each kind, so that none depends on colour alone.
    var mark: Character {
      switch self {
      case .failed: "!"
      case .unread: "?"
      case .changed: "~"
      case .new: "+"
      case .deleted: "-"
      case .renamed: "="
      }
    }

    /// The kind of difference; nil for a state that could not be drawn or compared.
    var bucket: Difference.Bucket? {
      switch self {
      case .failed, .unread: nil
      case .changed: .changed
      case .new: .new
      case .deleted: .deleted
      case .renamed: .renamed
      }
    }

    var words: Phrase {
      switch self {
      case .failed: Phrase(localized: "not drawn")
      case .unread: Phrase(localized: "unread")
      case .changed: Difference.Bucket.changed.name
      case .new: Difference.Bucket.new.name
      case .deleted: Difference.Bucket.deleted.name
      case .renamed: Difference.Bucket.renamed.name
      }
    }

    /// Whether it needs attention: a rename shows nothing new.
    var isProblem: Bool {
      switch self {
      case .failed, .unread, .changed, .new, .deleted: true
      case .renamed: false
      }
    }

    /// Whether reports count it even if it does not occur.
    var isAlwaysCounted: Bool { bucket != nil }

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
    reason = Phrase(failure.reason)
    causes = []
  }

  /// The reason and the causes, on one line.
  func text(_ language: Language) -> String {
    oneLine(([reason] + causes).map { $0[language] }.joined(separator: "; "))
  }

  /// The link and the number of further states.
  var name: String { oneLine(link.text) + (count > 1 ? " (+\(count - 1))" : "") }
}
