import Foundation
import GalleryTesting
import TermRender
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool

@Suite("The folder of an export")
struct ExportFolderTests {
  private func export(_ folder: String, _ more: String...) throws -> Tool.Result {
    try Tool.run(["export", "-q", "-g", "toast", "-o", folder] + more)
  }

  private func names(_ folder: String) throws -> Set<String> {
    Set(try TemporaryFolder.files(below: folder).keys)
  }

  @Test func onlyObsoleteFilesAreRemoved() throws {
    let folder = try TemporaryFolder()
    #expect(try export(folder.path).status == 0)
    let light = try names(folder.path)
    try folder.write("mine", to: "notes.txt")
    try folder.write("mine", to: "toast/notes.txt")
    #expect(try export(folder.path, "--appearance", "dark", "--format", "text").status == 0)
    let dark = try names(folder.path)
    #expect(dark.contains("notes.txt") && dark.contains("toast/notes.txt"))
    #expect(
      light.intersection(dark) == ["index.html", "index.json", ExportFolder.Filler.export.listName])
    #expect(try Tool.run(["export", "-q", "-g", "tag/stroke", "-o", folder.path]).status == 0)
    let rest = try names(folder.path)
    #expect(rest.contains("toast/notes.txt"))
    #expect(!rest.contains { $0.hasPrefix("toast/default/") })
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/toast/default"))
  }

  @Test func aFolderThatHoldsSomethingElseIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "thesis.txt")
    let result = try export(folder.path)
    #expect(result.status == 4)
    #expect(result.error.contains("holds something else"))
    #expect(try names(folder.path) == ["thesis.txt"])
  }

  @Test func aFileOfTheSameNameIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    #expect(try export(folder.path).status == 0)
    let before = try TemporaryFolder.files(below: folder.path)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/tag/stroke", withIntermediateDirectories: true)
    try folder.write("mine", to: "tag/stroke/default.svg")
    let result = try Tool.run(["export", "-q", "-g", "tag/stroke", "-o", folder.path])
    #expect(result.status == 4)
    #expect(result.error.contains("is there already, and this tool did not write it"))
    #expect(try folder.text(of: "tag/stroke/default.svg") == "mine")
    for (name, data) in before {
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + name)) == data)
    }
    #expect(
      try names(folder.path) == Set(before.keys).union(["tag/stroke/default.svg"]),
      "nothing is left of the attempt")
  }

  @Test func aFileInPlaceOfTheFolderIsReported() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "file")
    for path in ["/file", "/file/below"] {
      let result = try export(folder.path + path)
      #expect(result.status == 4, "\(path)")
      #expect(result.lastWords == "gs-gallery: this environment does not allow it (4)")
    }
    #expect(try folder.text(of: "file") == "mine")
  }

  @Test func anUnwritableFolderIsReported() throws {
    for path in ["/proc/gallery", "/dev/null", "/dev/null/gallery"] {
      let result = try export(path)
      #expect(result.status == 4, "\(path)")
      #expect(result.error.contains(path.hasPrefix("/proc") ? path : "/dev/null"))
    }
  }

  @Test func aDiskThatFillsLeavesNothing() throws {
    let folder = try TemporaryFolder()
    // Files may have one block: the page does not fit, as on a full disk.
    let result = try Tool.shell(
      "trap '' XFSZ; ulimit -f 4; exec \"$TOOL\" export -q -o \(folder.path)/new")
    #expect(result.status == 4, "\(result.error)")
    #expect(result.error.contains("cannot be written"))
    #expect(try names(folder.path).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/new"))
  }

  @Test func nothingThatMatchesLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let result = try Tool.run([
      "export", "-o", folder.path + "/new", "-g", "tag/filled:disabled,focused",
    ])
    #expect(result.status == 3)
    #expect(result.error.contains("No state matches the filters."))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/new"))
  }

  @Test func aTamperedListRemovesNoFileOutsideTheFolder() throws {
    let folder = try TemporaryFolder()
    let inside = folder.path + "/pictures"
    #expect(try export(inside).status == 0)
    try folder.write("mine", to: "precious.txt")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/elsewhere", withIntermediateDirectories: true)
    try folder.write("mine", to: "elsewhere/precious.txt")
    try FileManager.default.createSymbolicLink(
      atPath: inside + "/link", withDestinationPath: folder.path + "/elsewhere")
    let list = [
      ExportFolder.Filler.export.listHeading, "../precious.txt", folder.path + "/precious.txt",
      "link/precious.txt", "./../precious.txt", "toast//x", "",
    ].joined(separator: "\n")
    try folder.write(list, to: "pictures/" + ExportFolder.Filler.export.listName)
    for name in ["index.html", "index.json"] {
      try FileManager.default.removeItem(atPath: inside + "/" + name)
    }
    try FileManager.default.removeItem(atPath: inside + "/toast")
    #expect(try export(inside).status == 0)
    #expect(try folder.text(of: "precious.txt") == "mine")
    #expect(try folder.text(of: "elsewhere/precious.txt") == "mine")
  }

  @Test func aFolderBehindALinkIsTheFolder() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/real", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/real")
    #expect(try export(folder.path + "/link").status == 0)
    #expect(try names(folder.path + "/real").contains("index.html"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/nowhere", withDestinationPath: folder.path + "/gone")
    #expect(try export(folder.path + "/nowhere").status == 4)
  }

  @Test func leftoversOfACrashAreRemoved() throws {
    let folder = try TemporaryFolder()
    // No process has the highest number there is.
    let left = folder.path + "/.gs-gallery-partial-2147483647"
    try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
    try folder.write("half", to: ".gs-gallery-partial-2147483647/7")
    #expect(try export(folder.path).status == 0)
    #expect(!FileManager.default.fileExists(atPath: left))
  }
}

@Suite("Names of exported files")
struct ExportNameTests {
  private func names(_ links: String...) -> [String] {
    ExportName.paths(of: links, extension: "svg")
  }

  @Test func namesAreReadableAndDependOnlyOnTheLink() {
    #expect(names("tag/filled") == ["tag/filled/default.svg"])
    #expect(
      names("tag/filled:color=yellow,selected@theme=zatch,appearance=dark")
        == ["tag/filled/color-yellow_selected--theme-zatch_appearance-dark.svg"])
    let link = "tag/filled:title=%2E%2E%2Fetc"
    #expect(names("tag/stroke", link)[1] == names(link)[0])
  }

  @Test func noTwoLinksShareAName() {
    let clashing = names("a/b:c-d=e", "a/b:c=d-e", "a/b:x=A", "a/b:x=a", "a/b:t=%41", "a/b:t=%61")
    #expect(Set(clashing.map { $0.lowercased() }).count == clashing.count, "\(clashing)")
  }

  @Test func longNamesAreCutAndStayDistinct() {
    let long = String(repeating: "x", count: 4000)
    let cut = names("a/b:t=" + long, "a/b:t=" + long + "y")
    #expect(Set(cut).count == 2)
    #expect(cut.allSatisfy { $0.utf8.count < 150 })
  }
}
