import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

@Suite("The folder of snapshots")
struct SnapshotFolderTests {
  private let old = SnapshotSample.snapshot(["": "old"]).text
  private let new = SnapshotSample.snapshot(["": "new"]).text

  private func files(_ baseline: String? = nil, _ pending: String? = nil) -> SnapshotFiles {
    SnapshotFiles(variant: "tag/filled", baseline: baseline, pending: pending)
  }

  /// A folder with the files of one variant.
  private func folder(_ files: SnapshotFiles) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.snapshots.apply(
      SnapshotChange(from: SnapshotFiles(variant: files.variant), to: files))
    return folder
  }

  @Test func writtenFilesAreReadBackByteForByte() throws {
    for files in [files(old), files(nil, new), files(old, new)] {
      let folder = try folder(files)
      #expect(try folder.snapshots.files(of: "tag/filled") == files)
      #expect(try folder.snapshots.variants() == ["tag/filled"])
      #expect(try folder.snapshots.files(of: "tag/stroke") == SnapshotFiles(variant: "tag/stroke"))
    }
  }

  @Test func aMissingFolderIsEmpty() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.snapshots.variants() == [])
    #expect(try folder.snapshots.files(of: "tag/filled") == files())
    #expect(try folder.texts().isEmpty, "reading writes nothing")
  }

  @Test func aChangeAndItsInverseRestoreTheFolder() throws {
    let folder = try folder(files(old, new))
    let before = try folder.texts()
    let change = SnapshotChange(from: files(old, new), to: files(new))
    try folder.snapshots.apply(change)
    #expect(try folder.snapshots.files(of: "tag/filled") == files(new))
    try folder.snapshots.apply(change.inverse)
    #expect(try folder.texts() == before)
  }

  @Test func filesChangedMeanwhileAreLeftAlone() throws {
    let folder = try folder(files(old, new))
    let third = SnapshotSample.snapshot(["": "third"]).text
    for stale in [files(third, new), files(old), files(old, third), files(nil, new), files()] {
      #expect(throws: SnapshotFolderError.changedMeanwhile("tag/filled")) {
        try folder.snapshots.apply(SnapshotChange(from: stale, to: files(third)))
      }
    }
    #expect(try folder.snapshots.files(of: "tag/filled") == files(old, new))
  }

  @Test func textsThatOnlyLookTheSameAreNotTheSame() throws {
    let composed = "title \u{E9}"
    let decomposed = "title e\u{301}"
    #expect(composed == decomposed)
    #expect(!SnapshotFiles.isSame(composed, decomposed))
    let folder = try folder(files(nil, composed))
    #expect(throws: SnapshotFolderError.changedMeanwhile("tag/filled")) {
      try folder.snapshots.apply(SnapshotChange(from: files(nil, decomposed), to: files()))
    }
  }

  @Test func takingTheLastFileAwayTakesItsFolder() throws {
    let folder = try folder(files(old))
    try folder.snapshots.apply(SnapshotChange(from: files(old), to: files()))
    #expect(!folder.exists("__Snapshots__/tag"))
    try folder.snapshots.apply(SnapshotChange(from: files(), to: files()))
  }

  @Test func onlyNamesOfVariantsAreVariants() throws {
    let folder = try folder(files(old))
    for name in [
      "tag/Filled.snap", "tag/.snap", "tag/.filled.snap.partial", "tag/filled.snap.orig",
      "tag/readme.txt", "loose.snap",
    ] {
      try folder.write("x", to: "__Snapshots__/" + name)
    }
    try folder.makeFolder("__Snapshots__/No")
    try folder.write("x", to: "__Snapshots__/No/filled.snap")
    #expect(try folder.snapshots.variants() == ["tag/filled"])
    for name: VariantID in [
      "tag", "../tag", "tag/..", "tag/a/b", "/tag", "tag/", "tag/Filled", ".a/b",
    ] {
      #expect(throws: SnapshotFolderError.isNoVariant(name)) {
        try folder.snapshots.files(of: name)
      }
      #expect(throws: SnapshotFolderError.isNoVariant(name)) {
        try folder.snapshots.apply(
          SnapshotChange(from: SnapshotFiles(variant: name), to: files(old)))
      }
    }
  }

  @Test func linksAreNeverFollowed() throws {
    let folder = try folder(files(old))
    let elsewhere = try TemporaryFolder()
    try elsewhere.write(old, to: "filled.snap")
    try folder.link("__Snapshots__/badge", to: elsewhere.path)
    try folder.link("__Snapshots__/tag/stroke.snap", to: elsewhere.path + "/filled.snap")
    #expect(try folder.snapshots.variants() == ["tag/filled", "tag/stroke"])
    for id: VariantID in ["badge/filled", "tag/stroke"] {
      #expect(throws: SnapshotFolderError.self) { try folder.snapshots.files(of: id) }
      let before = SnapshotFiles(variant: id, baseline: old)
      #expect(throws: SnapshotFolderError.self) {
        try folder.snapshots.apply(
          SnapshotChange(from: before, to: SnapshotFiles(variant: id, baseline: new)))
      }
    }
    #expect(try elsewhere.texts() == ["filled.snap": old])
    let other = try TemporaryFolder()
    try other.link("__Snapshots__", to: elsewhere.path)
    #expect(throws: SnapshotFolderError.isNoFile(other.path + "/__Snapshots__", .link)) {
      try other.snapshots.variants()
    }
    #expect(throws: SnapshotFolderError.self) {
      try other.snapshots.apply(SnapshotChange(from: files(), to: files(new)))
    }
    #expect(try elsewhere.texts() == ["filled.snap": old])
  }

  @Test func aPathThatIsNotAFileIsReported() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/__Snapshots__/tag/filled.snap"
    try folder.makeFolder("__Snapshots__/tag/filled.snap")
    #expect(throws: SnapshotFolderError.isNoFile(path, .folder)) {
      try folder.snapshots.files(of: "tag/filled")
    }
    try FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o644) == 0)
    #expect(throws: SnapshotFolderError.isNoFile(path, .other)) {
      try folder.snapshots.files(of: "tag/filled")
    }
    try FileManager.default.removeItem(atPath: path)
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(truncate(path, off_t(SnapshotFolder.largestFile) + 1) == 0)
    #expect(throws: SnapshotFolderError.isTooLarge(path)) {
      try folder.snapshots.files(of: "tag/filled")
    }
    let file = try TemporaryFolder()
    try file.write("mine", to: "__Snapshots__")
    #expect(throws: SnapshotFolderError.isNoFolder(file.path + "/__Snapshots__")) {
      try file.snapshots.apply(SnapshotChange(from: files(), to: files(new)))
    }
    #expect(try file.text(of: "__Snapshots__") == "mine")
  }

  @Test func anUnreadableBaselineIsSetAsideBeforeItIsReplaced() throws {
    for nonsense in ["<<<<<<< ours\n", "nonsense", "", "gs-gallery snapshot 1\nvariant"] {
      let folder = try folder(files(nonsense, new))
      let change = SnapshotChange(from: files(nonsense, new), to: files(new))
      #expect(throws: SnapshotFolderError.isUnreadable(["tag/filled"])) {
        try folder.snapshots.apply(change)
      }
      #expect(try folder.snapshots.files(of: "tag/filled") == files(nonsense, new))
      let applied = try folder.snapshots.apply(change, replacesUnreadable: true)
      #expect(applied.setAside == "__Snapshots__/tag/filled.snap.orig")
      #expect(try folder.text(of: "__Snapshots__/tag/filled.snap.orig") == nonsense)
      #expect(try folder.text(of: "__Snapshots__/tag/filled.snap") == new)
      try folder.write("again", to: "__Snapshots__/tag/filled.snap")
      let again = try folder.snapshots.apply(
        SnapshotChange(from: files("again"), to: files(old)), replacesUnreadable: true)
      #expect(again.setAside == "__Snapshots__/tag/filled.snap.orig-2")
      #expect(try folder.text(of: "__Snapshots__/tag/filled.snap.orig") == nonsense)
    }
    let readable = try folder(files(old, new))
    #expect(
      try readable.snapshots.apply(SnapshotChange(from: files(old, new), to: files(new))).setAside
        == nil)
  }

  @Test func aLaterFormatIsNeverOverwritten() throws {
    let later = "gs-gallery snapshot 99\nwho knows\n"
    for before in [files(later, new), files(nil, later)] {
      let folder = try folder(before)
      #expect(throws: SnapshotFolderError.self) {
        try folder.snapshots.apply(SnapshotChange(from: before, to: files(old)))
      }
      #expect(try folder.snapshots.files(of: "tag/filled") == before)
    }
  }

  @Test func leftoversOfAKilledProcessAreRemoved() throws {
    let folder = try folder(files(old))
    try folder.write("half", to: "__Snapshots__/tag/.filled.snap.partial")
    try folder.write("half", to: "__Snapshots__/tag/.stroke.snap.new.partial")
    try folder.snapshots.clearLeftovers()
    #expect(
      Set(try folder.texts().keys)
        == [
          "__Snapshots__/tag/filled.snap", "__Snapshots__/.gitignore", ".gallery/.gitignore",
          ".gallery/lock",
        ])
    try folder.write("half", to: "__Snapshots__/tag/.filled.snap.partial")
    try folder.snapshots.apply(SnapshotChange(from: files(old), to: files(new)))
    #expect(try folder.snapshots.files(of: "tag/filled") == files(new))
    #expect(!folder.exists("__Snapshots__/tag/.filled.snap.partial"))
  }

  @Test func aMissingLockBlocksNothing() throws {
    let folder = try folder(files(old))
    try FileManager.default.removeItem(atPath: folder.path + "/.gallery")
    try folder.snapshots.apply(SnapshotChange(from: files(old), to: files(new)))
    #expect(try folder.snapshots.files(of: "tag/filled") == files(new))
  }

  @Test func temporaryFilesAreIgnoredByGit() throws {
    let folder = try folder(files(old))
    #expect(
      try folder.text(of: "__Snapshots__/.gitignore")
        == "*.snap.new\n*.snap.orig*\n.*.partial\n.gitignore\n")
    #expect(try folder.text(of: ".gallery/.gitignore") == "*\n")
  }

  /// Pending looks on a branch without baselines, and a branch whose ignore file is tracked, as earlier versions wrote
  /// it.
  @Test func aCheckoutSwitchesBranchesWithAndWithoutBaselines() throws {
    let folder = try TemporaryFolder()
    let git = "git -c user.name=a -c user.email=a@example.org -c init.defaultBranch=plain"
    let result = try Tool.shell(
      """
      cd '\(folder.path)' && \(git) init -q . && touch Package.swift || exit 9
      \(git) add Package.swift && \(git) commit -qm plain
      \(git) checkout -q -b tracked && "$TOOL" test -q --update new toast >/dev/null
      printf '*.snap.new\\n*.snap.orig*\\n.*.partial\\n' > __Snapshots__/.gitignore
      \(git) add -f __Snapshots__ && \(git) commit -qm tracked
      \(git) checkout -q plain && "$TOOL" test -q toast >/dev/null
      touch __Snapshots__/toast/default.snap.orig
      \(git) status --porcelain
      \(git) checkout -q tracked && "$TOOL" test -q toast && echo same
      \(git) status --porcelain
      \(git) checkout -q plain && \(git) checkout -q tracked && echo again
      """)
    #expect(result.output == "same\nagain\n", "\(result.error)")
    #expect(
      try folder.text(of: "__Snapshots__/.gitignore") == "*.snap.new\n*.snap.orig*\n.*.partial\n")
  }

  @Test func manyThreadsAtOnceLoseNothing() throws {
    let folder = try folder(files(old))
    // Each thread raises the value it reads by one; one that comes too late reads again.
    let rounds = 20
    let snapshots = folder.snapshots
    let texts = (0...3 * rounds).map { SnapshotSample.snapshot(["": "\($0)"]).text }
    try snapshots.apply(SnapshotChange(from: files(old), to: files(texts[0])))
    let raised = WorkerThreads.map(
      [0, 1, 2], jobs: 3, prepare: { 0 },
      work: { _, _ in
        var done = 0
        while done < rounds {
          guard let found = try? snapshots.files(of: "tag/filled"),
            let number = texts.firstIndex(where: { $0 == found.baseline }), number + 1 < texts.count
          else { break }
          var next = found
          next.baseline = texts[number + 1]
          if (try? snapshots.apply(SnapshotChange(from: found, to: next))) != nil { done += 1 }
        }
        return done
      })
    #expect(raised == [rounds, rounds, rounds])
    #expect(try snapshots.files(of: "tag/filled") == files(texts[3 * rounds]))
  }
}

@Suite("Where snapshots are looked for")
struct SnapshotRootTests {
  @Test func theNearestPackageAboveIsTheRoot() throws {
    let folder = try TemporaryFolder()
    let top = try #require(Disk.resolved(folder.path))
    try folder.makeFolder("package/Sources/deep")
    try folder.write("", to: "package/Package.swift")
    for inside in ["/package", "/package/Sources", "/package/Sources/deep"] {
      #expect(try SnapshotFolder.root(explicit: nil, from: top + inside) == top + "/package")
    }
    #expect(try SnapshotFolder.root(explicit: nil, from: "/") == "/")
  }

  @Test func aNamedFolderMustExist() throws {
    let folder = try TemporaryFolder()
    #expect(try SnapshotFolder.root(explicit: folder.path, from: "/") == folder.path)
    try folder.write("", to: "file")
    for name in ["/file", "/nothing"] {
      #expect(throws: SnapshotFolderError.noFolder(folder.path + name)) {
        try SnapshotFolder.root(explicit: folder.path + name, from: "/")
      }
    }
  }

  @Test func withoutAPackageItIsHere() throws {
    let folder = try TemporaryFolder()
    // The folder of the test may itself be below a package; the root of the system is not.
    let root = try SnapshotFolder.root(explicit: nil, from: folder.path)
    #expect(root == folder.path || folder.path.hasPrefix(root + "/"))
  }
}
