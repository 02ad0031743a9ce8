extension [String] {
  /// The strings one behind the other with a separator between them.
  ///
  /// The standard library's `joined(separator:)` does the same, but is generic over collections: at its first call the runtime
  /// looks through every conformance of the program, which is a fiftieth of the gallery's start.
  package func joined(by separator: String) -> String {
    var text = first ?? ""
    for part in dropFirst() {
      text += separator
      text += part
    }
    return text
  }
}
