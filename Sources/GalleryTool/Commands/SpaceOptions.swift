import ArgumentParser
import GalleryKit

/// How much of the state space a command goes through.
struct CoverOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How much of the space: all, pairs, or the number of axes whose values all meet, 1 to 6.",
      valueName: "all|pairs|N"),
    transform: Cover.init(argument:))
  var cover: Cover = .all
}

extension Cover {
  /// - Throws: a sentence that names what there is.
  init(argument: String) throws {
    guard let cover = Cover(argument) else {
      throw ValidationError("there are all, pairs and the numbers from 1 to 6.")
    }
    self = cover
  }
}

/// Which axes make the state space.
struct TierOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The axes that multiply: design, interaction, text; design unless given.",
      valueName: "tier,…"),
    transform: Self.tiers)
  var tiers: Set<AxisTier> = [.design]

  private static func tiers(_ text: String) throws -> Set<AxisTier> {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    let tiers = names.compactMap { AxisTier(rawValue: String($0)) }
    guard tiers.count == names.count else {
      throw ValidationError("there are design, interaction and text.")
    }
    return Set(tiers)
  }
}

/// How many threads work at once.
struct JobOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The threads that draw; as many as there are processors unless given.", valueName: "N"),
    transform: Self.count)
  var jobs: Int?

  var count: Int { jobs ?? WorkerThreads.processors }

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), 1...WorkerThreads.most ~= count else {
      throw ValidationError("it is a number from 1 to \(WorkerThreads.most).")
    }
    return count
  }
}
