import TokenFiles

/// Reads JSON (RFC 8259) from UTF-8 as values: all of it and nothing else. A name that is twice in one object is an error.
enum JSONReader {
  /// Arrays and objects may be nested this deep.
  static let depthLimit = 256

  static func value(of bytes: [UInt8]) throws(JSONError) -> JSONValue {
    let document = try JSONDocument(
      bytes, limits: JSONLimits(bytes: .max, values: .max, depth: depthLimit))
    if let error = document.duplicateError { throw error }
    return document.root.value
  }

  static func value(of text: String) throws(JSONError) -> JSONValue {
    try value(of: Array(text.utf8))
  }
}
