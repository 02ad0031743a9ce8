import ArgumentParser
import GSDesign
import GalleryKit
import TermRender
import TermSession

struct ShowCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "show", abstract: "Draws one state on standard output.",
      discussion:
        "For example: \(ProgramName.current) show tag/filled:color=yellow,selected@theme=zatch")
  }

  @Argument(help: "component/variant:knob=value,…@setting=value,…")
  var link: String

  @OptionGroup
  var lenience: LenientOptions

  @OptionGroup(title: "How it is drawn")
  var environment: EnvironmentOptions

  @OptionGroup(title: "How it is drawn")
  var room: SizeOptions

  @OptionGroup(title: "Styled output")
  var style: StyleOptions

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    var link = try context.parsedLink(link, isLenient: lenience.lenient).link
    try environment.apply(to: &link.environment, in: context)
    room.apply(to: &link.environment)
    let target = try output.target()
    if case .auto? = environment[.appearance] {
      link.environment.appearance =
        context.environment.profile(isTerminal: target.isTerminal).appearance.value
    }
    let plan = context.outputPlan(
      format: output.chosenFormat, color: style.color, colors: environment.depth,
      isTerminal: target.isTerminal)
    let picture = draw(link, plan: plan, context)
    let written = picture.written(as: plan.format) {
      JSONWriter.text(
        PictureJSON(
          picture, code: link.state.code(link.environment.labelLanguage),
          link: link.text(in: context.catalogue)))
    }
    try target.write(written, context)
    return .done
  }

  /// The state in the room it takes, or in the middle of the size asked for.
  private func draw(_ link: Link, plan: OutputPlan, _ context: ToolContext) -> Picture {
    let complete = link.environment
      .drawn(as: plan.format, glyphs: context.glyphs(as: plan.format))
      .rendered(in: context.catalogue)
    let draughtsman = ElementRenderer(widthPolicy: complete.widthPolicy)
    let look = link.state.element(link.environment.labelLanguage)
    let element: Element
    let size: CellSize
    if let asked = link.environment.size {
      element = .backdrop(.page, .centered(look))
      size = CellSize(columns: asked.columns, rows: asked.rows)
    } else {
      element = .backdrop(.page, look)
      size = draughtsman.size(of: look, environment: complete, columns: 1000)
    }
    let drawing = draughtsman.draw(element, size: size, environment: complete)
    return Picture(
      surface: drawing.surface, depth: plan.depth, title: link.text(in: context.catalogue))
  }
}
