import ArgumentParser
import GSDesign

/// Whether output may be styled at all.
struct StyleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Whether output is styled: auto, always or never.", valueName: "when"),
    transform: ColorUse.init(argument:))
  var color: ColorUse = .auto
}

/// When output is styled.
enum ColorUse: String, Hashable, Sendable, CaseIterable {
  case auto, always, never

  /// - Throws: a hint where a depth was given: that is the other flag.
  init(argument: String) throws {
    if let value = ColorUse(rawValue: argument) {
      self = value
    } else if ColorDepth(rawValue: argument) != nil {
      throw ValidationError("did you mean --colors \(argument)?")
    } else {
      throw ValidationError("there are auto, always and never.")
    }
  }
}
