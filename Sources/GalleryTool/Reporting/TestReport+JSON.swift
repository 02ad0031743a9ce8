import GSDesign
import GalleryKit
import StateSpace
import TokenFiles
import VisualReview

/// A report as JSON, which other programs rely on: it has a version number and a schema, and reads back to an equal
/// report.
///
/// Members that repeat others are written for other programs and ignored when read. Pictures have the snapshot format,
/// so that any reader of baselines can read them.
extension TestReport {
  static let format = 3

  var json: String { JSONWriter.text(Self.coding.json(self)) }

  /// Reads a report's JSON.
  init(json bytes: [UInt8]) throws(TestReportError) {
    let place: JSONCursor
    do throws(JSONError) {
      place = JSONCursor(try JSONReader.value(of: bytes))
    } catch {
      throw .noJSON(error)
    }
    let format: Int
    do throws(JSONCursor.Failure) {
      format = try place["format"].count()
    } catch {
      throw .wrong(error)
    }
    guard format <= Self.format else { throw .newerFormat(format) }
    guard format == Self.format else { throw .olderFormat(format) }
    do throws(JSONCursor.Failure) {
      self = try Self.coding.value(place)
    } catch {
      throw .wrong(error)
    }
  }

  /// Reads a report's JSON.
  init(json text: String) throws(TestReportError) {
    try self.init(json: Array(text.utf8))
  }

  private static let coding = JSONCoding.object(
    from: TestReport(variants: []),
    [
      JSONField("format") { _ in
        .integer(format)
      } read: { _, place throws(JSONCursor.Failure) in
        guard try place.count() == format else { throw place.failure("\(format)") }
      },
      .required("variants", \.variants, VariantReport.coding.list),
      .required("notices", \.notices, JSONCoding.text.list),
      .required("omissions", \.omissions, JSONCoding.text.list),
      .required("existing", \.existing, .count),
      .required("shard", \.shard, Shard.coding.nullable),
      .required("milliseconds", \.milliseconds, .count),
      .required("stoppedEarly", \.stoppedEarly, .bool),
      .required("missingParts", \.missingParts, JSONCoding.count.list),
      .required("basis", \.basis, RunBasis.coding.nullable),
      .required("elsewhere", \.elsewhere, KeptLooks.coding),
      .required("range", \.range, BaselineRange.coding.nullable),
      .required("reasons", \.reasons, DecisionReason.coding.list.reasons),
      .derived("states") { .integer($0.states) },
      .derived("counts") { report in
        .members([
          "changed": .integer(report.count(.changed)), "new": .integer(report.count(.new)),
          "deleted": .integer(report.count(.deleted)),
          "renamed": .integer(report.count(.renamed)), "same": .integer(report.same),
          "failed": .integer(report.failures.count), "unread": .integer(report.unread),
        ])
      },
    ])
}

extension TestReport.Shard {
  fileprivate static let coding = JSONCoding.object(
    from: TestReport.Shard(index: 1, count: 1),
    [.required("index", \.index, .count), .required("count", \.count, .count)]
  ).checked("a part of a whole") { 1...max(1, $0.count) ~= $0.index && $0.count <= mostParts }
}

extension RunBasis {
  fileprivate static let coding = JSONCoding.object(
    from: RunBasis(baselines: "", catalogue: "", environments: "", selection: ""),
    [
      .required("baselines", \.baselines, .text), .required("catalogue", \.catalogue, .text),
      .required("environments", \.environments, .text),
      .required("selection", \.selection, .text),
    ])
}

extension BaselineRange {
  fileprivate static let coding = JSONCoding.object(
    from: BaselineRange(reference: "", commit: "", variants: []),
    [
      .required("reference", \.reference, .text), .required("commit", \.commit, .text),
      .required("variants", \.variants, VariantReport.coding.list),
      .required("unread", \.unread, JSONCoding.text.variant.list),
      .required("unchanged", \.unchanged, KeptLooks.coding),
    ])
}

extension DecisionReason {
  fileprivate static let coding = JSONCoding.object(
    from: Draft(),
    [
      .required("decision", \.decision, .named("accepted or rejected")),
      .required("states", \.states, .text), .required("look", \.look, .text),
      .required("reason", \.reason, .text),
    ]
  ).map(
    to: {
      DecisionReason(
        decision: $0.decision, target: Target($0.states), digest: $0.look, text: $0.reason)
    },
    from: {
      Draft(decision: $0.decision, states: $0.target.text, look: $0.digest, reason: $0.text)
    })

  private struct Draft {
    var decision = SnapshotPair.Decision.accepted
    var states = ""
    var look = ""
    var reason = ""
  }
}

extension JSONCoding<[DecisionReason]> {
  fileprivate var reasons: JSONCoding<DecisionReasons> {
    map(to: { DecisionReasons($0) }, from: \.entries)
  }
}

extension KeptLooks {
  fileprivate static let coding = JSONCoding.object(
    from: KeptLooks(),
    [
      .required("roles", \.schemes, SchemeRoles.coding.list),
      .required("names", \.variantNames, VariantNames.coding.list),
    ])

  /// The roles of a theme in one appearance.
  fileprivate struct SchemeRoles {
    var scheme = SchemeID(theme: "", appearance: .light)
    var roles: Set<ColorRole> = []

    static let coding = JSONCoding.object(
      from: SchemeRoles(),
      [
        .required("scheme", \.scheme, scheme),
        .required(
          "roles", \.roles,
          role.list.map(to: { Set($0) }, from: { $0.sorted { $0.name < $1.name } })),
      ])

    /// `zatch/dark`.
    private static let scheme = JSONCoding<String>.text.map(
      "a theme and an appearance", to: scheme, from: { "\($0.theme)/\($0.appearance.rawValue)" })

    private static func scheme(_ text: String) -> SchemeID? {
      guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")),
        let appearance = Appearance(rawValue: String(text[text.index(after: slash)...]))
      else { return nil }
      return SchemeID(theme: String(text[..<slash]), appearance: appearance)
    }

    private static let role = JSONCoding<String>.text.map(
      "a colour role", to: { SnapshotRole.role(named: Substring($0)) },
      from: { SnapshotRole.name(of: $0) })
  }

  /// The parts of the names of a variant's states.
  fileprivate struct VariantNames {
    var variant = VariantID("")
    var names = StateNames(before: [], after: [])

    static let coding = JSONCoding.object(
      from: VariantNames(),
      [
        .required("variant", \.variant, JSONCoding.text.variant),
        .required("before", \.names.before, JSONCoding.text.set),
        .required("after", \.names.after, JSONCoding.text.set),
      ])
  }

  fileprivate var schemes: [SchemeRoles] {
    get {
      roles.map { SchemeRoles(scheme: $0.key, roles: $0.value) }.sorted {
        ($0.scheme.theme, $0.scheme.appearance.rawValue)
          < ($1.scheme.theme, $1.scheme.appearance.rawValue)
      }
    }
    set {
      roles = Dictionary(
        newValue.map { ($0.scheme, $0.roles) }, uniquingKeysWith: { $0.union($1) })
    }
  }

  fileprivate var variantNames: [VariantNames] {
    get {
      names.map { VariantNames(variant: $0.key, names: $0.value) }
        .sorted { $0.variant < $1.variant }
    }
    set {
      names = Dictionary(
        newValue.map { ($0.variant, $0.names) }, uniquingKeysWith: { first, _ in first })
    }
  }
}

extension VariantReport {
  fileprivate static let coding = JSONCoding.object(
    from: VariantReport(id: VariantID("")),
    [
      .required("id", \.id, JSONCoding.text.variant),
      .required("states", \.states, .count),
      .required("looks", \.looks, .count),
      .required("same", \.same, .count),
      // Differences do not repeat the variant.
      JSONField("differences") { report in
        Difference.coding(of: report.id).list.json(report.differences)
      } read: { report, place throws(JSONCursor.Failure) in
        report.differences = try Difference.coding(of: report.id).list.value(place)
      },
      .required("failures", \.failures, Failure.coding.list),
      .required("kept", \.kept, KeptLooks.coding),
      .required("damage", \.damage, Damage.coding.nullable),
    ])
}

extension VariantReport.Damage {
  fileprivate static let coding = JSONCoding.object(
    from: VariantReport.Damage(reason: ""),
    [.required("reason", \.reason, .text), .required("states", \.states, .count)])
}

extension VariantReport.Failure {
  fileprivate static let coding = JSONCoding.object(
    from: VariantReport.Failure(link: LinkID(text: ""), reason: ""),
    [
      .required("link", \.link, JSONCoding.text.link),
      .required("reason", \.reason, .text),
      .derived("command") { .string(GalleryCommandLine.browse($0.link.text)) },
    ])
}

extension Difference {
  fileprivate static func coding(of variant: VariantID) -> JSONCoding<Difference> {
    JSONCoding.object(
      from: Difference(.changed, variant: variant, environment: "", states: [], old: nil, new: nil),
      fields
    ).checked("a difference with its pictures", \.hasItsPictures)
  }

  private static let fields: [JSONField<Difference>] = [
    .required("bucket", \.bucket, .named("changed, new, deleted or renamed")),
    .required("environment", \.environment, JSONCoding.text.environment),
    .required(
      "states", \.states, JSONCoding.text.state.list.checked("a list of states") { !$0.isEmpty }),
    .required("formerStates", \.formerStates, JSONCoding.text.state.list),
    picture("old", \.old),
    picture("new", \.new),
    .derived("link") { .string($0.link.text) },
    .derived("command") { .string(GalleryCommandLine.browse($0.link.text)) },
    .derived("reason") { JSONValue($0.reason) },
    .derived("causes") { .array($0.causes.map { JSONValue($0.phrase) }) },
  ]

  private static func picture(
    _ name: String, _ path: any WritableKeyPath<Difference, CellPicture?> & Sendable
  ) -> JSONField<Difference> {
    JSONField(name) { difference in
      difference.text(of: difference[keyPath: path])
    } read: { difference, place throws(JSONCursor.Failure) in
      difference[keyPath: path] = try picture(place)
    }
  }

  /// Whether it has the old and the new picture, if its bucket requires them.
  private var hasItsPictures: Bool {
    switch bucket {
    case .changed: old != nil && new != nil
    case .new: old == nil && new != nil
    case .deleted: old != nil && new == nil
    case .renamed: formerStates.count == states.count
    }
  }

  /// A snapshot with one picture; null without one. Names that a snapshot cannot hold are replaced by `look`.
  private func text(of picture: CellPicture?) -> JSONValue {
    guard let picture else { return .null }
    let variant = variant.text
    let state = states.first?.text ?? ""
    let isPlain =
      isPlain(variant) && isPlain(state) && (state == variant || state.hasPrefix(variant + ":"))
    return .string(
      Snapshot(
        variant: VariantID(isPlain ? variant : "look"),
        sections: [
          Snapshot.Section(
            environment: self.isPlain(environment.text) ? environment : "",
            looks: [Snapshot.Look(picture: picture, states: [StateID(isPlain ? state : "look")])])
        ]
      ).text)
  }

  /// Whether a name can be on a line of a snapshot, as names of links can.
  private func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { 0x21...0x7E ~= $0 }
  }

  private static func picture(_ place: JSONCursor) throws(JSONCursor.Failure) -> CellPicture? {
    guard !place.isNull else { return nil }
    let text = try place.text()
    let snapshot: Snapshot
    do throws(SnapshotError) {
      snapshot = try Snapshot(text: text)
    } catch {
      throw place.failure("a snapshot: \(error)")
    }
    guard snapshot.sections.count == 1, snapshot.sections[0].looks.count == 1 else {
      throw place.failure("a snapshot of one look")
    }
    return snapshot.sections[0].looks[0].picture
  }
}

/// Names as texts; any text is one.
extension JSONCoding<String> {
  fileprivate var variant: JSONCoding<VariantID> {
    map(to: { VariantID($0) }, from: { $0.text })
  }

  fileprivate var set: JSONCoding<Set<String>> {
    list.map(to: { Set($0) }, from: { $0.sorted() })
  }

  fileprivate var environment: JSONCoding<EnvironmentID> {
    map(to: { EnvironmentID($0) }, from: { $0.text })
  }

  fileprivate var state: JSONCoding<StateID> {
    map(to: { StateID($0) }, from: { $0.text })
  }

  fileprivate var link: JSONCoding<LinkID> {
    map(to: { LinkID(text: $0) }, from: { $0.text })
  }
}

extension JSONValue {
  /// A phrase in both languages.
  fileprivate init(_ phrase: Phrase) {
    self = .members(["en": .string(phrase.english), "ko": .string(phrase.korean)])
  }
}
