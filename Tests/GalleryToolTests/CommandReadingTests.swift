import ArgumentParser
import Foundation
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

  /// A debug build of the parser checks this at each start; the tests run on a release.
  @Test func everyDeclarationCanBeParsed() throws {
    struct Tool: Decodable { let command: DeclaredCommand }
    let dump = try JSONDecoder().decode(Tool.self, from: Data(RootCommand._dumpHelp().utf8))
    #expect(dump.command.all.count > 25)
    for command in dump.command.all { #expect(command.faults.isEmpty, "\(command.commandName)") }

    var show = try #require(dump.command.all.first { $0.commandName == "show" })
    let arguments = show.arguments ?? []
    show.arguments?.append(try #require(arguments.first { $0.names != nil }))
    #expect(show.faults.count == 1)
    var link = try #require(arguments.first { $0.kind == "positional" })
    link.isRepeating = true
    show.arguments = [link, link]
    #expect(show.faults == ["link: after a value that takes all that follow"])
  }
}

/// A command as the parser prints it.
private struct DeclaredCommand: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable {
      let kind, name: String
    }
    let kind: String
    let names: [Name]?
    let valueName: String?
    var isRepeating: Bool
  }
  let commandName: String
  let subcommands: [DeclaredCommand]?
  var arguments: [Argument]?

  var all: [DeclaredCommand] { [self] + (subcommands ?? []).flatMap(\.all) }

  /// The names that two options have, and the values that can never be given.
  var faults: [String] {
    var faults: [String] = []
    var names: Set<String> = []
    var takesTheRest = false
    for argument in arguments ?? [] {
      for name in argument.names ?? []
      where !names.insert(name.kind + " " + name.name).inserted {
        faults.append(name.name + ": twice")
      }
      guard argument.kind == "positional" else { continue }
      if takesTheRest {
        faults.append((argument.valueName ?? "") + ": after a value that takes all that follow")
      }
      takesTheRest = takesTheRest || argument.isRepeating
    }
    return faults
  }
}
