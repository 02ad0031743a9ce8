import ArgumentParser
import GalleryKit
import StateSpace
import VisualReview

/// The treatment of the baselines.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: "Which differences to write into the baselines at once; none of them erases a state.")
  var update: BaselineUpdate?

  @Flag(
    help:
      "Write no files. Implied when CI or TF_BUILD is set to anything but 0 or false."
  )
  var ci = false

  @Option(
    help: "How to treat baselines of states that no longer exist; only delete erases any.")
  var unreferenced: UnreferencedPolicy = .reject

  @Flag(help: "Erase the baselines of environments that are no longer declared.")
  var dropUndeclared = false

  /// The options that erase states, as given.
  var erasing: String? {
    if unreferenced == .delete { return "--unreferenced delete" }
    return dropUndeclared ? "--drop-undeclared" : nil
  }

  func validate() throws {
    guard ci else { return }
    if let update, update != .none {
      throw ValidationError("--ci writes nothing: leave out --update \(update.rawValue) or --ci.")
    }
    if let erasing {
      throw ValidationError("--ci writes nothing: leave out \(erasing) or --ci.")
    }
  }

  /// Whether only an environment variable identifies a build server, without the flag.
  func isImplied(in context: ToolContext) -> Bool {
    !ci && context.environment.isBuildServer
  }

  /// Whether files are written at all.
  ///
  /// - Throws: if writing is requested on a build server.
  func isWriting(in context: ToolContext) throws(ToolError) -> Bool {
    guard isImplied(in: context) else { return !ci }
    let asked: String? =
      if let update, update != .none {
        "--update \(update.rawValue)"
      } else {
        erasing
      }
    guard let asked else { return false }
    throw ToolError(
      .badArguments,
      "CI is set, and a build server writes no baselines: leave out \(asked), or unset CI to write them here."
    )
  }
}

extension BaselineUpdate: ExpressibleByArgument {}

extension UnreferencedPolicy: ExpressibleByArgument {}
