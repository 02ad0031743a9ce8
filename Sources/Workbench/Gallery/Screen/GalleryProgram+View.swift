package import GSDesign
import GalleryKit

extension GalleryProgram {
  package func view(_ model: GalleryModel) -> Element {
    .environment(.chrome(model.terminal.appearance), screen(model))
  }

  /// The panes where the plan of the screen has them, under a message if there is one.
  private func screen(_ model: GalleryModel) -> Element {
    let workbench = workbench(model)
    let chrome = workbench.chrome
    guard !catalogue.specimens.isEmpty else { return chrome.sentence(.emptyCatalogue) }
    guard workbench.plan.arrangement != .tooSmall else { return chrome.sentence(.tooSmall) }
    let isFollowing = model.company.isFollowing
    let lines = LinesView(
      workbench: workbench, appearances: appearances(model, workbench),
      link: link(model), focused: focusedStateAsSet(model), event: model.event,
      earlier: model.earlier,
      rebuild: model.rebuild.offer, sourceNotes: model.sourceNotes,
      items: isFollowing ? followItems() : statusItems(model),
      modeName: isFollowing ? Phrase.following[model.language] : modeName(model))
    let body = chrome.overlay(
      model.toast ?? model.rebuild.failure, on: bodyWithEditor(model, workbench))
    return switch workbench.plan.arrangement {
    case .wide, .stacked:
      .column([lines.header, body, lines.codeLine, lines.statusLine])
    case .single, .tooSmall: .column([lines.header, body, lines.statusLine])
    }
  }

  /// The panes, and the colour editor below them while it is open.
  private func bodyWithEditor(_ model: GalleryModel, _ workbench: Workbench) -> Element {
    guard case .editor(let open) = model.overlays.top,
      let editor = EditingView(open, editing: model.editing, workbench: workbench)
    else { return bodyWithPalette(model, workbench) }
    if let moves = MovesView(open, editing: model.editing, workbench: workbench) {
      return moves.element
    }
    let panes = editor.dropper ?? bodyWithPalette(model, workbench)
    return .column([panes, editor.element])
  }

  /// Where the panes are now.
  func plan(_ model: GalleryModel) -> ScreenPlan {
    var isEditing = false
    if case .editor(let open) = model.overlays.top { isEditing = open.list == nil }
    return ScreenPlan(columns: model.columns, rows: model.rows, isEditing: isEditing)
  }

  private func bodyWithPalette(_ model: GalleryModel, _ workbench: Workbench) -> Element {
    let body = body(model, workbench)
    guard case .palette(let palette) = model.overlays.top else { return body }
    let plan = workbench.plan
    let isWhole = plan.arrangement == .single
    let details: ((Int) -> PaletteSpecimen)? =
      plan.hasPalettePictures ? { workbench.paletteSpecimen($0) } : nil
    let list = workbench.chrome.palette(
      palette, rows: plan.bodyRows, isWhole: isWhole,
      placeholder: palette.placeholder ?? .palettePlaceholder,
      list: GalleryPart.choiceID, area: GalleryPart.area(.palette).id,
      scroll: workbench.scrolls[.palette], specimen: resources.name,
      details: details)
    return isWhole ? list : workbench.chrome.overlay(card: list, on: body, rows: plan.bodyRows)
  }

  private func body(_ model: GalleryModel, _ workbench: Workbench) -> Element {
    if let help = model.overlays.help { return help.view(helpLines(model), in: workbench) }
    if let findings = model.overlays.findings {
      return FindingsView(workbench: workbench, list: findings).element
    }
    let plan = workbench.plan
    func tree() -> Element { model.tree.view(in: workbench) }
    func canvas() -> Element {
      guard let room = canvasRoom(model, workbench), let canvas = self.canvas(model, workbench)
      else { return .empty }
      return VariantTabs(workbench: workbench, room: room).over(canvas.element)
    }
    func knobs() -> Element? { self.knobs(model, workbench)?.element }
    if let page = model.overlays.page {
      let page = page.view(in: workbench)
      return plan.arrangement == .wide ? .row([tree(), page]) : page
    }
    switch model.place {
    case .at(.overview(let overview)):
      guard plan.arrangement == .single else {
        return .row([tree(), overview.view(in: workbench)])
      }
      return overview.isOnTree ? tree() : overview.view(in: workbench)
    case .matrix(let matrix, _):
      let matrix = matrix.view(in: workbench, pressed: model.canvas.pressed)
      return plan.arrangement == .wide ? .row([tree(), matrix]) : matrix
    case .at(.stage), .interact: break
    }
    if let view = inspection(model, workbench) {
      let hasTree = plan.arrangement == .wide || plan.arrangement == .stacked && model.hasDrawer
      let room = CellSize(columns: view.columns, rows: plan.bodyRows)
      let inspection = VariantTabs(workbench: workbench, room: room).over(view.element)
      return hasTree ? .row([tree(), inspection]) : inspection
    }
    switch plan.arrangement {
    case .wide:
      return .row([tree(), canvas(), knobs() ?? .empty])
    case .stacked:
      guard !model.hasDrawer else { return .row([tree(), canvas()]) }
      return knobs().map { .column([canvas(), $0]) } ?? canvas()
    case .single: return model.hasDrawer ? tree() : knobs() ?? canvas()
    case .tooSmall: return .empty
    }
  }

  private func modeName(_ model: GalleryModel) -> String {
    let name: Phrase? =
      switch context(model) {
      case .help: model.overlays.help?.topic == .failures ? .diagnostics : .help
      case .palette: model.overlays.palette?.items.isEmpty == true ? .search : .palette
      case .page: model.overlays.page?.topic == .colors ? .colorLab : .page
      case .interact: .interact
      case .matrix, .matrixAxes: .matrix
      case .inspect: .inspectTitle
      case .color, .colorText, .dropper, .moves:
        model.lengthEdit?.target.name ?? .colorTitle
      case .findings: .findingsTitle
      case .tree, .canvas, .overview, .knobs, .textKnob: nil
      }
    return name?[model.language] ?? ""
  }
}

extension GalleryProgram {
  /// Whether the tree is beside the canvas, which it is only while it has the keys.
  func hasDrawer(_ model: GalleryModel) -> Bool {
    plan(model).arrangement == .stacked && model.hasDrawer
  }

  /// The measures of the state in their room; nil if they are not on the screen.
  func inspection(_ model: GalleryModel, _ workbench: Workbench) -> InspectView? {
    let plan = workbench.plan
    guard model.showsInspection, let inspect = model.inspect else { return nil }
    func view(_ columns: Int) -> InspectView {
      InspectView(
        workbench: workbench, inspect: inspect, columns: columns,
        rows: plan.bodyRows - VariantTabs.rows(of: plan.bodyRows, in: workbench))
    }
    switch plan.arrangement {
    case .wide: return view(plan.columns - ScreenPlan.treeColumns)
    case .stacked:
      return view(plan.columns - (model.hasDrawer ? ScreenPlan.treeColumns : 0))
    case .single: return model.hasDrawer ? nil : view(plan.columns)
    case .tooSmall: return nil
    }
  }

  /// The knobs in their room; nil if they are not on the screen.
  func knobs(_ model: GalleryModel, _ workbench: Workbench) -> KnobView? {
    let plan = workbench.plan
    guard !model.showsOverview, !model.place.isMatrix, !model.showsInspection,
      model.overlays.page == nil
    else { return nil }
    func view(_ columns: Int, _ rows: Int) -> KnobView {
      KnobView(
        knobs: model.knobs, workbench: workbench,
        appearances: appearances(model, workbench), columns: columns, rows: rows)
    }
    switch plan.arrangement {
    case .wide: return view(ScreenPlan.knobColumns, plan.bodyRows)
    case .stacked:
      let rows = workbench.stackedKnobRows
      return model.hasDrawer || rows == 0 ? nil : view(plan.columns, rows)
    case .single:
      let isSeen = model.place.isStage && model.pane == .knobs
      return isSeen ? view(plan.columns, plan.bodyRows) : nil
    case .tooSmall: return nil
    }
  }

  /// The appearances of the state on the screen.
  private func appearances(_ model: GalleryModel, _ workbench: Workbench) -> [Appearance] {
    let own = workbench.review.appearance ?? .light
    // A list over the page changes nothing about it.
    guard showsStage(model), model.overlays.page == nil, model.overlays.editor?.list == nil
    else { return [own] }
    return canvas(model, workbench)?.appearances.map { $0 ?? own } ?? [own]
  }

  /// The canvas in its room below the tabs; nil if it is not on the screen.
  func canvas(_ model: GalleryModel, _ workbench: Workbench) -> CanvasView? {
    canvasRoom(model, workbench).map { room in
      CanvasView(
        workbench: workbench, canvas: model.canvas, zoom: model.zoom,
        isInspected: model.showsInspection, columns: room.columns,
        rows: room.rows - VariantTabs.rows(of: room.rows, in: workbench))
    }
  }

  /// The room of the canvas and of the tabs above it; nil if it is not on the screen.
  private func canvasRoom(_ model: GalleryModel, _ workbench: Workbench) -> CellSize? {
    let plan = workbench.plan
    guard !model.showsOverview else { return nil }
    switch plan.arrangement {
    case .wide: return CellSize(columns: plan.canvasColumns, rows: plan.bodyRows)
    case .stacked:
      return model.hasDrawer
        ? CellSize(columns: plan.columns - ScreenPlan.treeColumns, rows: plan.bodyRows)
        : CellSize(columns: plan.columns, rows: plan.bodyRows - workbench.stackedKnobRows)
    case .single:
      let isSeen =
        model.place.isInteracting || model.place.isStage && model.pane == .canvas
      return isSeen ? CellSize(columns: plan.columns, rows: plan.bodyRows) : nil
    case .tooSmall: return nil
    }
  }
}

extension GalleryModel {
  /// Whether the tree replaces the panes beside the canvas on a small screen.
  fileprivate var hasDrawer: Bool { place.isStage && pane == .tree }
}

extension Workbench {
  /// Rows of the knobs under the canvas.
  fileprivate var stackedKnobRows: Int { plan.stackedKnobRows(max(1, specimen.axes.count)) }
}
