internal import ColorScience
import GSDesign

/// SGR (ECMA-48, 8.3.117): the shorter of what changes and of everything again after a reset.
///
/// Colours take semicolons: several terminals misread the colons of ITU T.416.
extension ByteOutput where Self: ~Copyable {
  mutating func appendGraphics(from old: Pen?, to new: Pen) {
    guard old != new else { return }
    appendControl("")
    let change = old.map { GraphicsChange(from: $0, to: new) }
    if let change, change.parameterBytes <= GraphicsChange.parameterBytesAnew(new) {
      change.append(to: &self)
    } else {
      GraphicsChange(from: .plain, to: new).append(to: &self, afterReset: true)
    }
    append(0x6D)
  }
}

extension ControlSequence {
  /// `ESC [ 38;2;` and `ESC [ 48;2;`, the prefixes of a 24-bit colour: seven characters in a word, the first lowest.
  @inline(__always) static var directForeground: UInt64 { 0x3B32_3B38_335B_1B }
  @inline(__always) static var directBackground: UInt64 { 0x3B32_3B38_345B_1B }
}

/// The parameters of one SGR.
struct GraphicsChange {
  private var removed: Attributes
  private var added: Attributes
  private var foreground: TerminalColor?
  private var background: TerminalColor?

  init(from old: Pen, to new: Pen) {
    removed = old.attributes.subtracting(new.attributes)
    added = new.attributes.subtracting(old.attributes)
    // SGR 22 takes both bold and dim away.
    if !removed.isDisjoint(with: .weights) {
      added.formUnion(new.attributes.intersection(.weights))
    }
    if old.foreground != new.foreground { foreground = new.foreground }
    if old.background != new.background { background = new.background }
  }

  /// The length of the whole sequence between two pens; 0 if they are equal.
  static func bytes(from old: Pen?, to new: Pen) -> Int {
    guard let old else { return 3 + parameterBytesAnew(new) }
    let changesForeground = old.foreground != new.foreground
    let changesBackground = old.background != new.background
    if old.attributes == new.attributes {
      // No attribute changes, and each changed colour is given: a reset cannot be shorter.
      let foreground = changesForeground ? new.foreground.parameterBytes : 0
      let background = changesBackground ? new.background.parameterBytesOfBackground : 0
      if foreground == 0, background == 0 { return 0 }
      if (!changesForeground || new.foreground != .standard)
        && (!changesBackground || new.background != .standard)
      {
        return 3 + foreground + background + (foreground > 0 && background > 0 ? 1 : 0)
      }
    }
    return 3 + Swift.min(GraphicsChange(from: old, to: new).parameterBytes, parameterBytesAnew(new))
  }

  static func parameterBytesAnew(_ new: Pen) -> Int {
    // A missing first parameter is 0.
    guard new != .plain else { return 0 }
    return 1 + GraphicsChange(from: .plain, to: new).parameterBytes
  }

  /// The length of the parameters and the semicolons between them.
  var parameterBytes: Int {
    var count = 0
    var bytes = 0
    if !removed.isEmpty {
      for (attribute, _) in Attributes.offs where !removed.isDisjoint(with: attribute) {
        count += 1
        bytes += 2
      }
    }
    let additions = added.rawValue.nonzeroBitCount
    count += additions
    bytes += additions
    if let foreground {
      count += 1
      bytes += foreground.parameterBytes
    }
    if let background {
      count += 1
      bytes += background.parameterBytesOfBackground
    }
    return bytes + Swift.max(0, count - 1)
  }

  func append<Output: ByteOutput & ~Copyable>(
    to output: inout Output, afterReset: Bool = false
  ) {
    var needsSeparator = afterReset && !isEmpty
    func separate(_ output: inout Output) {
      if needsSeparator { output.append(0x3B) }
      needsSeparator = true
    }
    for (attribute, code) in Attributes.offs where !removed.isDisjoint(with: attribute) {
      separate(&output)
      output.appendDecimal(code)
    }
    for (attribute, code) in Attributes.ons where added.contains(attribute) {
      separate(&output)
      output.appendDecimal(code)
    }
    if let foreground {
      separate(&output)
      foreground.append(to: &output, base: 30)
    }
    if let background {
      separate(&output)
      background.append(to: &output, base: 40)
    }
  }

  private var isEmpty: Bool {
    removed.isEmpty && added.isEmpty && foreground == nil && background == nil
  }
}

extension Attributes {
  static let weights: Attributes = [.bold, .dim]
  fileprivate static let ons: [(Attributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
  ]
  fileprivate static let offs: [(Attributes, Int)] = [
    (.weights, 22), (.italic, 23), (.underline, 24), (.reverse, 27), (.strikethrough, 29),
  ]
}

extension TerminalColor {
  /// - Parameter base: 30 for the foreground, 40 for the background.
  fileprivate func append<Output: ByteOutput & ~Copyable>(to output: inout Output, base: Int) {
    switch form {
    case .standard: output.appendDecimal(base + 9)
    case .direct(let color):
      output.appendDecimal(base + 8)
      output.appendText(";2;")
      output.appendDecimal(Int(color.red))
      output.append(0x3B)
      output.appendDecimal(Int(color.green))
      output.append(0x3B)
      output.appendDecimal(Int(color.blue))
    case .indexed(let index):
      output.appendDecimal(base + 8)
      output.appendText(";5;")
      output.appendDecimal(Int(index))
    case .named(let index):
      output.appendDecimal(index < 8 ? base + Int(index) : base + 52 + Int(index))
    }
  }
}

/// A command of kitty's graphics protocol, or a sixel image.
///
/// Images and placements have numbers from 1. No command asks for an answer but ``ask``, and none moves the cursor but
/// ``sixel(_:)``, which leaves it at an unknown place.
package enum ImageCommand: Hashable, Sendable {
  /// Asks whether the protocol is known: an image of one pixel that is not kept.
  case ask
  /// Transmits an image as zlib in base 64, and places it at the cursor.
  case show(image: Int, placement: Int, ImageFormat)
  /// Places a known image at the cursor, or moves a placement there.
  case place(image: Int, placement: Int, ImageOffset)
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
    var offset: ImageOffset
    /// In base 64.
    var payload: [UInt8]
  }

  /// Where an image begins in the cell of the cursor, and above which others.
  package struct ImageOffset: Hashable, Sendable {
    /// Pixels down in the cell.
    var below: Int
    /// Images of a higher level cover those of a lower one.
    var level: Int

    fileprivate var keys: [(StaticString, Int)] {
      let keys: [(StaticString, Int)] = [("Y", below), ("z", level)]
      return keys.filter { $0.1 > 0 }
    }
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
    case .place(let image, let placement, let offset):
      output.appendGraphics("a=p,q=2,C=1", [("i", image), ("p", placement)] + offset.keys)
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
        keys += format.offset.keys
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
