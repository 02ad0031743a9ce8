import Testing

@testable import StateSpace

@Suite("Nearest names")
struct NearestNamesTests {
  @Test func theDistanceCountsEdits() {
    #expect(editDistance(Array("filled"), Array("filled")) == 0)
    #expect(editDistance(Array("filed"), Array("filled")) == 1)
    #expect(editDistance(Array("fliled"), Array("filled")) == 1)
    #expect(editDistance(Array(""), Array("abc")) == 3)
    #expect(editDistance(Array("kitten"), Array("sitting")) == 3)
  }

  @Test func theBestComesFirst() {
    let names = ["tag/filled", "tag/stroke", "tab-bar/home"]
    #expect(nearestNames(to: "tag/strok", among: names) == ["tag/stroke"])
    #expect(nearestNames(to: "filled", among: names) == ["tag/filled"])
    #expect(nearestNames(to: "", among: names).isEmpty)
  }

  @Test func aShortNameIsNearToLess() {
    let names = ["tag", "list", "row", "toast"]
    #expect(nearestNames(to: "cat", among: names).isEmpty)
    #expect(nearestNames(to: "xyz", among: names).isEmpty)
    #expect(nearestNames(to: "lst", among: names) == ["list"])
    #expect(nearestNames(to: "tga", among: names) == ["tag"])
    #expect(nearestNames(to: "taost", among: names) == ["toast"])
  }

  @Test func aHostileNameCostsNoMore() {
    #expect(nearestNames(to: String(repeating: "a", count: 1_000_000), among: ["tag"]).isEmpty)
  }
}
