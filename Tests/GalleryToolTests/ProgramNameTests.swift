import ArgumentParser
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool

/// A package with a gallery of its own appears under its own name.
@Suite struct ProgramNameTests {
  @Test func everyHelpSaysTheNameOfThePackage() {
    let commands = RootCommand.configuration.subcommands
    ProgramName.$current.withValue("seaside") {
      for command in [RootCommand.self] + commands {
        let help = RootCommand.helpMessage(for: command)
        #expect(help.contains("seaside"), "\(command)")
        // The library has its address, whatever the gallery is called.
        #expect(
          !help.replacing(Release.repository, with: "").contains("gs-gallery"), "\(command)")
      }
    }
  }

  @Test(arguments: [
    "show probe/wrd", "lst", "diff probe/word", "diff nothing/*", "accept nothing/*",
    "coverage nothing/*",
    "browse", "review", "list --nonsense", "show probe/word:loud=green", "audit nothing/*",
    "follow /nonexistent/socket", "test --snapshots /nonexistent",
  ])
  func everyMessageSaysTheNameOfThePackage(_ line: String) throws {
    let said = try SnapshotProbe.pending().run(line, ["PROBE_PROGRAM": "seaside"])
    #expect(said.status != 0)
    #expect(said.error.contains("seaside"), "\(said.error)")
    #expect(!(said.error + said.output).contains("gs-gallery"), "\(said.error)\(said.output)")
  }

  @Test func reviewCommandsUseTheNameOfThePackage() throws {
    let probe = try SnapshotProbe.pending()
    for line in ["diff", "diff *", "test --reporter list,github,markdown"] {
      let said = try probe.run(line, ["PROBE_PROGRAM": "seaside"])
      #expect((said.error + said.output).contains("seaside "), "\(said.error)\(said.output)")
      #expect(!(said.error + said.output).contains("gs-gallery"), "\(said.error)\(said.output)")
    }
  }

  @Test func aNameThatCannotBeTypedIsRefused() throws {
    let said = try SnapshotProbe().run("list", ["PROBE_PROGRAM": "a b"])
    #expect(said.status == 64)
    #expect(said.error.contains("“a b” cannot be typed"))
  }

  @Test func aNameCanBeTyped() {
    for name in ["gs-gallery", "Seaside_2.gallery"] { #expect(ProgramName.isUsable(name)) }
    for name in ["", "-x", "a b", "갤러리", "a/b", "$(x)", "a\u{1B}"] {
      #expect(!ProgramName.isUsable(name))
    }
  }
}
