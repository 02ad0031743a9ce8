package import GSDesign

/// The page of a component: what was found out about it when the page was opened.
package struct PageModel: Hashable, Sendable {
  /// The first line that is seen.
  package var scroll = 0
  /// The lines there are at the width of the screen; a key that scrolls goes no further.
  package fileprivate(set) var lineCount = 0
  package let specimen: Int
  package let environment: Settings
  /// How many states there are in the design tier, with the interaction, and with the text tier.
  package let counts: [StateCount]
  /// How many looks the states of the design tier have; nil where there are too many to draw them all.
  package let looks: Int?
  /// What the rules keep out; empty where it would take too long to count.
  package let exclusions: [Exclusion]
  package let roles: [ColorRole]

  /// More states than these are not drawn to count their looks, nor asked for their roles.
  package static let most = 1_000
}

/// Opens and closes the page.
package enum PageCommand: Hashable, Sendable, CaseIterable {
  case toggle
}

extension PageCommand {
  static let entries = [
    CommandEntry(.page(.toggle), [KeyPress("i")], .page, isInStatus: false)
  ]
}

extension GalleryProgram {
  func perform(_ command: PageCommand, _ model: inout GalleryModel) -> [GalleryEffect] {
    switch command {
    case .toggle:
      model.page = model.page == nil ? page(model) : nil
      measurePage(&model)
    }
    return []
  }

  /// The page of the specimen on the canvas, under what it is seen under.
  func page(_ model: GalleryModel) -> PageModel {
    let specimen = specimen(model)
    let tiers: [Set<AxisTier>] = [
      [.design], [.design, .interaction], [.design, .interaction, .text],
    ]
    let space = StateSpace(of: specimen, tiers: tiers[1])
    let designs = StateSpace(of: specimen).prefix(PageModel.most + 1)
    let states = Array(designs)
    let change = model.environment.change(in: catalogue, terminal: model.terminal)
    let isSmall = states.count <= PageModel.most
    var roles = RoleSet()
    for state in space.prefix(PageModel.most) {
      state.element(model.environment.labelLanguage).collectRoles(into: &roles)
    }
    return PageModel(
      specimen: model.specimen, environment: model.environment,
      counts: tiers.map { StateCount(of: specimen, tiers: $0) },
      looks: isSmall
        ? Fold(of: states, under: change, model.environment.labelLanguage, probe).looks.count : nil,
      exclusions: space.combinations <= StateCount.limit ? specimen.exclusions() : [],
      roles: roles.byName)
  }

  /// Brings the page up to date: another specimen may be on the canvas by now, in another environment or size.
  func settlePage(_ model: inout GalleryModel) {
    guard let page = model.page else { return }
    if page.specimen != model.specimen {
      model.page = self.page(model)
    } else if page.environment != model.environment {
      model.page = self.page(model)
      model.page?.scroll = page.scroll
    }
    measurePage(&model)
  }

  /// Counts the lines of the page, which may have fewer of them now than it is scrolled by.
  func measurePage(_ model: inout GalleryModel) {
    guard let page = model.page else { return }
    let plan = ScreenPlan(columns: model.columns, rows: model.rows)
    let lines = GalleryView(program: self, model: model, plan: plan).pageLines(page)
    model.page?.lineCount = lines.count
    scrollPage(by: 0, &model)
  }

  func scrollPage(by step: Int, _ model: inout GalleryModel) {
    guard let page = model.page else { return }
    let plan = ScreenPlan(columns: model.columns, rows: model.rows)
    let last = max(0, page.lineCount - (plan.bodyRows - 2))
    let (moved, overflows) = page.scroll.addingReportingOverflow(step)
    model.page?.scroll = overflows ? (step < 0 ? 0 : last) : max(0, min(moved, last))
  }
}
