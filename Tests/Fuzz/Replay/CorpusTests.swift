import Foundation
import Testing

/// Replays the kept inputs of the fuzzers, each target in a process of its own: a broken rule ends the process.
@Suite struct CorpusTests {
  @Test func everyTargetHoldsOnItsCorpus() async {
    for target in targets.keys.sorted() {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { [target = target as String] in
        let inputs = try Self.inputs(of: target)
        #expect(!inputs.isEmpty, "\(target) has no corpus")
        let run = try #require(targets[target])
        for input in inputs { run(input) }
      }
      let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      if result == nil { Issue.record("\(target): \(said.debugDescription)") }
    }
  }

  private static func inputs(of target: String) throws -> [[UInt8]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Corpus/\(target)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.map { Array(try Data(contentsOf: $0)) }
  }
}
