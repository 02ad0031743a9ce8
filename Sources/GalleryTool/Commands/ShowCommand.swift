import ArgumentParser
import GSDesign
import GalleryKit
import StateSpace
import TermRender
import TermSession
import Workbench

struct ShowCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "show", abstract: "Draws one state on standard output.",
      discussion: """
        An option such as --theme replaces the setting of the link.
        --theme takes tokens too: file:brand.tokens.json, folder:Brand.xcassets, 'command:make tokens' or https://…
        For example: \(ProgramName.current) show tag/filled:color=yellow,selected@theme=zatch
        """)
  }

  @Argument(
    help:
      "component/variant:knob=value,…@setting=value,…; a component alone is its first variant.",
    completion: .link)
  var link: String

  @OptionGroup
  var lenience: LenientOptions

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  @OptionGroup(title: "Environment")
  var room: SizeOptions

  @OptionGroup(title: "Colour")
  var style: StyleOptions

  @Flag(
    help:
      "Show the colour lab instead: the state at every depth and through every vision, and the palette."
  )
  var lab = false

  @OptionGroup(title: "Output")
  var output: OutputOptions

  @OptionGroup(title: "Output")
  var document: DocumentOptions

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let context = try context.opening(environment.themes, links: [link])
    context.warnOfThemes()
    let component = Link.component(self.link, in: context.catalogue)
    var link = try context.parsedLink(component?.link ?? self.link, isLenient: lenience.lenient)
      .link
    if let component {
      let count = context.catalogue.variants(of: component.name).count
      StandardStreams.complain(
        "\(component.name) has \(count) variants; this is \(link.specimen.text). "
          + "`\(ProgramName.current) matrix \(component.name)` draws all.")
    }
    try environment.apply(to: &link.environment, in: context)
    room.apply(to: &link.environment)
    let target = output.target
    let plan = context.outputPlan(
      format: output.chosenFormat, color: style.color, colors: environment.depth,
      palette: link.environment.namedColors, isTerminal: target.isTerminal)
    if lab {
      tell(of: link, context)
      let picture = self.lab(of: link, plan: plan, context)
      try target.write(picture.written(as: plan.format), context)
      return .done
    }
    let isOnTerminal = target.isTerminal && plan.format == .ansi
    if plan.format == .words {
      try target.write(SpokenLines.of(link.state, under: link.environment), context)
      return .done
    }
    var ground = isOnTerminal ? Ground.paintedMargin : .none
    let isAutomatic = if case .auto? = environment[.appearance] { true } else { false }
    let images = document.drawsImages(plan, isTerminal: target.isTerminal)
    // A design that has one appearance is shown in it, whatever the terminal has.
    let known = link.environment.atHome(of: link.specimen, in: context.catalogue).appearance
    let asksAppearance = isOnTerminal && (isAutomatic || known == nil)
    var terminal: PrintingTerminal?
    if images || asksAppearance {
      terminal = try context.environment.printingTerminal(forImages: images)
    }
    if asksAppearance {
      if let seen = terminal?.appearance {
        link.environment.appearance = seen
        ground = .terminal
      }
    } else if isAutomatic {
      link.environment.appearance =
        context.environment.profile(isTerminal: target.isTerminal).appearance.value
    }
    tell(of: link, context)
    let picture = draw(link, plan: plan, on: ground, terminal?.images, context)
    let written = picture.written(as: plan.format) {
      JSONWriter.text(
        PictureJSON(
          picture, code: link.state.code(link.environment.labelLanguage),
          link: link.text(in: context.catalogue)))
    }
    try target.write(written, context)
    return .done
  }

  /// Reports an appearance that the design does not have.
  private func tell(of link: Link, _ context: ToolContext) {
    let environment = link.environment.atHome(of: link.specimen, in: context.catalogue)
    guard
      let derived = context.catalogue.derivation(of: link.specimen, under: link.environment),
      let theme = environment.theme.flatMap(context.catalogue.theme(named:))
    else { return }
    let own = theme.appearances.map(\.rawValue).joined(separator: " and ")
    StandardStreams.complain("\(safe(theme.name)) has \(own) only; this is \(derived.english).")
  }

  /// The colour lab of the state, as wide as was asked for.
  private func lab(of link: Link, plan: OutputPlan, _ context: ToolContext) -> Picture {
    var settings = link.environment
    settings.glyphs = settings.glyphs ?? context.glyphs(as: plan.format)
    let complete = settings.rendered(link.specimen, in: context.catalogue)
    let columns = link.environment.size?.columns ?? 120
    let lab = ColorLab(
      of: link.state.element(in: link.environment),
      under: settings.change(of: link.specimen, in: context.catalogue),
      on: plan.depth, context.environment.language, columns: columns,
      .rendering(widthPolicy: complete.widthPolicy))
    let renderer = ElementRenderer(widthPolicy: complete.widthPolicy)
    let size = CellSize(
      columns: columns,
      rows: renderer.size(of: lab.element, environment: complete, columns: columns).rows)
    return Picture(
      surface: renderer.draw(lab.element, size: size, environment: complete).surface,
      colors: plan.colors, title: link.text(in: context.catalogue), shapes: document.rendering)
  }

  /// The ground around a component.
  private enum Ground {
    /// Nothing: it is as large as it is.
    case none
    /// Some of its page: the terminal's background may be another.
    case paintedMargin
    /// As much of the terminal's own background, which is as light or as dark as the page.
    case terminal
  }

  /// The state in the room it takes, or in the middle of the size asked for.
  private func draw(
    _ link: Link, plan: OutputPlan, on ground: Ground, _ images: InlineImages?,
    _ context: ToolContext
  ) -> Picture {
    let complete = link.environment
      .drawn(as: plan, glyphs: context.glyphs(as: plan.format))
      .rendered(link.specimen, in: context.catalogue)
    let renderer = ElementRenderer(widthPolicy: complete.widthPolicy)
    let look = link.state.element(in: link.environment)
    let element: Element
    let size: CellSize
    if let asked = link.environment.size {
      element = .backdrop(.page, .centered(look))
      size = CellSize(columns: asked.columns, rows: asked.rows)
    } else {
      element =
        switch ground {
        case .none: .backdrop(.page, look)
        case .paintedMargin, .terminal: look.onPage
        }
      size = renderer.size(of: element, environment: complete, columns: 1000)
    }
    let surface = renderer.draw(element, size: size, environment: complete).surface
    let shown: Surface
    var images = images
    switch ground {
    case .none, .paintedMargin:
      shown = surface
      images?.background = nil
    case .terminal:
      shown = surface.withoutPage
      // Without the colour, no edge can be mixed with it.
      if images?.background == nil { images = nil }
    }
    return Picture(
      surface: shown, colors: plan.colors, title: link.text(in: context.catalogue),
      shapes: document.rendering, styledText: images?.ansi(shown))
  }
}
