import GSDesign
import GalleryKit
import Laws
import StateSpace

/// The page of a component, with the facts collected when it was opened, or the page of a state's colours.
struct PageModel: Hashable, Sendable {
  /// The topic of a page.
  enum Topic: String, Codable, Hashable, Sendable {
    case component
    /// The colour lab.
    case colors
  }

  let topic: Topic
  /// The first visible line.
  var scroll = 0
  /// Its lines, each a row high; a key that scrolls goes no further.
  private var lines: [Element] = []
  /// The colour lab and its number of rows; nil on the page of a component.
  private var lab: Lab?
  /// The inputs of the lines in addition to the collected facts: the lines are rebuilt when they change.
  private var inputs: Inputs?

  private struct Lab: Hashable, Sendable {
    let element: Element
    let rows: Int
    let mend: RoleMend?
  }

  private struct Inputs: Hashable, Sendable {
    let plan: ScreenPlan
    let review: EnvironmentChange
    let depth: ColorDepth
    let state: SpecimenState
    let link: String
    let coverage: [Phrase]
    /// Whether its composition is still worked out.
    let awaitsComposition: Bool
  }

  let specimen: Int
  let environment: Settings
  /// The numbers of states in the design tier, with the interaction, and with the text tier.
  let counts: [StateCount]
  /// The number of looks of the states in the design tier; nil if there are too many to draw them all.
  let looks: Int?
  /// The combinations that the rules exclude; empty if counting them would take too long.
  let exclusions: [Exclusion]
  let roles: [ColorRole]

  /// More states than these are not drawn to count their looks, nor asked for their roles.
  static let most = 1_000
}

/// Opens and closes the page.
enum PageCommand: Hashable, Sendable, CaseIterable {
  case toggle
  /// Opens and closes the colour lab.
  case colors
  /// Applies the first change that mends the contrast of the state.
  case mend

  var info: CommandInfo {
    switch self {
    case .toggle:
      CommandInfo(
        [KeyPress("i")], .page, Phrase(localized: "About component"), in: .component,
        isInStatus: false, linear: .verb(.about))
    case .colors:
      CommandInfo(
        [KeyPress("s")], .colorLab, Phrase(localized: "Open colour lab"),
        in: .component, isInStatus: false, linear: .absent(.linearPicture))
    case .mend:
      CommandInfo(
        [KeyPress(.enter)], .labMend, in: .component, linear: .absent(.linearPicture),
        where: { $1.overlays.page?.topic == .colors && $0.options.editing != .none })
    }
  }

  static let entries = [CommandEntry(.page(.toggle)), CommandEntry(.page(.colors))]
  static let onPage = [CommandEntry(.page(.mend))] + entries
}

extension PageModel {
  /// A page as followers see it.
  struct Presented: Codable, Hashable, Sendable {
    let topic: Topic
    var scroll: Int
  }

  /// The page for followers.
  var presented: Presented { Presented(topic: topic, scroll: scroll) }

  /// The page of a scene. Facts collected for another page are reused if they still apply.
  ///
  /// - Parameters:
  ///   - page: the page shown before.
  ///   - link: the link of the focused state.
  init(playing scene: Presented, over page: PageModel?, link: String, in workbench: Workbench) {
    if let page, page.topic == scene.topic, page.specimen == workbench.shown,
      page.environment == workbench.environment
    {
      self = page
    } else {
      self = PageModel(scene.topic, in: workbench)
    }
    scroll = 0
    settle(link: link, in: workbench)
    scroll(by: max(0, scene.scroll), in: workbench)
  }

  /// The page of the specimen shown, in the environment it is shown in.
  init(_ topic: Topic = .component, in workbench: Workbench) {
    let specimen = workbench.specimen
    let environment = workbench.environment
    guard topic == .component else {
      self.init(
        topic: topic, specimen: workbench.shown, environment: environment, counts: [], looks: nil,
        exclusions: [], roles: [])
      return
    }
    let tiers: [Set<AxisTier>] = [
      [.design], [.design, .interaction], [.design, .interaction, .text],
    ]
    let space = SpecimenSpace(of: specimen, tiers: tiers[1])
    let states = Array(SpecimenSpace(of: specimen).prefix(Self.most + 1))
    let isSmall = states.count <= Self.most
    var roles = RoleSet()
    for state in space.prefix(Self.most) {
      state.element(environment.labelLanguage).collectRoles(into: &roles)
    }
    self.init(
      topic: topic, specimen: workbench.shown, environment: environment,
      counts: tiers.map { StateCount(of: specimen, tiers: $0) },
      looks: isSmall
        ? Fold(of: states, under: workbench.review, environment.labelLanguage, workbench.probe)
          .looks.count : nil,
      exclusions: space.combinations <= StateCount.limit ? specimen.exclusions() : [],
      roles: roles.byName)
  }

  /// Updates the page: another specimen may be shown by now, in another environment or size.
  ///
  /// - Parameter link: the link of the focused state.
  mutating func settle(link: String, in workbench: Workbench) {
    if specimen != workbench.shown {
      self = PageModel(topic, in: workbench)
    } else if environment != workbench.environment {
      let scroll = scroll
      self = PageModel(topic, in: workbench)
      self.scroll = scroll
    }
    let inputs = Inputs(
      plan: workbench.plan, review: workbench.review, depth: workbench.terminal.depth,
      state: workbench.state, link: link,
      coverage: [workbench.coverageText, workbench.totalCoverageText],
      awaitsComposition: workbench.resources.waits(for: workbench.resources.types))
    guard inputs != self.inputs else { return }
    self.inputs = inputs
    switch topic {
    case .component: lines = PageView(page: self, link: link, workbench: workbench).lines
    case .colors: lab = Self.lab(in: workbench)
    }
    // There may be fewer lines now than it is scrolled by.
    scroll(by: 0, in: workbench)
  }

  private static func lab(in workbench: Workbench) -> Lab {
    let columns = columns(in: workbench)
    let lab = ColorLab(
      of: workbench.state.element(in: workbench.settledEnvironment), under: workbench.review,
      on: workbench.terminal.depth, workbench.language, columns: columns,
      around: workbench.terminal.appearance,
      workbench.probe)
    let element = lab.element
    return Lab(
      element: element,
      rows: workbench.probe.size(element, .chrome(workbench.terminal.appearance), columns).1,
      mend: lab.faults.lazy.compactMap(\.mend).first)
  }

  /// Columns of its lines.
  private static func columns(in workbench: Workbench) -> Int {
    max(1, workbench.plan.matrixColumns - 4)
  }

  /// The first change that mends the contrast of the state; nil on the page of a component.
  var mend: RoleMend? { lab?.mend }

  mutating func handle(_ motion: Motion, in workbench: Workbench) {
    switch motion {
    case .up, .down: scroll(by: motion.rows, in: workbench)
    case .first: scroll(by: .min, in: workbench)
    case .last: scroll(by: .max, in: workbench)
    case .left, .right: break
    }
  }

  mutating func scroll(by step: Int, in workbench: Workbench) {
    let last = max(0, (lab?.rows ?? lines.count) - (workbench.plan.bodyRows - 2))
    let (moved, overflows) = scroll.addingReportingOverflow(step)
    scroll = overflows ? (step < 0 ? 0 : last) : max(0, min(moved, last))
  }

  /// Drawn like the canvas: its swatches are those of the theme under review.
  func view(in workbench: Workbench) -> Element {
    let (chrome, plan) = (workbench.chrome, workbench.plan)
    let room = Self.columns(in: workbench)
    let area = GalleryPart.area(.page).id
    if let lab {
      let panel = GSPanel(level: .page) {
        Element.viewport(rows: scroll, .column([.blank, lab.element]))
      }
      return .interactive(
        area, panel.filling(columns: plan.matrixColumns, rows: plan.bodyRows).element)
    }
    // Only visible lines become elements of the screen.
    let seen = lines.dropFirst(scroll).prefix(max(1, plan.bodyRows - 2))
    let panel = GSPanel(level: .page) {
      Element.column([.blank] + seen.map { chrome.line(columns: room, [$0]) })
    }
    return .environment(
      workbench.review,
      .interactive(
        area, panel.filling(columns: plan.matrixColumns, rows: plan.bodyRows).element))
  }
}
