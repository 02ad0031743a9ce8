import GSDesign
public import StateSpace

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
  package func id(in catalogue: Catalogue, spellsAutomatic: Bool) -> LinkID {
    let values = catalogue[specimen].map { $0.axes.spelled { state[$0] } } ?? ""
    return LinkID(
      StateID(specimen, values: values),
      EnvironmentID(
        environment.text(catalogue.defaults(of: specimen), spellsAutomatic: spellsAutomatic)))
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
  public var description: String { phrase.english }

  /// The same in every language.
  package var phrase: Phrase {
    switch self {
    case .empty:
      return Phrase(localized: "The link is empty; write component/variant, such as tag/filled.")
    case .unknown(let name, let nearest):
      let name = printable(name)
      guard !nearest.isEmpty else {
        return Phrase(localized: "No component is called “\(name)”; `list` shows all of them.")
      }
      let names = nearest.dropFirst().reduce(Phrase(nearest[0])) {
        Phrase(localized: "\($0) or \($1)")
      }
      return Phrase(localized: "No component is called “\(name)”; did you mean \(names)?")
    case .ambiguous(let name, let variants):
      let (name, names) = (printable(name), variants.map(\.text).joined(separator: ", "))
      return Phrase(
        localized: "“\(name)” has \(variants.count) variants; name one of \(names).")
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
  /// An unknown knob or value, and a second one of the same knob, is left out with a warning, so that old links keep working.
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
    do throws(AxisFault) {
      let term = try specimen.axes.term(LinkPart(part))
      guard axes.insert(term.axis).inserted else {
        throw .repeated(String(part), of: specimen.axes[term.axis].name)
      }
      link.state[term.axis] = term.value
    } catch {
      warn(LinkWarning(error, of: specimen))
    }
  }

  mutating func readEnvironment(_ text: Substring) {
    let part = LinkPart(setting: text)
    guard let setting = Setting.named(part.name) else {
      return warn(.unknownSetting(part.name))
    }
    guard link.environment.said(setting) == nil else {
      return warn(.repeated(String(text), of: part.name))
    }
    guard let value = try? part.decoded() else {
      return warn(.badEncoding(of: part.name))
    }
    if setting == .theme, catalogue.theme(named: value) == nil {
      return warn(.unknownTheme(value, in: catalogue))
    }
    if !link.environment.read(setting, value) {
      warn(.unknownValue(value, of: part.name, among: setting.choices))
    }
  }
}

extension Settings {
  /// Reads the part of a link after the `@`; unknown settings are left out, and all but the first value of a setting.
  init(text: String) {
    self.init()
    for part in text.split(separator: ",") {
      let part = LinkPart(setting: part)
      guard let setting = Setting.named(part.name), let value = try? part.decoded(),
        said(setting) == nil
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
