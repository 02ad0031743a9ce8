import GSDesign

/// A text with `%1`, `%2` … in place of a message's values.
struct Pattern {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The numbers of the values, in the order of the text.
  var places: [Int] {
    pieces.compactMap {
      switch $0 {
      case .value(let number): number
      case .text, .forms: nil
      }
    }
  }

  /// The text with values in their places, and Korean particles in the form that fits the value before them.
  func filled(with arguments: [Message.Argument], in language: Language) -> String {
    var filled = ""
    var isOne = false
    var value: String?
    for piece in pieces {
      switch piece {
      case .text(let text):
        filled += value.map { KoreanParticle.chosen(in: text, behind: $0) } ?? text
        value = nil
      case .value(let number):
        guard arguments.indices.contains(number - 1) else { continue }
        let text = arguments[number - 1].text(in: language)
        filled += text
        value = text
        isOne = arguments[number - 1].isOne
      case .forms(let one, let many):
        filled += isOne ? one : many
        value = nil
      }
    }
    return filled
  }

  private enum Piece {
    case text(String)
    /// `%1`, counted from 1.
    case value(Int)
    /// `{Zustand|Zustände}`, the forms of a noun behind one and behind other numbers.
    case forms(String, String)
  }

  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var literal: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      let piece: (Piece, length: Int)?
      switch byte {
      case UInt8(ascii: "%"): piece = Self.value(rest)
      case UInt8(ascii: "{"): piece = Self.forms(rest)
      case _: piece = nil
      }
      guard let piece else {
        literal.append(byte)
        rest = rest.dropFirst()
        continue
      }
      if !literal.isEmpty { pieces.append(.text(String(decoding: literal, as: UTF8.self))) }
      literal = []
      pieces.append(piece.0)
      rest = rest.dropFirst(piece.length)
    }
    if !literal.isEmpty { pieces.append(.text(String(decoding: literal, as: UTF8.self))) }
    return pieces
  }

  private static func value(_ bytes: ArraySlice<UInt8>) -> (Piece, length: Int)? {
    let digits = bytes.dropFirst().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard let number = Int(String(decoding: digits, as: UTF8.self)), number > 0 else { return nil }
    return (.value(number), 1 + digits.count)
  }

  private static func forms(_ bytes: ArraySlice<UInt8>) -> (Piece, length: Int)? {
    let inside = bytes.dropFirst().prefix { $0 != UInt8(ascii: "}") }
    let forms = inside.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    guard forms.count == 2, inside.endIndex < bytes.endIndex else { return nil }
    return (
      .forms(String(decoding: forms[0], as: UTF8.self), String(decoding: forms[1], as: UTF8.self)),
      inside.count + 2
    )
  }
}
