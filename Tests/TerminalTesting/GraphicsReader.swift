/// Reads text with SGR in it back into cells, one per scalar.
struct GraphicsReader {
  private var pen = EmulatedCell(text: " ")

  mutating func read(_ line: Substring) -> [EmulatedCell] {
    var cells: [EmulatedCell] = []
    var scalars = line.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "\u{1B}" else {
        var cell = pen
        cell.text = String(scalar)
        cells.append(cell.seen)
        continue
      }
      let end = scalars.firstIndex { $0.properties.isAlphabetic } ?? scalars.endIndex
      let parameters = scalars[..<end].dropFirst()
        .split(separator: ";", omittingEmptySubsequences: false).map { Int(String($0)) ?? 0 }
      if end < scalars.endIndex, scalars[end] == "m" { apply(parameters[...]) }
      scalars = scalars[end...].dropFirst()
    }
    return cells
  }

  private mutating func apply(_ parameters: ArraySlice<Int>) {
    var rest = parameters
    while let number = rest.popFirst() {
      switch number {
      case 0: pen = EmulatedCell(text: " ")
      case 1: pen.attributes.insert(.bold)
      case 2: pen.attributes.insert(.dim)
      case 3: pen.attributes.insert(.italic)
      case 4: pen.attributes.insert(.underline)
      case 7: pen.attributes.insert(.reverse)
      case 9: pen.attributes.insert(.strikethrough)
      case 22: pen.attributes.subtract([.bold, .dim])
      case 23: pen.attributes.remove(.italic)
      case 24: pen.attributes.remove(.underline)
      case 27: pen.attributes.remove(.reverse)
      case 29: pen.attributes.remove(.strikethrough)
      case 30...37: pen.foreground = .index(number - 30)
      case 90...97: pen.foreground = .index(number - 82)
      case 39: pen.foreground = .standard
      case 40...47: pen.background = .index(number - 40)
      case 100...107: pen.background = .index(number - 92)
      case 49: pen.background = .standard
      case 38: pen.foreground = color(&rest)
      case 48: pen.background = color(&rest)
      default: pen.text = "unknown SGR \(number)"
      }
    }
  }

  private func color(_ rest: inout ArraySlice<Int>) -> EmulatedCell.Color {
    switch rest.popFirst() {
    case 5: return .index(rest.popFirst() ?? 0)
    case 2:
      let red = rest.popFirst() ?? 0
      let green = rest.popFirst() ?? 0
      return .direct(red << 16 | green << 8 | (rest.popFirst() ?? 0))
    default: return .standard
    }
  }
}
