/// Which kinds of colours and bytes a terminal was sent. Written for the tests alone.
struct GraphicsTracker {
  private(set) var hasNamed = false
  private(set) var hasIndexed = false
  private(set) var hasDirect = false
  /// Bytes outside of ASCII.
  private(set) var hasOthers = false

  init(_ output: [UInt8]) {
    hasOthers = output.contains { $0 >= 0x80 }
    let text = output.map { Character(Unicode.Scalar($0)) }
    for piece in text.split(separator: "\u{1B}") where piece.first == "[" {
      let parameters = piece.dropFirst().prefix { $0.isNumber || $0 == ";" }
      guard piece.dropFirst(1 + parameters.count).first == "m" else { continue }
      read(String(parameters).split(separator: ";").map { Int($0) ?? 0 }[...])
    }
  }

  private mutating func read(_ numbers: ArraySlice<Int>) {
    var rest = numbers
    while let number = rest.popFirst() {
      switch number {
      case 30...37, 40...47, 90...97, 100...107: hasNamed = true
      case 38, 48:
        if rest.first == 2 { hasDirect = true } else { hasIndexed = true }
        rest = rest.dropFirst(rest.first == 2 ? 4 : 2)
      default: break
      }
    }
  }
}
