/// Accepts only the encoder's possible output: printable UTF-8, four control characters, and the sequences for moving,
/// erasing, repeating, pushing, scrolling, pens, text sizing and its modes, with valid numbers.
public struct OutputRecognizer {
  private enum Mode {
    case ground, escape, control, privateMode
    /// Inside OSC 66: its keys, its text, and its terminator.
    case sizeKeys, sizedWords, sizeEnd
  }

  private var mode = Mode.ground
  private var numbers: [Int?] = []
  private var keys: [UInt8] = []
  private var scalar: UInt32 = 0
  private var missing = 0
  /// How many bytes were read.
  public private(set) var count = 0

  public init() {}

  /// The offset of the first invalid byte, counted over all input; nil if every byte is valid.
  public mutating func read(_ bytes: [UInt8]) -> Int? {
    for byte in bytes {
      guard accepts(byte) else { return count }
      count += 1
    }
    return nil
  }

  /// Whether no sequence or character is incomplete.
  public var isAtRest: Bool { mode == .ground && missing == 0 }

  private mutating func accepts(_ byte: UInt8) -> Bool {
    switch mode {
    case .ground: acceptsText(byte)
    case .escape: acceptsEscape(byte)
    case .control, .privateMode: acceptsControl(byte)
    case .sizeKeys: acceptsSizeKey(byte)
    case .sizedWords: acceptsSizedWord(byte)
    case .sizeEnd: endsSizedWords(byte)
    }
  }

  private mutating func acceptsText(_ byte: UInt8) -> Bool {
    if missing > 0 {
      guard byte & 0xC0 == 0x80 else { return false }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
      missing -= 1
      // No C1, no surrogate, nothing in a longer form than it needs: U+A0 at least, by the first byte more.
      return missing > 0 || (scalar >= 0xA0 && Unicode.Scalar(scalar) != nil)
    }
    switch byte {
    case 0x1B: mode = .escape
    case 0x08, 0x09, 0x0A, 0x0D, 0x20..<0x7F: break
    case 0xC2..<0xE0: (scalar, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0..<0xF0: (scalar, missing) = (UInt32(byte & 0x0F), 2)
    case 0xF0..<0xF5: (scalar, missing) = (UInt32(byte & 0x07), 3)
    default: return false
    }
    return true
  }

  private mutating func acceptsEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["):
      mode = .control
      numbers = [nil]
    case UInt8(ascii: "M"): mode = .ground
    case UInt8(ascii: "]"):
      mode = .sizeKeys
      keys = []
    default: return false
    }
    return true
  }

  private mutating func acceptsSizeKey(_ byte: UInt8) -> Bool {
    keys.append(byte)
    guard byte == UInt8(ascii: ";"), keys != Array("66;".utf8) else { return keys.count <= 24 }
    mode = .sizedWords
    let text = String(decoding: keys, as: UTF8.self)
    let known = /66;s=[2-7]:w=[1-7](:n=([1-9])(?::d=([1-9])):v=2)?;/
    guard let match = text.wholeMatch(of: known) else { return false }
    guard let part = match.2.flatMap({ Int($0) }), let whole = match.3.flatMap({ Int($0) }) else {
      return true
    }
    return part < whole
  }

  /// As text, but for the control characters.
  private mutating func acceptsSizedWord(_ byte: UInt8) -> Bool {
    if missing == 0, byte == 0x1B {
      mode = .sizeEnd
      return true
    }
    return (missing > 0 || byte >= 0x20) && acceptsText(byte)
  }

  private mutating func endsSizedWords(_ byte: UInt8) -> Bool {
    mode = .ground
    return byte == UInt8(ascii: "\\")
  }

  private mutating func acceptsControl(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "?"):
      guard mode == .control, numbers == [nil] else { return false }
      mode = .privateMode
      return true
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let number = (numbers[numbers.count - 1] ?? 0) * 10 + Int(byte) - 0x30
      numbers[numbers.count - 1] = number
      return number <= 65_536
    case UInt8(ascii: ";"):
      numbers.append(nil)
      return numbers.count <= 20
    default:
      let isKnown = mode == .control ? isSequence(byte) : isModeChange(byte)
      mode = .ground
      return isKnown
    }
  }

  private func isModeChange(_ final: UInt8) -> Bool {
    final == UInt8(ascii: "h") || final == UInt8(ascii: "l")
      ? numbers == [7] || numbers == [25] || numbers == [2026] || numbers == [1049]
        || numbers == [1002] || numbers == [1003] || numbers == [1006] || numbers == [2004]
        || numbers == [1004]
      : false
  }

  private func isSequence(_ final: UInt8) -> Bool {
    switch final {
    case UInt8(ascii: "A"), UInt8(ascii: "B"), UInt8(ascii: "C"), UInt8(ascii: "D"),
      UInt8(ascii: "G"), UInt8(ascii: "d"), UInt8(ascii: "X"), UInt8(ascii: "b"),
      UInt8(ascii: "@"), UInt8(ascii: "P"), UInt8(ascii: "L"), UInt8(ascii: "M"):
      numbers.count == 1 && numbers[0] ?? 2 > 1
    case UInt8(ascii: "H"): numbers.count <= 2 && numbers.allSatisfy { $0 ?? 2 > 1 }
    case UInt8(ascii: "J"): numbers == [2]
    case UInt8(ascii: "K"): numbers == [nil]
    case UInt8(ascii: "r"):
      numbers == [nil]
        || (numbers.count == 2 && numbers[0] ?? 0 >= 1 && numbers[1] ?? 0 > numbers[0] ?? 0)
    case UInt8(ascii: "m"): isPen()
    default: false
    }
  }

  private func isPen() -> Bool {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case nil, 1, 2, 3, 4, 7, 9, 22, 23, 24, 27, 29, 39, 49: break
      case .some(30...37), .some(40...47), .some(90...97), .some(100...107): break
      case 38, 48:
        let form = rest.popFirst()
        guard form == 2 || form == 5 else { return false }
        for _ in 0..<(form == 2 ? 3 : 1) {
          guard let value = rest.popFirst() ?? nil, value <= 255 else { return false }
        }
      default: return false
      }
    }
    return true
  }
}
