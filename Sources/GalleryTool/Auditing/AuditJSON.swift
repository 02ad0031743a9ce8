import ColorScience
import GSDesign
import GalleryKit
import Laws
import Workbench

extension AuditPage {
  /// The audit as `Documentation/schema/audit.schema.json` says.
  var json: String { JSONWriter.text(AuditJSON(self)) }
}

/// The findings of an audit as JSON. A contract, so its shape has a number.
private struct AuditJSON: Encodable {
  let format = 3
  /// A text: not every reader has integers of 64 bits.
  let seed: String
  let variants: Int
  let states: Int
  let causes: [Cause]
  let findings: [Finding]
  let waived: [Waived]
  let waivers: [Waiver]
  let laws: [Law]

  init(_ page: AuditPage) {
    seed = String(page.seed)
    variants = page.reports.count
    states = page.reports.reduce(0) { $0 + $1.stateCount }
    causes =
      (page.causes.map { ($0, false) } + page.waivedCauses.map { ($0, true) }).map {
        Cause($0.0, isWaived: $0.1)
      }
    findings = page.findings.map { Finding($0, in: page) }
    waived = page.waived.map {
      Waived(line: $0.waiver.line, finding: Finding($0.finding, in: page))
    }
    waivers = page.waivers.map { use in
      Waiver(
        line: use.waiver.line, rule: use.waiver.rule.rawValue,
        pair: JSONNullable(use.waiver.pair?.text), filter: use.waiver.filter,
        until: use.waiver.until.description, reason: use.waiver.reason,
        outcome: use.outcome.rawValue)
    }
    laws = BehaviorLaw.allCases.map { law in
      Law(
        law: law.rawValue, sentence: JSONPhrase(law.sentence), asked: page.asked(of: law),
        doesNotApplyTo: page.without(law))
    }
  }

  /// Two tokens, and how many states show their contrast.
  struct Cause: Encodable {
    let theme: String
    let appearance: String
    let contrast: String
    let ink: String
    let fill: String
    let ratio: String
    let needed: JSONNumber
    let states: Int
    let waived: Bool

    init(_ cause: ContrastCause, isWaived: Bool) {
      (theme, appearance, contrast) = (
        cause.theme, cause.appearance.rawValue, cause.contrast.rawValue
      )
      (ink, fill) = (cause.ink?.name ?? "", cause.fill?.name ?? "")
      ratio = cause.ratioText
      needed = JSONNumber(cause.fault.needed)
      states = cause.stateCount
      waived = isWaived
    }
  }

  struct Finding: Encodable {
    let rule: String
    let law: JSONNullable<Int>
    let link: String
    let steps: [String]
    let other: JSONNullable<String>
    let seen: JSONPhrase
    let contrast: JSONNullable<Contrast>
    let more: Int
    let command: String

    init(_ finding: AuditFinding, in page: AuditPage) {
      rule = finding.rule.rawValue
      law = JSONNullable(finding.law?.rawValue)
      link = page.link(finding.link)
      steps = finding.steps.map(\.words.english)
      other = JSONNullable(finding.other.map(page.link))
      seen = JSONPhrase(finding.seen)
      contrast = JSONNullable(
        finding.contrast.map { Contrast($0, page.origin(of: $0, finding.link)) })
      more = finding.more
      command = page.command(finding.link)
    }
  }

  struct Contrast: Encodable {
    let part: String
    let ratio: JSONNumber
    let needed: JSONNumber
    let theme: String
    let ink: Side
    let fill: Side
    let entries: [String]
    let token: JSONNullable<Place>
    let mend: JSONNullable<Mend>

    init(_ fault: ContrastFault, _ place: TokenOrigin?) {
      part = fault.pair.part.rawValue
      ratio = JSONNumber(fault.ratio)
      needed = JSONNumber(fault.needed)
      theme = fault.theme
      ink = Side(role: fault.pair.inkRole, color: fault.pair.ink)
      fill = Side(role: fault.pair.fillRole, color: fault.pair.fill)
      entries = fault.tokens
      token = JSONNullable(place.map(Place.init))
      mend = JSONNullable(fault.mend.map(Mend.init))
    }
  }

  /// A role and the colour that its cells have.
  struct Side: Encodable {
    let role: JSONNullable<String>
    let color: String

    init(role: ColorRole?, color: RGB) {
      self.role = JSONNullable(role?.name)
      self.color = color.hex
    }
  }

  struct Place: Encodable {
    let path: String
    let file: String
    let line: Int
    let column: Int

    init(_ place: TokenOrigin) {
      (path, file, line, column) = (place.path, place.file, place.line, place.column)
    }
  }

  struct Mend: Encodable {
    let role: String
    let appearance: String
    let old: String
    let new: String
    let oldLightness: JSONNumber
    let newLightness: JSONNumber

    init(_ mend: RoleMend) {
      role = mend.role.name
      appearance = mend.appearance.rawValue
      old = mend.old.hex
      new = mend.new.hex
      oldLightness = JSONNumber(mend.oldLightness)
      newLightness = JSONNumber(mend.newLightness)
    }
  }

  struct Waived: Encodable {
    let line: Int
    let finding: Finding
  }

  struct Waiver: Encodable {
    let line: Int
    let rule: String
    let pair: JSONNullable<String>
    let filter: String
    let until: String
    let reason: String
    let outcome: String
  }

  struct Law: Encodable {
    let law: Int
    let sentence: JSONPhrase
    let asked: Int
    let doesNotApplyTo: [String]
  }
}
