import Testing

@testable import TermSession

@Suite struct InputSliceTests {
  private func taken(of count: Int, _ slice: inout InputSlice) -> Int {
    (0..<count).count { _ in slice.takeOne() }
  }

  @Test func itIsOverAfterItsTimeButNotBeforeAFewEvents() {
    var now = ContinuousClock.now
    var slice = InputSlice { now }
    let many = taken(of: 10_000, &slice)
    #expect(many == 10_000, "as long as there is time")
    now += InputSlice.length
    let late = taken(of: 10, &slice)
    #expect(late == 0)
    slice = InputSlice { now }
    now += .seconds(60)
    let few = taken(of: 10_000, &slice)
    #expect(few == InputSlice.least, "however slow the machine is")
  }
}
