import GSDesign
import Testing

@testable import GalleryKit

@Suite("Command table")
struct CommandTableTests {
  @Test("no two commands of a context share a key", arguments: KeyContext.allCases)
  func noTwoCommandsShareAKey(_ context: KeyContext) {
    var seen: [KeyPress: Command] = [:]
    for entry in CommandTable.entries(in: context) {
      for key in entry.keys {
        #expect(seen[key] == nil, "\(key) is \(entry.command) and \(String(describing: seen[key]))")
        seen[key] = entry.command
      }
    }
  }

  @Test("no command stands twice in a context", arguments: KeyContext.allCases)
  func noCommandStandsTwice(_ context: KeyContext) {
    let commands = CommandTable.entries(in: context).map(\.command)
    #expect(Set(commands).count == commands.count)
  }

  @Test("Ctrl-C leaves from everywhere", arguments: KeyContext.allCases)
  func interruptWorksEverywhere(_ context: KeyContext) {
    #expect(CommandTable.command(for: .control("c"), in: context) == .basic(.interrupt))
  }

  @Test("where text is typed no printable key is a command", arguments: KeyContext.allCases)
  func printableKeysTypeWhereTextIs(_ context: KeyContext) {
    guard CommandTable.typesText(context) else { return }
    for entry in CommandTable.entries(in: context) {
      for key in entry.keys where key.modifiers.isEmpty {
        if case .character = key.key { Issue.record("\(key) is taken in \(context)") }
      }
    }
  }

  @Test func everyCommandIsReachable() {
    let reachable = Set(KeyContext.allCases.flatMap { CommandTable.entries(in: $0).map(\.command) })
    #expect(reachable == Set(Command.allCases))
  }

  @Test func hangulCountsAsTheLetterOnItsKey() {
    #expect(CommandTable.command(for: KeyPress("ㅂ"), in: .tree) == .basic(.quit))
    #expect(CommandTable.command(for: KeyPress("ㅡ"), in: .tree) == .matrix(.toggle))
    #expect(CommandTable.command(for: KeyPress("ㅅ"), in: .knobs) == .setting(SettingTurn(.theme)))
    #expect(
      CommandTable.command(for: KeyPress("ㅆ"), in: .knobs) == .setting(SettingTurn(.theme, -1)))
    #expect(CommandTable.command(for: KeyPress("ㅂ"), in: .search) == nil)
  }
}
