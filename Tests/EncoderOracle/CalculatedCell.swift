/// One cell of a picture whose least bytes are asked for.
public struct CalculatedCell: Hashable, Sendable {
  /// Empty for the right half of a wide glyph.
  public var text: String
  /// 1 or 2, and 0 for the right half of a wide glyph.
  public var columns: Int
  /// The parameters that set it: `38;2;1;2;3`, `39`.
  public var foreground: String
  /// The parameters that set it: `48;2;1;2;3`, `49`.
  public var background: String
  /// By bits from the lowest: the SGR numbers 1, 2, 3, 4, 7, 9.
  public var attributes: UInt8

  public init(
    text: String, columns: Int, foreground: String, background: String, attributes: UInt8
  ) {
    self.text = text
    self.columns = columns
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// Underline, reverse and strikethrough show on blanks.
  static let shownOnBlanks: UInt8 = 0b11_1000

  /// Whether only the background is seen.
  var isBlank: Bool { text == " " && attributes & CalculatedCell.shownOnBlanks == 0 }

  func isSeenLike(_ other: CalculatedCell) -> Bool {
    isBlank && other.isBlank ? background == other.background : self == other
  }

  /// A blank of which only the background matters.
  func blank() -> CalculatedCell {
    CalculatedCell(
      text: " ", columns: 1, foreground: "39", background: background, attributes: 0)
  }
}

/// The state set by SGR.
public struct CalculatedPen: Hashable, Sendable {
  var foreground = "39"
  var background = "49"
  var attributes: UInt8 = 0

  /// The sequences from one pen to another; from nil, for any pen.
  static func change(from old: CalculatedPen?, to new: CalculatedPen) -> String {
    if old == new { return "" }
    let anew = "\u{1B}[" + ([""] + new.additions(to: CalculatedPen())).joined(separator: ";") + "m"
    let reset = new == CalculatedPen() ? "\u{1B}[m" : anew
    guard let old else { return reset }
    var parameters: [String] = []
    let removed = old.attributes & ~new.attributes
    var kept = old
    if removed & 0b11 != 0 {
      parameters.append("22")
      kept.attributes &= ~0b11
    }
    for (bit, number) in [(2, "23"), (3, "24"), (4, "27"), (5, "29")] where removed >> bit & 1 == 1
    {
      parameters.append(number)
      kept.attributes &= ~(1 << bit)
    }
    let least = "\u{1B}[" + (parameters + new.additions(to: kept)).joined(separator: ";") + "m"
    return least.utf8.count <= reset.utf8.count ? least : reset
  }

  private func additions(to old: CalculatedPen) -> [String] {
    var parameters: [String] = []
    for (bit, number) in ["1", "2", "3", "4", "7", "9"].enumerated()
    where (attributes & ~old.attributes) >> bit & 1 == 1 {
      parameters.append(number)
    }
    if foreground != old.foreground { parameters.append(foreground) }
    if background != old.background { parameters.append(background) }
    return parameters
  }
}
