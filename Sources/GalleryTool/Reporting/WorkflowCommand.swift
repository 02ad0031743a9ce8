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

/// An annotation that GitHub shows, at a place in a file where it has one.
struct WorkflowAnnotation {
  /// Annotations of one type that a step shows.
  static let limit = 10

  var file: String?
  var line = 1
  var column: Int?
  var title: String?
  let message: String

  /// A command for each annotation as far as they are shown, and a line that counts the rest.
  static func commands<Item>(
    _ type: String, _ items: [Item], _ annotation: (Item) -> WorkflowAnnotation
  ) -> String {
    var output = items.prefix(limit).map { annotation($0).command(type) }.joined()
    let rest = items.count - limit
    if rest > 0 { output += "\(rest) more of the kind \(type) are in the other reports.\n" }
    return output
  }

  private func command(_ type: String) -> String {
    var properties: [String] = []
    if let file {
      properties += ["file=\(WorkflowCommand.escapedProperty(file))", "line=\(line)"]
      if let column { properties.append("col=\(column)") }
    }
    if let title { properties.append("title=\(WorkflowCommand.escapedProperty(title))") }
    return "::\(type)" + (properties.isEmpty ? "" : " " + properties.joined(separator: ","))
      + "::\(WorkflowCommand.escapedData(message))\n"
  }
}
