import Testing

@testable import StateSpace

@Suite("Kinds of axes")
struct AxisKindTests {
  @Test func optionsOfManyNamesAreSampledEachAloneAndAll() {
    struct Many: OptionSet, Hashable, Sendable { let rawValue: Int }
    struct Holder: Hashable, Sendable { var many: Many = [] }
    let axis = StateAxis<Holder>.options(
      "many", \.many, options: (0..<6).map { ("o\($0)", Many(rawValue: 1 << $0)) }
    ).info(standard: Holder())
    #expect(axis.values.count == 1 + 6 + 1)
    #expect(axis.value(spelled: "none") == .options(0))
    #expect(axis.spelling(of: .options(0)) == "none")
  }
}
