import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender
import VisualReview

/// A comment on a pull request: the counts, a table of the causes, then each cause with its old and new look, folded.
///
/// It keeps within the limit of a GitHub comment, with the first of each kind before the second of any. Anything left out
/// is counted by its kind.
struct MarkdownReporter {
  /// In bytes: a server that counts characters counts at most as many.
  static let limit = 65_000
  /// The width of preformatted text in a comment.
  private static let columns = 80
  /// Room for each of the lines that count the rest.
  private static let spare = 400

  let report: TestReport
  let causes: CauseList
  let setting: ReportSetting

  /// An entry with its texts.
  private struct Item {
    let entry: ReportEntry
    /// A row of the table; nil for an undrawn state, which has none.
    let row: String?
    let details: String

    var size: Int { (row?.utf8.count ?? 0) + details.utf8.count }
  }

  var text: String {
    let summary = ReportSummary(report: report)
    var output = "## Visual review\n\n"
    if !report.isRangeOnly {
      output += counts + "\n" + Self.escaped(summary.extent) + "\n"
    }
    let end = nextSteps
    var room = Self.limit - output.utf8.count - end.utf8.count - 6 * Self.spare
    output += notices(&room)
    let range =
      setting.rangeCauses.map { $0.causes.map { item(.cause($0), since: report.range?.reference) } }
      ?? []
    // Differences come first, but half of the room is for the changes of the branch if they need it.
    var rangeRoom = min(room / 2, range.reduce(0) { $0 + $1.size })
    room -= rangeRoom
    output += section(ReportEntry.all(of: report, by: causes).map { item($0) }, &room)
    rangeRoom += room
    if let reference = report.range?.reference {
      let heading = ReportWords.range(range.count, since: reference, .english)
      output += "\n### \(Self.escaped(heading))\n"
      output += section(range, &rangeRoom)
    }
    return output + end
  }

  private func notices(_ room: inout Int) -> String {
    let lines = report.sentences.map { Self.quote($0) }
    let shown = Self.fitting(lines.indices.map { $0 }, lines, &room)
    let rest = lines.count - shown.count
    return shown.map { lines[$0] }.joined()
      + (rest > 0 ? "\n> and \(rest) more notices that do not fit here\n" : "")
  }

  /// The table and the details of some entries, as far as there is room.
  private func section(_ items: [Item], _ room: inout Int) -> String {
    let order = ReportEntry.priorities(items.map(\.entry.kind))
    let rows = Self.fitting(
      order.filter { items[$0].row != nil }, items.map { $0.row ?? "" }, &room)
    let details = Self.fitting(order, items.map(\.details), &room)
    var output = ""
    if !rows.isEmpty {
      output += "\n| cause | before → after | states | looks | variants |\n"
      output += "| :-- | :-- | --: | --: | :-- |\n"
      output += rows.compactMap { items[$0].row }.joined()
    }
    let hidden = items.indices.filter { items[$0].row != nil && !rows.contains($0) }
    output += Self.rest("Not in this table", hidden.map { items[$0].entry })
    output += details.map { items[$0].details }.joined()
    let folded = items.indices.filter { !details.contains($0) }
    return output + Self.rest("Without their looks here", folded.map { items[$0].entry })
  }

  /// The places whose texts fit, in ascending order. The first that does not fit ends the choice: later texts may be
  /// shorter, but gaps would make the order unclear.
  private static func fitting(_ order: [Int], _ texts: [String], _ room: inout Int) -> [Int] {
    var chosen: [Int] = []
    for place in order {
      let size = texts[place].utf8.count
      guard size <= room else { break }
      room -= size
      chosen.append(place)
    }
    return chosen.sorted()
  }

  /// A line that counts entries by their kinds; empty without any.
  private static func rest(_ words: String, _ entries: [ReportEntry]) -> String {
    guard !entries.isEmpty else { return "" }
    return "\n\(words), for lack of room: \(ReportEntry.counts(entries)).\n"
  }

  private var counts: String {
    let kinds = ReportProblem.Kind.allCases.filter {
      $0 != .unread || report.stateCount(of: $0) > 0
    }
    var output = "|" + kinds.map { " \($0.words.english) |" }.joined() + " same |\n"
    output += "|" + String(repeating: " --: |", count: kinds.count + 1) + "\n"
    return output + "|" + kinds.map { " \(report.stateCount(of: $0)) |" }.joined()
      + " \(report.same) |\n"
  }

  private var nextSteps: String {
    var output = ""
    let reports = ReportSummary.reports(setting)
    if !reports.isEmpty { output += "\nReports: \(Self.escaped(reports))\n" }
    if let next = setting.next, report.problemKinds.contains(where: { $0.bucket != nil }) {
      output += "\nNext: \(Self.code(next))\n"
    }
    return output
  }
}

extension MarkdownReporter {
  private func item(_ entry: ReportEntry, since base: String? = nil) -> Item {
    switch entry {
    case .failure(let failure, _):
      Item(entry: entry, row: nil, details: Self.details(of: failure))
    case .unread(let reason, _, _):
      Item(entry: entry, row: nil, details: Self.quote(reason))
    case .cause(let cause):
      Item(entry: entry, row: Self.row(of: cause), details: details(of: cause, since: base))
    }
  }

  private static func details(of failure: VariantReport.Failure) -> String {
    let link = oneLine(failure.link.text)
    return details(
      "! not drawn · \(code(link))",
      [escaped(oneLine(failure.reason)), code(GalleryCommandLine.browse(link))])
  }

  private static func quote(_ sentence: String) -> String {
    "\n> \(escaped(oneLine(sentence)))\n"
  }

  private static func row(of cause: CauseGroup) -> String {
    let title = "\(cause.kind.mark) \(cause.kind.words.english): \(cause.root.title.english)"
    let changes = cause.root.ownValues.map(change)
    return "| \(escaped(oneLine(title))) | \(changes.joined(separator: "<br>")) "
      + "| \(cause.stateCount) | \(cause.lookCount) | \(escaped(cause.variantNames(.english))) |\n"
  }

  /// A value before and after; GitHub shows a square beside a colour that is code.
  private static func change(_ value: RootCause.Value) -> String {
    func text(_ phrase: Phrase?, _ color: RGB?) -> String {
      if let color { return "`\(color.hex)`" }
      return phrase.map { code(oneLine($0.english)) } ?? "–"
    }
    return text(value.old, value.oldColor) + " → " + text(value.new, value.newColor)
  }

  /// The reasons noted for the cause and the command that accepts it; each group with its first look and other states.
  private func details(of cause: CauseGroup, since base: String?) -> String {
    var heading = "\(cause.kind.mark) \(cause.kind.words.english) · "
    heading += Self.escaped(oneLine(cause.root.phrase.english)) + " · " + cause.extent(.english)
    var parts = report.reasonTexts(of: cause).map { Self.escaped(oneLine($0)) }
    if base == nil { parts.append(Self.code(GalleryCommandLine.accept(cause))) }
    for group in cause.groups.prefix(Self.shownGroups) {
      guard let first = group.differences.first else { continue }
      let link = oneLine(first.link.text)
      let evidence = group.causes.map { oneLine($0.phrase.english) }.joined(separator: "; ")
      var line = Self.code(link)
      if group.stateCount > 1 { line += " and \(group.stateCount - 1) more" }
      if first.bucket != .renamed {
        line += " · " + Self.escaped(evidence.isEmpty ? oneLine(first.reason.english) : evidence)
      }
      parts.append(line)
      parts.append(Self.fenced(DifferenceText(first, width: Self.columns).plain))
      parts.append(Self.code(GalleryCommandLine.show(first, since: base)))
      if group.stateCount > 1 { parts.append(Self.list(of: group)) }
    }
    let rest = cause.groups.dropFirst(Self.shownGroups)
    if !rest.isEmpty {
      let states = rest.reduce(0) { $0 + $1.stateCount }
      parts.append(
        "and \(rest.count) more groups with other evidence "
          + "(\(ReportWords.states(states, .english)))")
    }
    return Self.details(heading, parts)
  }

  private static let shownGroups = 4

  /// The other states, up to a few.
  private static func list(of group: DifferenceGroup) -> String {
    let links = group.differences.flatMap(\.links).dropFirst()
    var lines = links.prefix(12).map { "- " + code(oneLine($0.text)) }
    if links.count > 12 { lines.append("- … and \(links.count - 12) more") }
    return lines.joined(separator: "\n")
  }

  private static func details(_ heading: String, _ parts: [String]) -> String {
    "\n<details><summary>\(heading)</summary>\n\n" + parts.joined(separator: "\n\n")
      + "\n\n</details>\n"
  }

  /// A text without any meaning in Markdown, mentions or references.
  static func escaped(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&", "<", ">", "\"", "'", "#", "@", "|", "*", "_", "`", "[", "]", "\\", "~", "!", ":":
        output += "&#\(scalar.value);"
      case _: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// A text as code: with tags, since any number of backticks can be in it.
  static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

  /// Preformatted lines, in a fence longer than any in them.
  static func fenced(_ text: String) -> String {
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { oneLine(String($0)) }
    while lines.count > 1, lines.last == "" { lines.removeLast() }
    return "\(fence)text\n" + lines.joined(separator: "\n") + "\n\(fence)"
  }
}
