@testable import TermRender
@testable import Words

/// The text gate: its output passes again unchanged, is bounded, and cannot control a terminal, hide or reorder text.
enum TextTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let label = SafeText.label(text)
    require(label.utf8.count <= SafeText.maximumBytes, "a label of \(label.utf8.count) bytes")
    check(label, of: text)
    let line = SafeText.line(text)
    require(line.utf8.count <= SafeText.maximumRead, "a line of \(line.utf8.count) bytes")
    check(line, of: text)
    require(
      SafeText.lines(text).utf8.count { $0 == 0x0A } == text.utf8.count { $0 == 0x0A },
      "other lines of \(text.debugDescription)")
    for cluster in text.prefix(64) {
      let cell = SafeText.cluster(cluster)
      require(
        SafeText.cluster(cell) == cell && String(cell).utf8.count <= 64,
        "a cell holds \(String(cell).debugDescription)")
    }
  }

  private static func check(_ label: String, of text: String) {
    require(
      SafeText.label(label).unicodeScalars.elementsEqual(label.unicodeScalars)
        || label.utf8.count > SafeText.maximumBytes,
      "\(scalars(text)) passes as \(scalars(label)), and that as \(scalars(SafeText.label(label)))"
    )
    for scalar in label.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069,
        0xFEFF, 0xFFFE, 0xFFFF:
        require(false, "\(scalars(text)) passes as \(scalars(label))")
      case _: break
      }
    }
    for cluster in label {
      require(
        cluster.utf8.count <= SafeText.maximumClusterBytes
          && 1...2 ~= DisplayWidth.columns(of: cluster),
        "\(scalars(text)) has the cluster \(scalars(String(cluster)))")
    }
    var clusters: [String] = []
    DisplayWidth.forEachCluster(in: label) { cluster, _ in clusters.append(String(cluster)) }
    require(clusters == label.map(String.init), "\(scalars(label)) is walked otherwise")
  }

  private static func scalars(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }
}
