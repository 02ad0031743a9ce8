/// A number with a unit, as the drafts and CSS write it: `16px`, `-0.5rem`, `200ms`, `50%`.
struct Measure: Hashable {
  let number: Double
  let unit: String

  init?(_ text: String) {
    guard text.utf8.count <= 64, let first = text.utf8.first,
      JSONScanner.digits ~= first || "+-.".utf8.contains(first)
    else { return nil }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    let unit = text.dropFirst(digits.count)
    guard let number = Double(digits), number.isFinite, !unit.isEmpty, unit.utf8.count <= 4,
      unit == "%" || unit.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    self.number = number
    self.unit = unit.lowercased()
  }
}
