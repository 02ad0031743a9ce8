import Foundation
import StateSpace
import Testing

/// The recorded text of a state, in a file named by its link: `__Snapshots__/tag/team/color=blue,selected.txt`.
struct Snapshot {
  private let file: URL

  init(of state: NamedState<some Hashable & Sendable>) {
    file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "__Snapshots__/" + state.id.replacing(":", with: "/") + ".txt")
  }

  /// Compares a text with the recorded one, or records it if `RECORD` is set.
  func compare(with text: String) throws {
    guard ProcessInfo.processInfo.environment["RECORD"] == nil else {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try Data(text.utf8).write(to: file)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }
}
