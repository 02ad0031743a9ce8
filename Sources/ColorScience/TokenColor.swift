/// A colour in the space that its token names, with the digits that the notation of the token has room for.
///
/// Changes keep every component that they need not touch, bit for bit: also `none`, and the hue of a grey.
public struct TokenColor: Hashable, Sendable {
  /// The values that a component can be written in.
  public enum Precision: Hashable, Sendable {
    /// 255ths from 0 to 1, as `#12ab0f` and `0x80` have them.
    case bytes
    /// Numbers with at most this many digits behind the point.
    case decimals(Int)

    /// The nearest value that can be written.
    public func rounded(_ value: Double) -> Double {
      switch self {
      case .bytes: return (min(max(value, 0), 1) * 255).rounded() / 255
      case .decimals(let digits):
        let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
        return (value * scale).rounded() / scale + 0
      }
    }

    /// Whether two values are written alike.
    public func isSame(_ first: Double, _ second: Double) -> Bool {
      rounded(first) == rounded(second)
    }
  }

  /// The space.
  public let space: TokenColorSpace
  /// As many as the space has channels; nil is `none`, which is 0 unless colours are mixed.
  public private(set) var components: [Double?]
  /// 0…1.
  public private(set) var alpha: Double
  /// The precision of each component.
  public private(set) var precisions: [Precision]
  /// The precision of the opacity.
  public let alphaPrecision: Precision
  /// Whether the notation has colours beyond the gamut of the space, as the extended spaces of asset catalogues do.
  public let isExtended: Bool
  /// The components and the opacity before any change: a change back gives the same bits again.
  private let written: [Double?]
  private let writtenAlpha: Double

  /// Makes a colour of the components that a file has; nil if their number is another one than that of the space.
  ///
  /// - Parameters:
  ///   - space: the space.
  ///   - components: in the units of the space; nil is `none`.
  ///   - alpha: 0…1.
  ///   - precisions: of each component; nil for the digits of the space's channels.
  ///   - alphaPrecision: of the opacity.
  ///   - isExtended: whether the notation has colours beyond the gamut of the space.
  public init?(
    _ space: TokenColorSpace, _ components: [Double?], alpha: Double = 1,
    precisions: [Precision]? = nil, alphaPrecision: Precision = .decimals(3),
    isExtended: Bool = false
  ) {
    let channels = space.channels
    let precisions = precisions ?? channels.map { .decimals($0.decimals) }
    guard components.count == channels.count, precisions.count == channels.count,
      components.allSatisfy({ $0?.isFinite ?? true }), alpha.isFinite
    else { return nil }
    self.init(
      space, components, min(max(alpha, 0), 1), precisions, alphaPrecision, isExtended: isExtended)
  }

  private init(
    _ space: TokenColorSpace, _ components: [Double?], _ alpha: Double, _ precisions: [Precision],
    _ alphaPrecision: Precision, isExtended: Bool = false
  ) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.precisions = precisions
    self.alphaPrecision = alphaPrecision
    self.isExtended = isExtended
    written = components
    writtenAlpha = alpha
  }

  /// A colour of eight bits, with an opacity in 255ths.
  public init(_ color: RGB, alpha: Double = 1) {
    self.init(
      .srgb, [color.red, color.green, color.blue].map { Double($0) / 255 },
      Precision.bytes.rounded(min(max(alpha, 0), 1)), [.bytes, .bytes, .bytes], .bytes)
  }

  /// The exact colour, without its opacity.
  public var linear: LinearSRGB {
    let parts = components.map { $0 ?? 0 }
    return parts.count == 3
      ? space.linearSRGB(parts[0], parts[1], parts[2]) : space.linearSRGB(parts[0], 0, 0)
  }

  /// Whether another colour is written alike, whatever it was before.
  public func isSame(as other: TokenColor) -> Bool {
    space == other.space && alphaPrecision.isSame(alpha, other.alpha)
      && components.indices.allSatisfy { index in
        guard let first = components[index], let second = other.components[index] else {
          return components[index] == other.components[index]
        }
        return isSame(first, second, at: index)
      }
  }

  /// Whether two values of a component are written alike.
  package func isSame(_ first: Double, _ second: Double, at index: Int) -> Bool {
    rounded(first, at: index) == rounded(second, at: index)
  }

  /// Whether a component has other digits than an edit gives it: it is as a file had it, and is written so again.
  package func isOfFile(_ index: Int) -> Bool {
    components[index].map { rounded($0, at: index) != $0 } ?? false
  }

  /// The nearest value that can be written; a hue from 0 up to 360.
  private func rounded(_ value: Double, at index: Int) -> Double {
    let rounded = precisions[index].rounded(value)
    guard space.channels[index].isHue else { return rounded }
    let turned = rounded.truncatingRemainder(dividingBy: 360)
    return precisions[index].rounded(turned < 0 ? turned + 360 : turned) + 0
  }
}

extension TokenColor {
  /// The colour with another value of a component, to the digits that it is written in; a hue turns over.
  public func with(_ index: Int, _ value: Double) -> TokenColor {
    guard components.indices.contains(index), value.isFinite else { return self }
    var changed = self
    changed.set(value, at: index)
    return changed
  }

  /// Keeps the component, or takes the one of the file again, if either is written like the value.
  private mutating func set(_ value: Double, at index: Int) {
    if isSame(value, components[index] ?? 0, at: index) { return }
    let first = written[index] ?? 0
    components[index] =
      isSame(value, first, at: index) ? written[index] : rounded(value, at: index)
  }

  /// The colour a number of steps further on a component. A step ends at the range of the channel, and never brings a
  /// value back that is outside of it.
  public func moved(_ index: Int, by steps: Int) -> TokenColor {
    guard components.indices.contains(index) else { return self }
    let channel = space.channels[index]
    let old = components[index] ?? 0
    let value = old + Double(steps) * step(of: index)
    guard !channel.isHue else { return with(index, value) }
    let range = range(of: index)
    return with(
      index,
      steps > 0 ? max(old, min(value, range.upperBound)) : min(old, max(value, range.lowerBound)))
  }

  /// The values that an editor offers for a component.
  public func range(of index: Int) -> ClosedRange<Double> {
    let range = space.channels[index].range
    return isExtended && precisions[index] != .bytes
      ? range.lowerBound - 0.5...range.upperBound + 0.5 : range
  }

  /// The change of one key press: the step of the channel, or one 255th.
  private func step(of index: Int) -> Double {
    switch precisions[index] {
    case .bytes: 1.0 / 255
    case .decimals: space.channels[index].step
    }
  }

  /// The colour with another opacity, to the digits that it is written in.
  public func with(alpha: Double) -> TokenColor {
    var changed = self
    let alpha = min(max(alpha, 0), 1)
    if alphaPrecision.isSame(alpha, self.alpha) { return self }
    changed.alpha =
      alphaPrecision.isSame(alpha, writtenAlpha) ? writtenAlpha : alphaPrecision.rounded(alpha)
    return changed
  }

  /// The colour with the components of another one in this space; only those change that are written otherwise.
  ///
  /// A space with a gamut takes the colour mapped into it, unless it held a colour outside of it before.
  public func converted(from color: LinearSRGB) -> TokenColor {
    var changed = self
    let isBounded = !isExtended && space.contains(linear)
    let parts = space.components(of: isBounded ? space.mapped(color) : color)
    for (index, part) in parts.enumerated() {
      if let part, part.isFinite { changed.set(part, at: index) }
    }
    return changed
  }

  /// The colour that is drawn as a colour of eight bits with an opacity in 255ths, in this space.
  ///
  /// Takes one digit less than steps do if that suffices, and more digits if those of the notation cannot express it.
  /// Keeps its components if it is drawn like that already. Returns nil for a grey that would have to become a colour.
  public func converted(from color: RGB, alpha: Double) -> TokenColor? {
    if !Precision.bytes.isSame(alpha, self.alpha) {
      return with(alpha: alpha).converted(from: color, alpha: alpha)
    }
    if linear.rgb == color { return self }
    for digits in -1...6 {
      var rough = self
      rough.precisions = precisions(with: digits)
      rough = rough.converted(from: LinearSRGB(color))
      if space == .srgb { rough.keepBytes(of: self) }
      guard rough.linear.rgb == color else { continue }
      if digits < 0 { rough.precisions = precisions }
      return rough
    }
    return nil
  }

  /// In sRGB, each component is one of the eight-bit channels: one that is drawn as before stays.
  private mutating func keepBytes(of old: TokenColor) {
    for (index, part) in old.components.enumerated() {
      guard 0...1 ~= part ?? 0, Precision.bytes.isSame(part ?? 0, components[index] ?? 0) else {
        continue
      }
      components[index] = part
    }
  }

  /// The precisions with more digits, or with fewer than the space has by itself; 255ths become decimals for more.
  private func precisions(with more: Int) -> [Precision] {
    zip(precisions, space.channels).map { precision, channel in
      switch precision {
      case .bytes: more > 0 ? .decimals(channel.decimals + more - 1) : .bytes
      case .decimals(channel.decimals): .decimals(channel.decimals + more)
      case .decimals(let digits): .decimals(digits + max(0, more))
      }
    }
  }
}

extension TokenColor: CustomStringConvertible {
  /// The colour as CSS writes it: digits if it has 255ths of sRGB, else a function.
  public var description: String {
    if space == .srgb, precisions.allSatisfy({ $0 == .bytes }) {
      let byte = UInt8((alpha * 255).rounded())
      let digits = String(byte, radix: 16)
      return linear.rgb.hex.lowercased()
        + (byte == 255 ? "" : (digits.utf8.count == 1 ? "0" : "") + digits)
    }
    let parts = components.indices.map { index in
      components[index].map { Self.text(rounded($0, at: index)) + (isPercent(index) ? "%" : "") }
        ?? "none"
    }
    let numbers = parts.joined(separator: " ") + (alpha < 1 ? " / \(Self.text(alpha))" : "")
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: return "\(space.rawValue)(\(numbers))"
    case .srgb, .linearSRGB, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50, .gray:
      return "color(\(space.rawValue) \(numbers))"
    }
  }

  /// A component in words, to the digits that it is written in: `18` of 255, `0.2015`, `61.5%`, `200°`, `none`.
  public func text(of index: Int) -> String {
    guard let component = components[index] else { return "none" }
    let value = rounded(component, at: index)
    switch precisions[index] {
    case .bytes: return Self.text((value * 255).rounded())
    case .decimals:
      let unit = space.channels[index].isHue ? "°" : isPercent(index) ? "%" : ""
      return Self.text(value) + unit
    }
  }

  private func isPercent(_ index: Int) -> Bool { (space == .hsl || space == .hwb) && index > 0 }

  private static func text(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
