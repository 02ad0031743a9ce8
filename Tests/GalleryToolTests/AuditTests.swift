import Testing

@testable import GalleryTool
@testable import TokenFiles

/// The audit as a person or a script runs it.
@Suite("The audit")
struct AuditTests {
  @Test func whatIsSoundEndsWithNothingFound() throws {
    let result = try Tool.run(["audit", "tag/filled", "--seed", "4", "--steps", "50"])
    #expect(result.status == 0)
    #expect(result.error == "")
    #expect(result.output.hasSuffix("1 variant, 0 findings\n"))
    #expect(result.output.contains("random walks with seed 4"))
  }

  @Test func whatIsFoundIsToldWithItsLinkAndTheCommandThatOpensIt() throws {
    let result = try Tool.run(["audit", "tag/filled", "--contrast", "original", "--steps", "0"])
    #expect(result.status == 1)
    #expect(result.output.contains("contrast     tag/filled\n"))
    #expect(result.output.contains("gs-gallery browse 'tag/filled'\n"))
    #expect(result.lastWords == "gs-gallery: differences or findings (1)")
  }

  @Test func aFilterThatMatchesNothingIsSaid() throws {
    for filter in ["nonsense", "tag/filled:disabled,focused"] {
      let result = try Tool.run(["audit", filter, "--steps", "0"])
      #expect(result.status == 3, "\(filter)")
      #expect(result.output == "", "\(filter)")
    }
  }

  @Test func asJSONEveryLawIsCounted() throws {
    let result = try Tool.run(["audit", "toast", "--json", "--steps", "10"])
    #expect(result.status == 0)
    let page = JSONCursor(try JSONReader.value(of: result.output))
    #expect(try page["findings"].items().isEmpty)
    let laws = try page["laws"].items()
    #expect(try laws.map { try $0["law"].count() } == Array(1...9))
    #expect(try laws.contains { try $0["doesNotApplyTo"].texts() == ["toast/default"] })
  }

  @Test func theSameSeedPrintsTheSame() throws {
    let arguments = ["audit", "button", "--contrast", "original", "--seed", "9"]
    let first = try Tool.run(arguments)
    #expect(first.output == (try Tool.run(arguments)).output)
  }

  @Test func oneThreadFindsWhatSeveralFind() throws {
    let arguments = ["audit", "button", "tag", "--contrast", "original", "--steps", "20"]
    let one = try Tool.run(arguments + ["--jobs", "1"])
    #expect(one.status == 1)
    #expect(one.output == (try Tool.run(arguments + ["--jobs", "3"])).output)
  }

  @Test func ofALargeSpaceFewStatesCanBeAsked() throws {
    func asked(_ arguments: [String]) throws -> Int {
      let output = try Tool.run(["audit", "tab-bar/home", "--steps", "0"] + arguments).output
      let line = output.split(separator: "\n").first { $0.hasPrefix("1  ") }
      return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }
    let (all, few) = (try asked([]), try asked(["--cover", "pairs"]))
    #expect(few > 0)
    #expect(few * 10 < all)
  }

  @Test func aNegativeNumberOfStepsIsABadArgument() throws {
    #expect(try Tool.run(["audit", "--steps=-1"]).status == 64)
  }
}
