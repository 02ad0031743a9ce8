import Foundation
import GSDesign
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool

/// Any path is read or refused at once, with a sentence.
@Suite("Paths that lead to something strange")
struct StrangeFileTests {
  enum Kind: String, CaseIterable {
    case pipe, linkToPipe, terminal, device, folder, endpoint, huge, missing

    /// Creates it at a path; returns descriptors to keep open during the test.
    func make(at path: String) throws -> [Int32] {
      try? FileManager.default.removeItem(atPath: path)
      switch self {
      case .pipe: #expect(mkfifo(path, 0o644) == 0)
      case .linkToPipe:
        #expect(mkfifo(path + ".pipe", 0o644) == 0)
        #expect(symlink(path + ".pipe", path) == 0)
      case .terminal:
        var (master, slave): (Int32, Int32) = (-1, -1)
        var name = [CChar](repeating: 0, count: 128)
        #expect(openpty(&master, &slave, &name, nil, nil) == 0)
        let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        #expect(symlink(String(decoding: bytes, as: UTF8.self), path) == 0)
        return [master, slave]
      case .device: #expect(symlink("/dev/zero", path) == 0)
      case .folder: #expect(mkdir(path, 0o755) == 0)
      case .endpoint:
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(100)) }
        let made = withUnsafePointer(to: &address) { pointer in
          pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
          }
        }
        #expect(made == 0)
        return [descriptor]
      case .huge:
        let file = open(path, O_WRONLY | O_CREAT, 0o644)
        #expect(ftruncate(file, 1 << 36) == 0)
        close(file)
      case .missing: break
      }
      return []
    }
  }

  /// Commands that read the file X, with their other arguments. Some expect a folder.
  static let lines = [
    "tokens check X", "tokens list X", "tokens map X", "tokens convert X --format 2025.10",
    "tokens diff X good.tokens.json", "tokens diff good.tokens.json X",
    "show tag/filled --theme file:X",
    "show tag/filled --theme folder:Acme.xcassets", "show tag/filled --theme file:acme.tokens.json",
    "audit tag/filled --waivers X", "diff --files X good.tokens.json", "test --merge X", "lint X",
  ]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let text = "{ \"page\": { \"$type\": \"color\", \"$value\": \"#ffffff\" } }"
    for name in ["good.tokens.json", "acme.tokens.json"] { try folder.write(text, to: name) }
    try folder.makeFolder("Acme.xcassets/Page.colorset")
    return folder
  }

  @Test(arguments: Kind.allCases) func everyCommandAnswersAtOnce(kind: Kind) throws {
    let folder = try folder()
    let path = folder.path + "/X"
    var held = try kind.make(at: path)
    // The same behind the mapping of a theme, and in an asset catalogue.
    held += try kind.make(at: folder.path + "/acme.theme.json")
    held += try kind.make(at: folder.path + "/Acme.xcassets/Page.colorset/Contents.json")
    defer { for descriptor in held { close(descriptor) } }
    for line in Self.lines {
      let result = try Tool.shell("cd '\(folder.path)' && timeout 60 \"$TOOL\" \(line) </dev/null")
      #expect(result.status != 124, "\(kind): \(line) waits")
      #expect((0...4).contains(result.status) || result.status == 64, "\(kind): \(line)")
      #expect(result.status == 0 || !result.error.isEmpty, "\(kind): \(line)")
      if line.hasSuffix("X"), kind != .folder {
        #expect(result.status != 0, "\(kind): \(line): \(result.output)")
      }
    }
  }

  @Test(arguments: Kind.allCases) func aThemeThatBecomesInvalidStaysUnchanged(kind: Kind) throws {
    let folder = try folder()
    let path = folder.path + "/acme.tokens.json"
    let context = try ToolContext(
      catalogue: .builtIn, environment: ProcessEnvironment(variables: [:])
    ).opening(["file:" + path])
    let watch = try ThemeWatch(context)
    let before = watch.themes
    let held = try kind.make(at: path)
    defer { for descriptor in held { close(descriptor) } }
    // One of many bytes is looked at beside the interface.
    var edits = watch.poll()
    let end = ContinuousClock.now + .seconds(60)
    while edits.isEmpty, ContinuousClock.now < end {
      sched_yield()
      edits = watch.poll()
    }
    #expect(edits.count == 1)
    for edit in edits {
      guard case .broken = edit else {
        Issue.record("\(kind): \(edit)")
        continue
      }
    }
    #expect(watch.themes == before)
  }

  @Test func aFileThatChangesWhileItIsReadIsReadAgain() throws {
    let folder = try folder()
    let path = folder.path + "/X"
    try folder.write("old", to: "X")
    var changes = 0
    func change() {
      changes += 1
      let file = open(path, O_WRONLY | O_TRUNC)
      _ = write(file, String(repeating: "n", count: 10 + changes), 10 + changes)
      close(file)
    }
    let bytes = try PlainFile(path).bytes(limit: 100) { if changes == 0 { change() } }
    #expect(String(decoding: bytes, as: UTF8.self) == String(repeating: "n", count: 11))
    // One that never comes to rest is refused, not read for ever.
    let refusal = #expect(throws: Disk.Refusal.self) {
      try PlainFile(path).bytes(limit: 100) { change() }
    }
    #expect(refusal?.reason(limit: 100) == "it is being written")
  }
}
