/// A command of kitty's graphics protocol, or a sixel image.
///
/// Images and placements have numbers from 1. No command asks for an answer but ``ask``, and none moves the cursor but
/// ``sixel(_:)``, after which nobody knows where it is.
package enum ImageCommand: Hashable, Sendable {
  /// Asks whether the protocol is known: an image of one pixel that is not kept.
  case ask
  /// Transmits an image as zlib in base 64, and places it at the cursor.
  case show(image: Int, placement: Int, ImageFormat)
  /// Places a known image at the cursor, or moves a placement there; `below` pixels down in its cell.
  case place(image: Int, placement: Int, below: Int)
  /// Takes one placement away.
  case remove(image: Int, placement: Int)
  /// Takes an image away with all its placements.
  case free(image: Int)
  /// Takes everything away that is seen on this screen.
  case removeAll
  /// Draws at the cursor.
  case sixel([UInt8])

  /// An image as it is transmitted.
  package struct ImageFormat: Hashable, Sendable {
    /// In pixels.
    var width: Int
    /// In pixels.
    var height: Int
    /// Pixels down in the cell of the cursor.
    var below: Int
    /// In base 64.
    var payload: [UInt8]
  }

  /// The image that ``ask`` names, so that its answer is known again.
  package static let askedImage = 31
  /// The most bytes of a payload in one command.
  private static let chunk = 4096

  package var bytes: [UInt8] {
    var output: [UInt8] = []
    encode(into: &output)
    return output
  }

  package func encode<Output: ByteOutput & ~Copyable>(into output: inout Output) {
    switch self {
    case .ask:
      output.appendGraphics(
        "a=q,s=1,v=1,f=24", [("i", Self.askedImage)], payload: [0x41, 0x41, 0x41, 0x41])
    case .show(let image, let placement, let format):
      Self.transmit(image, placement, format, into: &output)
    case .place(let image, let placement, let below):
      var keys: [(StaticString, Int)] = [("i", image), ("p", placement)]
      if below > 0 { keys.append(("Y", below)) }
      output.appendGraphics("a=p,q=2,C=1", keys)
    case .remove(let image, let placement):
      output.appendGraphics("a=d,d=i", [("i", image), ("p", placement)])
    case .free(let image): output.appendGraphics("a=d,d=I", [("i", image)])
    case .removeAll: output.appendGraphics("a=d,d=A", [])
    case .sixel(let body):
      output.appendEscape("P0;1q")
      for byte in body { output.append(byte) }
      output.appendEscape("\\")
    }
  }

  private static func transmit<Output: ByteOutput & ~Copyable>(
    _ image: Int, _ placement: Int, _ format: ImageFormat, into output: inout Output
  ) {
    var rest = format.payload[...]
    var isFirst = true
    repeat {
      let piece = rest.prefix(chunk)
      rest = rest.dropFirst(chunk)
      let more = rest.isEmpty ? 0 : 1
      if isFirst {
        var keys: [(StaticString, Int)] = [
          ("s", format.width), ("v", format.height), ("i", image), ("p", placement),
        ]
        if format.below > 0 { keys.append(("Y", format.below)) }
        if more > 0 { keys.append(("m", more)) }
        output.appendGraphics("a=T,q=2,C=1,o=z", keys, payload: piece)
      } else {
        output.appendGraphics("q=2", [("m", more)], payload: piece)
      }
      isFirst = false
    } while !rest.isEmpty
  }
}

extension ByteOutput where Self: ~Copyable {
  /// `APC G keys ; payload ST`.
  fileprivate mutating func appendGraphics(
    _ fixed: StaticString, _ keys: [(StaticString, Int)], payload: ArraySlice<UInt8> = []
  ) {
    appendEscape("_G")
    appendText(fixed)
    for (key, value) in keys {
      append(0x2C)
      appendText(key)
      append(0x3D)
      appendDecimal(value)
    }
    if !payload.isEmpty { append(0x3B) }
    for byte in payload { append(byte) }
    appendEscape("\\")
  }
}
