import GalleryKit

/// What every command is handed: nothing is looked up from the air.
struct ToolContext {
  let catalogue: Catalogue
  let environment: ProcessEnvironment
}

extension ToolContext {
  /// Writes results. A reader that has gone away has what it wanted.
  func print(_ text: String) throws(ToolError) {
    try print(Array(text.utf8))
  }

  /// Writes results. A reader that has gone away has what it wanted.
  func print(_ bytes: [UInt8]) throws(ToolError) {
    do throws(StandardStreams.WriteFailure) {
      try StandardStreams.write(bytes)
    } catch {
      switch error {
      case .closed: throw ToolError(.done, "")
      case .failed(let number):
        throw ToolError(
          .notPossibleHere,
          "Standard output cannot be written: \(StandardStreams.describe(number)).")
      }
    }
  }
}
