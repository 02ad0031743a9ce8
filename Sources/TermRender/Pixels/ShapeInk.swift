import ColorScience
import GSDesign

/// The colours of a shape at every coverage.
struct ShapeInk {
  private let fill: RGB?
  private let stroke: RGB?
  private let backdrop: RGB?
  private let shadow: RGB
  private let shadowOpacity: Double
  private let isFlat: Bool
  private let levels: Double

  init(_ look: ShapeLook, isFlat: Bool, levels: Int) {
    self.isFlat = isFlat
    (fill, stroke, backdrop) = (look.fill, look.stroke, look.backdrop)
    shadow = look.shadow?.paint?.color ?? .black
    shadowOpacity = look.shadow?.opacity ?? 0
    self.levels = Double(levels)
  }

  /// A pixel as 0xRRGGBBAA.
  ///
  /// - Parameters:
  ///   - outer: how much of it is inside of the outer edge.
  ///   - inner: how much of it is inside of the line as well.
  ///   - shadow: how much of it is in the shadow.
  ///   - isLabel: whether it belongs to a cell of the label, whose background is the fill.
  func pixel(outer: Double, inner: Double, shadow cover: Double = 0, isLabel: Bool) -> UInt32 {
    let outer = stepped(outer)
    let inner = min(outer, stepped(inner))
    let line = stroke == nil ? 0 : outer - inner
    let inside = fill == nil ? 0 : stroke == nil ? outer : inner
    let whole = line + inside
    let rest = 1 - whole
    let dark = (cover * Self.shadowLevels).rounded() / Self.shadowLevels * shadowOpacity
    if isLabel, fill != nil {
      if inside == 1 { return 0 }
    } else if whole + dark * rest == 0 {
      return 0
    }
    var channels = UInt32(0)
    // The cells of the label have the fill as their background, so no edge may be mixed with it.
    guard let backdrop, isFlat || (isLabel && fill != nil) else {
      let opacity = whole + dark * rest
      guard opacity > 0 else { return 0 }
      for channel in 0..<3 {
        let mixed =
          stroke[channel] * line + fill[channel] * inside + shadow[channel] * dark * rest
        channels = channels << 8 | rounded(mixed / opacity)
      }
      return channels << 8 | rounded(opacity * 255)
    }
    for channel in 0..<3 {
      let ground = backdrop[channel] * (1 - dark) + shadow[channel] * dark
      let mixed = stroke[channel] * line + fill[channel] * inside + ground * rest
      channels = channels << 8 | rounded(mixed)
    }
    return channels << 8 | 255
  }

  /// A pixel with a mark above it, as 0xRRGGBBAA.
  ///
  /// - Parameter coverage: how much of the pixel the mark covers.
  func pixel(_ mark: RGB, covering coverage: Double, _ ground: UInt32) -> UInt32 {
    var cover = stepped(coverage)
    guard cover > 0 else { return ground }
    var below = ground
    if isFlat, ground & 255 == 0 {
      // The ground of the terminal itself cannot be mixed with.
      if backdrop == nil { cover = cover.rounded() }
      guard cover > 0 else { return ground }
      below = (backdrop?.value ?? 0) << 8 | 255
    }
    let rest = Double(below & 255) / 255 * (1 - cover)
    let opacity = cover + rest
    var channels = UInt32(0)
    for channel in 0..<3 {
      let under = Double(below >> (24 - 8 * UInt32(channel)) & 255)
      channels = channels << 8 | rounded((mark[channel] * cover + under * rest) / opacity)
    }
    return channels << 8 | rounded(opacity * 255)
  }

  /// Steps of a shadow between none and all.
  private static let shadowLevels = 16.0

  private func stepped(_ coverage: Double) -> Double {
    (coverage * levels).rounded() / levels
  }

  private func rounded(_ value: Double) -> UInt32 { UInt32(max(0, min(255, value.rounded()))) }
}

extension RGB {
  fileprivate subscript(channel: Int) -> Double {
    Double(value >> (16 - 8 * UInt32(channel)) & 255)
  }
}

extension RGB? {
  fileprivate subscript(channel: Int) -> Double { self.map { $0[channel] } ?? 0 }
}
