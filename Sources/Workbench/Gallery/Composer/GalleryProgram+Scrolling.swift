import GSDesign
import GalleryKit

/// The wheel scrolls the part of the gallery that the pointer is over, and changes nothing else: keys and states stay.
extension GalleryProgram {
  func scroll(columns: Int, rows: Int, over part: GalleryPart?, _ model: inout GalleryModel) {
    guard let area = scrollArea(of: part, model) else { return }
    switch area {
    case .help:
      let overflow = helpOverflow(model)
      model.overlays.help?.scroll(by: rows, within: overflow)
    case .page:
      let workbench = workbench(model)
      model.overlays.page?.scroll(by: rows, in: workbench)
    case .matrix: model.matrix.scroll(columns: columns, rows: rows, in: workbench(model))
    case .canvas:
      guard let view = canvas(model, workbench(model)) else { return }
      model.canvas.scroll(rows: rows, from: view.firstRow, overflow: view.overflow)
      // The wheel turns one way at a time, and the columns without limits have to be measured.
      if columns != 0 { model.canvas.scroll(columns: columns, overflow: view.columnOverflow) }
    case .tree, .overview, .knobs, .inspect, .axes, .palette, .moves, .findings:
      guard let room = room(of: area, model) else { return }
      let now = model.scrolls[area]?.settled(in: room) ?? ScrollOffset(room)
      model.scrolls[area] = now.scrolled(by: rows)
    }
  }

  /// How far the help can be scrolled.
  func helpOverflow(_ model: GalleryModel) -> Int {
    let workbench = workbench(model)
    return workbench.chrome.helpOverflow(helpLines(model), rows: workbench.plan.bodyRows)
  }

  /// Keeps the scroll position of a list while a press in it moves the focus there.
  func holdScroll(over part: GalleryPart, _ model: inout GalleryModel) {
    guard let area = scrollArea(of: part, model), let room = room(of: area, model) else { return }
    model.scrolls[area] = model.scrolls[area]?.settled(in: room) ?? ScrollOffset(room)
  }

  /// Scrolls a list to the presenter's position, or to its end if it is shorter.
  func scroll(_ area: ScrollArea, toLine first: Int, _ model: inout GalleryModel) {
    guard !area.isOfOneScreen, let room = room(of: area, model) else { return }
    let start = ScrollOffset(room)
    model.scrolls[area] = start.scrolled(by: max(0, min(first, room.last)) - start.first)
  }

  /// Scrolls lists to the focus, and forgets the positions of closed ones.
  func settleScrolls(_ model: inout GalleryModel) {
    for (area, offset) in model.scrolls {
      model.scrolls[area] = room(of: area, model).map { offset.settled(in: $0) }
    }
  }

  /// The scrolling part under the pointer; nil if no part scrolls there, or something else lies over it.
  private func scrollArea(of part: GalleryPart?, _ model: GalleryModel) -> ScrollArea? {
    let area = part?.scrollArea
    switch model.overlays.top {
    case .help: return part?.isStatus == true ? nil : .help
    case .palette: return area == .palette ? area : nil
    case .findings: return area == .findings ? area : nil
    case .editor(let open) where open.list != nil: return area == .moves ? area : nil
    case .editor, .page, nil: break
    }
    guard let area else { return nil }
    if area == .inspect { return model.showsInspection ? area : nil }
    if area == .canvas, model.showsInspection || model.zoom.isOn { return nil }
    return area
  }

  /// The lines of a list; nil if it is not on the screen.
  private func room(of area: ScrollArea, _ model: GalleryModel) -> ScrollRoom? {
    let workbench = workbench(model)
    switch area {
    case .tree: return model.tree.room(in: workbench)
    case .overview: return model.showsOverview ? model.overview.room(in: workbench) : nil
    case .knobs: return knobs(model, workbench)?.room
    case .inspect: return inspection(model, workbench)?.listRoom
    case .axes:
      guard let matrix = model.place.matrix, matrix.showsAxes else { return nil }
      return matrix.axisRoom(in: workbench)
    case .palette:
      return model.overlays.palette.map {
        workbench.chrome.paletteRoom(
          $0, rows: workbench.plan.bodyRows, isWhole: workbench.plan.arrangement == .single,
          hasPictures: workbench.plan.hasPalettePictures)
      }
    case .findings:
      return model.overlays.findings.map { FindingsView(workbench: workbench, list: $0).room }
    case .moves:
      return MovesView(model.overlays.editor, editing: model.editing, workbench: workbench)?.room
    case .canvas, .matrix, .page, .help: return nil
    }
  }
}

extension GalleryPart {
  /// The scrolling part that it belongs to; nil if it does not scroll.
  fileprivate var scrollArea: ScrollArea? {
    switch self {
    case .tree: .tree
    case .area(let area): area
    case .choice: .palette
    case .knob, .knobBack, .knobForward: .knobs
    case .neighbour, .canvas, .member, .reveal, .canvasEnd: .canvas
    case .card: .overview
    case .cell, .cellMember, .cellReveal: .matrix
    case .axis: .axes
    case .part: .inspect
    case .moved: .moves
    case .finding: .findings
    case .tab, .user, .picked, .command: nil
    }
  }

  /// Whether it is a key of the status line.
  fileprivate var isStatus: Bool {
    if case .command = self { true } else { false }
  }
}
