import GalleryKit

/// Why a text is no snapshot that can be read.
package enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  /// Git could not join two versions of the file.
  case conflict(line: Int)
  case malformed(line: Int, String)
  /// Written by a later version of the tool.
  case newerFormat(Int)

  /// What is wrong, as the end of a sentence that names the file.
  package var description: String {
    switch self {
    case .empty: "it is empty"
    case .conflict(let line): "line \(line) is a conflict marker"
    case .malformed(let line, let reason): "line \(line): \(reason)"
    case .newerFormat(let number):
      "it has format \(number), and this \(ProgramName.current) reads up to \(Snapshot.format); update \(ProgramName.current)"
    }
  }

  /// Whether what it says is lost, so that its states count as never seen: not where a later version can still read it.
  var countsAsMissing: Bool {
    switch self {
    case .empty, .conflict, .malformed: true
    case .newerFormat: false
    }
  }
}
