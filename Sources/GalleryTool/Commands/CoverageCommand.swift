import ArgumentParser
import GSDesign
import GalleryKit
import TermRender

struct CoverageCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "How many states exist, how many show anything, how many differ.",
    discussion:
      """
      A state that is meant to show nothing, as a message that is gone, counts as drawn.
      For example: gs-gallery coverage --tiers design,interaction --colors truecolor,mono --min 100
      """
  )

  @Option(
    help: ArgumentHelp(
      "Fail where less than so much of the states shows anything.", valueName: "percent"),
    transform: Self.percent)
  var min: Double?

  @Flag(help: "As JSON, with every state that shows nothing.")
  var json = false

  @OptionGroup(title: "What is drawn")
  var filter: FilterOptions

  @OptionGroup(title: "What is drawn")
  var tiers: TierOptions

  @OptionGroup(title: "How it is drawn")
  var environment: SeveralEnvironmentsOptions

  @OptionGroup var jobs: JobOptions

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let filters = try filter.filters(in: context)
    let environments = try environment.all(of: filters, in: context)
    let report = CoverageReport(
      environments, filters: filters, tiers: tiers.tiers, jobs: jobs.count, context.catalogue)
    guard report.total.states > 0 else {
      throw ToolError(.noMatch, "Nothing that can be matches the filters.")
    }
    try context.print(json ? report.json.text + "\n" : report.text)
    guard let min, report.total.percent < min else { return .done }
    StandardStreams.complain(
      "\(report.total.drawn) of \(report.total.states) states show anything, \(report.total.percentText) %: "
        + "less than \(NumberScale.spelling(of: min)) %.")
    return .different
  }

  private static func percent(_ text: String) throws -> Double {
    guard let percent = NumberScale(0...100).number(spelled: text) else {
      throw ValidationError("it is a number from 0 to 100.")
    }
    return percent
  }
}
