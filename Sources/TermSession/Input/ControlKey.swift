import GSDesign

/// The keys behind CSI, by final byte or by number.
enum ControlKey {
  /// `CSI … A` and the like.
  static func key(final: UInt8) -> KeyPress.Key? {
    switch final {
    case 0x41: .up
    case 0x42: .down
    case 0x43: .right
    case 0x44: .left
    case 0x46: .end
    case 0x48: .home
    case 0x50...0x53: .function(Int(final) - 0x4F)
    default: nil
    }
  }

  /// `CSI n ~`.
  static func key(number: Int) -> KeyPress.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }
}

extension KeyPress.Modifiers {
  /// The modifier parameter of xterm and kitty: 1 and a mask. Locks, hyper and meta are left out.
  init(parameter: Int?) {
    self.init(rawValue: UInt8(truncatingIfNeeded: max(0, (parameter ?? 1) - 1)) & 0x0F)
  }
}
