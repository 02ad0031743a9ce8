import ColorScience
import GSDesign
import GalleryKit

/// The state on the canvas to scale, in the middle of its room, above a line with the scale and the size.
struct ZoomView: PaneView {
  let workbench: Workbench
  let zoom: ZoomModel
  let look: Element
  let small: Element
  let columns: Int
  let rows: Int

  var element: Element {
    let stageRows = max(1, rows - 2)
    let room = CellSize(columns: max(1, columns - 4), rows: stageRows)
    let enlarged = workbench.enlarged(look, scale: scale(in: room), in: room)
    let shown = enlarged?.pointable.map { placed($0, enlarged, in: room) } ?? small
    // A message that is gone for a moment has the caption that it had.
    let measured = enlarged ?? workbench.probe.enlarged(request(state, zoom.scale, in: room))
    let caption =
      measured.map { text(below: $0, columns: room.columns) } ?? say(.zoomWithoutOutline)
    return .column([
      .sized(width: .exactly(columns), height: .exactly(stageRows), alignment: .center, shown),
      .sized(
        width: .exactly(columns), height: .exactly(1), alignment: .center,
        readable(words(.body2, caption))),
    ])
  }

  /// The scale that has room whatever is done to the component: a click changes it no more than its place.
  private func scale(in room: CellSize) -> Int {
    let key = Workbench.ZoomKey(
      specimen: workbench.shown, state: state, settings: environment, review: review,
      scale: zoom.scale, room: room)
    return workbench.resources.drawn.zoomScale.value(of: key) {
      state.uses(workbench.usedAxes.all, of: specimen).reduce(zoom.scale) { scale, state in
        workbench.probe.enlarged(request(state, scale, in: room))?.scale ?? scale
      }
    }
  }

  /// A picture where that of the state before any use is in the middle: another size moves neither its left nor its upper
  /// edge.
  private func placed(_ picture: Element, _ enlarged: EnlargedLook?, in room: CellSize) -> Element {
    guard let enlarged, let size = enlarged.size else { return picture }
    let rest = state.resting(workbench.usedAxes.all, of: specimen)
    let atRest = workbench.probe.enlarged(request(rest, enlarged.scale, in: room))
    let middle = atRest?.scale == enlarged.scale ? atRest?.size ?? size : size
    func start(_ room: Int, _ middle: Int, _ size: Int) -> Int {
      max(0, min((room - middle) / 2, room - size))
    }
    return .sized(
      width: .exactly(room.columns), height: .exactly(room.rows),
      .column([
        .sized(height: .exactly(start(room.rows, middle.rows, size.rows)), .empty),
        .row([.gap(start(room.columns, middle.columns, size.columns)), picture]),
      ]))
  }

  /// A state whose size alone is asked for.
  private func request(
    _ state: SpecimenState, _ scale: Int, in room: CellSize
  ) -> EnlargingRequest {
    EnlargingRequest(
      element: state.element(in: environment), environment: review, scale: scale, room: room,
      wantsPicture: false)
  }

  /// `2x · 74 × 31 pt`, and that a larger scale has no room.
  private func text(below look: EnlargedLook, columns: Int) -> String {
    var parts = [say(.zoomScale(look.scale))]
    if let size = workbench.sizeInPoints(columns: columns) { parts.append(size) }
    if look.scale < zoom.scale { parts.append(say(.zoomTooLarge(zoom.scale))) }
    return parts.joined(separator: " · ")
  }
}

extension Workbench {
  /// The inputs of a scale that has room for every use of the component.
  struct ZoomKey: Hashable {
    let specimen: Int
    let state: SpecimenState
    let settings: Settings
    let review: EnvironmentChange
    let scale: Int
    let room: CellSize
  }
}

extension EnlargedLook {
  /// The picture with the parts of the look over it; nil without a picture.
  var pointable: Element? { picture.map { .pointable($0, parts) } }

  /// Whether one of its parts lies on another, as the mark that removes a tag does.
  var hasNestedParts: Bool {
    parts.indices.contains { inner in
      parts.indices.contains { outer in
        outer != inner && !parts[outer].area.isEmpty && !parts[inner].area.isEmpty
          && parts[outer].area != parts[inner].area
          && parts[outer].area.intersection(parts[inner].area) == parts[inner].area
      }
    }
  }
}

extension Element {
  /// A picture, and parts over it that the pointer finds, later ones above earlier ones.
  static func pointable(_ picture: CellPicture, _ parts: [PartArea]) -> Element {
    let whole = CellRect(column: 0, row: 0, columns: picture.columns, rows: picture.rows)
    return parts.reduce(.environment(.asDrawn, .cells(picture))) { result, part in
      let cells = part.area.intersection(whole)
      guard !cells.isEmpty else { return result }
      let target = Element.interactive(
        part.id, .sized(width: .exactly(cells.columns), height: .exactly(cells.rows), .empty))
      return .layered(
        result,
        overlay: .column([
          .sized(height: .exactly(cells.row), .empty),
          .row([.gap(cells.column), target]),
        ]), alignment: .topLeading)
    }
  }
}

extension EnvironmentChange {
  /// The colours of the picture are those of the environment already.
  static let asDrawn = EnvironmentChange(depth: .truecolor, vision: Vision.none)
}
