/// Texts in the commands that GitHub's workflows read from standard output.
enum WorkflowCommand {
  /// What a message may not hold as it is.
  static func escapedData(_ text: String) -> String {
    escaped(text, [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")])
  }

  /// What a value before the second pair of colons may not hold as it is.
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
