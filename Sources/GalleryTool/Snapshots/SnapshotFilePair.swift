import VisualReview

/// Two files of snapshots, or two folders of them, wherever they are.
struct SnapshotFilePair {
  let old: String
  let new: String

  init(_ old: String, _ new: String) {
    self.old = old
    self.new = new
  }

  /// Folders are looked through so deep.
  private static let deepest = 16

  /// - Throws: where a file is not there, cannot be read or holds no snapshot, and where neither side has one.
  func differences() throws(ToolError) -> [Difference] {
    switch (try Self.isFolder(old), try Self.isFolder(new)) {
    case (false, false): return try Self.differences(old, new)
    case (true, true):
      let names = try Set(Self.snapshots(in: old) + Self.snapshots(in: new)).sorted()
      guard !names.isEmpty else { throw Self.nothing(old, new) }
      var differences: [Difference] = []
      for name in names {
        differences += try Self.differences(
          SnapshotFolder.joined(old, name), SnapshotFolder.joined(new, name), isWithin: true)
      }
      return differences
    case (let isFirst, _):
      let path = isFirst ? old : new
      throw ToolError(
        .notPossibleHere, "\(safePath(path)) is a folder and the other one is none; name two alike."
      )
    }
  }

  private static func differences(
    _ old: String, _ new: String, isWithin: Bool = false
  ) throws(ToolError) -> [Difference] {
    let before = try text(old, mayBeMissing: isWithin)
    let after = try text(new, mayBeMissing: isWithin)
    // Files that are the same are read too: two of nonsense agree about nothing.
    let isSame = SnapshotFiles.isSame(before, after)
    let baseline = try snapshot(before, old)
    let drawn = isSame ? baseline : try snapshot(after, new)
    guard baseline != nil || drawn != nil else { throw nothing(old, new) }
    return isSame ? [] : Comparison(baseline: baseline, drawn: drawn).differences
  }

  /// The error that there is nothing to compare.
  private static func nothing(_ old: String, _ new: String) -> ToolError {
    ToolError(
      .noMatch, "There is no snapshot in \(safePath(old)) or in \(safePath(new)).")
  }

  /// A file that is empty, as `/dev/null` is, counts as none.
  private static func snapshot(_ text: String?, _ path: String) throws(ToolError) -> Snapshot? {
    guard let text, !text.isEmpty else { return nil }
    do throws(SnapshotError) {
      return try Snapshot(text: text)
    } catch {
      throw ToolError(.notPossibleHere, "\(safePath(path)) holds no snapshot: \(error).")
    }
  }

  private static func text(_ path: String, mayBeMissing: Bool) throws(ToolError) -> String? {
    // The name that Git gives to a file that is not there.
    guard path != "/dev/null" else { return "" }
    do throws(Disk.Refusal) {
      return String(
        decoding: try Disk.bytes(ofFile: path, limit: SnapshotFolder.largestFile), as: UTF8.self)
    } catch {
      if mayBeMissing, Disk.kind(of: path) == nil { return nil }
      throw ToolError(.notPossibleHere, SnapshotFolderError(reading: error).description)
    }
  }

  private static func isFolder(_ path: String) throws(ToolError) -> Bool {
    guard let resolved = Disk.resolved(path) else {
      throw ToolError(.notPossibleHere, "\(safePath(path)) does not exist.")
    }
    return Disk.kind(of: resolved) == .folder
  }

  /// The files of snapshots in a folder and those below, as paths within it.
  private static func snapshots(in folder: String, depth: Int = 0) throws(ToolError) -> [String] {
    guard depth < deepest else {
      throw ToolError(
        .notPossibleHere, "\(safePath(folder)) is too deep: \(deepest) folders are searched.")
    }
    let names: [String]
    do throws(Disk.Refusal) {
      names = try Disk.names(in: folder)
    } catch {
      throw ToolError(.notPossibleHere, SnapshotFolderError(reading: error).description)
    }
    var found: [String] = []
    for name in names {
      let path = SnapshotFolder.joined(folder, name)
      // Links to folders are not followed: they could lead round in circles.
      if Disk.kind(of: path) == .folder {
        found += try snapshots(in: path, depth: depth + 1).map { name + "/" + $0 }
      } else if name.hasSuffix(SnapshotFolder.baselineSuffix) {
        found.append(name)
      }
    }
    return found
  }
}
