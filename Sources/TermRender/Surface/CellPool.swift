/// Interns the styles and the clusters of surfaces, so that cells are eight bytes and compare as integers.
///
/// One pool serves every surface of one renderer, so that two frames can be compared. It belongs to one thread.
package final class CellPool {
  private(set) var styles: [Style] = [.plain]
  private var styleIDs: [Style: StyleID] = [.plain: .plain]
  private(set) var clusters: [String] = []
  private var clusterIndices: [String: Int] = [:]

  package init() {}

  /// The identifier of a style, the same for equal styles.
  package func id(of style: Style) -> StyleID {
    if let id = styleIDs[style] { return id }
    let id = StyleID(index: UInt32(styles.count))
    styles.append(style)
    styleIDs[style] = id
    return id
  }

  package subscript(id: StyleID) -> Style { styles[Int(id.index)] }

  /// The glyph of a grapheme cluster that has passed the text gate.
  ///
  /// - Parameter columns: 1 or 2, as measured by `DisplayWidth`.
  package func glyph(of cluster: Character, columns: Int) -> Cell.Glyph {
    let scalars = cluster.unicodeScalars
    if let only = scalars.first, scalars.dropFirst().isEmpty {
      return Cell.Glyph(scalar: only, columns: columns)
    }
    let text = String(cluster)
    if let index = clusterIndices[text] { return Cell.Glyph(cluster: index, columns: columns) }
    clusters.append(text)
    clusterIndices[text] = clusters.count - 1
    return Cell.Glyph(cluster: clusters.count - 1, columns: columns)
  }

  /// The text of a glyph; empty for the right half of a wide one.
  package func text(of glyph: Cell.Glyph) -> String {
    if let index = glyph.clusterIndex { return clusters[index] }
    guard glyph != .continuation, let scalar = glyph.scalar else { return "" }
    return String(Character(scalar))
  }
}
