import GSDesign
import Words

/// Glyphs in the form in which ncurses can draw them.
struct NcursesGlyphs {
  enum Form {
    case scalar(UInt32, columns: Int)
    case cluster([UInt32], columns: Int)
    /// A spacing mark has a cell of its own, as the letter before it.
    case clusters([[UInt32]])
  }

  /// By the index of the cluster in the pool.
  private var clusters: [Form?] = []

  /// The clusters of another pool follow.
  mutating func forget() { clusters.removeAll(keepingCapacity: true) }

  /// The form of a glyph that ncurses can draw, and its columns: bases and spacing marks with at most four marks each
  /// if terminals agree on them, otherwise the first scalar. U+FFFD replaces a scalar that is wider than its cells or
  /// cannot be drawn.
  mutating func form(of glyph: Cell.Glyph, in pool: CellPool) -> Form {
    let columns = max(1, glyph.columns)
    if let scalar = glyph.scalar {
      let value = scalar.value
      return value >= 0x20 && value < 0x7F
        ? .scalar(value, columns: 1) : NcursesGlyphs.form(of: scalar, columns)
    }
    guard let index = glyph.clusterIndex else { return .scalar(0xFFFD, columns: 1) }
    if index < clusters.count, let known = clusters[index] { return known }
    while clusters.count <= index { clusters.append(nil) }
    let form = NcursesGlyphs.form(of: DisplayWidth.presentable(pool.text(of: glyph)), columns)
    clusters[index] = form
    return form
  }

  private static func form(of scalar: Unicode.Scalar, _ columns: Int) -> Form {
    guard !scalar.isForbiddenInText else { return .scalar(0xFFFD, columns: 1) }
    let width = NcursesScreen.columns(of: scalar)
    guard width > 0, width <= columns else { return .scalar(0xFFFD, columns: 1) }
    return .scalar(scalar.value, columns: width)
  }

  private static func form(of text: String, _ columns: Int) -> Form {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first else { return .scalar(0xFFFD, columns: 1) }
    let base = form(of: first, columns)
    guard case .scalar(let value, columns: let width) = base, value == first.value else {
      return base
    }
    guard scalars.count > 1, text.allSatisfy({ DisplayWidth.isTrusted($0) || $0.isTrailingMark }),
      let cells = cells(of: scalars)
    else { return base }
    if cells.count == 1 { return .cluster(cells[0], columns: width) }
    return width == 1 && cells.count <= columns ? .clusters(cells) : base
  }

  /// A cell for each scalar that has columns, with the zero-width marks that follow it; nil if a cell of ncurses cannot
  /// hold them.
  private static func cells(of scalars: [Unicode.Scalar]) -> [[UInt32]]? {
    var cells: [[UInt32]] = []
    for scalar in scalars {
      switch NcursesScreen.columns(of: scalar) {
      case 0 where !cells.isEmpty: cells[cells.count - 1].append(scalar.value)
      case let width where width > 0 && (width == 1 || cells.isEmpty): cells.append([scalar.value])
      case _: return nil
      }
    }
    return cells.allSatisfy { $0.count <= 5 } ? cells : nil
  }
}
