import GSDesign
import Testing

extension StrokeWidth {
  fileprivate static let frame = StrokeWidth(custom: 3)
}

/// Lengths of another package are declared in an extension and lie in a range.
@Suite struct LengthTokenTests {
  @Test func aLengthOfAnotherPackageHasItsPoints() {
    let panel = Panel(ink: Ink(text: .text, stroke: .outline), strokeWidth: .frame)
    #expect(panel.strokeWidth.points == 3)
  }

  @Test func bothEndsOfARangeAreInIt() {
    #expect([Space(custom: 0), Space(custom: 256)].map(\.points) == [0, 256])
    #expect([StrokeWidth(custom: 0), StrokeWidth(custom: 8)].map(\.points) == [0, 8])
    #expect([ControlSize(custom: 0), ControlSize(custom: 1024)].map(\.points) == [0, 1024])
    #expect([Radius(custom: 0), Radius(custom: 256)].map(\.points) == [0, 256])
  }

  @Test func aLengthOutsideOfItsRangeIsTheNearestInIt() {
    #expect([StrokeWidth(custom: 8.5), StrokeWidth(custom: .nan)].map(\.points) == [8, 0])
    #expect([ControlSize(custom: -1), ControlSize(custom: 1e9)].map(\.points) == [0, 1024])
    #expect([Radius(custom: 9999), Radius(custom: .nan)].map(\.points) == [256, 0])
    #expect([Space(custom: .infinity), Space(custom: 300)].map(\.points) == [256, 256])
    let shadow = Shadow(customOffset: -1, blur: 300, opacity: 2)
    #expect(shadow.offset == 0 && shadow.blur == 64 && shadow.opacity == 1)
  }
}
