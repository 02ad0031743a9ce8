import GSDesign

/// Names one state of one specimen under one environment.
///
/// ```
/// tag/filled:color=yellow,selected@theme=zatch,appearance=dark
/// ```
public struct Link: Hashable, Sendable {
  /// The id of the specimen, such as `tag/filled`.
  public let specimen: VariantID
  /// The state; values at their default are not spelled.
  public var state: SpecimenState
  /// The settings; those at their default are not spelled.
  public var environment: Settings

  /// Makes the link of a state.
  ///
  /// - Parameters:
  ///   - specimen: the specimen that it names.
  ///   - state: one of its states; its initial one by default.
  ///   - environment: the settings; at their defaults unless given.
  public init(
    _ specimen: Specimen, state: SpecimenState? = nil,
    environment: Settings = Settings()
  ) {
    self.specimen = specimen.id
    self.state = state ?? specimen.initialState
    self.environment = environment
  }

  /// The link as text: only the values that differ from the default, in the order the axes are declared.
  public func text(in catalogue: Catalogue) -> String { id(in: catalogue).text }

  /// The link as text, in its parts.
  public func id(in catalogue: Catalogue) -> LinkID { id(in: catalogue, spellsAutomatic: false) }

  /// - Parameter spellsAutomatic: whether a setting that follows the terminal if it is left out is spelled though its
  ///   value is the default.
  func id(in catalogue: Catalogue, spellsAutomatic: Bool) -> LinkID {
    let knobs = catalogue[specimen].map { spelled($0.axes) } ?? []
    return LinkID(
      StateID(specimen, values: knobs.joined(by: ",")),
      EnvironmentID(
        environment.text(catalogue.defaults(of: specimen), spellsAutomatic: spellsAutomatic)))
  }

  private func spelled(_ axes: [AxisInfo]) -> [String] {
    var knobs: [String] = []
    for (index, axis) in axes.enumerated() {
      let value = state[index]
      guard value != axis.standard else { continue }
      switch value {
      case .flag(let isOn): knobs.append(isOn ? axis.name : "no-" + axis.name)
      case .choice, .options, .number, .text:
        knobs.append(axis.name + "=" + percentEncoded(axis.spelling(of: value)))
      }
    }
    return knobs
  }
}

/// Why a link names nothing.
public enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The link is empty.
  case empty
  /// An unknown component or variant; the nearest names, best first.
  case unknown(String, nearest: [String])
  /// A component without its variant; the available variants.
  case ambiguous(String, variants: [VariantID])

  /// The fault and its remedy in a sentence; text of others is escaped.
  public var description: String {
    switch self {
    case .empty: "The link is empty; write component/variant, such as tag/filled."
    case .unknown(let name, let nearest):
      nearest.isEmpty
        ? "No component is called “\(printable(name))”; `list` shows all of them."
        : "No component is called “\(printable(name))”; did you mean "
          + nearest.joined(separator: " or ") + "?"
    case .ambiguous(let name, let variants):
      "“\(printable(name))” has \(variants.count) variants; name one of "
        + variants.map(\.text).joined(separator: ", ") + "."
    }
  }
}

/// A parsed link, and the problems in it.
public struct ParsedLink: Hashable, Sendable {
  /// The state and the environment that were read.
  public let link: Link
  /// The parts that were left out, in order; empty where all was understood.
  public let warnings: [LinkWarning]
  /// The axes whose values it names, by index.
  package let axes: Set<Int>
}

extension Link {
  /// Reads a link.
  ///
  /// An unknown knob or value is left out with a warning, so that old links keep working.
  ///
  /// - Throws: ``LinkError`` if the component or variant is unknown, with the nearest names.
  public static func parse(
    _ text: String, in catalogue: Catalogue
  ) throws(LinkError) -> ParsedLink {
    let (head, environmentText) = divided(catalogue.resolvingAlias(text)[...], at: "@")
    let (name, knobText) = divided(head, at: ":")
    let specimen = try specimen(named: String(name), in: catalogue)
    var reader = LinkReader(specimen: specimen, catalogue: catalogue)
    for part in (knobText ?? "").split(separator: ",") { reader.readKnob(part) }
    for part in (environmentText ?? "").split(separator: ",") { reader.readEnvironment(part) }
    if let reason = reader.link.state.impossibility {
      reader.warnings.append(.impossible(reason))
    }
    return ParsedLink(link: reader.link, warnings: reader.warnings, axes: reader.axes)
  }

  /// The component of several variants that a text names, such as `button` or `button@appearance=dark`, and the link of
  /// its first variant in the same environment; nil if the text names a state.
  package static func component(
    _ text: String, in catalogue: Catalogue
  ) -> (name: String, link: String)? {
    let (name, environment) = divided(text[...], at: "@")
    let variants = catalogue.variants(of: String(name))
    guard variants.count > 1, let first = variants.first else { return nil }
    return (String(name), first.id.text + (environment.map { "@" + $0 } ?? ""))
  }

  /// The specimen of an id; a component of one variant may be named alone.
  private static func specimen(
    named name: String, in catalogue: Catalogue
  ) throws(LinkError) -> Specimen {
    if name.isEmpty { throw .empty }
    if let specimen = catalogue[VariantID(name)] { return specimen }
    let variants = catalogue.variants(of: name)
    if variants.count == 1, let only = variants.first { return only }
    if !variants.isEmpty { throw .ambiguous(name, variants: variants.map(\.id)) }
    throw .unknown(name, nearest: catalogue.names(nearestTo: name))
  }
}

/// The text before and after the first separator; the second part is nil without a separator.
func divided(_ text: Substring, at separator: Character) -> (Substring, Substring?) {
  guard let index = text.firstIndex(of: separator) else { return (text, nil) }
  return (text[..<index], text[text.index(after: index)...])
}

/// Takes the parts of a link in, one at a time.
private struct LinkReader {
  let specimen: Specimen
  let catalogue: Catalogue
  var link: Link
  var warnings: [LinkWarning] = []
  var axes: Set<Int> = []

  init(specimen: Specimen, catalogue: Catalogue) {
    self.specimen = specimen
    self.catalogue = catalogue
    link = Link(specimen)
  }

  private mutating func warn(_ warning: LinkWarning) {
    warnings.append(warning)
  }

  mutating func readKnob(_ part: Substring) {
    let (name, encoded) = divided(part, at: "=")
    guard let encoded else { return readFlag(String(name)) }
    guard let index = specimen.axis(named: String(name)) else {
      return warn(.unknownKnob(String(name), of: specimen))
    }
    guard let text = percentDecoded(encoded) else {
      return warn(.badEncoding(of: name))
    }
    guard let value = specimen.axes[index].value(spelled: text) else {
      let choices = specimen.axes[index].values.map { specimen.axes[index].spelling(of: $0) }
      return warn(.unknownValue(text, of: name, among: choices))
    }
    link.state[index] = value
    axes.insert(index)
  }

  private mutating func readFlag(_ name: String) {
    let isNegated = name.hasPrefix("no-")
    let plain = isNegated ? String(name.dropFirst(3)) : name
    guard let index = specimen.axis(named: plain) else {
      return warn(.unknownKnob(plain, of: specimen))
    }
    switch specimen.axes[index].kind {
    case .toggle:
      link.state[index] = .flag(!isNegated)
      axes.insert(index)
    case .choice, .options, .number, .text:
      warn(.withoutValue(plain))
    }
  }

  mutating func readEnvironment(_ part: Substring) {
    let (name, encoded) = divided(part, at: "=")
    guard let setting = Setting.named(String(name)) else {
      return warn(.unknownSetting(String(name)))
    }
    guard let text = percentDecoded(encoded ?? "") else {
      return warn(.badEncoding(of: name))
    }
    if setting == .theme, catalogue.theme(named: text) == nil {
      return warn(.unknownTheme(text, in: catalogue))
    }
    if !link.environment.read(setting, text) {
      warn(.unknownValue(text, of: name, among: setting.choices))
    }
  }
}

extension Settings {
  /// Reads the part of a link after the `@`; unknown settings are left out.
  init(text: String) {
    self.init()
    for part in text.split(separator: ",") {
      let (name, encoded) = divided(part, at: "=")
      guard let setting = Setting.named(String(name)), let value = percentDecoded(encoded ?? "")
      else { continue }
      _ = read(setting, value)
    }
  }

  /// Reads the environment of a link; unknown settings are left out.
  package init(_ id: EnvironmentID) { self.init(text: id.text) }

  /// Reads the environment of a variant's link, with the theme and the appearance that it leaves out.
  package init(_ id: EnvironmentID, of variant: VariantID, in catalogue: Catalogue) {
    self = Settings(id).atHome(of: variant, in: catalogue)
  }

  /// The environment as links have it.
  package func id(_ defaults: SettingDefaults) -> EnvironmentID {
    EnvironmentID(text(defaults))
  }

  /// The part of a link after the `@`; empty where every setting has its default.
  package func text(_ defaults: SettingDefaults, spellsAutomatic: Bool = false) -> String {
    Setting.all.compactMap { setting in
      let spelled =
        spellsAutomatic && setting.isAutomatic ? said(setting) : spelling(setting, defaults)
      return spelled.map {
        setting.name + "=" + percentEncoded($0)
      }
    }.joined(by: ",")
  }
}
