import GSDesign
import Words

/// The images of shapes: which of them a terminal holds, which are placed where, and which are wanted.
struct TerminalImages {
  /// Where an image is seen.
  struct Place: Hashable, Comparable {
    /// The number of the image.
    let image: Int
    let column: Int
    let row: Int

    /// By row, then by column.
    static func < (one: Place, other: Place) -> Bool {
      (one.row, one.column, one.image) < (other.row, other.column, other.image)
    }
  }

  /// Pixels, ready to be sent.
  struct Known {
    let look: ImageLook
    let width: Int
    let drawnCells: [Bool]
    let insideCells: [Bool]
    /// The rows of pixels that are sent.
    let rows: Range<Int>
    /// As ``ImageCommand`` takes it: zlib in base 64, or a body of sixel data.
    let payload: [UInt8]
    /// Whether the terminal has it.
    var isTransmitted = false

    /// The memory that a terminal needs for it.
    var size: Int { width * rows.count * 4 }
  }

  /// Nil if shapes are drawn as cells.
  private(set) var support: ImageSupport?
  /// The placements of the frame, in the order of painting.
  private(set) var wanted: [Place] = []
  /// The placements on the terminal, with their numbers.
  var placed: [Place: Int] = [:]
  var known: [Int: Known] = [:]
  private var numbers: [ImageLook: Int] = [:]
  /// Whether the terminal may show images that are no longer tracked.
  private(set) var isCluttered = false

  /// The most that a terminal has to hold, in bytes of pixels.
  static let limit = 4 << 20
  /// The most shapes, and the most lines, of a frame that are looked at.
  private static let mostShapes = 512

  /// Whether nothing is shown nor wanted.
  var isIdle: Bool { placed.isEmpty && wanted.isEmpty }

  /// Whether an erased screen would take images away that are still wanted.
  var wouldLoseImages: Bool {
    support?.imageProtocol == .kitty && known.contains { $1.isTransmitted }
  }

  /// Adopts a way to send images.
  mutating func adopt(_ support: ImageSupport?) {
    forget()
    known = [:]
    numbers = [:]
    self.support = support
  }

  /// Forgets the images that the terminal shows and holds.
  mutating func forget() {
    if support?.imageProtocol == .kitty, known.contains(where: { $1.isTransmitted }) {
      isCluttered = true
    }
    placed = [:]
    for number in known.keys { known[number]?.isTransmitted = false }
  }

  /// Removes images that are no longer tracked, if there may be any.
  mutating func clear<Output: ByteOutput & ~Copyable>(into output: inout Output) {
    guard isCluttered else { return }
    isCluttered = false
    ImageCommand.removeAll.encode(into: &output)
  }

  /// The surface with the cells of shapes and of enlarged words cleared where images replace them; these images are wanted
  /// from now on.
  ///
  /// - Parameter hasRowBelow: whether the screen goes on below the surface.
  mutating func view(of surface: Surface, hasRowBelow: Bool = false) -> Surface {
    wanted.removeAll(keepingCapacity: true)
    guard let support, !surface.shapes.isEmpty || !surface.typesetLines.isEmpty else {
      return surface
    }
    var view = surface
    var budget = Budget()
    let size = CellSize(columns: surface.columns, rows: surface.rows)
    let words = placeWords(in: &view, hasRowBelow: hasRowBelow, &budget)
    let surface = view
    for shape in surface.shapes.prefix(Self.mostShapes) {
      let shape = shape.fitted(on: surface.area).drawingMarks(of: surface)
      let split = ShapePieces(shape, support.cell, in: size)
      if split.isCovered { view.clearCells(of: shape, support.cell, []) }
      let areas = split.areas
      guard !areas.isEmpty, hasRowBelow || isDrawable(areas, size) else { continue }
      var pieces: [ShapePiece] = []
      var places: [Place] = []
      for area in areas {
        guard let number = number(of: .shape(ShapeLook(shape, in: area))),
          let image = known[number], image.isDrawable
        else { break }
        pieces.append(ShapePiece(area: area, insideCells: image.insideCells))
        if !image.rows.isEmpty {
          places.append(Place(image: number, column: area.column, row: area.row))
        }
      }
      guard pieces.count == areas.count, budget.admit(places, of: known) else { continue }
      view.clearCells(of: shape, support.cell, pieces)
      wanted += places
    }
    // Above the shapes.
    wanted += words
    return view
  }

  /// Clears the cells of enlarged words that images replace; the places of these.
  private mutating func placeWords(
    in view: inout Surface, hasRowBelow: Bool, _ budget: inout Budget
  ) -> [Place] {
    var finder = PixelWordsFinder(view)
    let size = CellSize(columns: view.columns, rows: view.rows)
    var wanted: [Place] = []
    for line in view.typesetLines.prefix(Self.mostShapes) {
      guard let (words, area) = finder.find(line), hasRowBelow || isDrawable([area], size),
        let number = number(of: .words(words)), let image = known[number]
      else { continue }
      let places =
        image.rows.isEmpty ? [] : [Place(image: number, column: area.column, row: area.row)]
      guard budget.admit(places, of: known) else { continue }
      let ground = view.pool[view[line.cells.column, line.cells.row].style].background
      view.fill(line.cells, style: view.pool.id(of: Style(background: ground)))
      wanted += places
    }
    return wanted
  }

  /// A sixel image in the last row would scroll some terminals.
  private func isDrawable(_ areas: [CellRect], _ size: CellSize) -> Bool {
    support?.imageProtocol != .sixel || areas.allSatisfy { $0.row + $0.rows < size.rows }
  }

  /// The number of a look, drawn now if it is new; nil if it cannot be drawn.
  private mutating func number(of look: ImageLook) -> Int? {
    if let number = numbers[look] { return number }
    guard let support,
      look.size.columns * support.cell.width * look.size.rows * support.cell.height * 4
        <= Self.limit
    else { return nil }
    let picture = look.picture(support)
    var rows = picture.image.drawnRows
    let payload: [UInt8]
    switch support.imageProtocol {
    case .kitty:
      guard let stream = Zlib.compressed(picture.image.rows(rows).bytes) else { return nil }
      payload = Base64.encode(stream)
    case .sixel:
      // An image begins with its cell.
      if !rows.isEmpty { rows = 0..<rows.upperBound }
      guard let sixel = SixelImage(picture.image.rows(rows)) else { return nil }
      payload = sixel.body
    }
    let number = (1...).first { known[$0] == nil } ?? 1
    known[number] = Known(
      look: look, width: picture.image.width, drawnCells: picture.drawnCells,
      insideCells: picture.insideCells, rows: rows, payload: payload)
    numbers[look] = number
    return number
  }

  /// Images to free when they are more than a terminal has to hold: all that the frame does not show.
  ///
  /// Kitty 0.26 frees every image without a placement together with the first one that is freed, so none of them is kept.
  mutating func evict() -> [Int] {
    guard known.values.reduce(0, { $0 + $1.size }) > Self.limit else { return [] }
    let shown = Set(wanted.map(\.image))
    let unused = known.filter { !shown.contains($0.key) }
    for (number, image) in unused {
      known[number] = nil
      numbers[image.look] = nil
    }
    return unused.filter(\.value.isTransmitted).keys.sorted()
  }
}

extension TerminalImages {
  /// The images of a frame, together at most as large as ``limit``.
  private struct Budget {
    private var images: Set<Int> = []
    private var size = 0

    /// Counts the images of places, if all of them can be held; whether they can.
    mutating func admit(_ places: [Place], of known: [Int: Known]) -> Bool {
      let more = Set(places.map(\.image)).subtracting(images)
      let size = more.reduce(size) { $0 + (known[$1]?.size ?? 0) }
      guard size <= TerminalImages.limit else { return false }
      self.size = size
      images.formUnion(more)
      return true
    }
  }
}

/// The content of an image.
enum ImageLook: Hashable {
  case shape(ShapeLook)
  case words(PixelWords)

  /// Its cells.
  var size: CellSize {
    switch self {
    case .shape(let look): look.size
    case .words(let words): words.size
    }
  }

  /// The cells inside that stay text, counted from its own upper left one.
  var label: CellRect {
    switch self {
    case .shape(let look): look.label
    case .words: .zero
    }
  }

  /// Images of a higher level cover those of a lower one.
  var level: Int {
    switch self {
    case .shape: 0
    case .words: 1
    }
  }

  /// The pixels in the form they are sent: sixel has no opacity.
  func picture(_ support: ImageSupport) -> CellImage {
    let isFlat =
      switch support.imageProtocol {
      case .kitty: false
      case .sixel: true
      }
    return switch self {
    case .shape(let look): CellImage(look, support.cell, isFlat: isFlat)
    case .words(let words): CellImage(words, support.cell, isFlat: isFlat)
    }
  }
}

extension TerminalImages.Known {
  /// Where the ground is not known, no pixel can cover what of the label's background lies outside.
  fileprivate var isDrawable: Bool {
    guard case .shape(let look) = look, look.backdrop == nil, look.fill != nil else { return true }
    for row in 0..<look.size.rows {
      for column in 0..<look.size.columns where look.label.contains(column: column, row: row) {
        guard insideCells[row * look.size.columns + column] else { return false }
      }
    }
    return true
  }
}
