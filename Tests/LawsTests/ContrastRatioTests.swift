import Testing

@testable import ColorScience
@testable import Laws

@Suite("Contrast ratios")
struct ContrastRatioTests {
  @Test func gradesChangeExactlyAtTheirLimits() {
    let limits: [(Double, ContrastRatio.Grade)] = [
      (1, .tooLow), (3.0.nextDown, .tooLow), (3, .large), (4.5.nextDown, .large), (4.5, .enough),
      (7.0.nextDown, .enough), (7, .enhanced), (21, .enhanced),
    ]
    for (ratio, grade) in limits { #expect(ContrastRatio.Grade(ratio: ratio) == grade) }
  }

  @Test func aRatioIsCutAndNeverRoundedOverALimit() {
    func text(_ ink: UInt32) -> String { ContrastRatio(RGB(ink), on: .white).text }
    #expect(text(0x000000) == "21.0")
    #expect(text(0xFFFFFF) == "1.0")
    // 4.478 to 1, which a rounded table calls 4.5.
    #expect(text(0x777777) == "4.4")
    #expect(ContrastRatio(RGB(0x777777), on: .white).grade == .large)
  }
}
