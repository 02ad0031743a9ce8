import ColorScience
import GSDesign
import StateSpace
import TermRender

/// Collects the looks under one environment.
struct LookSheet {
  /// Where a look comes from.
  private enum Source {
    case drawn(Surface, LookWords)
    /// A look of an earlier sheet, in the colours of this one.
    case recolored(sheet: Int, look: Int)
  }

  private var sources: [Source] = []
  /// The look of each state, in the order they came.
  private(set) var order: [Int] = []
  /// The looks of drawn states that are equal to the eye, with the cells of each. Looks that differ only in roles are
  /// separate, since another theme may give the roles different colours; so are looks that say something else.
  private var places: [SurfaceHash: [(surface: Surface, words: LookWords, look: Int)]] = [:]
  /// The looks that are recoloured, by the sheet and the look they come from.
  private var recolored: [Int: [Int: Int]] = [:]

  mutating func insert(_ surface: Surface, _ words: LookWords, _ sight: SurfaceHasher) {
    let seen = sight.seen(surface)
    let known = places[seen]?.first {
      $0.surface.columns == surface.columns && $0.surface.cells == surface.cells
        && $0.surface.shapes == surface.shapes && $0.words == words
    }
    if let known {
      order.append(known.look)
      return
    }
    places[seen, default: []].append((surface, words, sources.count))
    order.append(sources.count)
    sources.append(.drawn(surface, words))
  }

  /// Adds a state that looks as in another sheet, in the colours of this one.
  mutating func insert(look: Int, ofSheet sheet: Int) {
    if let known = recolored[sheet]?[look] {
      order.append(known)
      return
    }
    recolored[sheet, default: [:]][look] = sources.count
    order.append(sources.count)
    sources.append(.recolored(sheet: sheet, look: look))
  }

  /// The pictures of the looks.
  ///
  /// - Parameter earlier: those of the sheets before.
  func pictures(_ earlier: [[CellPicture]], in scheme: ColorScheme) -> [CellPicture] {
    var colors: [ColorRole: RGB] = [:]
    func color(_ role: ColorRole) -> RGB {
      if let known = colors[role] { return known }
      let color = scheme[role]
      colors[role] = color
      return color
    }
    return sources.map { source in
      switch source {
      case .drawn(let surface, let words): CellPicture(surface, words)
      case .recolored(let sheet, let look): earlier[sheet][look].inColors(color)
      }
    }
  }

  /// The looks with their states, in the order of their first states.
  ///
  /// - Parameter states: the state of each entry of the order.
  func looks(_ pictures: [CellPicture], states: [StateID]) -> [Snapshot.Look] {
    var looks: [Snapshot.Look] = []
    var places = [Int?](repeating: nil, count: pictures.count)
    // A state that was drawn may look like one that was recoloured.
    let isMixed = !self.places.isEmpty && !recolored.isEmpty || recolored.count > 1
    var alike: [PictureKey: [Int]] = [:]
    for (state, look) in zip(states, order) {
      if places[look] == nil, isMixed {
        places[look] = alike[PictureKey(pictures[look])]?.first {
          looks[$0].picture == pictures[look]
        }
      }
      if let place = places[look] {
        looks[place].states.append(state)
      } else {
        places[look] = looks.count
        if isMixed { alike[PictureKey(pictures[look]), default: []].append(looks.count) }
        looks.append(Snapshot.Look(picture: pictures[look], states: [state]))
      }
    }
    return looks
  }

  /// For each state, the first that is equal to the eye: equal lists mean that the same states look alike.
  ///
  /// - Parameters:
  ///   - pictures: those of recoloured looks; drawn ones have hashes.
  ///   - isFaint: whether a state may look like others with few colours: such a state is left out.
  func folding(
    _ pictures: [CellPicture], isFaint: [Bool], _ pool: CellPool, _ sight: SurfaceHasher
  ) -> [Int32] {
    var seen = [SurfaceHash?](repeating: nil, count: sources.count)
    for (hash, looks) in places { for look in looks { seen[look.look] = hash } }
    var folding: [Int32] = []
    var firsts: [SurfaceHash: Int32] = [:]
    for (look, isFaint) in zip(order, isFaint) where !isFaint {
      let hash = seen[look] ?? sight.seen(pictures[look].surface(in: pool))
      seen[look] = hash
      let number = Int32(folding.count)
      folding.append(firsts[hash] ?? number)
      if firsts[hash] == nil { firsts[hash] = number }
    }
    return folding
  }
}

/// The parts of a picture that are quick to hash.
private struct PictureKey: Hashable {
  private let columns: Int
  private let rows: Int
  private let styles: [Style]
  private let spoken: [String]?

  init(_ picture: CellPicture) {
    columns = picture.columns
    rows = picture.rows
    styles = picture.styles
    spoken = picture.spoken
  }
}

/// The text recorded beside the cells of a look.
struct LookWords: Hashable {
  let measures: [String]
  let spoken: [String]
}

extension CellPicture {
  fileprivate init(_ surface: Surface, _ words: LookWords) {
    self = CellPicture(surface).recorded
    measures = words.measures
    spoken = words.spoken
  }

  /// The picture with the colours that roles have elsewhere.
  fileprivate func inColors(_ color: (ColorRole) -> RGB) -> CellPicture {
    func paint(_ paint: Paint?) -> Paint? {
      guard let paint, let role = paint.role else { return paint }
      return Paint(color(role), role: role)
    }
    var picture = recolored(
      styles.map {
        Style(
          foreground: paint($0.foreground), background: paint($0.background),
          attributes: $0.attributes)
      })
    picture.shapes = shapes?.map { $0.mapPaints(paint) }
    return picture
  }

  /// Whether nothing is visible but the page.
  var isBlank: Bool {
    let seen = styles.map { style in
      (
        isPage: style.attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
          && (style.background == nil || style.background?.role == .page),
        hidesGlyphs: style.foreground != nil
          && style.foreground?.color == style.background?.color
      )
    }
    return cells.allSatisfy { cell in
      let style = seen[Int(cell.style)]
      return style.isPage && (cell.text == " " || style.hidesGlyphs)
    }
  }
}
