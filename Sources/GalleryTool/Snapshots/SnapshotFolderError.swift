import GalleryKit

/// Why baselines could not be read or written.
enum SnapshotFolderError: Error, Hashable, CustomStringConvertible {
  /// Nothing, or no folder, where baselines are looked for.
  case noFolder(String)
  /// Something else stands where a folder of baselines has to be.
  case isNoFolder(String)
  /// Something else stands where a file of snapshots has to be.
  case isNoFile(String, Obstacle)
  case isTooLarge(String)
  case cannotBeRead(String, Int32)
  case cannotBeWritten(String, Int32)
  /// The files of the variant are not what they were when it was decided.
  case changedMeanwhile(VariantID)
  /// Another process has held the lock all the time.
  case isBusy(String)
  /// Written by a later version of this program.
  case isNewer(String, format: Int)
  /// No name of a variant.
  case isNoVariant(VariantID)

  enum Obstacle: String, Hashable {
    case folder = "is a folder"
    case link = "is a symbolic link"
    case other = "is no plain file"
  }

  var description: String {
    switch self {
    case .noFolder(let path):
      "\(safePath(path)) is no folder; make it first, or name another with --snapshots."
    case .isNoFolder(let path):
      "\(safePath(path)) is no folder, where one of snapshots has to be; move it away. It was not touched."
    case .isNoFile(let path, let obstacle):
      "\(safePath(path)) \(obstacle.rawValue), where a file of snapshots has to be; move it away. "
        + "It was not touched."
    case .isTooLarge(let path):
      "\(safePath(path)) is larger than \(SnapshotFolder.largestFile >> 20) MB, which no baseline is; move it away."
    case .cannotBeRead(let path, let number):
      "\(safePath(path)) cannot be read: \(StandardStreams.describe(number))."
    case .cannotBeWritten(let path, let number):
      "\(safePath(path)) cannot be written: \(StandardStreams.describe(number)). What was there is as it was."
    case .changedMeanwhile(let variant):
      "The snapshots of \(safe(variant.text)) have changed meanwhile, and nothing of them was written; look again."
    case .isBusy(let path):
      "Another process is writing baselines and has held \(safePath(path)) for seconds; try again when it is done."
    case .isNewer(let path, let format):
      "\(safePath(path)) has format \(format), which is newer than this program; take a newer one. It was not touched."
    case .isNoVariant(let name):
      "“\(safe(name.text))” is no component/variant, so that it cannot have a baseline."
    }
  }

  /// What the system said no to, while something was read.
  init(reading refusal: Disk.Refusal) {
    self =
      Self.obstacle(refusal, of: Disk.Obstacle(refusal.number))
      ?? .cannotBeRead(refusal.path, refusal.number)
  }

  /// What the system said no to, while something was written.
  init(writing refusal: Disk.Refusal) {
    // A limit on the size of files is a full disk, not a large baseline.
    let obstacle = Disk.Obstacle(refusal.number).flatMap { $0 == .size ? nil : $0 }
    self =
      Self.obstacle(refusal, of: obstacle) ?? .cannotBeWritten(refusal.path, refusal.number)
  }

  private static func obstacle(
    _ refusal: Disk.Refusal, of obstacle: Disk.Obstacle?
  ) -> SnapshotFolderError? {
    switch obstacle {
    case .link: .isNoFile(refusal.path, .link)
    case .folder: .isNoFile(refusal.path, .folder)
    case .special: .isNoFile(refusal.path, .other)
    case .noFolder: .isNoFolder(refusal.path)
    case .size: .isTooLarge(refusal.path)
    case nil: nil
    }
  }
}
