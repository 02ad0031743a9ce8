import GSDesign

extension Catalogue {
  /// What links can say in this catalogue, as 16 digits: a scene means the same in galleries that have the same.
  ///
  /// The 64-bit FNV-1a hash of every id, knob, value and theme by its name; it tells builds apart, and keeps nobody out.
  package var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      // The zero keeps names apart.
      for byte in Array(text.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    for theme in themes { add(theme.name) }
    for specimen in specimens {
      add(specimen.id)
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
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
