import GalleryKit
import TokenFiles
import VisualReview

/// Why a text is not a report.
enum TestReportError: Error, Hashable, Sendable, CustomStringConvertible {
  case noJSON(JSONError)
  /// A value does not match the format.
  case wrong(JSONCursor.Failure)
  /// Written by a later version of the tool.
  case newerFormat(Int)
  /// Written by an earlier version of the tool, without the facts that merging needs.
  case olderFormat(Int)

  /// The problem, as the end of a sentence that names the file.
  var description: String {
    switch self {
    case .noJSON(let error): "it is not valid JSON: \(error)"
    case .wrong(let failure): "it is not a report: \(failure)"
    case .newerFormat(let number):
      "it has format \(number), and this \(ProgramName.current) reads up to \(TestReport.format); "
        + "update \(ProgramName.current)."
    case .olderFormat(let number):
      "it has format \(number), and this \(ProgramName.current) reads format \(TestReport.format); "
        + "write it again with this \(ProgramName.current)."
    }
  }
}
