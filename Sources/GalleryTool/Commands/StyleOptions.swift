import ArgumentParser

/// Whether output may be styled at all.
struct StyleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Whether output is styled: auto, always or never.", valueName: "when"),
    transform: ColorUse.init(argument:))
  var color: ColorUse = .auto
}
