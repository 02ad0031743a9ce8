import GalleryTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool

/// Findings that a team lives with, and days.
@Suite("Waivers")
struct AuditWaiverTests {
  private static let faint = "contrast:tagPurple.onTint/tagPurple.tint=2.05"
  /// Every pair that the tags of the theme have too little contrast of.
  private static let pairs = [
    "tagPurple.onTint/tagPurple.tint=2.05", "tagPurple.onSolid/tagPurple.solid=3.10",
    "tagYellow.onTint/tagYellow.tint=1.70", "tagYellow.onSolid/tagYellow.solid=1.88",
    "tagDisabled.text/tagDisabled.fill=1.27",
  ]

  /// A line for each of these.
  private static func all(_ rest: String) -> String {
    pairs.map { "contrast:\($0) \(rest)\n" }.joined()
  }

  /// All that is looked at.
  private static let here = "@theme=zatch,appearance=light,contrast=original,colors=truecolor"

  /// The audit of the filled tag as published, with waivers.
  private func audit(
    _ waivers: String, _ arguments: [String] = []
  ) throws -> (status: Int32, output: String, error: String) {
    let folder = try TemporaryFolder()
    try folder.write(waivers, to: "audit.waivers")
    let result = try Tool.run(
      ["audit", "tag/filled", "--contrast", "original", "--steps", "0", "--verbose"]
        + ["--theme", "zatch", "--appearance", "light"] + [
          "--waivers", folder.path + "/audit.waivers",
        ] + arguments)
    return (result.status, result.output, result.error)
  }

  @Test func everyFindingCanBeWaived() throws {
    let result = try audit(
      """
      # Published colours.

      \(Self.all("  tag/filled@contrast=original\t2999-12-31  The published colours stay."))
      vision tag/filled 2999-12-31 So do these.
      """)
    #expect(result.status == 0)
    #expect(!result.output.contains("Cause:"))
    let last = result.output.split(separator: "\n").last ?? ""
    // The count is of causes, not states.
    #expect(last.hasPrefix("0 findings, ") && last.hasSuffix(" waived"))
    #expect(last.split(separator: " ")[2] == "5" || last.split(separator: " ")[2] == "6")
  }

  @Test func aWaiverEndsWhenTheRatioMoves() throws {
    let moved = "contrast:tagPurple.onTint/tagPurple.tint=2.04,2.10"
    let result = try audit("\(moved) tag/filled\(Self.here) 2999-12-31 The tint is a tint.\n")
    #expect(result.status == 1)
    #expect(result.output.contains("tagPurple.onTint on tagPurple.tint  2.05 of 4.5"))
    #expect(result.output.contains("covers nothing that was found; remove it: The tint"))
  }

  @Test func aPairIsWaivedAlone() throws {
    let result = try audit("\(Self.faint) tag/filled 2999-12-31 The tint is a tint.\n")
    #expect(result.status == 1)
    let found = result.output.split(separator: "\n").filter { !$0.hasPrefix("waived: ") }
    #expect(!found.contains { $0.contains("tagPurple.onTint on") })
    #expect(found.contains { $0.contains("tagPurple.onSolid on") })
  }

  @Test func anExpiredWaiverCoversNothingAndIsReported() throws {
    let result = try audit("\(Self.faint) tag/filled 2020-02-29 For the release.\n")
    #expect(result.status == 1)
    #expect(result.output.contains("tagPurple.onTint on tagPurple.tint is"))
    #expect(result.output.contains("audit.waivers:1: \(Self.faint) tag/filled 2020-02-29\n"))
    #expect(result.output.contains("This waiver expired on 2020-02-29: For the release.\n"))
    #expect(result.output.hasSuffix(", 1 waiver expired or unused\n"))
  }

  @Test func anUnusedWaiverAloneIsReported() throws {
    let waivers = """
      \(Self.faint) tag/filled 2999-12-31 The published colours stay.
      merged tag/filled:selected\(Self.here) 2999-12-31 They differ by now.
      """
    let result = try audit(waivers)
    #expect(result.status == 1)
    #expect(
      result.output.contains("audit.waivers:2: merged tag/filled:selected\(Self.here) 2999-12-31\n")
    )
    #expect(result.output.contains("covers nothing that was found; remove it: They differ"))
  }

  @Test func waiversOfUncheckedStatesAreNotUnused() throws {
    let waivers = """
      vision tag/filled 2999-12-31 So do these.
      merged tag/stroke 2999-12-31 Another variant.
      merged tag/filled@appearance=dark 2999-12-31 Another appearance.
      merged tag/filled 2999-12-31 In other themes as well.
      merged *:selected\(Self.here) 2999-12-31 In other variants as well.
      """
    let pairs = "\n" + Self.all("tag/filled 2999-12-31 As published.")
    #expect(try audit(waivers + pairs).status == 0)
    // Where states are left out, nothing is known of those.
    let unused =
      "vision tag/filled 2999-12-31 z\nlaw tag/filled\(Self.here) 2999-12-31 y" + pairs
    #expect(try audit(unused).status == 1)
    #expect(try audit(unused, ["--cover", "pairs"]).status == 0)
    #expect(try audit(unused, ["-g", "tag/filled:selected"]).status == 0)
  }

  /// Without options each component is looked at in its home theme, so a waiver of that theme is asked for.
  @Test func withoutOptionsAnUnusedWaiverOfAThemeIsReported() throws {
    let asked = [
      "tag@theme=zatch,contrast=original", "tag@theme=zatch", "tag", "tag@appearance=dark",
      "tag/*@theme=zatch,contrast=high,colors=truecolor",
    ]
    // Other variants of the theme, a theme that none of them is at home in, and colours that are not looked at.
    let others = [
      "*@theme=zatch,contrast=original", "tag@theme=ribs-todo", "tag@theme=zatch,colors=256",
    ]
    let folder = try TemporaryFolder()
    let lines = (asked + others).map {
      "contrast:accent.text/page=9.99  \($0)  2999-12-31  Nothing has it.\n"
    }
    try folder.write(lines.joined(), to: "audit.waivers")
    let result = try Tool.run([
      "audit", "tag", "--steps", "0", "--verbose", "--waivers", folder.path + "/audit.waivers",
    ])
    #expect(result.status == 1)
    #expect(result.output.hasSuffix(", \(asked.count) waivers expired or unused\n"))
    for number in 1...lines.count {
      #expect(
        result.output.contains("audit.waivers:\(number): ") == (number <= asked.count),
        "\(lines[number - 1])")
    }
  }

  @Test(arguments: [
    ("shade tag 2999-12-31 x", "Unknown rule “shade”. Use one of merged, color-alone"),
    ("merged:text tag 2999-12-31 x", "Unknown rule “merged:text”"),
    ("contrast tag 2999-12-31 x", "Contrast is waived by both tokens and their ratio"),
    ("contrast:text tag 2999-12-31 x", "Contrast is waived by both tokens and their ratio"),
    ("contrast:a/b=3 tag 2999-12-31 x", "Contrast is waived by both tokens and their ratio"),
    ("contrast:a/b=3.1,x tag 2999-12-31 x", "Contrast is waived by both tokens and their ratio"),
    ("contrast:nosuchtoken/page=3.10 tag 2999-12-31 x", "No token is named “nosuchtoken”."),
    (
      "contrast:page/text.secondry=3.10 tag 2999-12-31 x",
      "No token is named “text.secondry”. Did you mean text.secondary?"
    ),
    ("vision tag@theme=zach 2999-12-31 x", "theme has no value “zach”; did you mean zatch?"),
    ("vision", "After the rule name the states"),
    ("vision nothing/there 2999-12-31 x", "No component is named “nothing/there”"),
    ("vision tag:size=9 2999-12-31 x", "has a knob “size”"),
    ("vision tag", "“” is not a date"),
    ("vision tag 2027-02-29 x", "“2027-02-29” is not a date"),
    ("vision tag tomorrow x", "“tomorrow” is not a date"),
    ("vision tag 2999-12-31", "Give the reason after the day."),
  ])
  func aWrongLineIsNamed(line: String, complaint: String) throws {
    let result = try audit("# One line.\n\(line)\n")
    #expect(result.status == 4)
    #expect(result.error.contains("audit.waivers:2: "), "\(result.error)")
    #expect(result.error.contains(complaint), "\(result.error)")
    #expect(result.output == "")
  }

  @Test func aMissingWaiverFileIsNamed() throws {
    let result = try Tool.run(["audit", "tag/filled", "--waivers", "/nonexistent/waivers"])
    #expect(result.status == 4)
    #expect(result.error.contains("/nonexistent/waivers cannot be read"))
  }

  @Test func onlyCalendarDatesAreRead() throws {
    for text in ["1970-01-01", "2000-02-29", "2026-11-24", "2100-02-28", "9999-12-31"] {
      #expect(CalendarDate(text)?.description == text)
    }
    for text in [
      "", "2026-1-01", "2026-13-01", "2026-00-10", "2100-02-29", "2026-04-31", "2026-01-00",
      "2026/01/01", "+026-01-01", "２０２６-01-01", "2026-01-011",
    ] {
      #expect(CalendarDate(text) == nil, "\(text)")
    }
    for (seconds, text) in [
      (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
      (951_782_400, "2000-02-29"), (1_795_540_000, "2026-11-24"), (4_102_444_800, "2100-01-01"),
    ] {
      #expect(CalendarDate(secondsSince1970: seconds).description == text, "\(seconds)")
    }
    let (early, late) = (
      try #require(CalendarDate("2026-09-30")), try #require(CalendarDate("2026-10-01"))
    )
    #expect(early < late && !(late < early) && !(early < early))
  }
}
