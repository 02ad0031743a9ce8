import ArgumentParser

/// Which states are decided on; nothing means all that wait.
struct DecidedOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      A link takes one state under one environment; a component alone, or anything with *, takes all that match, as in \
      'tag/filled:*'.
      """, valueName: "link-or-pattern"))
  var names: [String] = []

  @Option(
    name: [.customShort("g"), .long],
    help: ArgumentHelp(
      "All that match GLOB[:knob=value,…][@setting=value,…]; any of several.", valueName: "filter"))
  var filter: [String] = []

  var links: [String] { names.filter(ChosenLink.isLink) }

  /// What may take many states.
  var patterns: [String] { names.filter { !ChosenLink.isLink($0) } + filter }

  var isEmpty: Bool { names.isEmpty && filter.isEmpty }
}

extension SnapshotOptions {
  /// What waits, of what is decided on.
  ///
  /// - Throws: where a link is wrong and names nothing that waits.
  func pending(
    _ decided: DecidedOptions, _ context: ToolContext
  ) throws(ToolError) -> PendingDifferences {
    let pending = try pending(decided.patterns, links: decided.links, context)
    if let refusal = pending.missing.lazy.compactMap(\.refusal).first {
      throw ToolError(.badArguments, refusal)
    }
    return pending
  }
}
