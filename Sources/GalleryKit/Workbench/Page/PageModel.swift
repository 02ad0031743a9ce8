import GSDesign

/// The page of a component: what was found out about it when the page was opened.
struct PageModel: Hashable, Sendable {
  /// The first line that is seen.
  var scroll = 0
  /// Its lines, each a row high; a key that scrolls goes no further.
  private var lines: [Element] = []
  /// The inputs of the lines besides what was found out: the lines are rebuilt when they change.
  private var inputs: Inputs?

  private struct Inputs: Hashable, Sendable {
    let plan: ScreenPlan
    let state: SpecimenState
    let link: String
    let coverage: [Phrase]
  }

  let specimen: Int
  let environment: Settings
  /// How many states there are in the design tier, with the interaction, and with the text tier.
  let counts: [StateCount]
  /// How many looks the states of the design tier have; nil where there are too many to draw them all.
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
}

extension PageCommand {
  static let entries = [
    CommandEntry(.page(.toggle), [KeyPress("i")], .page, isInStatus: false)
  ]
}

extension PageModel {
  /// The page of the specimen shown, under what it is seen under.
  init(in workbench: Workbench) {
    let specimen = workbench.specimen
    let environment = workbench.environment
    let tiers: [Set<AxisTier>] = [
      [.design], [.design, .interaction], [.design, .interaction, .text],
    ]
    let space = StateSpace(of: specimen, tiers: tiers[1])
    let states = Array(StateSpace(of: specimen).prefix(Self.most + 1))
    let isSmall = states.count <= Self.most
    var roles = RoleSet()
    for state in space.prefix(Self.most) {
      state.element(environment.labelLanguage).collectRoles(into: &roles)
    }
    self.init(
      specimen: workbench.shown, environment: environment,
      counts: tiers.map { StateCount(of: specimen, tiers: $0) },
      looks: isSmall
        ? Fold(of: states, under: workbench.review, environment.labelLanguage, workbench.probe)
          .looks.count : nil,
      exclusions: space.combinations <= StateCount.limit ? specimen.exclusions() : [],
      roles: roles.byName)
  }

  /// Brings the page up to date: another specimen may be shown by now, in another environment or size.
  ///
  /// - Parameter link: of what the keys are on.
  mutating func settle(link: String, in workbench: Workbench) {
    if specimen != workbench.shown {
      self = PageModel(in: workbench)
    } else if environment != workbench.environment {
      let scroll = scroll
      self = PageModel(in: workbench)
      self.scroll = scroll
    }
    let inputs = Inputs(
      plan: workbench.plan, state: workbench.state, link: link,
      coverage: [workbench.coverageText, workbench.totalCoverageText])
    guard inputs != self.inputs else { return }
    self.inputs = inputs
    lines = PageView(page: self, link: link, workbench: workbench).lines
    // There may be fewer lines now than it is scrolled by.
    scroll(by: 0, in: workbench)
  }

  mutating func handle(_ motion: Motion, in workbench: Workbench) {
    switch motion {
    case .up, .down: scroll(by: motion.rows, in: workbench)
    case .first: scroll(by: .min, in: workbench)
    case .last: scroll(by: .max, in: workbench)
    case .left, .right: break
    }
  }

  mutating func scroll(by step: Int, in workbench: Workbench) {
    let last = max(0, lines.count - (workbench.plan.bodyRows - 2))
    let (moved, overflows) = scroll.addingReportingOverflow(step)
    scroll = overflows ? (step < 0 ? 0 : last) : max(0, min(moved, last))
  }

  /// Drawn like the canvas: its swatches are those of the theme under review.
  func view(in workbench: Workbench) -> Element {
    let (chrome, plan) = (workbench.chrome, workbench.plan)
    let room = max(1, plan.matrixColumns - 4)
    // Only the lines that are seen become elements of the screen.
    let seen = lines.dropFirst(scroll).prefix(max(1, plan.bodyRows - 2))
    let panel = GSPanel(level: .page) {
      Element.column([.blank] + seen.map { chrome.line(columns: room, [$0]) })
    }
    return .environment(
      workbench.review,
      panel.filling(columns: plan.matrixColumns, rows: plan.bodyRows).element)
  }
}
