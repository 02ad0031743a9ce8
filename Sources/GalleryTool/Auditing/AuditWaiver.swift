import GSDesign
import GalleryKit
import Laws

/// A finding accepted until a day, and why: a line of a file.
///
/// ```
/// # RULE  STATES  LAST DAY  REASON
/// vision  tag/filled@theme=zatch  2027-06-30  Published so.
/// # contrast:INK/FILL=RATIO,…  STATES  LAST DAY  REASON
/// contrast:tagDisabled.text/tagDisabled.fill=1.27  *@theme=zatch  2027-06-30  Published so.
/// ```
///
/// Contrast is waived for two tokens and their ratio: if the ratio changes, the waiver covers nothing.
struct AuditWaiver: Hashable {
  let rule: AuditRule
  /// The tokens that have too little contrast; nil for rules other than contrast.
  let pair: Pair?
  /// The states, as filters name them.
  let filter: String
  /// The last day on which it is valid.
  let until: CalendarDate
  let reason: String
  /// Its line in the file, from 1.
  let line: Int

  /// Two roles, and the waived ratios between them.
  struct Pair: Hashable {
    let ink: String
    let fill: String
    /// With two decimals, truncated like those of findings: one for each appearance.
    let ratios: [String]

    var text: String { "\(ink)/\(fill)=\(ratios.joined(separator: ","))" }

    /// Whether a cause has this pair with one of its ratios.
    func covers(_ cause: ContrastCause) -> Bool {
      let roles: Set<String> = [ink, fill]
      return roles == [cause.ink?.name ?? "", cause.fill?.name ?? ""]
        && ratios.contains(cause.ratioText)
    }
  }

  /// The rule as written in the line.
  var ruleText: String { rule.rawValue + (pair.map { ":" + $0.text } ?? "") }
}

extension FindingWaivers {
  /// The waivers of the package. A file that cannot be read waives nothing, and the list reports why.
  init(ofPackageIn catalogue: Catalogue) {
    do throws(ToolError) {
      self = try AuditWaivers(ofPackageIn: catalogue).reasons(in: catalogue)
    } catch {
      self.init(problem: Phrase(error.description)) { _, _ in nil }
    }
  }
}
