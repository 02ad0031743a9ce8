import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Compares a screen with its recording in the source of a test.
///
/// `make record` replaces the recordings that differ: it sets `RECORD_SCREENS` to a file, which gets the place and the text
/// of each. A test whose recording is replaced fails in that run.
func expectScreen(
  _ text: String, is recorded: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard text != recorded, let path = getenv("RECORD_SCREENS"), let file = fopen(path, "a") else {
    #expect(text == recorded, sourceLocation: sourceLocation)
    return
  }
  defer { fclose(file) }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "|\($0)" }
  let place = "\(sourceLocation.fileID):\(sourceLocation.line)"
  fputs(([place] + lines).joined(separator: "\n") + "\n", file)
  Issue.record("Another screen was recorded.", sourceLocation: sourceLocation)
}
