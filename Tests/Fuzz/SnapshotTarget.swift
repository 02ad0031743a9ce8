import StateSpace

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

/// Baselines: a snapshot is written as text that reads and writes the same; the differences of two can be described
/// without control sequences.
enum SnapshotTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    let halves = bytes.split(separator: 0, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
    let snapshots = halves.compactMap(read)
    if snapshots.count == 2 {
      let comparison = Comparison(baseline: snapshots[0], drawn: snapshots[1])
      for difference in comparison.differences.prefix(8) {
        check(DifferenceText(difference, width: 40).plain)
      }
    }
    guard let text = halves.first else { return }
    let files = SnapshotFiles(variant: "own/word", baseline: text, pending: halves.last)
    _ = ReviewProgram(catalogue: .builtIn, files: [files])
  }

  private static func read(_ text: String) -> Snapshot? {
    do throws(SnapshotError) {
      let snapshot = try Snapshot(text: text)
      let written = snapshot.text
      let again = try Snapshot(text: written)
      require(again == snapshot, "read again, it is another snapshot:\n\(written)")
      require(again.text == written, "written again, it is another text:\n\(written)")
      for section in snapshot.sections {
        for look in section.looks.prefix(4) {
          check(look.picture.surface(in: CellPool()).plainText)
        }
      }
      return snapshot
    } catch {
      check(error.description)
      return nil
    }
  }

  private static func check(_ text: String) {
    for scalar in text.unicodeScalars where scalar != "\n" {
      let isControl = scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
      let isBidi = 0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
      require(!isControl && !isBidi, "\(text.debugDescription) steers")
    }
  }
}
