/// The file of Git's attributes beside the baselines.
///
/// It has Git keep the lines of both branches where they add reasons; no setting and no program is needed for that.
enum GitAttributes {
  /// The name of the file in the folder of baselines.
  static let name = ".gitattributes"
  /// The size limit in bytes.
  static let sizeLimit = 1 << 16

  /// The text with a line for the file of reasons; unchanged if it has one.
  static func mergingReasons(_ text: String?) -> String {
    let text = text ?? ""
    let isKnown = text.split(whereSeparator: \.isNewline).contains { line in
      line.split(whereSeparator: \.isWhitespace).first.map { $0 == ReasonFile.name[...] } ?? false
    }
    guard !isKnown else { return text }
    let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    return text + end + "\(ReasonFile.name) text eol=lf merge=union\n"
  }
}
