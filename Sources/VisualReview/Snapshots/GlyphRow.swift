import GSDesign
import TermRender
import Words

/// The notation of a row of glyphs in snapshots: readable, between bars.
///
/// Glyphs that are invisible, or would join a neighbour, are written by their scalars and columns: `\{301:1}`,
/// `\{1F468+200D+1F469:2}`. A backslash is doubled.
struct GlyphRow {
  private let widthPolicy: WidthPolicy
  /// By scalars: as strings, canonically equivalent texts would be equal.
  private var known: [[Unicode.Scalar]: Int] = [:]

  init(_ widthPolicy: WidthPolicy) {
    self.widthPolicy = widthPolicy
  }

  /// - Parameter cells: the cells of a row.
  mutating func text(of cells: ArraySlice<CellPicture.Cell>) -> String {
    var text = ""
    var isASCII = true
    for cell in cells where cell.columns > 0 {
      if !append(cell, to: &text) { isASCII = false }
    }
    guard !isASCII, !reads(text, as: cells) else { return text }
    // Two neighbours would join: everything that could join is written by its scalars.
    text = ""
    for cell in cells where cell.columns > 0 {
      if Self.isPlainASCII(cell.text), cell.columns == 1 {
        _ = append(cell, to: &text)
      } else {
        text += Self.escaped(cell)
      }
    }
    return text
  }

  /// Appends a cell that is plain ASCII, which never joins a neighbour; returns whether it was.
  private mutating func append(_ cell: CellPicture.Cell, to text: inout String) -> Bool {
    if cell.columns == 1, Self.isPlainASCII(cell.text) {
      text += cell.text == "\\" ? "\\\\" : cell.text
      return true
    }
    text += columns(of: cell.text) == Int(cell.columns) ? cell.text : Self.escaped(cell)
    return false
  }

  private static func isPlainASCII(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.count == 1 && bytes.allSatisfy { 0x20...0x7E ~= $0 }
  }

  private static func escaped(_ cell: CellPicture.Cell) -> String {
    let scalars = cell.text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    return "\\{" + scalars.joined(separator: "+") + ":\(cell.columns)}"
  }

  /// The columns of a cluster that can be written literally; -1 for any other.
  private mutating func columns(of cluster: String) -> Int {
    let scalars = Array(cluster.unicodeScalars)
    if let known = known[scalars] { return known }
    let columns =
      if let character = cluster.first, cluster.dropFirst().isEmpty, Self.isSeen(cluster),
        SafeText.label(cluster).unicodeScalars.elementsEqual(scalars)
      {
        DisplayWidth.columns(of: character, policy: widthPolicy)
      } else {
        -1
      }
    known[scalars] = columns
    return columns
  }

  /// Whether a cluster is visible: blanks of other widths look like a normal one.
  private static func isSeen(_ cluster: String) -> Bool {
    cluster.unicodeScalars.allSatisfy { scalar in
      switch ScalarClass(scalar) {
      case .visible, .mark, .selector: true
      case .joiner: scalar == .zeroWidthJoiner
      case .blank, .control, .hidden, .unknown: false
      }
    }
  }

  private mutating func reads(_ text: String, as cells: ArraySlice<CellPicture.Cell>) -> Bool {
    var rest = cells.lazy.filter { $0.columns > 0 }.makeIterator()
    guard let glyphs = glyphs(of: text[...]) else { return false }
    for glyph in glyphs {
      guard let cell = rest.next(), cell.text == glyph.text, Int(cell.columns) == glyph.columns
      else { return false }
    }
    return rest.next() == nil
  }
}

extension GlyphRow {
  struct Glyph: Hashable {
    let text: String
    /// 1 or 2.
    let columns: Int
  }

  /// The glyphs in a text between bars; nil if it is invalid.
  mutating func glyphs(of text: Substring) -> [Glyph]? {
    var glyphs: [Glyph] = []
    var rest = text
    while let character = rest.first {
      if character == "\\" {
        guard let (glyph, after) = Self.escape(in: rest) else { return nil }
        glyphs.append(glyph)
        rest = after
        continue
      }
      let cluster = String(character)
      let columns = Self.isPlainASCII(cluster) ? 1 : columns(of: cluster)
      guard 1...2 ~= columns else { return nil }
      glyphs.append(Glyph(text: cluster, columns: columns))
      rest = rest.dropFirst()
    }
    return glyphs
  }

  private static func escape(in text: Substring) -> (Glyph, Substring)? {
    let rest = text.dropFirst()
    if rest.first == "\\" { return (Glyph(text: "\\", columns: 1), rest.dropFirst()) }
    guard rest.first == "{", let end = rest.unicodeScalars.firstIndex(of: "}") else { return nil }
    let inside = rest[..<end].dropFirst().split(
      separator: ":", omittingEmptySubsequences: false)
    guard inside.count == 2, let columns = Int(inside[1]), 1...2 ~= columns else { return nil }
    var scalars = String.UnicodeScalarView()
    for digits in inside[0].split(separator: "+", omittingEmptySubsequences: false) {
      guard digits.utf8.count <= 6, digits.first != "-",
        let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
      else { return nil }
      scalars.append(scalar)
    }
    guard scalars.count <= 64 else { return nil }
    // The brace may have joined the following text into one cluster.
    let after = rest.unicodeScalars[rest.unicodeScalars.index(after: end)...]
    return (Glyph(text: String(scalars), columns: columns), Substring(after))
  }
}
