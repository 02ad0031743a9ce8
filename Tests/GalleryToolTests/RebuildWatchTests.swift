import Foundation
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

@Suite("A rebuilt program")
final class RebuildWatchTests {
  private let folder = NSTemporaryDirectory() + "watch-\(UUID().uuidString)"
  private var file: ProgramFile { ProgramFile(path: folder + "/program") }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try put(Data("#!/bin/sh\n".utf8))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func put(_ bytes: Data, isExecutable: Bool = true) throws {
    try bytes.write(to: URL(fileURLWithPath: folder + "/new"))
    try FileManager.default.setAttributes(
      [.posixPermissions: isExecutable ? 0o755 : 0o644], ofItemAtPath: folder + "/new")
    _ = rename(folder + "/new", file.path)
  }

  private func looks(_ watch: inout RebuildWatch, _ count: Int) -> [RebuildWatch.Finding] {
    (0..<count).map { _ in watch.look() }
  }

  @Test func nothingIsOfferedWhileTheFileIsTheSame() {
    var watch = RebuildWatch(file)
    #expect(looks(&watch, 3) == [.nothingNew, .nothingNew, .nothingNew])
  }

  @Test func anotherFileIsOfferedOnceItStaysTheSame() throws {
    var watch = RebuildWatch(file)
    try put(Data("#!/bin/sh\necho\n".utf8))
    #expect(looks(&watch, 3) == [.settling, .rebuilt, .rebuilt])
    try put(Data("#!/bin/sh\necho 2\n".utf8))
    #expect(looks(&watch, 2) == [.settling, .rebuilt])
  }

  @Test func theKernelReportsAChangeOnce() throws {
    let watch = RebuildWatch(file)
    let before = watch.hasNews()
    try put(Data("#!/bin/sh\necho\n".utf8))
    let after = watch.hasNews()
    let again = watch.hasNews()
    #expect([before, after, again] == [false, true, false])
  }

  /// A file that changes while others are read is looked at once more.
  @Test func aCheckLeavesTheReportOfAChange() throws {
    var watch = RebuildWatch(file)
    try put(Data("#!/bin/sh\necho\n".utf8))
    _ = watch.look()
    let hasNews = watch.hasNews()
    #expect(hasNews)
  }

  @Test func aFileThatGrowsIsWaitedFor() throws {
    var watch = RebuildWatch(file)
    for length in 1...4 {
      try put(Data(("#!/bin/sh\n" + String(repeating: "#", count: length)).utf8))
      #expect(watch.look() == .settling)
    }
    #expect(watch.look() == .rebuilt)
  }

  @Test func aFileOpenForWritingIsWaitedFor() throws {
    var watch = RebuildWatch(file)
    try put(Data("#!/bin/sh\necho\n".utf8))
    let writer = try FileHandle(forWritingTo: URL(fileURLWithPath: file.path))
    #expect(looks(&watch, 3) == [.settling, .busy, .busy])
    _ = watch.hasNews()
    try writer.close()
    let hasNews = watch.hasNews()
    #expect(hasNews)
    let reader = try FileHandle(forReadingFrom: URL(fileURLWithPath: file.path))
    #expect(looks(&watch, 2) == [.rebuilt, .rebuilt])
    try reader.close()
  }

  @Test func theErrorsOfABuildAreReportedOnce() throws {
    var log = BuildLog(path: folder + "/errors")
    let absent = log.news()
    #expect(absent == nil)
    try Data("a.swift:1:2: error: no\n\n\u{1B}[2Jb\u{7}\nc\nd\ne\n".utf8).write(
      to: URL(fileURLWithPath: log.path), options: .atomic)
    let told = (log.news(), log.news())
    #expect(told.0 == ["a.swift:1:2: error: no", "␛[2Jb␇", "c", "d"])
    #expect(told.1 == nil)
    try Data().write(to: URL(fileURLWithPath: log.path), options: .atomic)
    let cleared = log.news()
    #expect(cleared == [])
  }

  /// The gallery may start after the next build has failed already: nothing would report that change.
  @Test func errorsThatAreOlderThanTheGalleryAreShown() throws {
    let path = folder + "/errors"
    try Data("a.swift:1:2: error: no\n".utf8).write(to: URL(fileURLWithPath: path))
    let program = GalleryProgram(
      catalogue: .builtIn, probe: .rendering(widthPolicy: .grapheme))
    var model = program.initialModel
    var act = GalleryAct(program, file: file, log: BuildLog(path: path))
    let dueBefore = act.timeLeft
    #expect(dueBefore == 0)
    act.look(&model)
    #expect(model.rebuild.failure == .fails(.notBuilt(["a.swift:1:2: error: no"])))
    let dueAfter = act.timeLeft
    #expect(dueAfter == nil)
  }

  @Test func aRemovedFileIsNothingNew() throws {
    var watch = RebuildWatch(file)
    try FileManager.default.removeItem(atPath: file.path)
    #expect(looks(&watch, 2) == [.nothingNew, .nothingNew])
  }

  @Test func aFileThatCannotRunIsNotOffered() throws {
    var watch = RebuildWatch(file)
    try put(Data("#!/bin/sh\necho\n".utf8), isExecutable: false)
    #expect(looks(&watch, 3) == [.settling, .nothingNew, .nothingNew])
    try put(Data("no program".utf8))
    #expect(looks(&watch, 3) == [.settling, .nothingNew, .nothingNew])
    try put(Data())
    #expect(looks(&watch, 3) == [.settling, .nothingNew, .nothingNew])
  }

  @Test func aBuildThatDidNotStartIsNotOfferedAgain() {
    var watch = RebuildWatch(file, rejected: file.identity)
    #expect(watch.look() == .nothingNew)
  }

  @Test func everyTruncationOfAProgramIsDetected() throws {
    let whole = try Data(contentsOf: Tool.executable)
    let image = ExecutableImage(Array(whole.prefix(4_096)))
    #expect(image.isWhole(size: UInt64(whole.count)))
    for part in 1..<20 { #expect(!image.isWhole(size: UInt64(whole.count * part / 20))) }
    #expect(!image.isWhole(size: UInt64(whole.count - 1)))
  }

  @Test func hostileHeadersNeverTrap() {
    var bytes = [0x7F] + Array("ELF".utf8) + [2, 1] + [UInt8](repeating: 0xFF, count: 200)
    #expect(!ExecutableImage(bytes).isWhole(size: .max))
    bytes[5] = 2
    #expect(!ExecutableImage(bytes).isWhole(size: .max))
    for count in 0..<64 { #expect(!ExecutableImage(Array(bytes.prefix(count))).isWhole(size: 99)) }
  }
}
