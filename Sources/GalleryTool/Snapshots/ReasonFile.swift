import GalleryKit
import StateSpace
import VisualReview

/// The file of reasons beside the baselines, which people may edit.
///
/// ```
/// # DECISION  STATES  LOOK  REASON
/// rejected  tag/filled:selected@theme=zatch  1a2b3c4d5e6f7788  Too little contrast on dark pages.
/// accepted  tag/filled:*  8877f6e5d4c3b2a1  The fill follows the palette.
/// ```
///
/// The states are a link, or a variant followed by `:*`. The look is a digest, with `gone:` before it if the states were
/// removed. The file names neither people nor times.
struct ReasonFile {
  /// The name of the file in the folder of baselines.
  static let name = "review.reasons"
  /// The longest reason that is taken, in bytes: a few sentences.
  static let longestReason = 1000
  /// The size limit in bytes; files written by people are smaller.
  static let sizeLimit = 1 << 20
  private static let heading = "# DECISION  STATES  LOOK  REASON"

  /// The lines, those of comments included.
  private var lines: [Line] = []

  private struct Line {
    var text: String
    /// nil for a comment or an empty line.
    var entry: DecisionReason?
  }

  /// - Throws: for the first invalid line, with its number.
  init(text: String?) throws(SnapshotFolderError) {
    guard let text else { return }
    var texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if texts.last?.isEmpty == true { texts.removeLast() }
    for (index, line) in texts.enumerated() {
      let content = line.drop(while: \.isWhitespace)
      guard !content.isEmpty, !content.hasPrefix("#") else {
        lines.append(Line(text: String(line), entry: nil))
        continue
      }
      do throws(Problem) {
        lines.append(Line(text: String(line), entry: try Self.entry(content)))
      } catch {
        throw .badLine(SnapshotFolder.name + "/" + Self.name, index + 1, error.rawValue)
      }
    }
  }

  var reasons: DecisionReasons { DecisionReasons(lines.compactMap(\.entry)) }

  /// Adds a reason; it replaces the line of an earlier one for the same states and look.
  mutating func add(_ reason: DecisionReason) {
    if lines.isEmpty { lines.append(Line(text: Self.heading, entry: nil)) }
    let text = [
      reason.decision.rawValue, reason.target.text, reason.digest, oneLine(reason.text),
    ].joined(separator: "  ")
    let line = Line(text: text, entry: reason)
    let known = lines.firstIndex {
      $0.entry?.target == reason.target && $0.entry?.digest == reason.digest
    }
    if let known { lines[known] = line } else { lines.append(line) }
  }

  /// Removes the line of a reason, unless it was edited since.
  mutating func remove(_ reason: DecisionReason) {
    lines.removeAll { $0.entry == reason }
  }

  var text: String { lines.map { $0.text + "\n" }.joined() }

  /// The problem with a line.
  private enum Problem: String, Error {
    case decision = "A line begins with accepted or rejected."
    case states = "After the decision comes a link, or a variant as tag/filled:*."
    case look =
      "After the states comes the digest of the look: 16 hexadecimal digits, perhaps after gone:"
    case reason = "The line ends with the reason."
  }

  private static func entry(_ text: Substring) throws(Problem) -> DecisionReason {
    let words = text.split(maxSplits: 3, whereSeparator: \.isWhitespace).map(String.init)
    guard let decision = SnapshotPair.Decision(rawValue: words[0]) else { throw .decision }
    guard words.count > 1, words[1].contains("/") else { throw .states }
    let digest = words.count > 2 ? words[2] : ""
    let digits = digest.hasPrefix("gone:") ? digest.dropFirst("gone:".count) : digest[...]
    guard digits.utf8.count == 16, digits.allSatisfy(\.isHexDigit) else { throw .look }
    let reason =
      words.count > 3 ? oneLine(String(words[3].drop(while: \.isWhitespace))) : ""
    guard reason.contains(where: { !$0.isWhitespace }) else { throw .reason }
    return DecisionReason(
      decision: decision, target: DecisionReason.Target(words[1]), digest: digest, text: reason)
  }
}

extension SnapshotFolder {
  /// The reasons beside the baselines; none without a file.
  ///
  /// - Throws: if the file cannot be read, and for its first invalid line.
  func reasons() throws(SnapshotFolderError) -> DecisionReasons {
    try ReasonFile(text: reasonText()).reasons
  }

  /// The reasons beside the baselines; a file that cannot be read has none, and the notice says why.
  func reasons(_ notices: inout [String]) -> DecisionReasons {
    do throws(SnapshotFolderError) {
      return try reasons()
    } catch {
      notices.append("\(error.description) No reason is shown.")
      return DecisionReasons()
    }
  }

  /// Adds reasons to the file, and removes others.
  ///
  /// - Throws: if it has an invalid line or cannot be written; it stays as it is then.
  func update(
    adding reasons: [DecisionReason], removing gone: [DecisionReason] = []
  ) throws(SnapshotFolderError) {
    try updateText(ReasonFile.name, limit: ReasonFile.sizeLimit) {
      text throws(SnapshotFolderError) in
      var file = try ReasonFile(text: text)
      for reason in gone { file.remove(reason) }
      for reason in reasons { file.add(reason) }
      return file.text
    }
  }

  private func reasonText() throws(SnapshotFolderError) -> String? {
    try Self.reading { () throws(Disk.Refusal) in
      let root = try OpenFolder(root)
      return try root.folder(Self.name, followsLinks: followsLinks)?
        .bytes(of: ReasonFile.name, limit: ReasonFile.sizeLimit, followsLinks: followsLinks)
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

extension TestReport {
  /// Adds the reasons noted for looks among the differences; a notice says why a file cannot be read.
  mutating func addReasons(in folder: SnapshotFolder) {
    let found = folder.reasons(&notices)
    reasons = found.restricted(to: variants.flatMap(\.differences))
    // The changes since a commit have been accepted, whatever an earlier rejection of the same look said.
    let accepted = DecisionReasons(found.entries.filter { $0.decision == .accepted })
    for entry in accepted.restricted(to: range?.differences ?? []).entries { reasons.add(entry) }
  }
}
