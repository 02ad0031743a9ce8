import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

@Suite("Reports of pending changes")
struct ReportCommandTests {
  /// A folder with baselines of two variants, one of which differs from its drawing.
  private func changed() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let place = ["--snapshots", folder.path]
    #expect(
      try Tool.run(["test", "-q", "--update", "new", "toast", "tag/stroke"] + place).status == 0)
    let name = "__Snapshots__/toast/default.snap"
    let baseline = try folder.text(of: name)
    try folder.write(baseline.replacing("A new", with: "A old"), to: name)
    #expect(try Tool.run(["test", "toast", "tag/stroke"] + place).status == 1)
    return folder
  }

  @Test func pendingChangesAreShownAndNothingElseIsWritten() throws {
    let folder = try changed()
    let snapshots = try TemporaryFolder.files(below: folder.path + "/__Snapshots__")
    let page = folder.path + "/page"
    let result = try Tool.run(["report", "--snapshots", folder.path, "-o", page])
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
    #expect(result.output.hasPrefix(page + "/index.html: "))
    #expect(try TemporaryFolder.files(below: folder.path + "/__Snapshots__") == snapshots)
    let report = try TestReport(json: try folder.text(of: "page/report.json"))
    #expect(report.variants.map(\.id) == ["tag/stroke", "toast/default"])
    #expect(report.variants[0].same == report.variants[0].states)
    #expect(report.count(.changed) > 0 && report.count(.new) + report.count(.deleted) == 0)
    #expect(report.variants.allSatisfy { $0.states == $0.same + $0.count(.changed) })
    let document = try Document(try folder.text(of: "page/report.json"))
    #expect(try SchemaValidator(named: "report").findings(in: document) == [])
    #expect(
      try Tool.run(["report", "-q", "--ui-lang", "ko", "--snapshots", folder.path, "-o", page])
        .output.isEmpty)
    #expect(try folder.text(of: "page/index.html").contains("<html lang=\"ko\">"))
  }

  @Test(
    "an unreadable file does not count as the same",
    arguments: [
      ("tag/stroke", ".snap"), ("tag/stroke", ".snap.new"), ("toast/default", ".snap.new"),
    ])
  func anUnreadableFileIsNotTheSame(_ variant: String, _ suffix: String) throws {
    let folder = try changed()
    let name = "__Snapshots__/\(variant)" + suffix
    try folder.write("garbage\n", to: name)
    let result = try Tool.run(["report", "--snapshots", folder.path, "-o", folder.path + "/page"])
    #expect(result.status == 4, "\(result.error)")
    #expect(result.error.contains("warning: \(name): line "), "\(result.error)")
    #expect(result.error.contains("Not everything of \(variant) can be read"))
    let report = try TestReport(json: try folder.text(of: "page/report.json"))
    let own = try #require(report.variants.first { $0.id.text == variant })
    #expect(own.damage != nil && own.same == 0)
    // Without a baseline the number of states is unknown.
    #expect(own.damage?.states == own.states && (own.states > 0) == (suffix == ".snap.new"))
    #expect(try folder.text(of: "page/index.html").contains(name))
  }

  @Test func withoutPendingChangesItSaysSo() throws {
    let folder = try TemporaryFolder()
    let result = try Tool.run(
      ["report", "--snapshots", folder.path, "-o", folder.path + "/page"])
    #expect(result.status == 0)
    #expect(try folder.text(of: "page/index.html").contains("No differences from the baselines."))
  }

  @Test func outsideOfAPackageItWritesNothingWithoutAPlace() throws {
    let folder = try TemporaryFolder()
    func report(_ options: String) throws -> Int32 {
      try Tool.shell("cd '\(folder.path)' && \"$TOOL\" report \(options)").status
    }
    #expect(try report("") == 4)
    #expect(try TemporaryFolder.files(below: folder.path).isEmpty)
    #expect(try report("-o page") == 0)
    #expect(folder.exists("page/index.html"))
    try folder.write("", to: "Package.swift")
    #expect(try report("") == 0)
    #expect(folder.exists("gallery-report/index.html"))
  }

  @Test func theUpdateOptionIsRefused() throws {
    #expect(try Tool.run(["report", "--update", "all"]).status == 64)
    #expect(try Tool.run(["report", "-o", "/dev/null/page"]).status == 4)
  }

  @Test func annotationsNameFilesAsTheRepositoryDoes() throws {
    let folder = try TemporaryFolder()
    let line = """
      mkdir -p '\(folder.path)/.git' '\(folder.path)/design/system' || exit 9
      cd '\(folder.path)/design/system' && touch Package.swift
      "$TOOL" test --reporter github,json=../part.json --shard 1/1 toast
      cd .. && "$TOOL" test --merge part.json --reporter github --snapshots system
      """
    let lines = try Tool.shell(line).output.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(lines.count == 2, "a line for the cause in each report")
    let start = "::error file=design/system/__Snapshots__/toast/default.snap,line=1,title=new%3A"
    for line in lines { #expect(line.hasPrefix(start), "\(line)") }
    #expect(SnapshotFolder(root: folder.path).pathInRepository == "__Snapshots__")
    #expect(
      SnapshotFolder(root: folder.path + "/design").pathInRepository == "design/__Snapshots__")
  }

  /// The files written by a test and a report, run with secrets in the environment.
  @Test func nothingOfTheEnvironmentIsInAnyFile() throws {
    let folder = try TemporaryFolder()
    let secrets = [
      "SECRET_TOKEN": "canary-token-71", "HOME": "/home/canary-home-72", "USER": "canary-user-73",
      "LOGNAME": "canary-log-74", "HOSTNAME": "canary-host-75",
      "SSH_CONNECTION": "192.0.2.76 canary-ssh 192.0.2.77 22", "PWD": "/srv/canary-pwd-78",
      "GITHUB_TOKEN": "canary-github-79", "EDITOR": "canary-editor-80",
    ]
    let exports = secrets.map { "export \($0.key)='\($0.value)'" }.joined(separator: "; ")
    let reporters =
      "list=r/list.txt,dot=r/dot.txt,json=r/report.json,junit=r/junit.xml,html=r/page,"
      + "github=r/github.txt,markdown=r/report.md"
    let line = """
      mkdir -p '\(folder.path)/canary-folder-81' && cd '\(folder.path)/canary-folder-81' || exit 9
      \(exports)
      touch Package.swift
      mkdir r
      "$TOOL" test -q --update new toast >first.txt 2>/dev/null
      sed -i 's/A new/A old/' __Snapshots__/toast/default.snap
      "$TOOL" test toast --reporter '\(reporters)' >out.txt 2>/dev/null
      "$TOOL" test toast --reporter github >out2.txt 2>/dev/null
      "$TOOL" report -o page >out3.txt 2>/dev/null
      echo done
      """
    #expect(try Tool.shell(line).output.hasSuffix("done\n"))
    let files = try TemporaryFolder.files(below: folder.path)
    for name in [
      "__Snapshots__/toast/default.snap", "__Snapshots__/toast/default.snap.new",
      ".gallery/last-run.json", "r/list.txt", "r/dot.txt", "r/report.json", "r/junit.xml",
      "r/page/index.html", "r/page/report.json", "r/github.txt", "r/report.md", "page/index.html",
    ] {
      #expect(files["canary-folder-81/" + name] != nil, "\(name)")
    }
    let names = [folder.path, ProcessInfo.processInfo.hostName, NSHomeDirectory() + "/"]
    for (name, data) in files {
      let text = String(decoding: data, as: UTF8.self)
      #expect(!text.contains("canary"), "\(name)")
      #expect(!text.contains("192.0.2."), "\(name)")
      for secret in names where secret.count > 3 { #expect(!text.contains(secret), "\(name)") }
    }
  }
}
