/// Glyphs in the form in which ncurses can draw them.
struct NcursesGlyphs {
  enum Form {
    case scalar(UInt32, columns: Int)
    case cluster([UInt32], columns: Int)
  }

  /// By the index of the cluster in the pool.
  private var clusters: [Form?] = []

  /// The clusters of another pool follow.
  mutating func forget() { clusters.removeAll(keepingCapacity: true) }

  /// What ncurses can draw of a glyph, and how many columns it takes: a base and at most four marks where terminals
  /// agree on them, else the first scalar; U+FFFD for what is wider than its cells or cannot be drawn.
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
    let form = NcursesGlyphs.form(of: pool.text(of: glyph), columns)
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
    let marks = scalars.dropFirst()
    guard !marks.isEmpty, marks.count <= 4,
      marks.allSatisfy({ NcursesScreen.columns(of: $0) == 0 }),
      text.allSatisfy({ DisplayWidth.isTrusted($0) })
    else { return base }
    return .cluster(scalars.map(\.value), columns: width)
  }
}
