import GSDesign

extension Catalogue {
  /// What links can say in this catalogue, as 16 digits: a scene means the same in galleries that have the same.
  ///
  /// A ``StableHash`` of every id, knob, value and theme by its name; it tells builds apart, and keeps nobody out.
  package var fingerprint: String {
    var hash = StableHash()
    func add(_ text: String) {
      hash.add(text.utf8)
      // The zero keeps names apart.
      hash.add(CollectionOfOne(0))
    }
    for theme in themes { add(theme.name) }
    for specimen in specimens {
      add(specimen.id.text)
      for axis in specimen.axes {
        add(axis.name)
        switch axis.kind {
        case .toggle: add("toggle")
        case .choice(let names): names.forEach(add)
        case .options(let names, _): names.forEach(add)
        case .number(let scale, _):
          add(NumberScale.spelling(of: scale.range.lowerBound))
          add(NumberScale.spelling(of: scale.range.upperBound))
        case .text: add("text")
        }
      }
    }
    return hash.value.hexadecimalDigits
  }
}
