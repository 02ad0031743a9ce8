import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Laws

@Suite("Violations are shrunk")
struct ShrinkingTests {
  let catalogue = Catalogue(specimens: [.sixFlags])

  @Test func aFaultOfTwoFlagsInSixIsShrunkToThose() {
    let check = LawChecker(.sixFlags).check(.oneTabStop)
    #expect(check.violations.map { $0.link.text(in: catalogue) } == ["flags/six:b,e"])
    // Four other flags, three interactions, focused or not: all but the reported one.
    #expect(check.violations.map(\.more) == [16 * 3 * 2 - 1])
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func aWalkFindsItAndShrinksItToo(seed: UInt64) {
    let bench = LawChecker(.sixFlags, seed: seed)
    let result = RandomWalk(seed: seed, steps: 400).result(on: bench)
    let links = result.violations.filter { $0.law == .oneTabStop }
      .map { $0.link.text(in: catalogue) }
    #expect(links == ["flags/six:b,e"], "seed \(seed)")
  }

  @Test func theSameSeedGivesTheSameWalk() {
    let walk = RandomWalk(seed: 7, steps: 300)
    let first = walk.result(on: LawChecker(.sixFlags))
    #expect(first == walk.result(on: LawChecker(.sixFlags)))
    let others = (8...12).map {
      RandomWalk(seed: $0, steps: 300).result(on: LawChecker(.sixFlags)).stateCount
    }
    #expect(others.contains { $0 != first.stateCount })
  }

  @Test func theSmallerOfTwoFaultsIsFound() throws {
    let specimen = Specimen.sixFlags
    let all = try Link.parse("flags/six:a,b,c,d,e,f", in: catalogue).link.state
    let index = try #require(specimen.axis(named: "f"))
    func fails(_ state: SpecimenState) -> Bool {
      let isOn = (0..<6).map { state[$0] == .flag(true) }
      return isOn[index] || isOn[0] && isOn[1] && isOn[2]
    }
    let small = Shrinking(specimen: specimen).shrunk(all, while: fails)
    #expect(Link(specimen, state: small).text(in: catalogue) == "flags/six:f")
  }

  @Test func aFaultOfMoreThanTwoKeepsAllThatItNeeds() throws {
    let specimen = Specimen.sixFlags
    let all = try Link.parse("flags/six:a,b,c,d,e,f", in: catalogue).link.state
    let small = Shrinking(specimen: specimen).shrunk(all) { state in
      [0, 2, 5].allSatisfy { state[$0] == .flag(true) }
    }
    #expect(Link(specimen, state: small).text(in: catalogue) == "flags/six:a,c,f")
  }

  @Test func stepsThatAFaultDoesNotNeedAreLeftOut() {
    let steps = Shrinking(specimen: .sixFlags).shrunk([1, 2, 3, 4, 5, 6]) {
      $0.contains(2) && $0.contains(5)
    }
    #expect(steps == [2, 5])
  }
}
