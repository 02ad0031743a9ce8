import GalleryKit
import VisualReview

/// A report as JSON. A contract, so its shape has a number and a schema; it reads back to an equal report.
///
/// Pictures are texts of the snapshot format, so that whatever reads baselines reads them too.
struct TestReportJSON {
  static let format = 1

  let report: TestReport

  var value: JSONValue {
    .members([
      "format": .integer(Self.format),
      "counts": .members([
        "changed": .integer(report.count(.changed)),
        "new": .integer(report.count(.new)),
        "deleted": .integer(report.count(.deleted)),
        "renamed": .integer(report.count(.renamed)),
        "same": .integer(report.same),
        "failed": .integer(report.failures.count),
      ]),
      "states": .integer(report.states),
      "existing": .integer(report.existing),
      "shard": report.shard.map {
        .members(["index": .integer($0.index), "count": .integer($0.count)])
      } ?? .null,
      "milliseconds": .integer(report.milliseconds),
      "stoppedEarly": .bool(report.stoppedEarly),
      "notices": .strings(report.notices),
      "variants": .array(report.variants.map(value)),
    ])
  }

  var text: String { value.text + "\n" }

  private func value(of variant: VariantReport) -> JSONValue {
    .members([
      "id": .string(variant.id),
      "states": .integer(variant.states),
      "looks": .integer(variant.looks),
      "same": .integer(variant.same),
      "differences": .array(variant.differences.map(value)),
      "failures": .array(
        variant.failures.map {
          .members([
            "link": .string($0.link), "reason": .string($0.reason),
            "command": .string(GalleryCommandLine.browse($0.link)),
          ])
        }),
    ])
  }

  private func value(of difference: Difference) -> JSONValue {
    .members([
      "bucket": .string(difference.bucket.rawValue),
      "environment": .string(difference.environment),
      "states": .strings(difference.states),
      "formerStates": .strings(difference.formerStates),
      "link": .string(difference.link),
      "command": .string(GalleryCommandLine.browse(difference.link)),
      "reason": .phrase(difference.reason),
      "causes": .array(difference.causes.map { .phrase($0.phrase) }),
      "old": difference.old.map { .string(Self.text(of: $0, in: difference)) } ?? .null,
      "new": difference.new.map { .string(Self.text(of: $0, in: difference)) } ?? .null,
    ])
  }

  /// A snapshot that holds one picture; names that somebody made up stand in no snapshot.
  private static func text(of picture: CellPicture, in difference: Difference) -> String {
    let variant = difference.variant
    let state = difference.states.first ?? ""
    let isPlain =
      isPlain(variant) && isPlain(state) && (state == variant || state.hasPrefix(variant + ":"))
    return Snapshot(
      variant: isPlain ? variant : "look",
      sections: [
        Snapshot.Section(
          environment: Self.isPlain(difference.environment) ? difference.environment : "",
          looks: [Snapshot.Look(picture: picture, states: [isPlain ? state : "look"])])
      ]
    ).text
  }

  /// Whether a name can stand on a line of a snapshot, as names of links can.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { 0x21...0x7E ~= $0 }
  }
}
