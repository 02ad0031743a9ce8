import ColorScience
import GSDesign
import GalleryKit

/// A colour while it is edited: lightness, chroma and hue of OKLCH, and the opacity.
struct EditedColor: Hashable, Sendable {
  /// A number of the colour that keys change.
  enum Channel: Hashable, Sendable, CaseIterable {
    case lightness, chroma, hue, opacity

    /// The largest value that a track shows.
    var end: Double {
      switch self {
      case .lightness, .opacity: 1
      case .chroma: 0.4
      case .hue: 360
      }
    }

    /// The change that one key press makes.
    fileprivate var step: Double {
      switch self {
      case .lightness: 0.005
      case .chroma: 0.004
      case .hue: 2
      case .opacity: 0.01
      }
    }
  }

  /// 0…1.
  private(set) var lightness: Double
  private(set) var chroma: Double
  /// Degrees, 0 ..< 360; kept for greys, so that a chroma that comes back has it again.
  private(set) var hue: Double
  /// 0…1.
  private(set) var opacity: Double

  init(_ color: RGB, opacity: Double = 1) {
    let exact = OKLCH(color)
    lightness = exact.lightness
    chroma = exact.hue == nil ? 0 : exact.chroma
    hue = exact.hue ?? 0
    self.opacity = min(max(opacity, 0), 1)
  }

  /// The colour of a token value; nil if the value is malformed.
  init?(_ value: TokenValue) {
    guard let parsed = value.parsed else { return nil }
    self.init(parsed.color, opacity: parsed.opacity)
  }

  /// The colour of `#RRGGBB`, `#RRGGBBAA` or `#RGB`, with or without the sign; nil for anything else.
  init?(typed text: String) {
    var digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if digits.utf8.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    self.init(TokenValue("#" + digits))
  }

  subscript(channel: Channel) -> Double {
    switch channel {
    case .lightness: lightness
    case .chroma: chroma
    case .hue: hue
    case .opacity: opacity
    }
  }

  /// The colour with another value of a channel, brought into its range.
  func with(_ channel: Channel, _ value: Double) -> EditedColor {
    var changed = self
    switch channel {
    case .lightness: changed.lightness = min(max(value, 0), 1)
    case .chroma: changed.chroma = min(max(value, 0), Channel.chroma.end)
    case .hue:
      let turned = value.truncatingRemainder(dividingBy: 360)
      changed.hue = turned < 0 ? turned + 360 : turned
    case .opacity: changed.opacity = min(max(value, 0), 1)
    }
    return changed
  }

  /// The colour a number of steps further on a channel; the chroma ends where sRGB does.
  func moved(_ channel: Channel, by steps: Int) -> EditedColor {
    var value = self[channel] + Double(steps) * channel.step
    if channel == .chroma, steps > 0 { value = max(chroma, min(value, chromaLimit)) }
    return with(channel, value)
  }

  /// The largest chroma that sRGB has at this lightness and hue.
  var chromaLimit: Double {
    var low = 0.0
    var high = Channel.chroma.end
    for _ in 0..<14 {
      let middle = (low + high) / 2
      if with(.chroma, middle).isInSRGB { low = middle } else { high = middle }
    }
    return low
  }

  private var exact: LinearSRGB {
    OKLCH(lightness: lightness, chroma: chroma, hue: hue).oklab.linearSRGB
  }

  /// Whether sRGB has the colour; otherwise ``shown`` is the nearest that it has.
  var isInSRGB: Bool { exact.isInSRGB }

  /// The colour as it is drawn and written, without its opacity.
  var shown: RGB { exact.rgb }

  /// The value as a theme takes it.
  var value: TokenValue { TokenValue(shown, opacity: opacity) }

  /// The value in words: `#rrggbb`, with two digits more where something shines through.
  var hex: String { value.description }
}

/// The names of the channels.
extension Phrase {
  static let channelNames: [EditedColor.Channel: Phrase] = [
    .lightness: Phrase(localized: "Lightness"), .chroma: Phrase(localized: "Chroma"),
    .hue: Phrase(localized: "Hue"), .opacity: Phrase(localized: "Opacity"),
  ]
}
