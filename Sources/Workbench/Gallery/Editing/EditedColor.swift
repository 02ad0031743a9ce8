import ColorScience
import GSDesign
import GalleryKit

/// A colour while it is edited: the components of its token's own space, the opacity, and handles of OKLCH.
///
/// A handle changes the components that express it. Handles remember a chroma and a hue that the components lose, as
/// those of black, so that they come back.
struct EditedColor: Hashable, Sendable {
  /// A number of the colour that keys change.
  enum Channel: Hashable, Sendable {
    /// A component of the own space, by its place.
    case own(Int)
    /// The handles of OKLCH.
    case lightness, chroma, hue
    case opacity

    /// The component of OKLCH that a handle is; nil for the others.
    fileprivate var handle: Int? {
      switch self {
      case .lightness: 0
      case .chroma: 1
      case .hue: 2
      case .own, .opacity: nil
      }
    }
  }

  /// The colour in its own space.
  private(set) var own: TokenColor
  /// Lightness, chroma and hue of OKLCH: those of the own components, or those that a handle asked for.
  private var handles: Handles

  private struct Handles: Hashable, Sendable {
    var lightness: Double
    var chroma: Double
    /// Degrees, 0 ..< 360; kept for greys.
    var hue: Double

    /// The handles of a colour; a grey keeps the hue of those before.
    init(_ color: LinearSRGB, before: Handles? = nil) {
      let exact = OKLCH(OKLab(color))
      lightness = exact.lightness
      chroma = exact.hue == nil ? 0 : exact.chroma
      hue = exact.hue ?? before?.hue ?? 0
    }

    var linear: LinearSRGB {
      guard lightness > 0 else { return LinearSRGB(.black) }
      return OKLCH(lightness: lightness, chroma: chroma, hue: hue).oklab.linearSRGB
    }

    func with(_ channel: Channel, _ value: Double) -> Handles {
      var changed = self
      switch channel {
      case .lightness: changed.lightness = min(max(value, 0), 1)
      case .chroma: changed.chroma = min(max(value, 0), EditedColor.chromaEnd)
      case .hue:
        let turned = value.truncatingRemainder(dividingBy: 360)
        changed.hue = turned < 0 ? turned + 360 : turned
      case .own, .opacity: break
      }
      return changed
    }
  }

  init(_ own: TokenColor) {
    self.own = own
    handles = Handles(own.linear)
  }

  init(_ color: RGB, opacity: Double = 1) { self.init(TokenColor(color, alpha: opacity)) }

  /// The colour of a token value; nil if the value is malformed. One of Display P3 stays in that space.
  init?(_ value: TokenValue) {
    guard let parsed = value.parsed else { return nil }
    let wide = value.writtenDisplayP3.flatMap {
      TokenColor(.displayP3, $0.color.components, alpha: $0.opacity)
    }
    self.init(wide ?? TokenColor(parsed.color, alpha: parsed.opacity))
  }

  /// The colour of `#RRGGBB`, `#RRGGBBAA` or `#RGB`, with or without the sign; nil for anything else.
  init?(typed text: String) {
    var digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if digits.utf8.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    self.init(TokenValue("#" + digits))
  }
}

extension EditedColor {
  /// The channels in the order that they are shown: OKLCH needs no handles, and a grey has none.
  var channels: [Channel] { ownChannels + handleChannels + [.opacity] }

  var ownChannels: [Channel] { own.components.indices.map { .own($0) } }

  var handleChannels: [Channel] {
    own.space == .oklch || own.space == .gray ? [] : [.lightness, .chroma, .hue]
  }

  /// The value of a channel; 0 for `none`.
  subscript(channel: Channel) -> Double {
    switch channel {
    case .own(let index): own.components.indices.contains(index) ? own.components[index] ?? 0 : 0
    case .lightness: handles.lightness
    case .chroma: handles.chroma
    case .hue: handles.hue
    case .opacity: own.alpha
    }
  }

  /// The values that the track of a channel shows.
  func range(of channel: Channel) -> ClosedRange<Double> {
    switch channel {
    case .own(let index): own.components.indices.contains(index) ? own.range(of: index) : 0...1
    case .lightness, .opacity: 0...1
    case .chroma: 0...Self.chromaEnd
    case .hue: 0...360
    }
  }

  /// The value in words, to the digits that are written: `18`, `0.2015`, `61.5%`, `none`.
  func text(of channel: Channel) -> String {
    switch channel {
    case .own(let index):
      own.components.indices.contains(index) ? own.text(of: index) : ""
    case .lightness, .chroma: Self.thousandths(self[channel])
    case .hue: "\(Int(self[.hue].rounded()) % 360)°"
    case .opacity: "\(Int((own.alpha * 100).rounded()))%"
    }
  }

  private static func thousandths(_ value: Double) -> String {
    let digits = String(Int((value * 1000).rounded()))
    guard digits.count < 4 else { return "1.000" }
    return "0." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  private static let chromaEnd = 0.4
  private static let opacityStep = 0.01

  /// The colour with another value of a channel.
  func with(_ channel: Channel, _ value: Double) -> EditedColor {
    switch channel {
    case .own(let index): return changed(to: own.with(index, value))
    case .lightness, .chroma, .hue:
      var changed = self
      changed.handles = handles.with(channel, value)
      changed.own = own.converted(from: changed.handles.linear)
      return changed
    case .opacity: return changed(to: own.with(alpha: value))
    }
  }

  /// The colour a number of steps further on a channel; the chroma ends where the own space does.
  func moved(_ channel: Channel, by steps: Int) -> EditedColor {
    switch channel {
    case .own(let index): return changed(to: own.moved(index, by: steps))
    case .lightness, .chroma, .hue:
      let steps = Double(steps) * TokenColorSpace.oklch.channels[channel.handle ?? 0].step
      var value = self[channel] + steps
      if channel == .chroma, steps > 0 { value = max(self[.chroma], min(value, chromaLimit)) }
      return with(channel, value)
    case .opacity: return with(.opacity, own.alpha + Double(steps) * Self.opacityStep)
    }
  }

  /// The colour that is typed, picked or proposed, in the own space; nil for a grey that would have to become a colour.
  func taking(_ color: RGB, opacity: Double) -> EditedColor? {
    own.converted(from: color, alpha: opacity).map { changed(to: $0) }
  }

  /// Another colour in the own space.
  func taking(_ other: EditedColor) -> EditedColor {
    changed(to: own.converted(from: other.own.linear).with(alpha: other.own.alpha))
  }

  /// The colour with the opacity of another one.
  func withOpacity(of other: EditedColor) -> EditedColor {
    changed(to: own.with(alpha: other.own.alpha))
  }

  private func changed(to own: TokenColor) -> EditedColor {
    var changed = self
    changed.own = own
    if own.components != self.own.components {
      changed.handles = Handles(own.linear, before: handles)
    }
    return changed
  }
}

extension EditedColor {
  /// The largest chroma that the own space has at this lightness and hue.
  private var chromaLimit: Double {
    var low = 0.0
    var high = Self.chromaEnd
    guard !own.isExtended, !own.space.contains(handles.with(.chroma, high).linear) else {
      return high
    }
    for _ in 0..<14 {
      let middle = (low + high) / 2
      if own.space.contains(handles.with(.chroma, middle).linear) {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  /// Whether sRGB has the colour, or the one that a handle asked for; otherwise ``shown`` is the nearest that it has.
  var isInSRGB: Bool { own.linear.isInSRGB && handles.linear.isInSRGB }

  /// The colour as it is drawn, without its opacity.
  var shown: RGB { own.linear.rgb }

  /// The value as a theme takes it, in eight bits.
  var value: TokenValue { TokenValue(shown, opacity: own.alpha) }

  /// The drawn colour in digits: `#rrggbb`, with two more where something shines through.
  var hex: String { value.description }
}

/// The names of the handles and the opacity.
extension Phrase {
  static let channelNames: [EditedColor.Channel: Phrase] = [
    .lightness: Phrase(localized: "Lightness"), .chroma: Phrase(localized: "Chroma"),
    .hue: Phrase(localized: "Hue"), .opacity: Phrase(localized: "Opacity"),
  ]
}
