import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import VisualReview

/// Git merges baselines in which neighbouring roles changed.
@Suite struct RoleTableMergeTests {
  private let folder: TemporaryFolder
  private let file = "filled.snap"

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func git(_ line: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments =
      ["-C", folder.path, "-c", "user.name=Probe", "-c", "user.email=probe@example.com"]
      + line.split(separator: " ").map(String.init)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func text(_ colors: [ColorRole: RGB]) throws -> String {
    let specimen = try #require(Catalogue.builtIn["tag/filled"])
    var snapshot = SnapshotDrawer(BaselineSpace(.builtIn)).draw(specimen).snapshot
    for section in snapshot.sections.indices {
      for look in snapshot.sections[section].looks.indices {
        var picture = snapshot.sections[section].looks[look].picture
        func paint(_ paint: Paint?) -> Paint? {
          paint.map { paint in
            paint.role.flatMap { colors[$0] }.map { Paint($0, role: paint.role) } ?? paint
          }
        }
        picture = picture.recolored(
          picture.styles.map {
            Style(
              foreground: paint($0.foreground), background: paint($0.background),
              attributes: $0.attributes)
          })
        picture.shapes = picture.shapes?.map { $0.mapPaints(paint) }
        picture.measures = snapshot.sections[section].looks[look].picture.measures
        snapshot.sections[section].looks[look].picture = picture
      }
    }
    return snapshot.text
  }

  @Test func neighbouringRolesThatTwoBranchesChangeAreMergedEitherWay() throws {
    let plain = try text([:])
    let rows = plain.split(separator: "\n").map(String.init)
    let start = try #require(rows.firstIndex { $0.hasPrefix("roles in ") })
    let names = rows[(start + 1)...].prefix { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first }
    let roles = names.compactMap { SnapshotRole.role(named: $0) }
    #expect(roles.count == names.count && roles.count > 3)
    for (first, second) in zip(roles, roles.dropFirst()) {
      let one = try text([first: RGB(0x13579B)])
      let other = try text([second: RGB(0x2468AC)])
      let both = try text([first: RGB(0x13579B), second: RGB(0x2468AC)])
      for (mine, theirs) in [(one, other), (other, one)] {
        try? FileManager.default.removeItem(atPath: folder.path + "/.git")
        try git("init -q -b main")
        try folder.write(plain, to: file)
        try git("add -A")
        try git("commit -q -m plain")
        try git("checkout -q -b other")
        try folder.write(theirs, to: file)
        try git("commit -q -a -m theirs")
        try git("checkout -q main")
        try folder.write(mine, to: file)
        try git("commit -q -a -m mine")
        #expect(try git("merge -q --no-edit other") == 0, "\(first.name), \(second.name)")
        let merged = try folder.text(of: file)
        #expect(merged == both)
        #expect(try Snapshot(text: merged).text == both)
      }
    }
  }
}
