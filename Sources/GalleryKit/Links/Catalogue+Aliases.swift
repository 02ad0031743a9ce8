import GSDesign
import StateSpace

extension Catalogue {
  /// Replaces the name of a preset, or the former name, at the start of a link or filter with its target.
  package func resolvingAlias(_ text: String) -> String {
    let name = text.prefix { $0 != ":" && $0 != "@" }
    let id = VariantID(String(name))
    guard self[id] == nil, let link = aliases[id] ?? preset(named: id) else { return text }
    let rest = text.dropFirst(name.count)
    return link + (rest.hasPrefix(":") ? (link.contains(":") ? "," : ":") + rest.dropFirst() : rest)
  }

  /// The link of the preset with a name such as `navigation-bar/today`; nil for an unknown name.
  private func preset(named id: VariantID) -> String? {
    for specimen in variants(of: id.component) {
      guard let preset = specimen.presets.first(where: { $0.name == id.name }) else { continue }
      return Link(specimen, state: preset.state).text(in: self)
    }
    return nil
  }
}
