public import ColorScience

/// A colour of an asset catalogue, with its variants.
public struct ColorSet: Sendable {
  /// The name that code uses, after the folders that provide a namespace, with slashes.
  public let name: String
  /// The path of its folder within the catalogue.
  public let path: String
  /// Its colours, in the order of the file; of several for the same appearance, only the last.
  public internal(set) var variants: [Variant]
  /// The `properties` of the file, such as `localizable`; nil if missing.
  public internal(set) var properties: JSONValue?
  /// Whether the file could not be read at all.
  public internal(set) var isBroken = false

  /// A colour for one idiom, appearance and gamut.
  public struct Variant: Sendable {
    /// `universal`, `iphone`, `mac` and so on.
    public let idiom: String
    /// The other conditions, as in the file: `luminosity` is `dark`, `contrast` is `high`, `display-gamut` is
    /// `display-P3`.
    public let traits: [Trait]
    /// The content shown.
    public let content: Content
    /// The colour in the file; nil if missing.
    var node: JSONNode?

    /// The idiom and the traits, as `universal luminosity=dark`.
    public var label: String {
      ([idiom] + traits.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
    }

    /// The key that distinguishes variants: the order of traits does not matter.
    var key: [String] { [idiom] + traits.map { "\($0.name)=\($0.value)" }.sorted() }

    /// Whether the colour cannot be read.
    var isBroken: Bool {
      if case .broken = content { return true }
      return false
    }

    func value(of trait: String) -> String? { traits.first { $0.name == trait }?.value }
  }

  /// A condition of a variant.
  public struct Trait: Hashable, Sendable {
    /// `luminosity`, `contrast`, `display-gamut`, `subtype` or `locale`.
    public let name: String
    /// Its value.
    public let value: String
  }

  /// The content of a variant.
  public enum Content: Sendable {
    /// A colour.
    case color(CatalogueColor)
    /// A colour of the system, by its name. Its value depends on the system.
    case reference(name: String, platform: String)
    /// No content of its own: the variant for any appearance applies.
    case empty
    /// Something that cannot be read.
    case broken
  }
}

/// A colour of a catalogue.
public struct CatalogueColor: Hashable, Sendable {
  /// The colour space in the file; `srgb` if missing.
  public let space: String
  /// Three components, or one of a grey space.
  public let components: [Double]
  /// 0…1.
  public let alpha: Double
  /// The colour itself.
  public let color: LinearSRGB

  /// The colour spaces of catalogues, and the colour space of their components.
  static let spaces: [String: String] = [
    "srgb": "srgb", "extended-srgb": "srgb", "extended-linear-srgb": "srgb-linear",
    "display-p3": "display-p3", "gray-gamma-22": "gray", "extended-gray": "gray",
  ]

  init(space: String, components: [Double], alpha: Double, gamut: String?) {
    self.space = space
    self.components = components
    self.alpha = alpha
    let standard = gamut == "display-P3" ? "display-p3" : "srgb"
    let known = Self.spaces[space] ?? standard
    if components.count == 1 {
      color = LinearSRGB(grayGamma22: components[0])
    } else {
      color =
        LinearSRGB(space: known, components[0], components[1], components[2])
        ?? LinearSRGB(grayGamma22: 0)
    }
  }

  /// The nearest 8-bit colour, as `#rrggbb`; chroma is reduced if sRGB cannot show the colour.
  public var hex: String { color.rgb.hex.lowercased() }

  /// Whether sRGB can show it.
  public var isInSRGB: Bool { color.isInSRGB }

  /// Red, green and blue of gamma-encoded sRGB, unbounded.
  public var encodedSRGB: [Double] { EncodedSRGB(color).components }
}
