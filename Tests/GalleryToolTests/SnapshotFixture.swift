import Foundation
import GalleryTesting
import StateSpace

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import VisualReview

/// Small snapshots, and folders of them.
enum SnapshotSample {
  /// A look of one line.
  static func picture(_ text: String) -> CellPicture {
    CellPicture(
      columns: text.count, rows: 1,
      cells: text.map { CellPicture.Cell(text: String($0), columns: 1, style: 0) },
      styles: [Style()])
  }

  /// A state for each line, under one environment.
  static func snapshot(
    _ states: KeyValuePairs<String, String>, of variant: VariantID = "tag/filled",
    environment: EnvironmentID = ""
  ) -> Snapshot {
    Snapshot(
      variant: variant,
      sections: [
        Snapshot.Section(
          environment: environment,
          looks: states.map { state, text in
            Snapshot.Look(
              picture: picture(text), states: [StateID(variant, values: state)])
          })
      ])
  }
}

extension TemporaryFolder {
  var snapshots: SnapshotFolder { SnapshotFolder(root: path) }

  func exists(_ name: String) -> Bool {
    Disk.kind(of: path + "/" + name) != nil
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  /// Every file below, by its path, as text.
  func texts() throws -> [String: String] {
    try TemporaryFolder.files(below: path).mapValues { String(decoding: $0, as: UTF8.self) }
  }
}
