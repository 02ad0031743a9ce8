import GSDesign

/// One thing to be painted, at its place in cells.
struct Placement {
  enum Content {
    /// A ground over the whole frame.
    case backdrop(ColorRole)
    /// A panel without its words; `label` is where these stand, and so many placements behind it are inside of it.
    case panel(Panel, PanelGeometry, label: CellRect, contents: Int)
    case words(TextLine, LabelInk)
    case cells(CellPicture)
    case rule(Rule)
    /// Tells that a viewport hides more at this side.
    case endMark(ViewportEnd, LabelInk)
  }

  /// May reach outside the clip.
  var frame: CellRect
  /// Nothing is painted outside of it.
  var clip: CellRect
  /// Index into the environments of the arrangement.
  var environment: Int
  var content: Content
}

extension Placement {
  /// The cells that it may change.
  var reach: CellRect { frame.intersection(clip) }

  /// Whether it shows anything of its own.
  var isSeen: Bool {
    switch content {
    case .panel(let panel, _, _, _):
      panel.ink.fill != nil || panel.strokeWidth > 0 || !panel.marks.isEmpty
    case .backdrop, .words, .cells, .rule, .endMark: true
    }
  }
}

/// A side at which a viewport hides more.
enum ViewportEnd: Hashable, CaseIterable {
  case leading, trailing, top, bottom
}

/// Everything of an element at its place, in the order it is painted.
struct Arrangement {
  var placements: [Placement] = []
  var environments: [RenderEnvironment]
  /// Whether a part of it has an environment of its own: it is then arranged for this one alone.
  var changesEnvironment = false
  var regions: [Drawing.Region] = []
  var caret: CellPosition?

  /// Whether a viewport hides a part of what it holds.
  var isCut: Bool {
    placements.contains { if case .endMark = $0.content { true } else { false } }
  }
}
