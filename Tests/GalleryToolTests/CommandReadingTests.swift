import ArgumentParser
import Testing

@testable import GalleryTool

@Suite struct CommandReadingTests {
  /// Everything in a command, as text.
  private func described(_ command: any ParsableCommand) -> String { String(describing: command) }

  @Test(arguments: [[], ["browse"]])
  func withoutArgumentsTheGalleryReadsAsParsed(_ arguments: [String]) throws {
    let read = described(try RootCommand.read(arguments))
    #expect(read == described(try RootCommand.parseAsRoot(arguments)))
    #expect(read.contains("BrowseCommand") && !read.contains("definition"))
  }

  @Test(arguments: [
    ["tag/filled"], ["browse", "tag/filled", "--quiet"], ["show", "tag/filled"],
    ["list", "--json"], ["matrix", "tag", "--lang", "ko"], ["doctor"],
  ])
  func aCommandReadsTheSameByItself(_ arguments: [String]) throws {
    #expect(
      described(try RootCommand.read(arguments))
        == described(try RootCommand.parseAsRoot(arguments)))
  }

  @Test(arguments: [
    ["show"], ["show", "--help"], ["browse", "--nonsense"], ["nonsense", "x", "y"], ["--version"],
    ["help", "show"], ["browse", "--keys", "down"],
  ])
  func errorsMatchTheWholeTool(_ arguments: [String]) throws {
    func told(_ read: ([String]) throws -> any ParsableCommand) -> String {
      do {
        var command = try read(arguments)
        try command.run()
        return "nothing"
      } catch {
        return RootCommand.fullMessage(for: error)
      }
    }
    #expect(told(RootCommand.read) == told { try RootCommand.parseAsRoot($0) })
  }
}
