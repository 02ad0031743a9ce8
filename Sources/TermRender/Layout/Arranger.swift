import GSDesign

/// Puts an element at its place, from the outside in.
struct Arranger {
  /// The context that an element inherits from its surroundings.
  struct Context {
    var environment: Int
    var traits: LayoutTraits
    /// Index into the inks of the arranger.
    var ink = 0
    var clip: CellRect
    var depth = 0
    /// The number of layers that it lies above.
    var layer = 0
    /// Whether the child of a wrapper takes the wrapper's whole frame, as constraints fix it.
    var fillsFrame = false
    /// Whether the type of words is recorded; the gallery's own words are those of the terminal.
    var recordsType = false
  }

  var measurer: Measurer
  var arrangement: Arrangement
  /// The inks that words can inherit from the panels around them.
  var inks = [LabelInk.plain]
  /// The members of a scrolling row that are left out, since its ends would cut them.
  var cut: Set<FocusID> = []
  /// Looking for one part only: its region is all that is kept.
  let sought: FocusID?
  private var recordsType = false
  /// The parts of the last frame; nil if this frame does not follow another.
  let kept: KeptParts?
  /// The parts of this one, each behind those inside of it.
  var parts: [KeptParts.Part] = []
  /// The number of the placement made last.
  private var number: Int

  init(
    environment: RenderEnvironment, _ measurer: Measurer = Measurer(),
    seeking sought: FocusID? = nil, keeping kept: KeptParts? = nil
  ) {
    self.measurer = measurer
    arrangement = Arrangement(environments: [environment])
    self.sought = sought
    self.kept = kept
    number = kept?.number ?? 0
  }

  /// Arranges a whole element in a frame at the origin.
  ///
  /// - Parameters:
  ///   - measured: the element's own size where the frame has it, so that it is not measured again.
  ///   - measurer: the one that measured it.
  ///   - kept: the parts of the frame before, in whose place those of this one are kept.
  static func arrangement(
    of element: Element, measured: Measurement? = nil, by measurer: Measurer = Measurer(),
    in size: CellSize, environment: RenderEnvironment, keeping kept: KeptParts? = nil,
    recordingType recordsType: Bool = false
  ) -> Arrangement {
    var arranger = Arranger(environment: environment, measurer, keeping: kept)
    let frame = CellRect(column: 0, row: 0, size: size)
    let context = Context(
      environment: 0, traits: LayoutTraits(environment), clip: frame,
      recordsType: recordsType && environment.hasTypeOfDesign)
    arranger.recordsType = recordsType
    arranger.placeAligned(element, measured, in: frame, .topLeading, context)
    kept?.replace(arranger.arrangement, arranger.parts, number: arranger.number)
    return arranger.arrangement
  }

  /// Places an element whose size in the frame is known.
  ///
  /// - Parameter measured: used if it was made for this frame; otherwise the element is measured again.
  mutating func place(
    _ element: Element, _ measured: Measurement, in frame: CellRect, _ outer: Context
  ) {
    var context = outer
    context.depth += 1
    guard context.depth < Measurer.deepest else { return }
    if sought == nil && frame.intersection(context.clip).isEmpty { return }
    let children = self.children(of: element, measured, in: frame, context)
    switch element.node {
    case .empty, .spacer, .hidden: break
    case .words(let words): placeWords(words, in: frame, context)
    case .cells(let picture): append(.cells(picture), in: frame, context.clipped(to: frame))
    case .rule(let rule): append(.rule(rule), in: frame, context)
    case .panel(let panel, let label):
      placePanel(panel, label, children, in: frame, context)
    case .backdrop(let role, let child):
      append(.backdrop(role), in: frame, context)
      placeOnly(child, children, in: frame, context)
    case .interactive(let id, let child):
      guard !cut.contains(id) else { return }
      addRegion(id, frame, context)
      placeOnly(child, children, in: frame, context)
    case .spoken(_, let child): placeOnly(child, children, in: frame, context)
    case .environment(let change, let child):
      placeOnly(child, children, in: frame, entering(change, frame, context))
    case .stack(let stack, let elements):
      placeStack(stack, elements, children, in: frame, context)
    case .layers(let layers):
      var inside = context.clipped(to: frame)
      for (layer, place) in zip(layers, children) {
        let inner = measurer.kept[place]
        placeAligned(layer.element, inner, in: frame, layer.alignment, inside)
        inside.layer += 1
      }
    case .flow(let spacing, let lineSpacing, let elements):
      let gaps = FlowGaps(spacing, lineSpacing, elements, context.traits)
      placeFlow(gaps, elements, children, in: frame, context)
    case .constrained(let layout):
      placeConstrained(layout, children, in: frame, context)
    case .padded(let edges, let child):
      placeOnly(child, children, in: Insets(edges).inner(of: frame), context)
    case .sized(let sizing, let child):
      let inner =
        children.first.map { measurer.kept[$0] }
        ?? measurer.measure(
          child, context.traits, room: sizing.room(in: frame.size), depth: context.depth)
      placeAligned(child, inner, in: frame, sizing.alignment, context.clipped(to: frame))
    case .viewport(let viewport, let child):
      placeViewport(viewport, child, children, in: frame, context)
    }
  }

  /// Places an element at its natural size in a frame, or over all of it if it stretches.
  mutating func placeAligned(
    _ element: Element, _ measured: Measurement? = nil, in frame: CellRect, _ alignment: Alignment,
    _ context: Context
  ) {
    let measured =
      measured
      ?? measurer.measure(element, context.traits, room: frame.size, depth: context.depth)
    var size = measured.size
    if size.columns < frame.columns && element.isStretched(.horizontal) {
      size.columns = frame.columns
    }
    if size.rows < frame.rows && element.isStretched(.vertical) { size.rows = frame.rows }
    let place = CellRect(
      column: frame.column + alignment.horizontal.offset(frame.columns - size.columns),
      row: frame.row + alignment.vertical.offset(frame.rows - size.rows), size: size)
    self.place(element, measured, in: place, context)
  }

  mutating func append(_ content: Placement.Content, in frame: CellRect, _ context: Context) {
    guard sought == nil, !frame.intersection(context.clip).isEmpty else { return }
    number += 1
    arrangement.placements.append(
      Placement(
        frame: frame, clip: context.clip, environment: context.environment, content: content,
        number: number, layer: context.layer))
  }
}

extension Arranger.Context {
  func clipped(to frame: CellRect) -> Arranger.Context {
    var result = self
    result.clip = clip.intersection(frame)
    // Inside a container, the container decides.
    result.fillsFrame = false
    return result
  }
}

extension Arranger {
  /// The measurements of the children in this frame.
  private mutating func children(
    of element: Element, _ measured: Measurement, in frame: CellRect, _ context: Context
  ) -> Range<Int> {
    if measured.fits(frame.size) { return measured.children }
    switch element.node {
    case .empty, .spacer, .words, .cells, .rule, .hidden: return 0..<0
    case .panel, .backdrop, .stack, .layers, .flow, .constrained, .padded, .sized, .viewport,
      .interactive, .environment, .spoken:
      let depth = context.depth - 1
      return measurer.measure(element, context.traits, room: frame.size, depth: depth).children
    }
  }

  /// Places the one child of a wrapper, which takes the wrapper's frame if it stretches.
  private mutating func placeOnly(
    _ child: Element, _ children: Range<Int>, in frame: CellRect, _ context: Context
  ) {
    guard let place = children.first else { return }
    if context.fillsFrame { return self.place(child, measurer.kept[place], in: frame, context) }
    placeAligned(child, measurer.kept[place], in: frame, .topLeading, context)
  }

  mutating func addRegion(_ id: FocusID, _ frame: CellRect, _ context: Context) {
    if let sought {
      if id == sought || sought != .caret && id.parent == sought.parent {
        arrangement.regions.append(Drawing.Region(id: id, area: frame))
      }
      return
    }
    let area = frame.intersection(context.clip)
    guard !area.isEmpty else { return }
    arrangement.regions.append(Drawing.Region(id: id, area: area))
  }

  /// Places the content of a changed environment on a page of its own, if its colours differ.
  private mutating func entering(
    _ change: EnvironmentChange, _ frame: CellRect, _ context: Context
  ) -> Context {
    arrangement.changesEnvironment = true
    let outside = arrangement.environments[context.environment]
    let inside = outside.applying(change)
    guard inside != outside else { return context }
    var result = context
    result.environment = arrangement.environments.count
    result.traits = context.traits.applying(change)
    result.recordsType = recordsType && inside.hasTypeOfDesign
    arrangement.environments.append(inside)
    if !inside.hasColors(of: outside) { append(.backdrop(.page), in: frame, result) }
    return result
  }

  private mutating func placeWords(_ words: Words, in frame: CellRect, _ context: Context) {
    guard sought == nil || sought == .caret && words.caret != nil else { return }
    let block = TextBlock(words, context.traits, columns: frame.columns)
    for (index, var line) in block.lines.prefix(frame.rows).enumerated() {
      if context.recordsType {
        line.style = words.style
        line.hasCaret = block.caret?.line == index
      }
      let place = CellRect(
        column: frame.column + words.alignment.offset(frame.columns - line.columns),
        row: frame.row + index, columns: line.columns, rows: 1)
      appendLine(line, in: place, context.clipped(to: frame))
      guard let caret = block.caret, caret.line == index else { continue }
      setCaret(CellPosition(column: place.column + caret.column, row: place.row), context)
    }
  }

  /// An empty line has no cell to be painted, but a mark may need one.
  private mutating func appendLine(_ line: TextLine, in place: CellRect, _ context: Context) {
    let ink = inks[context.ink]
    guard line.columns == 0 else { return append(.words(line, ink), in: place, context) }
    guard ink.isSeenOnBlanks else { return }
    let blank = TextLine(runs: [TextRun(text: " ", role: nil, emphasis: [])], columns: 1)
    let cell = CellRect(column: place.column, row: place.row, columns: 1, rows: 1)
    append(.words(blank, ink), in: cell, context)
  }

  private mutating func setCaret(_ caret: CellPosition, _ context: Context) {
    if sought == .caret {
      let area = CellRect(column: caret.column, row: caret.row, columns: 1, rows: 1)
      return addRegion(.caret, area, context)
    }
    guard context.clip.contains(column: caret.column, row: caret.row) else { return }
    arrangement.caret = caret
  }
}

/// One thing to be painted, at its place in cells.
struct Placement: Equatable {
  /// In boxes of their own: placements are copied far more often than they are read.
  indirect enum Content: Equatable {
    /// A ground over the whole frame.
    case backdrop(ColorRole)
    /// A panel without its words; `label` is their place.
    case panel(Panel, PanelGeometry, label: CellRect)
    case words(TextLine, LabelInk)
    case cells(CellPicture)
    case rule(Rule)
    /// Shows that a viewport hides more at this side.
    case endMark(ViewportEnd, LabelInk)
  }

  /// May reach outside the clip.
  var frame: CellRect
  /// Nothing is painted outside of it.
  var clip: CellRect
  /// Index into the environments of the arrangement.
  var environment: Int
  var content: Content
  /// A number that no other placement of the renderer has; a placement kept from the last frame keeps its number.
  var number: Int
  /// The number of layers that it lies above.
  var layer = 0
  /// The number of placements behind a panel that are inside it.
  var contents = 0
}

extension Placement {
  /// The cells that it may change.
  var reach: CellRect { frame.intersection(clip) }

  /// Whether it shows anything of its own.
  var isSeen: Bool {
    switch content {
    case .panel(let panel, _, _):
      panel.ink.fill != nil || panel.strokeWidth.points > 0 || !panel.marks.isEmpty
    case .backdrop, .words, .cells, .rule, .endMark: true
    }
  }
}

/// Everything of an element at its place, in the order it is painted.
struct Arrangement {
  var placements: [Placement] = []
  var environments: [RenderEnvironment]
  /// Whether a part of it has an environment of its own: it is then arranged for this one alone.
  var changesEnvironment = false
  var regions: [Drawing.Region] = []
  var caret: CellPosition?

  /// Whether a viewport hides a part of its content.
  var isCut: Bool {
    placements.contains { if case .endMark = $0.content { true } else { false } }
  }
}
