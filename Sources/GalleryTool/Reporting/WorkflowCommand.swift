/// Escaped texts of the commands that GitHub's workflows read from standard output.
enum WorkflowCommand {
  /// The text of a message with special characters escaped.
  static func escapedData(_ text: String) -> String {
    escaped(text, [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")])
  }

  /// The value before the second pair of colons with special characters escaped.
  static func escapedProperty(_ text: String) -> String {
    escaped(text, [("%", "%25"), ("\r", "%0D"), ("\n", "%0A"), (":", "%3A"), (",", "%2C")])
  }

  /// Scalar by scalar: a carriage return and a line feed are one character.
  private static func escaped(
    _ text: String, _ table: [(scalar: Unicode.Scalar, code: String)]
  ) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      if let entry = table.first(where: { $0.scalar == scalar }) {
        output += entry.code
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}
