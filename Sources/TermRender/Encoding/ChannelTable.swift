internal import GSDesign

/// A cache of the SGR decimals of 24-bit colours, large enough for the colours of one screen.
struct ChannelTable {
  /// `r;g;b` and what ends it, in two words, the first character lowest.
  private struct Entry {
    var color: UInt32 = .max
    var count = 0
    var first: UInt64 = 0
    var second: UInt64 = 0
  }

  private var entries = Array(repeating: Entry(), count: 64)

  /// Encodes a change of 24-bit colours alone, as most changes are.
  ///
  /// - Returns: false, having written nothing, if another form is needed or may be shorter.
  @inline(__always)
  mutating func append(from old: Pen, to new: Pen, into output: inout OutputBuffer) -> Bool {
    guard old.attributes == new.attributes else { return false }
    let changesForeground = old.foreground != new.foreground
    let changesBackground = old.background != new.background
    guard !changesForeground || new.foreground.isDirect,
      !changesBackground || new.background.isDirect
    else { return false }
    if changesForeground {
      output.append(ControlSequence.directForeground, count: 7)
      append(new.foreground.value, end: changesBackground ? 0x3B : 0x6D, into: &output)
      // 48;2;
      if changesBackground { output.append(0x3B_323B_3834, count: 5) }
    } else {
      output.append(ControlSequence.directBackground, count: 7)
    }
    if changesBackground { append(new.background.value, end: 0x6D, into: &output) }
    return true
  }

  /// - Parameter end: the character after the decimals.
  @inline(__always)
  private mutating func append(_ color: UInt32, end: UInt64, into output: inout OutputBuffer) {
    let slot = Int((color &* 0x9E37_79B1) >> 26)
    if entries[slot].color != color { entries[slot] = Self.entry(color) }
    let entry = entries[slot]
    output.append(entry.first, count: min(8, entry.count))
    if entry.count < 8 {
      output.append(end, count: 1)
    } else {
      output.append(
        entry.second | end << (8 * UInt64(entry.count - 8)), count: entry.count - 7)
    }
  }

  private static func entry(_ color: UInt32) -> Entry {
    var digits: [UInt8] = []
    digits.appendDecimal(Int(color >> 16 & 255))
    digits.append(0x3B)
    digits.appendDecimal(Int(color >> 8 & 255))
    digits.append(0x3B)
    digits.appendDecimal(Int(color & 255))
    var entry = Entry(color: color, count: digits.count)
    for (place, digit) in digits.enumerated() {
      if place < 8 {
        entry.first |= UInt64(digit) << (8 * UInt64(place))
      } else {
        entry.second |= UInt64(digit) << (8 * UInt64(place - 8))
      }
    }
    return entry
  }
}
