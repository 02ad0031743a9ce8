import Foundation
import StateSpace
import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Command table")
struct CommandTableTests {
  @Test("no two commands of a context share a key", arguments: KeyContext.allCases)
  func noTwoCommandsShareAKey(_ context: KeyContext) {
    var seen: [KeyPress: Command] = [:]
    for entry in Command.table.entries(in: context) {
      for key in entry.keys {
        #expect(seen[key] == nil, "\(key) is \(entry.command) and \(String(describing: seen[key]))")
        seen[key] = entry.command
      }
    }
  }

  @Test("no command is listed twice in a context", arguments: KeyContext.allCases)
  func noCommandIsListedTwice(_ context: KeyContext) {
    let commands = Command.table.entries(in: context).map(\.command)
    #expect(Set(commands).count == commands.count)
  }

  @Test("Ctrl-C leaves from everywhere", arguments: KeyContext.allCases)
  func interruptWorksEverywhere(_ context: KeyContext) {
    #expect(Command.table.command(for: .control("c"), in: context) == .basic(.interrupt))
  }

  @Test("where text is typed no printable key is a command", arguments: KeyContext.allCases)
  func printableKeysTypeWhereTextIs(_ context: KeyContext) {
    guard Command.table.typesText(context) else { return }
    for entry in Command.table.entries(in: context) {
      for key in entry.keys where key.modifiers.isEmpty {
        if case .character = key.key { Issue.record("\(key) is taken in \(context)") }
      }
    }
  }

  @Test func everyCommandIsReachable() {
    let reachable = Set(
      KeyContext.allCases.flatMap { Command.table.entries(in: $0).map(\.command) })
    #expect(reachable == Set(Command.allCases))
  }

  /// The help of `--linear` names the commands that it lacks by their declarations.
  @Test func aCommandThatIsAbsentLineByLineHasTheWordsOfItsFirstRow() {
    for command in Command.allCases {
      guard case .absent = command.info.linear else { continue }
      let first = KeyContext.allCases.lazy.compactMap { Command.table.entry(of: command, in: $0) }
        .first
      #expect(first?.what == command.info.what, "\(command)")
    }
  }

  @Test func aRowMayHaveOtherKeysAndWordsThanTheDeclaration() throws {
    let plain = try #require(Command.table.entry(of: .basic(.moveUp), in: .tree))
    #expect(plain.keys == Command.up)
    #expect(plain.what == BasicCommand.moveUp.info.what)
    let typing = try #require(Command.table.entry(of: .basic(.moveUp), in: .textKnob))
    #expect(typing.keys == [KeyPress(.up)])
    #expect(typing.what == .knob)
  }

  @Test func settingsAreDeclaredWithTheKeysOfTheirRows() {
    for turn in SettingTurn.allCases {
      let command = Command.setting(turn)
      let entry = Command.table.entry(of: command, in: .tree)
      #expect(entry?.keys == command.info.keys())
      #expect(entry?.what == command.info.what)
    }
  }

  @Test func hangulCountsAsTheLetterOnItsKey() {
    #expect(Command.table.command(for: KeyPress("ㅂ"), in: .tree) == .basic(.quit))
    #expect(Command.table.command(for: KeyPress("ㅡ"), in: .tree) == .matrix(.toggle))
    #expect(Command.table.command(for: KeyPress("ㅅ"), in: .knobs) == .setting(SettingTurn(.theme)))
    #expect(
      Command.table.command(for: KeyPress("ㅆ"), in: .knobs) == .setting(SettingTurn(.theme, -1)))
    #expect(Command.table.command(for: KeyPress("ㅂ"), in: .palette) == nil)
  }

  @Test func theManualNamesKeysOfTheTable() throws {
    let root = #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 }
    let manual = try String(
      contentsOfFile: root + "/Documentation/man/gs-gallery.1", encoding: .utf8)
    let section = try #require(manual.split(separator: ".Sh ").first { $0.hasPrefix("KEYS\n") })
    let named = section.split(separator: "\n").filter { $0.hasPrefix(".Ic ") }.map {
      $0.dropFirst(4).replacing("\\&", with: "")
    }
    let keys = Command.table.entries(in: .tree).flatMap(\.keys).map(\.name)
    #expect(named.count >= 6)
    #expect(named.filter { !keys.contains(String($0)) } == [])
  }
}
