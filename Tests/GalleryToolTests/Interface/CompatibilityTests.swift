import Client010
import Testing

/// A package that was written against an earlier version compiles with this one, and does the same.
///
/// `Scripts/check-dependency.sh` builds it as a package of its own, from the tag.
@Suite struct CompatibilityTests {
  @Test func aClientOfTheFirstVersionCompilesAndAnswersAlike() throws {
    #expect(
      try ClientUses.lines() == [
        "ColorScience: true true",
        "StateSpace: 6 true 4 badge/count:color=yellow",
        #"TokenFiles: ["page"] 1 true 0"#,
        #"Storage: ["Swift"]"#,
        "TermRender: true true 1",
        "TermSession: 1 true 6",
        "Laws: 9 false",
        "GalleryKit: [] dial/round:level=2 true",
      ])
  }
}
