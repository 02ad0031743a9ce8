import Foundation
import StateSpace

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import TokenFiles
@testable import VisualReview

extension VariantReport {
  /// The findings for a drawn variant whose baseline was changed.
  static func sample(
    of specimen: Specimen, _ change: (inout Snapshot) -> Void
  ) -> VariantReport {
    let drawn = SnapshotDrawer(BaselineSpace(.builtIn)).draw(specimen)
    var baseline = drawn.snapshot
    change(&baseline)
    let comparison = Comparison(baseline: baseline, drawn: drawn.snapshot)
    var report = VariantReport(
      id: specimen.id, states: drawn.stateCount, looks: drawn.snapshot.lookCount,
      same: comparison.same, differences: comparison.differences)
    report.kept = KeptLooks(baseline: baseline, drawn: drawn.snapshot, in: .builtIn)
    return report
  }
}

extension VariantReport {
  /// The problems: states that could not be drawn first, then the differences in their order.
  var problems: [ReportProblem] {
    failures.map { ReportProblem($0, of: id) } + differences.map { ReportProblem($0) }
  }
}

extension TestReport {
  var problems: [ReportProblem] { variants.flatMap(\.problems) }

  /// A token with another value, words that are new, states that came, went and were renamed, and one that is not drawn.
  static let sample: TestReport = {
    var variants = [
      VariantReport.sample(of: .filledTag) { baseline in
        baseline.replacePictures { $0.recoloring(.tagPurpleSolid, as: RGB(0x7A4FE8)) }
      },
      VariantReport.sample(of: .strokeTag) { $0.renameStates("selected", as: "chosen") },
      VariantReport.sample(of: .primaryButton) { baseline in
        baseline.replacePictures { $0.replacing("S", by: "L") }
      },
      VariantReport.sample(of: .toast) { baseline in
        for index in baseline.sections.indices { baseline.sections[index].looks.removeFirst() }
      },
      VariantReport.sample(of: .textField) { baseline in
        for index in baseline.sections.indices {
          guard var look = baseline.sections[index].looks.last else { continue }
          look.states = ["text-field/default:kind=old", "text-field/default:kind=older"]
          baseline.sections[index].looks.append(look)
        }
      },
    ]
    variants[1].failures = [
      VariantReport.Failure(
        link: "tag/stroke:selected@appearance=dark", reason: "nothing of it is seen.")
    ]
    return TestReport(
      variants: variants, notices: ["__Snapshots__/tag/stroke.snap: line 3 is a conflict marker."],
      existing: variants.reduce(0) { $0 + $1.states } + 12, milliseconds: 1234)
  }()

  static let empty = TestReport(variants: [])
}

extension Snapshot {
  mutating func renameStates(_ old: String, as new: String) {
    for section in sections.indices {
      for look in sections[section].looks.indices {
        sections[section].looks[look].states = sections[section].looks[look].states.map {
          StateID($0.text.replacing(old, with: new))
        }
      }
    }
  }

  mutating func replacePictures(_ change: (CellPicture) -> CellPicture) {
    for section in sections.indices {
      for look in sections[section].looks.indices {
        sections[section].looks[look].picture = change(sections[section].looks[look].picture)
      }
    }
  }
}

extension CellPicture {
  /// Cells that got their colour from the role have another colour.
  func recoloring(_ role: ColorRole, as color: RGB) -> CellPicture {
    func paint(_ paint: Paint?) -> Paint? {
      paint?.role == role ? Paint(color, role: role) : paint
    }
    return CellPicture(
      columns: columns, rows: rows, cells: cells,
      styles: styles.map {
        Style(
          foreground: paint($0.foreground), background: paint($0.background),
          attributes: $0.attributes)
      })
  }

  func replacing(_ old: String, by new: String) -> CellPicture {
    CellPicture(
      columns: columns, rows: rows,
      cells: cells.map {
        Cell(
          text: $0.text == old ? new : $0.text, columns: Int($0.columns), style: Int($0.style))
      }, styles: styles)
  }
}

/// Reports of anything, with texts of anything where a report has texts.
struct RandomReports {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func text() -> String {
    number(0...3) == 0
      ? HostileText.all.randomElement(using: &random) ?? ""
      : JSONValue.randomText(using: &random)
  }

  private mutating func picture() -> CellPicture {
    let pool = CellPool()
    let roles: [ColorRole?] = [nil, .page, .accent, .accent.hovered, .tagPurpleSolid]
    let styles = (0..<3).map { _ in
      Style(
        foreground: Paint(RGB(UInt32(number(0...0xFF_FFFF))), role: roles[number(0...4)]),
        background: number(0...2) == 0
          ? nil : Paint(RGB(UInt32(number(0...5)) * 0x2A_1B07), role: roles[number(0...4)]),
        attributes: Attributes(rawValue: UInt8(number(0...63))))
    }
    let columns = number(0...12)
    let rows = number(0...3)
    var surface = Surface(
      columns: columns, rows: rows, pool: pool,
      filledWith: Cell(glyph: .blank, style: pool.id(of: styles[0])))
    for _ in 0..<columns * rows {
      guard let cluster = Self.clusters.randomElement(using: &random)?.first else { continue }
      surface.put(
        pool.glyph(of: cluster, columns: number(1...2)), style: pool.id(of: styles[number(0...2)]),
        column: number(0...columns), row: number(0...rows))
    }
    return CellPicture(surface)
  }

  private static let clusters = [
    "a", "|", "\\", "<", "&", "\"", "`", "#", "가", "e\u{301}", "✓", "▁", "─", "\u{202E}", "\u{1B}",
    "\u{9B}", "\u{2764}\u{FE0F}", "\u{E000}", "\u{FFFE}", "\n",
  ]

  private mutating func difference(of variant: VariantID) -> Difference {
    let states = (0..<number(1...4)).map { StateID(variant, values: "\($0)" + text()) }
    let environment = EnvironmentID(
      ["", "appearance=dark", "theme=zatch,width-policy=wcwidth", text()][number(0...3)])
    switch Difference.Bucket.allCases.randomElement(using: &random) ?? .changed {
    case .changed:
      return Difference(
        .changed, variant: variant, environment: environment, states: states, old: picture(),
        new: picture())
    case .new:
      return Difference(
        .new, variant: variant, environment: environment, states: states, old: nil, new: picture())
    case .deleted:
      return Difference(
        .deleted, variant: variant, environment: environment, states: states, old: picture(),
        new: nil)
    case .renamed:
      let picture = picture()
      return Difference(
        .renamed, variant: variant, environment: environment, states: states,
        formerStates: states.map { StateID("former " + $0.text) }, old: picture, new: picture)
    }
  }

  private mutating func kept(of variant: VariantID) -> KeptLooks {
    var kept = KeptLooks()
    for _ in 0..<number(0...2) {
      let scheme = SchemeID(
        theme: text(), appearance: Appearance.allCases.randomElement(using: &random) ?? .light)
      kept.roles[scheme] = [.page, .accent.hovered, ColorRole(custom: text(), fallback: .accent)]
    }
    if number(0...1) == 0 {
      kept.names[variant] = KeptLooks.StateNames(before: [text(), text()], after: [text()])
    }
    return kept
  }

  private mutating func variants() -> [VariantReport] {
    (0..<number(0...4)).map { index in
      let id = VariantID("component\(index)/" + text())
      var variant = VariantReport(
        id: id, states: number(0...9999), looks: number(0...999), same: number(0...9999))
      variant.differences = (0..<number(0...5)).map { _ in difference(of: id) }
      variant.failures = (0..<number(0...2)).map { _ in
        VariantReport.Failure(
          link: LinkID(text: text()), reason: text())
      }
      variant.kept = kept(of: id)
      if number(0...3) == 0 {
        variant.damage = VariantReport.Damage(reason: text(), states: number(0...9999))
      }
      return variant
    }
  }

  mutating func report() -> TestReport {
    var report = plainReport()
    report.missingParts = number(0...1) == 0 ? [] : [number(1...3)]
    report.omissions = (0..<number(0...2)).map { _ in text() }
    if number(0...1) == 0 {
      report.basis = RunBasis(
        baselines: text(), catalogue: text(), environments: text(), selection: text())
    }
    if number(0...1) == 0 {
      var range = BaselineRange(reference: text(), commit: text(), variants: variants())
      range.unchanged = kept(of: "any/other")
      report.range = range
    }
    report.reasons = DecisionReasons(
      report.variants.flatMap(\.differences).map {
        DecisionReason(number(0...1) == 0 ? .accepted : .rejected, $0, text: text())
      })
    return report
  }

  private mutating func plainReport() -> TestReport {
    TestReport(
      variants: variants(),
      notices: (0..<number(0...2)).map { _ in text() }, existing: number(0...99999),
      shard: number(0...1) == 0 ? nil : TestReport.Shard(index: number(1...3), count: 3),
      milliseconds: number(0...99_999), stoppedEarly: number(0...1) == 0)
  }
}

/// Labels that mean harm, as texts.
enum HostileText {
  static let all: [String] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("TermRenderTests/Fixtures/hostile-strings.json")
    guard let data = try? Data(contentsOf: file),
      let document = try? JSONReader.value(of: Array(data)),
      let strings = try? JSONCursor(document)["strings"].items()
    else { return [] }
    let own = [
      "</script><script>alert(1)</script>", "\" onload=\"alert(1)", "--><img src=x>", "]]>",
      "```\n# heading\n```", "@everyone #1 |x| <details>", "::error file=a::b\n::warning::c",
      "%0A%25", "$(reboot) `id` 'a'", "a\r\nb",
    ]
    return own
      + strings.compactMap { place in
        guard let encoded = try? place["b64"].text(), let bytes = Data(base64Encoded: encoded)
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
      }
  }()
}
