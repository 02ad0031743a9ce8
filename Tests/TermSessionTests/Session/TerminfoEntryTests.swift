import Foundation
import Testing

@testable import TermSession

@Suite struct TerminfoEntryTests {
  static let seeds: [UInt64] = [1, 2, 3, .random(in: 0...UInt64.max)]

  static var sample: TerminfoBytes {
    TerminfoBytes(
      flags: [1: true, 28: true], numbers: [0: 80, 13: 256],
      strings: [3: "\u{1B}[%i%p1%d;%p2%dr", 37: "\u{1B}[%p1%dX", 130: "\u{1B}M"],
      ownFlags: ["Tc", "AX", "XT"], ownNumbers: [("U8", 1)],
      ownStrings: [("Smulx", "\u{1B}[4:%p1%dm"), ("Su", "")])
  }

  @Test(arguments: [false, true]) func capabilitiesAreFound(hasLongNumbers: Bool) throws {
    var sample = Self.sample
    sample.hasLongNumbers = hasLongNumbers
    if hasLongNumbers { sample.numbers[13] = 1 << 24 }
    let entry = try #require(TerminfoEntry(sample.bytes))
    for name in ["bce", "csr", "ech", "ri", "Tc", "XT", "U8", "Smulx", "Su"] {
      #expect(entry.has(name), "\(name)")
    }
    for name in ["rep", "il", "RGB", "Sync", "it"] { #expect(!entry.has(name), "\(name)") }
    #expect(entry.number("colors") == (hasLongNumbers ? 1 << 24 : 256))
    #expect(entry.number("U8") == 1)
  }

  @Test func anEntryWithoutTheExtensionIsWhole() throws {
    var sample = Self.sample
    (sample.ownFlags, sample.ownNumbers, sample.ownStrings) = ([], [], [])
    let entry = try #require(TerminfoEntry(sample.bytes))
    #expect(entry.has("bce") && !entry.has("Tc"))
  }

  @Test func aTruncatedEntryIsNilOrHasNoMoreThanBefore() {
    let bytes = Self.sample.bytes
    for length in 0..<bytes.count {
      guard let entry = TerminfoEntry(Array(bytes.prefix(length))) else { continue }
      #expect(!entry.has("rep") && !entry.has("RGB"), "\(length) bytes")
    }
    #expect(TerminfoEntry([]) == nil)
    #expect(TerminfoEntry([UInt8](repeating: 0x1A, count: TerminfoEntry.limit + 1)) == nil)
  }

  @Test(arguments: seeds) func aDamagedEntryIsReadWithoutATrap(seed: UInt64) {
    var random = InputRandom(seed: seed)
    let sound = Self.sample.bytes
    for _ in 0..<5_000 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      }
      _ = TerminfoEntry(bytes)
      let garbage = [0x1A, 0x01] + random.bytes(Int.random(in: 0...400, using: &random))
      let entry = TerminfoEntry(garbage)
      #expect(entry == TerminfoEntry(garbage), "seed \(seed)")
    }
  }

  /// The entries of this machine in infocmp's output.
  @Test(arguments: [
    "xterm-256color", "xterm", "linux", "vt100", "vt220", "screen-256color", "tmux-256color",
    "xterm-kitty", "alacritty", "foot", "konsole-256color", "vte-256color", "st-256color",
    "rxvt-unicode-256color", "xterm-direct",
  ])
  func itReadsTheSameAsNcurses(term: String) throws {
    let entry = try #require(
      TerminfoDatabase.entry(of: term, environment: [:]),
      "the package ncurses-term has the entry \(term)")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/infocmp")
    process.arguments = ["-x", "-1", term]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("\t") }.map {
      $0.dropFirst().prefix { !"=#,".contains($0) }
    }
    for name in [
      "bce", "it", "colors", "csr", "cup", "ech", "dch", "dl", "ich", "il", "rep", "ri", "ht",
      "RGB", "Tc", "XT", "AX", "Sync", "Smulx", "Su", "fullkbd", "U8", "E3", "Ms",
    ] {
      #expect(entry.has(name) == lines.contains { $0 == name }, "\(term): \(name)")
    }
  }

  @Test func invalidNamesHaveNoEntry() {
    for term in ["", ".", "..", "../x/xterm", "a b", "/etc/passwd", "nobody-has-this"] {
      #expect(TerminfoDatabase.entry(of: term, environment: [:]) == nil, "\(term)")
    }
  }

  @Test func theUsersEntryCountsFirstAndOnlyFilesAreRead() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "terminfo-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("x")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appendingPathComponent("xterm-256color")
    try Data(Self.sample.bytes).write(to: file)
    let own = TerminfoDatabase.entry(of: "xterm-256color", environment: ["TERMINFO": folder.path])
    #expect(own?.has("Smulx") == true)
    try FileManager.default.removeItem(at: file)
    // A reader would block for ever.
    #expect(mkfifo(file.path, 0o600) == 0)
    let usual = TerminfoDatabase.entry(of: "xterm-256color", environment: ["TERMINFO": folder.path])
    #expect(usual?.has("Smulx") == false)
    let relative = TerminfoDatabase.entry(of: "xterm-256color", environment: ["TERMINFO": "x"])
    #expect(relative == usual)
  }
}
