import ArgumentParser
import GalleryKit
import StateSpace
import VisualReview

/// The states to test, in addition to the choice of the filters.
struct TestChoiceOptions: ParsableArguments {
  @Flag(help: "Only states that failed in the last run.")
  var lastFailed = false

  @Option(
    help: ArgumentHelp("Run part I of N, counted from 1.", valueName: "I/N"),
    transform: Self.shard)
  var shard: TestReport.Shard?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Merge the JSON reports of all shards instead of testing; write them with --reporter json=FILE.",
      valueName: "file"))
  var merge: [String] = []

  @Option(
    help: ArgumentHelp("Stop after N problems.", valueName: "N"), transform: Self.count)
  var maxFailures: Int?

  func validate() throws {
    guard lastFailed, shard != nil else { return }
    throw ValidationError("--last-failed does not go with --shard: leave out the one or the other.")
  }

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), count > 0 else {
      throw ValidationError("it is a number from 1 on.")
    }
    return count
  }

  private static func shard(_ text: String) throws -> TestReport.Shard {
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count == 2, let index = Int(sides[0]), let count = Int(sides[1]),
      1...TestReport.Shard.mostParts ~= count, 1...count ~= index
    else {
      throw ValidationError("it is the number of a part and how many there are, from 1/1 on.")
    }
    return TestReport.Shard(index: index, count: count)
  }
}
