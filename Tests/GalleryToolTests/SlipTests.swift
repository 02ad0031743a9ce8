import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryTool

/// Mistyped arguments end with a helpful sentence, with and without a terminal.
@Suite("Slips of the finger")
struct SlipTests {
  @Test(arguments: [
    (["lst"], "did you mean `gs-gallery list`?"), (["lst", "--json"], "`gs-gallery list`"),
    (["exprot", "-o", "x"], "`gs-gallery export`"), (["dif"], "`gs-gallery diff`"),
  ])
  func aMistypedCommandNamesTheNearest(_ arguments: [String], _ words: String) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.error.contains("is neither a command nor a component"))
    #expect(result.error.contains(words), "\(result.error)")
  }

  @Test(arguments: [
    ("pending", "diff"), ("pending --json tag", "diff"), ("help pending", "diff"),
    ("graph", "list --graph"), ("graph --format dot", "list --graph"),
  ])
  func aFormerCommandNamesItsSuccessor(_ line: String, _ successor: String) throws {
    let result = try Tool.run(line.split(separator: " ").map(String.init))
    #expect(result.status == 64 && result.output.isEmpty)
    let word = line.replacing("help ", with: "").prefix { $0 != " " }
    #expect(
      result.error == "error: “\(word)” is now `gs-gallery \(successor)`.\n"
        + "gs-gallery: bad arguments (64)\n")
  }

  @Test(arguments: [
    (["help", "tset"], "“tset” is not a command; did you mean `test`?"),
    (["help", "tokens", "lst"], "“lst” is not a command; did you mean `list`?"),
    (["help", "qzxjqzxj"], "“qzxjqzxj” is not a command; --help lists the commands."),
  ])
  func helpForAnUnknownCommandIsAnError(_ arguments: [String], _ words: String) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.error.contains(words), "\(result.error)")
  }

  /// Every command states the problem in one line, and the exit code in the next.
  @Test(arguments: [
    "show", "show --nothing", "show tag/filled --depht 16", "show tag/filled --format word",
    "list --format docx", "matrix tag --size 0x0", "export", "export -o x --cover some", "doctor x",
    "test --shard 3/2", "test --reporter nothing", "review --nothing", "diff --files a",
    "accept --reason=", "reject --nothing", "report --nothing", "audit --steps -1",
    "coverage --min most", "bench --passes 0", "tokens", "tokens nothing", "tokens list",
    "tokens check --allow x", "tokens convert x.json", "tokens diff a", "tokens map --nothing",
    "tokens export", "new", "new A", "dev --nothing", "lint --reporter x", "git-setup x",
    "demo --nothing", "present", "follow", "play", "play x --format svg", "record",
  ])
  func aWrongArgumentIsOneSentence(_ line: String) throws {
    let result = try Tool.run(line.split(separator: " ").map(String.init))
    // Without a command, there is help.
    guard line != "tokens" else { return }
    #expect(result.status == 64 && result.output.isEmpty, "\(result.error)")
    let lines = result.error.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3 && lines.last == "", "\(result.error)")
    #expect(lines[0].hasPrefix("error: ") && ".?".contains(lines[0].last ?? " "), "\(lines[0])")
    #expect(result.lastWords == "gs-gallery: bad arguments (64)")
  }

  @Test(
    arguments: ["show qq", "show cat", "list xy/zz", "show tag/filled:qqq", "xyz"])
  func aNameThatIsFarFromAllOthersGetsNoGuess(_ line: String) throws {
    let result = try Tool.run(line.split(separator: " ").map(String.init))
    #expect(result.status != 0 && !result.error.contains("id you mean"), "\(result.error)")
  }

  @Test func theHelpListsCommandsByTheirPurpose() throws {
    let help = try Tool.run(["--help"])
    #expect(help.status == 0)
    let headings = help.output.split(separator: "\n").filter { $0.hasSuffix("SUBCOMMANDS:") }
    #expect(
      headings == [
        "LOOK SUBCOMMANDS:", "CHECK SUBCOMMANDS:", "TOKEN SUBCOMMANDS:", "AUTHOR SUBCOMMANDS:",
        "DEMO SUBCOMMANDS:",
      ])
    #expect(!help.output.contains("  bench "))
    for arguments in [["help"], ["help", "bench"], ["help", "tokens", "list"]] {
      #expect(try Tool.run(arguments).status == 0, "\(arguments)")
    }
  }

  @Test func aComponentIsNotTakenForAMistypedCommand() throws {
    // `list` is a component as well; the suggestion must not be the text that was typed.
    for word in ["toast", "text-field", "list", "tag/filled"] {
      #expect(try !Tool.run([word]).error.contains("neither a command"), "\(word)")
    }
  }

  @Test(arguments: [
    "export -o x --jobs -3", "test --max-failures -1", "coverage --min -5", "bench --passes -2",
    "show tag/filled --size -4x5", "matrix tag --cover -1", "test --shard -1/2",
    "browse --kiosk --time-limit -1",
  ])
  func aNegativeNumberIsReported(_ line: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let result = try Tool.run(arguments)
    #expect(result.status == 64)
    #expect(!result.error.contains("Missing value"), "\(result.error)")
    let option = try #require(arguments.last { $0.hasPrefix("--") })
    // Each option names its valid numbers, or repeats the typed one.
    #expect(
      result.error.contains("\(option) takes") || result.error.contains("\(option) is from")
        || result.error.contains("The value '\(arguments.last ?? "")' is invalid for '\(option)"),
      "\(result.error)")
  }

  private static let slips = [
    ("tag/filled:color=yelow", "color has no value “yelow”", "yellow"),
    ("tag/filled:color=green", "color has no value “green”", "purple, yellow"),
    ("tag/filled@theme=zach", "zach", "zatch"),
    ("tag/filled:selectd", "selectd", "selected"),
    ("tag/filled@colors=25", "colors has no value “25”", "256"),
    ("tag/filled@them=zatch", "Unknown environment setting “them”", "theme"),
  ]

  @Test(arguments: slips)
  func aMistakeInALinkIsAnErrorWithTheNearestName(
    _ link: String, _ problem: String, _ nearest: String
  ) throws {
    let folder = try TemporaryFolder()
    for command in [
      ["show", link], ["matrix", link], ["matrix", "tag", "-g", link],
      ["export", "-q", "-o", folder.path + "/x", link],
      ["test", "--snapshots", folder.path, link],
    ] {
      let strict = try Tool.run(command)
      #expect(strict.status == 64 && strict.output.isEmpty, "\(command): \(strict.error)")
      #expect(strict.error.contains(problem) && strict.error.contains(nearest), "\(strict.error)")
      #expect(!strict.error.contains("left out"))
      let lenient = try Tool.run(command + ["--lenient"])
      #expect(lenient.error.hasPrefix("warning: "), "\(command): \(lenient.error)")
      #expect(
        lenient.error.contains("It is left out") || lenient.error.contains("; it is left out"))
      #expect(lenient.status == (command[0] == "test" ? 1 : 0), "\(command): \(lenient.error)")
    }
    #expect(try Tool.run(["test", "--snapshots", folder.path, link]).status == 64)
  }

  @Test func browseSaysItInAToast() throws {
    let english = try Tool.run(["browse", "--still", "tag/filled:color=yelow"])
    #expect(english.status == 0 && english.output.contains("color has no value “yelow”"))
    #expect(english.output.contains("Did you mean yellow?"), "\(english.output)")
    let korean = try Tool.run(["browse", "--still", "tag/filled:selectd", "--ui-lang", "ko"])
    #expect(korean.output.contains("“selectd” 항목이 없습니다"), "\(korean.output)")
    let gone = try Tool.run(["browse", "--still", "tag/filled:color=yelow", "--keys", "down"])
    #expect(!gone.output.contains("yelow"), "the first key takes it away")
  }
}

@Suite("An unsound gallery")
struct UnsoundGalleryTests {
  @Test(arguments: [
    ("theme", "text", 1), ("twice", "probe/word is declared twice.", 1),
  ])
  func itEndsWithItsSentence(_ fault: String, _ words: String, _ lines: Int) throws {
    let probe = try SnapshotProbe()
    for line in ["list", "test", "--help", "browse"] {
      let result = try probe.run(line, ["PROBE_UNSOUND": fault])
      #expect(result.status == 64 && result.output.isEmpty, "\(line): \(result.error)")
      #expect(result.error.contains(words), "\(result.error)")
      #expect(result.error.split(separator: "\n").count == lines + 1, "\(result.error)")
      #expect(result.lastWords == "gs-gallery: bad arguments (64)")
    }
    #expect(try probe.folder.texts().isEmpty)
  }
}
