import Foundation
import StateSpace

@testable import GalleryKit
@testable import VisualReview

/// A folder with a baseline and its pending file: a few states of one variant, a word each.
final class ReviewFolder {
  let path: String
  private var files: String { path + "/__Snapshots__/tag" }

  /// In memory, a decision costs only the program's own work; on a disk it also waits for fsync(2).
  init(inMemory: Bool = false) throws {
    let memory = "/dev/shm/"
    let folder =
      inMemory && access(memory, W_OK) == 0 ? memory : NSTemporaryDirectory()
    path = folder + "review-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: path + "/__Snapshots__/tag", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The states under review, in order.
  static let states = ["tag/filled", "tag/filled:color=yellow", "tag/filled:selected"]

  func write(baseline: [String], pending: [String]) throws {
    try write(Self.text(baseline), Self.text(pending))
  }

  /// A number of states, each with a changed word.
  func write(differences: Int) throws {
    let states = (0..<differences).map { "tag/filled:title=state \($0)" }
    let texts = ["old", "new"].map { word in
      Self.text(states.indices.map { "\(word) \($0)" }, of: states)
    }
    try write(texts[0], texts[1])
  }

  private func write(_ baseline: String, _ pending: String) throws {
    try baseline.write(toFile: files + "/filled.snap", atomically: true, encoding: .utf8)
    try Self.waiting(pending, against: baseline)?.write(
      toFile: files + "/filled.snap.new", atomically: true, encoding: .utf8)
  }

  /// A pending file, which records the baseline that it was compared with.
  private static func waiting(_ text: String, against baseline: String?) throws -> String? {
    SnapshotFiles(variant: "tag/filled", baseline: baseline, drawn: try Snapshot(text: text))
      .pending
  }

  /// Whether the files have exactly these bytes; nil means no file.
  func has(baseline: [String]?, pending: [String]?) -> Bool {
    bytes("filled.snap") == baseline.map { Data(Self.text($0).utf8) }
      && bytes("filled.snap.new")
        == pending.flatMap { words in
          let text = try? Self.waiting(Self.text(words), against: baseline.map { Self.text($0) })
          return text.map { Data($0.utf8) }
        }
  }

  private func bytes(_ name: String) -> Data? {
    FileManager.default.contents(atPath: files + "/" + name)
  }

  /// The names of everything in the folder of the variant.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: files)) ?? []).sorted()
  }

  /// The text of a snapshot file with a word for each state.
  static func text(_ words: [String], of states: [String] = states) -> String {
    let head = """
      gs-gallery snapshot 4
      variant tag/filled
      size natural
      width-policy grapheme
      environment light

      roles in light

        tagPurple.tint           #D8CBFF

        tagPurple.onTint         #6841BE

      """
    let looks = zip(states, words).map { state, word in
      """

      look \(word.count)x1 in light
        \(state)
      glyphs
        |\(word)|
      styles
        \(word.count)a
      legend
        a = tagPurple.onTint on tagPurple.tint
      spoken
        tag

      """
    }
    return head + looks.joined()
  }
}
