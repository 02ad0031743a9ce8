package import GalleryKit
import TermRender

extension CellChanges {
  /// What changed in a line: `3 cells: background`, `12 cells: glyph, foreground; size 10x3 → 12x3`.
  package var summary: Phrase {
    guard !cells.isEmpty else {
      guard hasOtherOutlines else { return Phrase("no cell changed", korean: "변경된 셀 없음") }
      return Phrase("no cell changed, only outlines", korean: "변경된 셀 없음, 윤곽만 다름")
    }
    let count = count(.changed)
    var english: [String] = []
    var korean: [String] = []
    if count > 0 {
      let channels = Channel.allCases.filter { channel in
        channel != .role && cells.contains { $0.channels.contains(channel) }
      }
      let names = channels.isEmpty ? [Channel.role.name] : channels.map(\.name)
      let cellWord = count == 1 ? "cell" : "cells"
      english.append("\(count) \(cellWord): " + names.map(\.english).joined(separator: ", "))
      korean.append("\(count)칸: " + names.map(\.korean).joined(separator: ", "))
    }
    if oldSize != newSize {
      english.append("size \(oldSize.text) → \(newSize.text)")
      korean.append("크기 \(oldSize.text) → \(newSize.text)")
    }
    guard !isSeen else {
      return Phrase(english.joined(separator: "; "), korean: korean.joined(separator: "; "))
    }
    let isOnlyRoles = cells.allSatisfy { $0.channels == [.role] }
    return Phrase(
      "nothing seen changes: \(isOnlyRoles ? "only roles" : "only what blanks hide") (\(count) \(count == 1 ? "cell" : "cells"))",
      korean: "보이는 것은 그대로: \(isOnlyRoles ? "역할만" : "빈칸에 가려진 것만") 바뀜 (\(count)칸)")
  }
}

extension Channel {
  /// What it is called.
  var name: Phrase {
    switch self {
    case .glyph: Phrase("glyph", korean: "글자")
    case .foreground: Phrase("foreground", korean: "글자 색")
    case .background: Phrase("background", korean: "배경색")
    case .attributes: Phrase("attributes", korean: "속성")
    case .role: Phrase("role", korean: "역할")
    }
  }
}
