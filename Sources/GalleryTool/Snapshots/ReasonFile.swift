import GalleryKit
import StateSpace
import VisualReview

/// The file of reasons beside the baselines, which people may edit.
///
/// ```
/// # DECISION  STATES  LOOK  REASON
/// rejected  tag/filled:selected@theme=zatch  1a2b3c4d5e6f7788  Too little contrast on dark pages.
/// accepted  tag/filled:*  8877f6e5d4c3b2a1  The fill follows the palette.
/// rejected  cause=token:palette.ink  #30303A  Too blue beside photos.
/// ```
///
/// The states are a link, or a variant followed by `:*`; the look is a digest, with `gone:` before it if the states were
/// removed. Of all looks that changed for a token, its name and its new value take their place. The file names neither
/// people nor times. Lines are sorted by states and look, and ``GitAttributes`` has Git keep those of both branches in a
/// merge; of two for the same states and look the last one counts.
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
    /// nil for a comment, an empty line, or an invalid one.
    var entry: DecisionReason?
  }

  /// The invalid lines, with their numbers.
  private(set) var faults: [SnapshotFolderError] = []

  init(text: String?) {
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
        lines.append(Line(text: String(line), entry: nil))
        faults.append(
          .badLine(SnapshotFolder.name + "/" + Self.name, index + 1, error.rawValue))
      }
    }
  }

  var reasons: DecisionReasons { DecisionReasons(lines.compactMap(\.entry)) }

  /// Adds a reason in its place among the sorted lines; it replaces the lines of earlier ones for the same states and
  /// look.
  mutating func add(_ reason: DecisionReason) {
    if lines.isEmpty { lines.append(Line(text: Self.heading, entry: nil)) }
    let text = [
      reason.decision.rawValue, reason.target.text, reason.digest, oneLine(reason.text),
    ].joined(separator: "  ")
    let line = Line(text: text, entry: reason)
    let known = lines.indices.filter {
      lines[$0].entry?.target == reason.target && lines[$0].entry?.digest == reason.digest
    }
    guard let first = known.first else {
      lines.insert(line, at: place(of: reason))
      return
    }
    for index in known.dropFirst().reversed() { lines.remove(at: index) }
    lines[first] = line
  }

  /// The index of a new line: before the first that sorts behind it, and before the comments above that.
  private func place(of reason: DecisionReason) -> Int {
    let key = (reason.target.text, reason.digest)
    let next = lines.firstIndex { line in
      line.entry.map { key < ($0.target.text, $0.digest) } ?? false
    }
    guard var place = next else { return lines.count }
    while place > 1, lines[place - 1].entry == nil { place -= 1 }
    return place
  }

  /// Removes the line of a reason, unless it was edited since.
  mutating func remove(_ reason: DecisionReason) {
    lines.removeAll { $0.entry == reason }
  }

  /// Removes the lines for the same states and looks, whatever their reasons.
  mutating func remove(like reasons: [DecisionReason]) {
    let keys = Set(reasons.map { [$0.target.text, $0.digest] })
    lines.removeAll { line in
      line.entry.map { keys.contains([$0.target.text, $0.digest]) } ?? false
    }
  }

  var text: String { lines.map { $0.text + "\n" }.joined() }

  /// The problem with a line.
  private enum Problem: String, Error {
    case conflict = "A conflict marker of Git; resolve the conflict."
    case decision = "A line begins with accepted or rejected."
    case states =
      "After the decision comes a link, a variant as tag/filled:*, or a cause as cause=token:accent."
    case value = "After the cause comes its new value."
    case look =
      "After the states comes the digest of the look: 16 hexadecimal digits, perhaps after gone:"
    case reason = "The line ends with the reason."
  }

  private static func entry(_ text: Substring) throws(Problem) -> DecisionReason {
    let words = text.split(maxSplits: 3, whereSeparator: \.isWhitespace).map(String.init)
    if ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains(words[0]) { throw .conflict }
    guard let decision = SnapshotPair.Decision(rawValue: words[0]) else { throw .decision }
    let isCause = words.count > 1 && words[1].hasPrefix(DecisionReason.Target.causePrefix)
    guard words.count > 1, isCause || words[1].contains("/") else { throw .states }
    let digest = words.count > 2 ? words[2] : ""
    if isCause {
      guard !digest.isEmpty else { throw .value }
    } else {
      let digits = digest.hasPrefix("gone:") ? digest.dropFirst("gone:".count) : digest[...]
      guard digits.utf8.count == 16, digits.allSatisfy(\.isHexDigit) else { throw .look }
    }
    let reason =
      words.count > 3 ? oneLine(String(words[3].drop(while: \.isWhitespace))) : ""
    guard reason.contains(where: { !$0.isWhitespace }) else { throw .reason }
    return DecisionReason(
      decision: decision, target: DecisionReason.Target(words[1]), digest: digest, text: reason)
  }
}

extension SnapshotFolder {
  /// The file of reasons; empty without one.
  ///
  /// - Throws: if it cannot be read.
  func reasonFile() throws(SnapshotFolderError) -> ReasonFile {
    ReasonFile(text: try reasonText())
  }

  /// The reasons beside the baselines, without those of invalid lines, which notices name.
  func reasons(_ notices: inout [String]) -> DecisionReasons {
    do throws(SnapshotFolderError) {
      let file = try reasonFile()
      if let fault = file.faults.first {
        let rest = file.faults.count - 1
        let others = rest > 0 ? " \(counted(rest, "other line")) cannot be read either." : ""
        notices.append("\(fault.description)\(others) The reasons of the valid lines are shown.")
      }
      return file.reasons
    } catch {
      notices.append("\(error.description) No reason is shown.")
      return DecisionReasons()
    }
  }

  /// Adds reasons to the file, and removes others.
  ///
  /// - Parameter replaced: the reasons for looks in whose place those for causes are.
  /// - Throws: if it has an invalid line or cannot be written; it stays as it is then.
  func update(
    adding reasons: [DecisionReason], removing gone: [DecisionReason] = [],
    replacing replaced: [DecisionReason] = []
  ) throws(SnapshotFolderError) {
    try updateText(ReasonFile.name, limit: ReasonFile.sizeLimit) {
      text throws(SnapshotFolderError) in
      var file = ReasonFile(text: text)
      if let fault = file.faults.first { throw fault }
      for reason in gone { file.remove(reason) }
      file.remove(like: replaced)
      for reason in reasons { file.add(reason) }
      return file.text
    }
    try updateText(GitAttributes.name, limit: GitAttributes.sizeLimit) { text in
      GitAttributes.mergingReasons(text)
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
  mutating func addReasons(in folder: SnapshotFolder, _ catalogue: Catalogue) {
    let found = folder.reasons(&notices)
    reasons = found.resolved(by: causes(in: catalogue))
      .restricted(to: variants.flatMap(\.differences))
    guard let range else { return }
    // The changes since a commit have been accepted, whatever an earlier rejection of the same look said.
    let accepted = DecisionReasons(found.entries.filter { $0.decision == .accepted })
      .resolved(by: range.causes(in: catalogue))
    for entry in accepted.restricted(to: range.differences).entries { reasons.add(entry) }
  }
}
