import Foundation
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryTool

/// The gallery by prompts and answers, typed through pipes and on a terminal.
@Suite("Linear gallery as a process")
struct LinearTests {
  /// The answers to some lines, typed through a pipe.
  private func answers(
    _ lines: [String], _ arguments: String = "--linear", locale: String = "C.UTF-8"
  ) throws -> Tool.Result {
    let typed = lines.map { $0 + "\\n" }.joined()
    return try Tool.shell("printf '\(typed)' | LC_ALL=\(locale) $TOOL \(arguments)")
  }

  @Test func aTagIsFoundFlippedAndItsLinkPrinted() throws {
    let result = try answers(["search tag filled", "1", "flip selected", "copy", "quit"])
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("1. tag/filled, ") })
    #expect(lines.contains("toggle button, Tag"))
    #expect(lines.contains("toggle button, Tag, selected"))
    let link = try #require(lines.last { $0.hasPrefix("tag/filled:") })
    #expect(link == "tag/filled:selected")
    #expect(
      try Tool.run(["show", String(link), "--format", "words"]).output
        == "toggle button, Tag, selected\n")
  }

  @Test func theSessionOfTheGuideIsAnsweredLikeThat() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/WithoutAScreen.md")
    let guide = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(guide.range(of: "    $ gs-gallery --linear\n")).upperBound
    let session = guide[start...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
    let result = try answers(session.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) })
    let answered = result.output.split(separator: "\n").map(String.init)
    let expected = session.filter { !$0.hasPrefix("> ") }
    // The first line has numbers that grow.
    #expect(expected.first?.contains("…") == true)
    #expect(answered.dropFirst() == expected.dropFirst(), "\(result.output)")
  }

  @Test func theSameIsDoneInKorean() throws {
    let result = try answers(
      ["검색 tag filled", "1", "전환 선택", "복사", "종료"], "--linear --ui-lang ko --lang ko")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains("전환 버튼, 나눔"))
    #expect(lines.contains("전환 버튼, 나눔, 선택됨"))
    #expect(lines.contains { $0.hasPrefix("tag/filled:selected@") })
    #expect(lines.last == "종료합니다.")
  }

  @Test func aPipeGetsNoEscapeSequenceAndNoPrompt() throws {
    let lines = [
      "list", "open tab-bar/home", "matrix", "about", "settings", "help", "more", "press 2", "undo",
    ]
    let output = try answers(lines, "browse --linear tag/filled").output
    #expect(!output.utf8.contains(0x1B) && !output.utf8.contains(0x0D))
    #expect(!output.contains("> "))
    #expect(output.hasSuffix("\n"))
  }

  @Test func theEndOfInputEndsIt() throws {
    #expect(try Tool.run(["--linear"]).status == 0)
    let result = try Tool.shell("printf 'open tag/filled' | $TOOL --linear")
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("toggle button, Tag\n"))
  }

  @Test func aClosedReaderEndsIt() throws {
    let result = try Tool.shell("yes list | timeout 60 $TOOL --linear | head -n 3")
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").count == 3)
    #expect(result.error.isEmpty)
  }

  @Test func aTooLongLineIsSkipped() throws {
    let result = try Tool.shell(
      "{ head -c 1000000 /dev/zero | tr '\\0' 'a'; printf '\\nopen tag/filled\\nquit\\n'; } | $TOOL --linear"
    )
    #expect(result.status == 0)
    #expect(result.output.contains("This line is too long and was not read.\n"))
    #expect(result.output.contains("toggle button, Tag\n"))
    let whole = try Tool.shell("head -c 5000000 /dev/zero | $TOOL --linear")
    #expect(whole.status == 0)
    #expect(whole.output.hasSuffix("This line is too long and was not read.\n"))
  }

  @Test func hostileLinesChangeNothingOfTheTerminal() throws {
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = ["--linear", "tag/filled"]
    process.environment = ["LANG": "C.UTF-8"]
    let (input, output, error) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    let strings = try HostileString.all()
    let typed = strings.flatMap { string -> [UInt8] in
      ["set title ", "open ", "search ", ""].flatMap { verb in
        Array(verb.utf8) + string.bytes.filter { $0 != 0x0A }.prefix(20_000) + [0x0A]
      }
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "linear-\(UUID().uuidString)")
    try Data(typed).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    try process.run()
    let result = Tool.result(of: process, output, error)
    #expect(result.status == 0)
    #expect(
      result.output.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control
      })
    #expect(result.error.isEmpty)
  }

  @Test func interruptEndsItWithItsCode() throws {
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = ["--linear"]
    process.environment = ["LANG": "C.UTF-8"]
    let (input, output, error) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    try process.run()
    // Messages come line by line, while it waits.
    let greeting = output.fileHandleForReading.availableData
    #expect(!greeting.isEmpty)
    process.interrupt()
    let result = Tool.result(of: process, output, error)
    #expect(process.terminationReason == .exit)
    #expect(result.status == 130)
    #expect(result.lastWords == "gs-gallery: interrupted (130)")
  }

  @Test func itIsUsableOnATerminal() throws {
    let result = try Tool.shell(
      "printf 'open tag/filled\\ncopy\\nquit\\n' | TERM=dumb timeout 30 script -qefc \"$TOOL --linear\" /dev/null"
    )
    #expect(result.status == 0)
    #expect(!result.output.utf8.contains(0x1B))
    #expect(
      result.output.contains("> toggle button, Tag")
        || result.output.contains("\ntoggle button, Tag"))
    let links = result.output.split(whereSeparator: \.isNewline).filter {
      $0.hasSuffix("tag/filled") && !$0.hasSuffix("open tag/filled")
    }
    #expect(links.count == 2, "it is opened and copied: \(result.output)")
    #expect(result.output.contains("> "))
  }

  @Test func aKioskThanksItsVisitorAndEndsByItself() throws {
    let left = try answers(["open tag/filled", "copy", "quit"], "--linear --kiosk")
    #expect(left.status == 0)
    #expect(left.output.hasSuffix("Thank you for visiting!\n"))
    #expect(left.output.contains("\ntag/filled"))
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = ["--linear", "--kiosk", "--idle-limit", "1"]
    process.environment = ["LANG": "C.UTF-8"]
    let (input, output, error) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let result = Tool.result(of: process, output, error)
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("Come back whenever you like!\n"))
    try input.fileHandleForWriting.close()
  }

  @Test func aLocaleWithoutUnicodeSpeaksEnglish() throws {
    let result = try answers(["quit"], "--linear --ui-lang ko", locale: "C")
    #expect(result.output.hasSuffix("Goodbye.\n"))
  }

  @Test func withoutATerminalItIsSuggested() throws {
    let result = try Tool.run(["browse"])
    #expect(result.status == 4)
    #expect(result.error.contains("gs-gallery --linear"))
    let still = try Tool.run(["browse", "--linear", "--still"])
    #expect(still.status == 64)
    #expect(still.error.contains("--linear has no picture"))
  }

  @Test func doctorSaysThatItNeedsNothing() throws {
    let result = try Tool.run(["doctor", "--no-query"], environment: ["TERM": "dumb"])
    #expect(result.output.contains("--linear") && result.output.contains("needs no terminal"))
  }
}
