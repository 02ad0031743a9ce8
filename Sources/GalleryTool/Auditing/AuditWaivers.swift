import GSDesign
import GalleryKit
import Laws
import StateSpace

/// The waivers of a file.
struct AuditWaivers {
  /// The name of the file beside the baselines.
  static let fileName = "audit.waivers"
  /// The size limit in bytes; files written by people are smaller.
  private static let sizeLimit = 1 << 20

  /// The path of the file for messages; nil without a file.
  let path: String?
  let entries: [AuditWaiver]
  /// The states of each waiver, in the same order.
  private let filters: [Filters]

  /// No waivers.
  static let none = AuditWaivers()

  private init() {
    path = nil
    entries = []
    filters = []
  }

  /// The waivers of a file.
  ///
  /// - Throws: if it cannot be read, and for its first invalid line.
  init(file path: String, in catalogue: Catalogue) throws(ToolError) {
    let bytes: [UInt8]
    do throws(Disk.Refusal) {
      bytes = try Disk.bytes(ofFile: path, limit: Self.sizeLimit)
    } catch {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(path)) cannot be read: \(error.reason(limit: Self.sizeLimit)).")
    }
    try self.init(bytes, name: path, in: catalogue)
  }

  /// The waivers beside the baselines of the package; empty without a file.
  init(ofPackageIn catalogue: Catalogue) throws(ToolError) {
    let root = (try? SnapshotFolder.root(explicit: nil)) ?? "."
    let path = SnapshotFolder(root: root).path + "/" + Self.fileName
    guard Disk.kind(of: path) != nil else {
      self = .none
      return
    }
    try self.init(file: path, in: catalogue)
  }

  /// - Throws: for the first invalid line, with its number.
  init(_ bytes: [UInt8], name: String, in catalogue: Catalogue) throws(ToolError) {
    path = name
    var entries: [AuditWaiver] = []
    var filters: [Filters] = []
    var roles = KnownRoles(catalogue)
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let text = line.drop(while: \.isWhitespace)
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      do throws(Problem) {
        let waiver = try Self.waiver(text, line: index + 1)
        if let pair = waiver.pair { try roles.check(pair) }
        filters.append(try Self.filters(waiver.filter, in: catalogue))
        entries.append(waiver)
      } catch {
        throw ToolError(.notPossibleHere, "\(safePath(name)):\(index + 1): \(error.description)")
      }
    }
    self.entries = entries
    self.filters = filters
  }

  /// Whether a waiver covers a finding.
  ///
  /// - Parameter cause: the cause of a finding of low contrast.
  func covers(
    _ index: Int, _ finding: AuditFinding, of cause: ContrastCause?, in catalogue: Catalogue
  ) -> Bool {
    let entry = entries[index]
    guard entry.rule == finding.rule,
      entry.pair.map({ pair in cause.map(pair.covers) ?? false }) ?? true,
      let specimen = catalogue[finding.link.specimen]
    else { return false }
    return filters[index].matches(
      finding.link.state, of: specimen, under: finding.link.environment)
  }

  /// The waivers as the gallery asks for them.
  ///
  /// - Parameter today: a waiver whose last day is earlier covers nothing.
  func reasons(in catalogue: Catalogue, today: CalendarDate = .today) -> FindingWaivers {
    let valid = entries.indices.filter { entries[$0].until >= today }
    return FindingWaivers { finding, cause in
      valid.first { covers($0, finding, of: cause, in: catalogue) }.map { entries[$0].reason }
    }
  }

  /// Whether the audit checked everything that a waiver is about: its variants in their home theme, in each appearance
  /// and contrast, and in all colours.
  ///
  /// A value that the waiver names replaces these. Of a theme only the variants at home in it count, if there are any.
  ///
  /// - Parameter environments: the environments that each variant was checked in.
  func isAsked(
    _ index: Int, under environments: [VariantID: [Settings]], in catalogue: Catalogue
  ) -> Bool {
    let filter = filters[index]
    let themes = filter.values(of: .theme)
    func home(_ specimen: Specimen) -> String { catalogue.defaults(of: specimen.id).theme }
    let atHome = filter.specimens.filter { themes.contains(home($0)) }
    return (atHome.isEmpty ? filter.specimens : atHome).allSatisfy { specimen in
      let matching = (environments[specimen.id] ?? []).filter {
        filter.matches($0, of: specimen.id)
      }
      let defaults = catalogue.defaults(of: specimen.id)
      let wanted: [(setting: Setting, values: [String])] = [
        (.theme, [home(specimen)]),
        (.appearance, Appearance.allCases.map(\.rawValue)),
        (.contrast, Contrast.allCases.map(\.rawValue)),
        (.depth, [ColorDepth.truecolor.rawValue]),
      ]
      return !matching.isEmpty
        && wanted.allSatisfy { setting, values in
          filter.values(of: setting).contains { $0 != nil }
            || Set(matching.map { $0.fullSpelling(setting, defaults) }).isSuperset(of: values)
        }
    }
  }
}

extension AuditWaivers {
  /// The problem with a line.
  private enum Problem: Error, CustomStringConvertible {
    case unknownRule(String)
    case noPair
    case unknownRole(String, nearest: String?)
    case noFilter
    case filter(FilterError)
    case date(String)
    case noReason

    var description: String {
      switch self {
      case .unknownRule(let name):
        "Unknown rule “\(safe(name))”. Use one of "
          + AuditRule.allCases.map(\.rawValue).joined(separator: ", ")
          + "."
      case .noPair:
        "Contrast is waived by both tokens and their ratio, as contrast:tagLine/page=3.36; "
          + "`audit --verbose` writes that of each finding."
      case .unknownRole(let name, let nearest):
        "No token is named “\(safe(name))”."
          + (nearest.map { " Did you mean \(safe($0))?" } ?? "")
      case .noFilter: "After the rule name the states, as in vision tag/filled 2027-03-01 REASON."
      case .filter(let error): error.description
      case .date(let text):
        "“\(safe(text))” is not a date; write the last day of the waiver as 2027-03-01."
      case .noReason: "Give the reason after the day."
      }
    }
  }

  /// The roles that findings of a catalogue can name.
  private struct KnownRoles {
    private let catalogue: Catalogue
    /// The roles that components have of their own. A walk through every state collects them, so only a name that is
    /// not built in asks for them.
    private lazy var own: [String] = {
      Set(catalogue.specimens.flatMap(\.roles).map(\.resting.name)).sorted()
    }()

    init(_ catalogue: Catalogue) { self.catalogue = catalogue }

    mutating func check(_ pair: AuditWaiver.Pair) throws(Problem) {
      let builtIn = BuiltInRole.allCases.map(\.name)
      // Colours without a role have no name.
      for name in [pair.ink, pair.fill] where !name.isEmpty && !builtIn.contains(name) {
        guard !own.contains(name) else { continue }
        throw .unknownRole(
          name, nearest: nearestNames(to: name, among: builtIn + own, limit: 1).first)
      }
    }
  }

  private static func waiver(_ text: Substring, line: Int) throws(Problem) -> AuditWaiver {
    let words = text.split(maxSplits: 3, whereSeparator: \.isWhitespace).map(String.init)
    let parts = words[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let rule = AuditRule(rawValue: String(parts[0])), parts.count == 1 || rule == .contrast
    else { throw .unknownRule(words[0]) }
    let pair = parts.count > 1 ? pair(parts[1]) : nil
    if rule == .contrast, pair == nil { throw .noPair }
    guard words.count > 1 else { throw .noFilter }
    let day = words.count > 2 ? words[2] : ""
    guard let until = CalendarDate(day) else { throw .date(day) }
    let reason = words.count > 3 ? oneLine(String(words[3].drop(while: \.isWhitespace))) : ""
    guard !reason.isEmpty else { throw .noReason }
    return AuditWaiver(
      rule: rule, pair: pair, filter: words[1], until: until, reason: reason,
      line: line)
  }

  /// Reads `INK/FILL=RATIO,…`; nil for anything else.
  private static func pair(_ text: Substring) -> AuditWaiver.Pair? {
    let sides = text.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 2 else { return nil }
    let roles = sides[0].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let ratios = sides[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let areRatios = ratios.allSatisfy { ratio in
      let digits = ratio.split(separator: ".", omittingEmptySubsequences: false)
      return digits.count == 2 && digits[1].utf8.count == 2 && !digits[0].isEmpty
        && ratio.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
    }
    guard roles.count == 2, areRatios else { return nil }
    return AuditWaiver.Pair(ink: roles[0], fill: roles[1], ratios: ratios)
  }

  private static func filters(
    _ text: String, in catalogue: Catalogue
  ) throws(Problem) -> Filters {
    do throws(FilterError) {
      return try Filters([text], in: catalogue)
    } catch {
      throw .filter(error)
    }
  }
}
