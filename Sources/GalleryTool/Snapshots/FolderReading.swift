import GalleryKit
import StateSpace
import VisualReview

/// The baselines and pending changes of a folder, each file read and compared once.
struct FolderReading: Sendable {
  /// A variant with pending changes.
  struct Pending: Sendable {
    let source: ReviewSource
    /// The notices about a baseline that cannot be read.
    let notices: [String]

    var id: VariantID { source.files.variant }

    /// Whether a file cannot be read, and no change is known: of a damaged baseline, those from its former version are.
    var isUnread: Bool {
      guard let pair = try? source.pair.get() else { return true }
      return !notices.isEmpty && pair.differences.isEmpty
    }
  }

  /// The variants with pending changes, in order.
  let pending: [Pending]
  /// The texts of the baselines of the others, and of those with pending changes.
  let baselines: [VariantID: String]

  /// - Parameters:
  ///   - recovery: finds the contents of a baseline before a conflict or damage.
  ///   - isRead: whether the pending changes of a variant are read.
  /// - Throws: if a file cannot be read, or a baseline has a later format.
  init(
    _ folder: SnapshotFolder, recovery: BaselineRecovery? = nil,
    where isRead: (VariantID) -> Bool = { _ in true }
  ) throws(SnapshotFolderError) {
    var files: [SnapshotFiles] = []
    var baselines: [VariantID: String] = [:]
    for variant in try folder.variants() {
      let found = try folder.files(of: variant)
      baselines[variant] = found.baseline
      if found.pending != nil, isRead(variant) { files.append(found) }
    }
    self.baselines = baselines
    let results = WorkerThreads.map(
      files, jobs: WorkerThreads.processors, prepare: {},
      work: { _, files in
        Result { () throws(SnapshotFolderError) in try Self.pending(files, in: folder, recovery) }
      })
    var pending: [Pending] = []
    for result in results { pending.append(try result.get()) }
    self.pending = pending
  }

  /// Compares the files of a variant; of a baseline that cannot be read, its former text counts.
  private static func pending(
    _ files: SnapshotFiles, in folder: SnapshotFolder, _ recovery: BaselineRecovery?
  ) throws(SnapshotFolderError) -> Pending {
    if let pair = try? folder.settledPair(files), !pair.isBaselineDamaged {
      return Pending(source: ReviewSource(pair.original, .success(pair)), notices: [])
    }
    var notices: [String] = []
    let readable = try VariantJudge.readable(files, recovery, &notices)
    let pair = Result { () throws(SnapshotError) in try folder.settledPair(readable) }
    return Pending(
      source: ReviewSource((try? pair.get())?.original ?? readable, pair), notices: notices)
  }
}

extension [Difference] {
  /// The causes of each difference, found by all processors.
  var causesOfEach: [[Cause]] {
    let step = 64
    let parts = stride(from: 0, to: count, by: step).map { first in
      Array(self[first..<Swift.min(count, first + step)])
    }
    return WorkerThreads.map(
      parts, jobs: WorkerThreads.processors, prepare: {}, work: { _, part in part.map(\.causes) }
    ).flatMap(\.self)
  }
}
