import GSDesign
import GalleryKit
import StateSpace
import TokenFiles
import VisualReview

/// Why a text is not a report.
enum TestReportError: Error, Hashable, Sendable, CustomStringConvertible {
  case noJSON(JSONError)
  /// A value does not match the format.
  case wrong(JSONCursor.Failure)
  /// Written by a later version of the tool.
  case newerFormat(Int)

  /// The problem, as the end of a sentence that names the file.
  var description: String {
    switch self {
    case .noJSON(let error): "it is not valid JSON: \(error)"
    case .wrong(let failure): "it is not a report: \(failure)"
    case .newerFormat(let number):
      "it has format \(number), and this \(ProgramName.current) reads up to \(TestReportJSON.format); "
        + "update \(ProgramName.current)."
    }
  }
}

extension TestReport {
  /// Reads a report's JSON; ignores members that repeat others.
  init(json bytes: [UInt8]) throws(TestReportError) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.value(of: bytes)
    } catch {
      throw .noJSON(error)
    }
    let format: Int
    do throws(JSONCursor.Failure) {
      format = try JSONCursor(value)["format"].count()
    } catch {
      throw .wrong(error)
    }
    guard format <= TestReportJSON.format else { throw .newerFormat(format) }
    do throws(JSONCursor.Failure) {
      self = try TestReportReader().report(JSONCursor(value))
    } catch {
      throw .wrong(error)
    }
  }

  /// Reads a report's JSON.
  init(json text: String) throws(TestReportError) {
    try self.init(json: Array(text.utf8))
  }
}

/// Reads the members of a report.
private struct TestReportReader {
  func report(_ place: JSONCursor) throws(JSONCursor.Failure) -> TestReport {
    guard try place["format"].count() == TestReportJSON.format else {
      throw place["format"].failure("\(TestReportJSON.format)")
    }
    var variants: [VariantReport] = []
    for item in try place["variants"].items() { variants.append(try variant(item)) }
    return TestReport(
      variants: variants, notices: try place["notices"].texts(),
      existing: try place["existing"].count(), shard: try shard(place["shard"]),
      milliseconds: try place["milliseconds"].count(),
      stoppedEarly: try place["stoppedEarly"].bool())
  }

  private func shard(_ place: JSONCursor) throws(JSONCursor.Failure) -> TestReport.Shard? {
    guard !place.isNull else { return nil }
    let shard = TestReport.Shard(
      index: try place["index"].count(), count: try place["count"].count())
    guard 1...max(1, shard.count) ~= shard.index else { throw place.failure("a part of a whole") }
    return shard
  }

  private func variant(_ place: JSONCursor) throws(JSONCursor.Failure) -> VariantReport {
    var variant = VariantReport(
      id: VariantID(try place["id"].text()), states: try place["states"].count(),
      looks: try place["looks"].count(), same: try place["same"].count())
    for item in try place["differences"].items() {
      variant.differences.append(try difference(item, of: variant.id))
    }
    for item in try place["failures"].items() {
      variant.failures.append(
        VariantReport.Failure(
          link: LinkID(text: try item["link"].text()), reason: try item["reason"].text()))
    }
    return variant
  }

  private func difference(
    _ place: JSONCursor, of variant: VariantID
  ) throws(JSONCursor.Failure) -> Difference {
    guard let bucket = Difference.Bucket(rawValue: try place["bucket"].text()) else {
      throw place["bucket"].failure("changed, new, deleted or renamed")
    }
    let difference = Difference(
      bucket, variant: variant, environment: EnvironmentID(try place["environment"].text()),
      states: try place["states"].texts().map { StateID($0) },
      formerStates: try place["formerStates"].texts().map { StateID($0) },
      old: try picture(place["old"]), new: try picture(place["new"]))
    guard !difference.states.isEmpty else { throw place["states"].failure("a list of states") }
    guard difference.hasItsPictures else { throw place.failure("a difference with its pictures") }
    return difference
  }

  private func picture(_ place: JSONCursor) throws(JSONCursor.Failure) -> CellPicture? {
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

extension Difference {
  /// Whether it has the old and the new picture, if its bucket requires them.
  fileprivate var hasItsPictures: Bool {
    switch bucket {
    case .changed: old != nil && new != nil
    case .new: old == nil && new != nil
    case .deleted: old != nil && new == nil
    case .renamed: formerStates.count == states.count
    }
  }
}
