import CPlatform
import GSDesign
import Testing

@testable import Storage

/// A folder of a test, gone with it.
final class TestFolder {
  let path: String

  init() {
    var template = Array("/tmp/storage-XXXXXX".utf8CString)
    mkdtemp(&template)
    path = String(
      decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in names { if unlink(path + "/" + name) != 0 { rmdir(path + "/" + name) } }
    rmdir(path)
  }

  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func write(_ text: String, to name: String) {
    let file = open(path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    _ = Array(text.utf8).withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    close(file)
  }

  func mode(of name: String) -> mode_t {
    var status = stat()
    lstat(path + "/" + name, &status)
    return status.st_mode & 0o777
  }
}

struct Note: Codable, Hashable, Sendable {
  var text: String
  var number: Double = 0
}

@Suite("Stored values") struct StoredTests {
  private func places(_ folder: TestFolder) -> [StoragePlace] { [.folder(folder.path), .memory] }

  @Test(arguments: StorageFormat.allCases)
  func aValueIsCreatedReadUpdatedAndDeleted(format: StorageFormat) throws {
    let folder = TestFolder()
    for place in places(folder) {
      let notes = Stored<[Note]>("notes", in: place, as: format)
      #expect(try notes.read() == nil)
      #expect(throws: StorageError.missing(notes.path)) { try notes.update { $0 = [] } }
      try notes.create([Note(text: "하나\u{0}\u{1B}&<é\n", number: 1.5)])
      #expect(throws: StorageError.alreadyThere(notes.path)) { try notes.create([]) }
      try notes.update { $0.append(Note(text: "둘")) }
      try notes.update(from: []) { $0.append(Note(text: "three")) }
      let read = try notes.read()
      #expect(read?.map(\.text).dropFirst() == ["둘", "three"])
      #expect(read?.first?.number == 1.5)
      try notes.delete()
      try notes.delete()
      #expect(try notes.read() == nil)
      try notes.update(from: []) { $0.append(Note(text: "one")) }
      #expect(try notes.read() == [Note(text: "one")])
      try notes.delete()
    }
    #expect(folder.names == [], "nothing is left beside it")
  }

  @Test func twoNamesOfAMemoryAreOneValueAndTwoMemoriesAreTwo() throws {
    let memory = StorageMemory()
    try Stored<Int>("a", in: .memory(memory)).create(1)
    #expect(try Stored<Int>("a", in: .memory(memory)).read() == 1)
    #expect(try Stored<Int>("a", in: .memory).read() == nil)
  }

  @Test(arguments: ["", ".", "..", "a/b", "/etc/passwd", "-x", "a\u{0}b", "é", ".hidden", "a b"])
  func aNameThatLeadsElsewhereIsRefused(name: String) {
    let folder = TestFolder()
    for place in places(folder) {
      let value = Stored<Int>(name, in: place)
      #expect(throws: StorageError.unusableName(name)) { try value.read() }
      #expect(throws: StorageError.unusableName(name)) { try value.create(1) }
      #expect(throws: StorageError.unusableName(name)) { try value.delete() }
    }
    #expect(throws: StorageError.self) {
      try Stored<Int>(String(repeating: "a", count: 101), in: .memory).read()
    }
    #expect(folder.names == [])
  }

  @Test func theFolderIsMadeForItsOwnerAlone() throws {
    let folder = TestFolder()
    let value = Stored<Int>("n", in: .folder(folder.path + "/a/b"))
    #expect(try value.read() == nil)
    #expect(folder.names == [], "reading makes nothing")
    try value.create(1)
    #expect(folder.mode(of: "a") == 0o700 && folder.mode(of: "a/b") == 0o700)
    #expect(folder.mode(of: "a/b/n.json") == 0o600)
    try value.delete()
    rmdir(folder.path + "/a/b")
  }

  @Test func theModeOfAFileStays() throws {
    let folder = TestFolder()
    let value = Stored<Int>("n", in: .folder(folder.path))
    try value.create(1)
    chmod(folder.path + "/n.json", 0o640)
    try value.update { $0 += 1 }
    #expect(folder.mode(of: "n.json") == 0o640)
  }

  @Test(arguments: [
    "", "{", "null", "[1]", "\"1\"", "\u{FEFF}", String(repeating: "[", count: 100_000),
    String(repeating: "<array>", count: 10_000),
    "<?xml version=\"1.0\"?><plist>" + String(repeating: "<array>", count: 10_000),
    "<?xml version=\"1.0\"?><plist>" + String(repeating: "<array><!--</a>-->", count: 10_000),
    "<!DOCTYPE x [<!ENTITY a \"b\">]><plist>&a;</plist>",
    "bplist00", "1e999999", String(repeating: "1", count: 2_000_000),
  ])
  func aBrokenFileIsSetAsideAndReported(text: String) throws {
    for format in StorageFormat.allCases {
      let folder = TestFolder()
      let value = Stored<Note>("note", in: .folder(folder.path), as: format)
      let file = "note." + format.fileExtension
      for number in 1...3 {
        folder.write(text, to: file)
        let error = StorageError.broken(value.path, setAside: "\(file).broken-\(number)")
        #expect(throws: error) { try value.update(from: Note(text: "")) { $0.text = "new" } }
        #expect(try value.read() == nil, "it counts as missing from then on")
        #expect(folder.names.count == number, "whatever was set aside before stays")
      }
      try value.create(Note(text: "good"))
      #expect(try value.read() == Note(text: "good"))
    }
  }

  @Test func aFileThatCannotBeSetAsideIsNeverOverwritten() throws {
    let folder = TestFolder()
    for number in 1...100 { folder.write("kept", to: "n.json.broken-\(number)") }
    folder.write("?", to: "n.json")
    let value = Stored<Int>("n", in: .folder(folder.path))
    for _ in 1...2 {
      #expect(throws: StorageError.broken(value.path, setAside: nil)) {
        try value.update(from: 0) { $0 += 1 }
      }
      #expect(throws: StorageError.alreadyThere(value.path)) { try value.create(1) }
    }
    #expect(folder.names.count == 101)
  }

  @Test func aBrokenValueInMemoryIsSetAsideToo() throws {
    let memory = StorageMemory()
    try Stored<String>("n", in: .memory(memory)).create("words")
    let value = Stored<Int>("n", in: .memory(memory))
    #expect(throws: StorageError.broken("n.json", setAside: "n.json.broken-1")) { try value.read() }
    #expect(try value.read() == nil)
  }

  @Test func aValueThatIsTooLargeLeavesTheLastOne() throws {
    let folder = TestFolder()
    for place in places(folder) {
      let value = Stored<String>("n", in: place, limit: 100)
      try value.create("small")
      #expect(throws: StorageError.tooLarge(value.path, limit: 100)) {
        try value.update { $0 = String(repeating: "x", count: 100) }
      }
      #expect(try value.read() == "small")
    }
  }

  @Test func aValueThatCannotBeEncodedIsRefused() throws {
    let value = Stored<Note>("n", in: .memory)
    #expect(throws: StorageError.notEncodable("n.json")) {
      try value.create(Note(text: "", number: .nan))
    }
    #expect(try value.read() == nil)
  }
}

@Suite("Stored values on a disk that refuses") struct StoredObstacleTests {
  @Test func aPathThatIsNotAFileIsLeftAlone() throws {
    for kind in ["link", "dangling", "folder", "pipe"] {
      let folder = TestFolder()
      folder.write("1", to: "target")
      let path = folder.path + "/n.json"
      switch kind {
      case "link": symlink(folder.path + "/target", path)
      case "dangling": symlink(folder.path + "/nothing", path)
      case "folder": mkdir(path, 0o755)
      default: mkfifo(path, 0o644)
      }
      let value = Stored<Int>("n", in: .folder(folder.path))
      let error = StorageError.notAFile(value.path)
      #expect(throws: error, "\(kind)") { try value.read() }
      #expect(throws: error, "\(kind)") { try value.create(2) }
      #expect(throws: error, "\(kind)") { try value.update(from: 0) { $0 = 2 } }
      #expect(folder.names == ["n.json", "target"], "\(kind)")
      #expect(try Stored<Int>("other", in: .folder(folder.path)).read() == nil)
    }
  }

  @Test func theErrorOfTheSystemIsReported() throws {
    let folder = TestFolder()
    folder.write("x", to: "file")
    let below = folder.path + "/file/below"
    #expect(throws: StorageError.refused(below, call: "open", number: ENOTDIR)) {
      try Stored<Int>("n", in: .folder(below)).read()
    }
    #expect(throws: StorageError.self) { try Stored<Int>("n", in: .folder(below)).create(1) }
    #expect(throws: StorageError.self) { try Stored<Int>("n", in: .folder("")).create(1) }
    #expect(throws: StorageError.self) { try Stored<Int>("n", in: .folder("/proc/1x")).create(1) }
  }

  @Test func leftoversOfAKilledProcessAreRemoved() throws {
    let folder = TestFolder()
    folder.write("half", to: ".n.json.partial")
    let value = Stored<Int>("n", in: .folder(folder.path))
    #expect(try value.read() == nil)
    try value.create(1)
    #expect(folder.names == ["n.json"])
  }

  @Test func aFolderLockedForTooLongIsReported() throws {
    let folder = TestFolder()
    let held = try #require(try LockedFolder.open(folder.path, isMade: false))
    #expect(throws: StorageError.busy(folder.path)) {
      try LockedFolder.open(folder.path, isMade: false, patience: 0)
    }
    withExtendedLifetime(held) {}
  }

  @Test func readingDoesNotWaitForALock() throws {
    let folder = TestFolder()
    var value = Stored<Int>("n", in: .folder(folder.path))
    try value.create(1)
    let held = try #require(try LockedFolder.open(folder.path, isMade: false))
    #expect(try value.read() == 1)
    #expect(try Stored<Int>("other", in: .folder(folder.path)).read() == nil)
    // Any process may change it that waits long enough.
    value.patience = 0
    #expect(throws: StorageError.busy(folder.path)) { try value.update { $0 += 1 } }
    // Setting a broken one aside counts as a change.
    folder.write("broken", to: "n.json")
    #expect(throws: StorageError.busy(folder.path)) { try value.read() }
    #expect(folder.names == ["n.json"])
    withExtendedLifetime(held) {}
  }

  /// Locks belong to open files: threads that write wait for one another as processes do.
  @Test func noChangeOfManyWritersIsLost() async throws {
    let folder = TestFolder()
    let path = folder.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let value = Stored<Int>("n", in: .folder(path))
          for _ in 0..<25 {
            while true {
              do throws(StorageError) {
                try value.update(from: 0) { $0 += 1 }
                break
              } catch .busy {
                continue
              }
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try Stored<Int>("n", in: .folder(path)).read() == 100)
    #expect(folder.names == ["n.json"])
  }

  @Test func everyErrorIsDescribedInBothLanguages() {
    let errors: [StorageError] = [
      .unusableName("a/b"), .alreadyThere("p"), .missing("p"), .notAFile("p"),
      .tooLarge("p", limit: 9), .broken("p", setAside: "q"), .broken("p", setAside: nil),
      .notEncodable("p"), .busy("p"), .refused("p", call: "write", number: ENOSPC),
    ]
    #expect(Set(errors.map(\.description)).count == errors.count)
    for error in errors {
      #expect(error.text(.english).hasSuffix(".") && error.text(.korean).hasSuffix("."))
      #expect(error.text(.english) != error.text(.korean))
      #expect(error.description == error.text(.english))
    }
    #expect(errors.last?.description.contains("No space left on device") == true)
  }
}
