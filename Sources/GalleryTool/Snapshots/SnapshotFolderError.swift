import GalleryKit
import StateSpace
import VisualReview

/// Why baselines could not be read or written.
enum SnapshotFolderError: Error, Hashable, CustomStringConvertible {
  /// The baselines' folder does not exist or is not a folder.
  case noFolder(String)
  /// The path of a baseline folder is taken by something else.
  case isNoFolder(String)
  /// The path of a snapshot file is taken by something else.
  case isNoFile(String, Obstacle)
  case isTooLarge(String)
  case cannotBeRead(String, Int32)
  case cannotBeWritten(String, Int32)
  /// The files of the variant have changed since the decision.
  case changedMeanwhile(VariantID)
  /// Pending changes were compared with older baselines.
  case isOutdated([VariantID])
  /// The baselines of the variants cannot be read, and must not be replaced without a word of the user.
  case isUnreadable([VariantID])
  /// A line of a file that people edit is invalid.
  case badLine(String, Int, String)
  /// Another process held the lock until the timeout.
  case isBusy(String)
  /// Written by a later version of this program.
  case isNewer(String, format: Int)
  /// Not a variant's name.
  case isNoVariant(VariantID)

  enum Obstacle: String, Hashable {
    case folder = "is a folder"
    case link = "is a symbolic link"
    case other = "is not a regular file"
  }

  var description: String {
    switch self {
    case .noFolder(let path):
      "\(safePath(path)) is not a folder. Create it, or pass another with --snapshots."
    case .isNoFolder(let path):
      "\(safePath(path)) is not a folder, and a folder must be there; move it away. It was not touched."
    case .isNoFile(let path, let obstacle):
      "\(safePath(path)) \(obstacle.rawValue), and a plain file must be there; move it away. "
        + "It was not touched."
    case .isTooLarge(let path):
      "\(safePath(path)) is larger than \(SnapshotFolder.largestFile >> 20) MB, which no baseline is; move it away."
    case .cannotBeRead(let path, let number):
      "\(safePath(path)) cannot be read: \(StandardStreams.describe(number))."
    case .cannotBeWritten(let path, let number):
      "\(safePath(path)) cannot be written: \(StandardStreams.describe(number)). Earlier contents are unchanged."
    case .changedMeanwhile(let variant):
      "The snapshots of \(safe(variant.text)) have changed meanwhile, and nothing of them was written; look again."
    case .isOutdated(let variants):
      "The baselines of \(Self.list(variants)) are no longer those that the pending changes were compared "
        + "with, for instance after git checkout. Nothing was decided or written. Run "
        + "\(ProgramName.current) test again, with the options it had, and decide then."
    case .isUnreadable(let variants):
      "The baselines of \(Self.list(variants)) cannot be read, so they stay as they are: they may hold states in "
        + "environments that were not compared. Mend the conflict, or take the file of the last commit: "
        + "git checkout HEAD -- \(Self.paths(variants)). To give it up with all its states: "
        + "\(ProgramName.current) test --update new --unreferenced delete."
    case .badLine(let path, let line, let reason): "\(safePath(path)):\(line): \(reason)"
    case .isBusy(let path):
      "Another process is writing baselines and has held \(safePath(path)) for seconds; try again when it is done."
    case .isNewer(let path, let format):
      "\(safePath(path)) has format \(format), which is newer than this program; take a newer one. It was not touched."
    case .isNoVariant(let name):
      "“\(safe(name.text))” is not of the form component/variant, so it cannot have a baseline."
    }
  }

  /// The first of the variants, and the number of the others.
  static func list(_ variants: [VariantID]) -> String {
    let names = variants.prefix(3).map { safe($0.text) }
    let rest = variants.count - names.count
    return (names + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
  }

  private static func paths(_ variants: [VariantID]) -> String {
    let paths = variants.prefix(3).map { safePath(SnapshotFolder.path(of: $0)) }
    return (paths + (variants.count > paths.count ? ["…"] : [])).joined(separator: " ")
  }

  /// Converts a refusal of the system during reading.
  init(reading refusal: Disk.Refusal) {
    self =
      Self.obstacle(refusal, of: Disk.Obstacle(refusal.number))
      ?? .cannotBeRead(refusal.path, refusal.number)
  }

  /// Converts a refusal of the system during writing.
  init(writing refusal: Disk.Refusal) {
    // A limit on file sizes counts as a full disk here, not as a large baseline.
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
