internal import ColorScience

/// Numbers pairs of colours as ncurses wants them, and begins anew when the numbers run out.
struct ColorPairs {
  private struct Pair: Hashable {
    var foreground: Int
    var background: Int
  }

  /// The default pair included.
  private let limit: Int
  /// How many colours there are; 0 for none.
  private let colors: Int
  private var numbers: [Pair: Int] = [:]
  /// Whether a pair had no number since the last ``recycle()``.
  private(set) var hasOverflow = false

  init(limit: Int, colors: Int) {
    self.limit = limit
    self.colors = colors
  }

  /// Gives all numbers free.
  mutating func recycle() {
    numbers.removeAll(keepingCapacity: true)
    hasOverflow = false
  }

  /// The number of the pair of a pen; the default pair where none is left.
  mutating func number(of pen: Pen, on screen: inout NcursesScreen) -> Int {
    let pair = Pair(foreground: index(of: pen.foreground), background: index(of: pen.background))
    if pair == Pair(foreground: -1, background: -1) { return 0 }
    if let known = numbers[pair] { return known }
    let number = numbers.count + 1
    guard number < limit else {
      hasOverflow = true
      return 0
    }
    numbers[pair] = number
    screen.definePair(number, foreground: pair.foreground, background: pair.background)
    return number
  }

  /// The number that ncurses knows a colour by; -1 is the terminal's own.
  func index(of color: TerminalColor) -> Int {
    switch color.form {
    case .standard: return -1
    case .direct(let rgb):
      let value = Int(rgb.value)
      // The entries with direct colours keep 0 to 7 for the named ones: one step of green beside them is free.
      return value < 8 ? value | 0x100 : value
    case .indexed(let index): return Int(index) < colors ? Int(index) : -1
    case .named(let index):
      return Int(index) < colors ? Int(index) : colors >= 8 ? Int(index) - 8 : -1
    }
  }
}
