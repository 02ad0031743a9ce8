import ColorScience
package import GSDesign

extension GalleryProgram {
  package func view(_ model: GalleryModel) -> Element {
    let plan = ScreenPlan(columns: model.columns, rows: model.rows)
    let view = GalleryView(program: self, model: model, plan: plan)
    return .environment(.chrome(model.terminal.appearance), view.screen)
  }
}

extension GalleryView {
  var screen: Element {
    if program.catalogue.specimens.isEmpty { return chrome.sentence(.emptyCatalogue) }
    switch plan.arrangement {
    case .tooSmall: return chrome.sentence(.tooSmall)
    case .wide, .stacked:
      return .column([header, bodyWithToast, eventLine, codeLine, statusLine])
    case .single:
      return .column([header, bodyWithToast, statusLine])
    }
  }

  /// A message lies over the foot of the panes until the next key.
  private var bodyWithToast: Element { chrome.overlay(model.toast, on: bodyWithPalette) }

  private var bodyWithPalette: Element {
    guard let palette = model.palette, !model.showsHelp else { return body }
    guard plan.arrangement != .single else { return self.palette(palette) }
    return .layered(body, overlay: self.palette(palette), alignment: Alignment(.center, .top))
  }

  private var body: Element {
    if model.showsHelp { return help }
    if let page = model.page {
      return plan.arrangement == .wide
        ? .row([tree, pageUnderReview(page)]) : pageUnderReview(page)
    }
    switch plan.arrangement {
    case .wide:
      guard model.mode != .matrix else { return .row([tree, matrix]) }
      return .row([tree, canvas(plan.canvasColumns, plan.bodyRows), knobs])
    case .stacked: return stackedBody
    case .single: return singleBody
    case .tooSmall: return .empty
    }
  }

  /// The page is drawn like the canvas: its swatches are those of the theme under review.
  private func pageUnderReview(_ page: PageModel) -> Element {
    .environment(review, self.page(page))
  }

  /// Whether the tree lies over the canvas.
  var hasDrawer: Bool {
    model.mode == .search || model.mode == .browse && model.pane == .tree
  }

  /// Rows of the knobs under the canvas.
  var stackedKnobRows: Int { plan.stackedKnobRows(max(1, specimen.axes.count)) }

  private var stackedBody: Element {
    guard model.mode != .matrix else { return matrix }
    let knobRows = stackedKnobRows
    if hasDrawer {
      let columns = plan.columns - ScreenPlan.treeColumns
      return .row([tree, canvas(columns, plan.bodyRows)])
    }
    return .column([
      canvas(plan.columns, plan.bodyRows - knobRows),
      knobPane(columns: plan.columns, rows: knobRows),
    ])
  }

  private var singleBody: Element {
    switch model.mode {
    case .matrix: return matrix
    case .search: return tree
    case .interact: return canvas(plan.columns, plan.bodyRows)
    case .browse:
      switch model.pane {
      case .tree: return tree
      case .canvas: return canvas(plan.columns, plan.bodyRows)
      case .knobs: return knobPane(columns: plan.columns, rows: plan.bodyRows)
      }
    }
  }
}

extension GalleryProgram {
  /// How many states a specimen has, as a person reads it.
  func countText(_ index: Int, _ model: GalleryModel) -> String {
    let count = stateCount(index, model).text
    return Phrase(
      count == "1" ? "1 state" : "\(count) states", korean: "\(count)\(Phrase.states[.korean])"
    )[options.language]
  }
}
