import GalleryKit
package import StateSpace

/// The two files of a variant, as texts: the accepted baseline, and the pending snapshot.
package struct SnapshotFiles: Hashable, Sendable {
  /// `tag/filled`.
  package var variant: VariantID
  /// `<variant>.snap`; nil if it does not exist.
  package var baseline: String?
  /// `<variant>.snap.new`; nil if it does not exist.
  package var pending: String?
  /// The former text of a baseline that cannot be read; nil if it is not needed or not known.
  package var recovered: Recovered?

  /// The text of a baseline before a conflict or damage.
  package struct Recovered: Hashable, Sendable {
    package let text: String
    package let origin: Origin

    /// Where a former text was found.
    package enum Origin: String, Hashable, Sendable {
      /// In the merge base of a merge under way.
      case mergeBase
      /// In the commit that is checked out.
      case head
    }

    package init(text: String, origin: Origin) {
      self.text = text
      self.origin = origin
    }
  }

  package init(variant: VariantID, baseline: String? = nil, pending: String? = nil) {
    self.variant = variant
    self.baseline = baseline
    self.pending = pending
  }
}

extension SnapshotFiles {
  /// Whether both texts have the same bytes; Swift also treats canonically equivalent strings as equal.
  package func isSame(as other: SnapshotFiles) -> Bool {
    variant == other.variant && Self.isSame(baseline, other.baseline)
      && Self.isSame(pending, other.pending)
  }

  /// Whether both have the same bytes, or are missing.
  package static func isSame(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.utf8.elementsEqual(second.utf8)
  }
}

/// Why a snapshot cannot be read.
package enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  /// The file has an unresolved merge conflict of Git.
  case conflict(line: Int)
  case malformed(line: Int, String)
  /// Written by a later version of the tool.
  case newerFormat(Int)

  /// The problem, as the end of a sentence that names the file.
  package var description: String {
    switch self {
    case .empty: "it is empty"
    case .conflict(let line): "line \(line) is a conflict marker"
    case .malformed(let line, let reason): "line \(line): \(reason)"
    case .newerFormat(let number):
      "it has format \(number), and this \(ProgramName.current) reads up to \(Snapshot.format); update \(ProgramName.current)"
    }
  }

  /// A text without its last line break was cut: a file is written whole.
  package static func ofEnd(_ text: String) -> SnapshotError? {
    guard let last = text.utf8.last, last != UInt8(ascii: "\n") else { return nil }
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
    return .malformed(line: lines + 1, "the text ends in the middle of a line")
  }

  /// Whether the content is lost, so that its states count as new: not if a later version can still read it.
  var countsAsMissing: Bool {
    switch self {
    case .empty, .conflict, .malformed: true
    case .newerFormat: false
    }
  }
}
