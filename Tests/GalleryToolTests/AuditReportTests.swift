import Foundation
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool

/// The reports of an audit.
@Suite("Reports of an audit")
struct AuditReportTests {
  private static let published = [
    "audit", "tag/filled", "--contrast", "original", "--theme", "zatch", "--appearance", "light",
    "--steps", "0", "--waivers", "/dev/null",
  ]

  @Test func theJSONMatchesItsSchema() throws {
    let validator = try SchemaValidator(named: "audit")
    let folder = try TemporaryFolder()
    try folder.write(
      """
      contrast:tagPurple.onTint/tagPurple.tint=2.05 tag/filled 2999-12-31 The tint is a tint.
      merged tag/filled 2020-01-01 Long ago.
      """, to: "waivers")
    for arguments in [
      Self.published, Self.published + ["--waivers", folder.path + "/waivers"],
      ["audit", "toast", "--steps", "0"],
    ] {
      let result = try Tool.run(arguments + ["--reporter", "json"])
      #expect(validator.findings(in: try Document(result.output)) == [])
      #expect(try Tool.run(arguments + ["--json"]).output == result.output)
    }
  }

  /// The failing pairs of the designs, as published: the audit finds each of those that a theme of the package has.
  @Test func thePublishedPairsThatFailAreFound() throws {
    let result = try Tool.run(
      ["audit", "tag", "button", "text", "--contrast", "original", "--steps", "0", "--json"]
        + [
          "--waivers", "/dev/null", "--theme", "gitspace,zatch,lionheart", "--appearance",
          "light,dark",
        ])
    guard case .array(let findings) = try Document(result.output)["findings"] else {
      Issue.record("There are no findings.")
      return
    }
    var found: [String: Double] = [:]
    for finding in findings {
      guard let fault = finding["contrast"], case .string(let theme) = fault["theme"],
        case .string(let ink) = fault["ink"]?["color"],
        case .string(let fill) = fault["fill"]?["color"], case .number(let ratio) = fault["ratio"]
      else { continue }
      found["\(theme) \(ink) \(fill)"] = ratio
    }
    for (pair, ratio) in [
      ("zatch #9E7CFE #D8CBFF", 2.05), ("zatch #FFFFFF #9E7CFE", 3.10),
      ("zatch #FFAB42 #FFF2E1", 1.71), ("zatch #FFFFFF #FFAB42", 1.88),
      ("zatch #CCCCCC #E5E5E5", 1.27), ("zatch #9E7CFE #FFFFFF", 3.10),
      ("zatch #FFBD6B #FFFFFF", 1.65), ("zatch #8C8C8C #FFFFFF", 3.36),
      ("gitspace #FF5A5D #FFFFFF", 3.1), ("gitspace #A8AEB4 #FFFFFF", 2.2),
      ("lionheart #FFFFFF #F0023F", 4.4),
    ] {
      let measured = try #require(found[pair], "\(pair)")
      #expect(abs(measured - ratio) < 0.06, "\(pair): \(measured)")
    }
    for readable in [
      "gitspace #000000 #BDFF01", "gitspace #000000 #FAFF10", "gitspace #000000 #8D8F97",
      "gitspace #FFFFFF #71737E", "gitspace #FF5A5D #000000",
    ] {
      #expect(found[readable] == nil, "\(readable)")
    }
  }

  @Test func theBuildServerReportHasACaseForEachFinding() throws {
    let result = try Tool.run(Self.published + ["--reporter", "junit"])
    #expect(result.status == 1)
    let folder = try TemporaryFolder()
    try folder.write(result.output, to: "report.xml")
    let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/junit.xsd").path
    let check = try Tool.shell(
      "xmllint --nonet --noout --schema '\(schema)' '\(folder.path)/report.xml' 2>&1 || true")
    #expect(check.output.hasSuffix("report.xml validates\n"), "\(check.output)")
    let named = "name=\"contrast tag/filled\">"
    #expect(result.output.contains("<testcase classname=\"tag.filled\" " + named))
    #expect(result.output.contains("type=\"contrast\" message=\"tagPurple.onTint on"))
  }

  @Test func theGitHubReportCountsTheRest() throws {
    let result = try Tool.run(
      ["audit", "tag/filled", "--contrast", "original", "--theme", "zatch"]
        + ["--appearance", "light", "--steps", "0", "--reporter", "github"]
        + ["--waivers", "/dev/null"])
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error title=") } == 10)
    #expect(result.output.contains("%0ACause: tagPurple.onTint of zatch, "))
    #expect(result.output.contains(" more of the kind error are in the other reports.\n"))
    #expect(lines.last?.hasSuffix(" findings, 0 waived") == true)
  }

  @Test func severalReportsGoToFiles() throws {
    let folder = try TemporaryFolder()
    let result = try Tool.run(
      Self.published + ["--reporter", "list,json=\(folder.path)/a.json,junit=\(folder.path)/a.xml"])
    #expect(result.output.contains("contrast  zatch light  "))
    #expect(try folder.text(of: "a.json").hasPrefix("{"))
    #expect(try folder.text(of: "a.xml").hasPrefix("<?xml"))
  }

  @Test(arguments: [
    (["--reporter", "html"], "audit has no reporter “html”; there are list, json, junit, github."),
    (["--reporter", "json,list"], "cannot both go to standard output"),
    (["--reporter", "json="], "names no path"),
    (["--json", "--reporter", "list"], "leave out the one or the other"),
  ])
  func wrongReportersAreNamed(arguments: [String], complaint: String) throws {
    let result = try Tool.run(Self.published + arguments)
    #expect(result.status == 64)
    #expect(result.error.contains(complaint), "\(result.error)")
  }

  @Test func aFindingInATokenFileThemeNamesTheTokenLocation() throws {
    func color(_ name: String, _ level: Double) -> String {
      """
        "\(name)": { "$value": { "colorSpace": "srgb", "components": [\(level), \(level), \(level)] } }
      """
    }
    let folder = try TemporaryFolder()
    try folder.write(
      "{ \"$type\": \"color\",\n"
        + [("paper", 1.0), ("ink", 0), ("faint", 0.7)].map(color).joined(separator: ",\n")
        + "\n}\n",
      to: "brand.tokens.json")
    let roles =
      ["page", "surface", "raised", "accent.on"].map { "\"\($0)\": \"paper\"" }
      + ["text", "text.secondary", "destructive", "accent", "outline"].map { "\"\($0)\": \"ink\"" }
      + ["\"text.tertiary\": \"faint\""]
    try folder.write(
      "{ \"roles\": { \(roles.joined(separator: ", ")) } }", to: "brand.theme.json")
    let file = folder.path + "/brand.tokens.json"
    let arguments = [
      "audit", "text/gitspace", "--contrast", "original", "--steps", "0", "--theme", "file:\(file)",
      "--appearance", "light", "--verbose",
    ]
    let result = try Tool.run(arguments)
    #expect(result.status == 1)
    #expect(result.output.contains("from faint (\(file):4:"), "\(result.output)")
    let annotations = try Tool.run(arguments + ["--reporter", "github"]).output
    #expect(annotations.contains("::error file=\(file),line=4,col="))
  }
}
