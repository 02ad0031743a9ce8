import VisualReview

extension SnapshotFolder {
  /// How long to wait for another process to release the lock, in milliseconds; each holds it only while it makes a
  /// change.
  static let timeout = 10_000

  /// The side effects of applying a change.
  struct Applied: Hashable, Sendable {
    /// Where an unreadable old baseline was set aside, within the root.
    var setAside: String?
  }

  /// Writes the files of a decision if they are unchanged since it was made; the baseline before the pending
  /// snapshot.
  ///
  /// Each file is written beside the old one, flushed to disk, and renamed: a reader finds the old or the new one,
  /// complete.
  ///
  /// - Parameter replacesUnreadable: whether a baseline that cannot be read is set aside and replaced. It may hold
  ///   states that were not compared.
  /// - Throws: ``SnapshotFolderError/changedMeanwhile(_:)`` if the files have changed,
  ///   ``SnapshotFolderError/isUnreadable(_:)`` for a baseline that may not be replaced; nothing is written then.
  @discardableResult
  func apply(
    _ change: SnapshotChange, replacesUnreadable: Bool = false
  ) throws(SnapshotFolderError) -> Applied {
    let parts = try Self.parts(of: change.before.variant)
    return try locked { () throws(SnapshotFolderError) in
      try Self.check(change, against: files(of: change.before.variant))
      if !replacesUnreadable, change.replacesUnreadable {
        throw .isUnreadable([change.before.variant])
      }
      var applied = Applied()
      try Self.writing { () throws(Disk.Refusal) in
        let isFirst = try OpenFolder(root).kind(of: Self.name) == nil
        let isFull = change.after.baseline != nil || change.after.pending != nil
        defer { clearEmpty(parts.component, isFirst: isFirst) }
        guard let top = try folder(needs: isFull) else { return }
        if isFull { _ = try top.makeFolder(parts.component) }
        guard let folder = try top.folder(parts.component) else { return }
        let names = (parts.variant + Self.baselineSuffix, parts.variant + Self.pendingSuffix)
        if !SnapshotFiles.isSame(change.before.baseline, change.after.baseline) {
          if change.replacesUnreadable {
            let name = try Self.setAside(names.0, in: folder)
            applied.setAside = name.map { Self.name + "/" + parts.component + "/" + $0 }
          }
          try Self.replace(names.0, in: folder, with: change.after.baseline)
        }
        if !SnapshotFiles.isSame(change.before.pending, change.after.pending) {
          try Self.replace(names.1, in: folder, with: change.after.pending)
        }
      }
      return applied
    }
  }

  /// The two files of a variant in a consistent state: another process may be between writing the one and the other.
  func settledPair(_ known: SnapshotFiles) throws(SnapshotError) -> SnapshotPair {
    let pair = try SnapshotPair(known)
    guard !pair.outdated.isEmpty else { return pair }
    let settled = try? locked { () throws(SnapshotFolderError) in try files(of: known.variant) }
    guard var settled else { return pair }
    if SnapshotFiles.isSame(settled.baseline, known.baseline) {
      settled.recovered = known.recovered
    }
    return try SnapshotPair(settled)
  }

  /// Removes the partial files of processes that were killed while writing. Without any, writes nothing.
  func clearLeftovers() throws(SnapshotFolderError) {
    let left = try leftovers()
    guard !left.isEmpty else { return }
    try locked { () throws(SnapshotFolderError) in
      // Only with the lock is it certain that no process is writing them.
      let left = try leftovers()
      try Self.writing { () throws(Disk.Refusal) in
        guard let top = try OpenFolder(root).folder(Self.name) else { return }
        for (component, name) in left { try top.folder(component)?.removeFile(name) }
      }
    }
  }

  private func leftovers() throws(SnapshotFolderError) -> [(component: String, name: String)] {
    try Self.reading { () throws(Disk.Refusal) in
      guard let top = try OpenFolder(root).folder(Self.name) else { return [] }
      var left: [(component: String, name: String)] = []
      for component in try top.names() where Self.isName(component) {
        guard top.kind(of: component) == .folder, let folder = try top.folder(component) else {
          continue
        }
        for name in try folder.names()
        where name.hasPrefix(".") && name.hasSuffix(Self.partialSuffix) {
          left.append((component, name))
        }
      }
      return left
    }
  }

  /// Replaces a file of `.gallery` atomically: a reader finds the old or the new one, complete.
  func writeWork(_ name: String, _ text: String) throws(SnapshotFolderError) {
    try locked { () throws(SnapshotFolderError) in
      try Self.writing { () throws(Disk.Refusal) in
        guard let work = try OpenFolder(root).folder(Self.workName) else { return }
        try Self.replace(name, in: work, with: text)
      }
    }
  }

  /// Replaces a text file beside the baselines atomically: a reader finds the old or the new one, complete.
  ///
  /// - Parameter limit: the most bytes that it may have.
  func updateText(
    _ name: String, limit: Int, _ change: (String?) throws(SnapshotFolderError) -> String
  ) throws(SnapshotFolderError) {
    try locked { () throws(SnapshotFolderError) in
      let old = try Self.reading { () throws(Disk.Refusal) in
        try OpenFolder(root).folder(Self.name)?.bytes(of: name, limit: limit)
          .map { String(decoding: $0, as: UTF8.self) }
      }
      let new = try change(old)
      guard new.utf8.count <= limit else { throw .isTooLarge(path + "/" + name) }
      guard !SnapshotFiles.isSame(old, new) else { return }
      try Self.writing { () throws(Disk.Refusal) in
        guard let top = try folder(needs: true) else { return }
        try Self.replace(name, in: top, with: new)
      }
    }
  }

  /// The text of a file in `.gallery`; nil if it does not exist.
  func work(_ name: String) throws(SnapshotFolderError) -> String? {
    try Self.reading { () throws(Disk.Refusal) in
      guard let work = try OpenFolder(root).folder(Self.workName) else { return nil }
      return try Self.text(of: name, in: work)
    }
  }
}

extension SnapshotFolder {
  /// Runs the body while no other process writes, and no signal can interrupt it.
  private func locked<Made>(
    _ work: () throws(SnapshotFolderError) -> Made
  ) throws(SnapshotFolderError) -> Made {
    // It would write through a link.
    guard !followsLinks else { throw .cannotBeWritten(path, Disk.readOnly) }
    while true {
      var isNew = false
      guard let folder = try workFolder(&isNew) else { continue }
      let lock: FileLock
      do throws(Disk.Refusal) {
        lock = try folder.lockFile(Self.lockName)
      } catch {
        throw SnapshotFolderError(writing: error)
      }
      try Self.acquire(lock, in: folder)
      // Another process may have removed the file and locked a new one of the same name.
      guard lock.isStill(Self.lockName, in: folder) else { continue }
      return try holdingSignals { () throws(SnapshotFolderError) in
        do throws(SnapshotFolderError) {
          return try work()
        } catch {
          if isNew { clearWorkFolder(folder) }
          throw error
        }
      }
    }
  }

  /// Removes the lock's folder if it was made for nothing.
  private func clearWorkFolder(_ folder: borrowing OpenFolder) {
    for name in [Self.lockName, Self.ignoreName] { folder.remove(name) }
    (try? OpenFolder(root))?.removeFolder(Self.workName)
  }

  /// Removes the folder of a component if it is empty, and that of all snapshots if it was made for nothing.
  private func clearEmpty(_ component: String, isFirst: Bool) {
    guard let root = try? OpenFolder(root), let top = try? root.folder(Self.name) else { return }
    top.removeFolder(component)
    guard isFirst, let names = try? top.names(), Set(names).isSubset(of: [Self.ignoreName]) else {
      return
    }
    top.remove(Self.ignoreName)
    root.removeFolder(Self.name)
  }

  private static let lockName = "lock"
  private static let ignoreName = ".gitignore"

  private static func acquire(
    _ lock: borrowing FileLock, in folder: borrowing OpenFolder
  ) throws(SnapshotFolderError) {
    do throws(Disk.Refusal) {
      if try lock.acquire(milliseconds: timeout) { return }
    } catch {
      throw SnapshotFolderError(writing: error)
    }
    throw .isBusy(folder.path + "/" + lockName)
  }

  /// The folder `.gallery` beside the snapshots, created if it does not exist.
  private func workFolder(_ isNew: inout Bool) throws(SnapshotFolderError) -> OpenFolder? {
    do throws(Disk.Refusal) {
      let root = try OpenFolder(root)
      isNew = try root.makeFolder(Self.workName)
      guard let folder = try root.folder(Self.workName) else { return nil }
      // Keeps its contents out of the repository without an entry in the user's own ignore file.
      if isNew { try? folder.create(Self.ignoreName, Array("*\n".utf8)) }
      return folder
    } catch {
      throw SnapshotFolderError(writing: error)
    }
  }

  /// The folder of all snapshots; nil if it neither exists nor is needed.
  private func folder(needs isNeeded: Bool) throws(Disk.Refusal) -> OpenFolder? {
    let root = try OpenFolder(root)
    if isNeeded {
      _ = try root.makeFolder(Self.name)
      // It is missing in a new folder, in one made by hand, and after a checkout that left a branch with its own.
      if let made = try root.folder(Self.name), try !made.names().contains(Self.ignoreName) {
        // It ignores itself: git replaces it without a word where a branch has one of its own.
        let ignored = [
          "*\(Self.pendingSuffix)", "*.snap.orig*", ".*\(Self.partialSuffix)", Self.ignoreName, "",
        ]
        try made.create(Self.ignoreName, Array(ignored.joined(separator: "\n").utf8))
      }
    }
    return try root.folder(Self.name)
  }

  private static func check(
    _ change: SnapshotChange, against found: SnapshotFiles
  ) throws(SnapshotFolderError) {
    guard found.isSame(as: change.before) else { throw .changedMeanwhile(change.before.variant) }
    let replaced = [
      (found.baseline, change.after.baseline, baselineSuffix),
      (found.pending, change.after.pending, pendingSuffix),
    ]
    for (old, new, suffix) in replaced where !SnapshotFiles.isSame(old, new) {
      guard let old else { continue }
      do throws(SnapshotError) {
        _ = try Snapshot(text: old)
      } catch {
        guard case .newerFormat(let format) = error else { continue }
        throw .isNewer(path(of: change.before.variant, suffix), format: format)
      }
    }
  }

  /// Copies the bytes of a file to an unused name, and returns that name.
  private static func setAside(
    _ name: String, in folder: borrowing OpenFolder
  ) throws(Disk.Refusal) -> String? {
    guard let bytes = try folder.bytes(of: name, limit: largestFile) else { return nil }
    var number = 1
    while true {
      let aside = name + ".orig" + (number == 1 ? "" : "-\(number)")
      do throws(Disk.Refusal) {
        try folder.create(aside, bytes)
        try folder.synchronize()
        return aside
      } catch {
        guard error.number == Disk.alreadyThere, number < 1000 else { throw error }
        number += 1
      }
    }
  }

  /// Replaces the text of a file, or removes the file if the text is nil.
  private static func replace(
    _ name: String, in folder: borrowing OpenFolder, with text: String?
  ) throws(Disk.Refusal) {
    if let text {
      try folder.replace(name, with: Array(text.utf8), as: "." + name + partialSuffix)
    } else {
      try folder.removeFile(name)
      try folder.synchronize()
    }
  }

  private static func writing(
    _ work: () throws(Disk.Refusal) -> Void
  ) throws(SnapshotFolderError) {
    do throws(Disk.Refusal) {
      try work()
    } catch {
      throw SnapshotFolderError(writing: error)
    }
  }
}

extension SnapshotChange {
  /// Whether it replaces or removes a baseline that cannot be read.
  var replacesUnreadable: Bool {
    guard let baseline = before.baseline, !SnapshotFiles.isSame(baseline, after.baseline) else {
      return false
    }
    return (try? Snapshot(text: baseline, of: before.variant)) == nil
  }
}
