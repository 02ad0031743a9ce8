/// Why a package could not be made.
enum NewPackageError: Error, Hashable, CustomStringConvertible {
  case alreadyThere(String)
  case interrupted(String)
  /// A system call failed, with its error number.
  case refused(String, Int32)

  var description: String {
    switch self {
    case .alreadyThere(let name):
      "\(safe(name)) is there already, and nothing of it is touched; take another name or another folder."
    case .interrupted(let name): "\(safe(name)) was not made."
    case .refused(let path, let number):
      "\(safePath(path)) cannot be written: \(StandardStreams.describe(number))."
    }
  }
}

/// A new package, written beside its place and renamed once complete: it exists with all files, or not at all.
struct NewPackage {
  let name: String
  let files: [PackageTemplate.File]

  /// Makes the package in an existing folder.
  func make(in place: String) throws(NewPackageError) {
    do throws(Disk.Refusal) {
      let folder = try OpenFolder(place)
      // An early check, so that nothing is written in vain; renaming checks again.
      guard folder.kind(of: name) == nil else {
        throw Disk.Refusal(path: name, number: Disk.alreadyThere)
      }
      let partial = ".gs-gallery-new-\(Disk.processNumber)"
      folder.removeTree(partial)
      do throws(Disk.Refusal) {
        try holdingSignals { () throws(Disk.Refusal) in try fill(partial, in: folder) }
      } catch {
        folder.removeTree(partial)
        throw error
      }
    } catch {
      switch error.number {
      case Disk.alreadyThere: throw .alreadyThere(name)
      case Disk.interrupted: throw .interrupted(name)
      case let number: throw .refused(error.path, number)
      }
    }
  }

  private func fill(_ partial: String, in folder: borrowing OpenFolder) throws(Disk.Refusal) {
    guard try folder.makeFolder(partial), let root = try folder.folder(partial) else {
      throw folder.refusal(partial, Disk.alreadyThere)
    }
    for file in files {
      guard !isSignalHeld() else { throw folder.refusal(name, Disk.interrupted) }
      try Self.write(file.path.split(separator: "/").map(String.init)[...], file, in: root)
    }
    try root.synchronize()
    try folder.renameFolder(partial, toNew: name)
    try folder.synchronize()
  }

  private static func write(
    _ steps: ArraySlice<String>, _ file: PackageTemplate.File, in folder: borrowing OpenFolder
  ) throws(Disk.Refusal) {
    guard let first = steps.first else { return }
    guard steps.count > 1 else { return try folder.create(first, Array(file.text.utf8)) }
    _ = try folder.makeFolder(first)
    guard let inner = try folder.folder(first) else { return }
    try write(steps.dropFirst(), file, in: inner)
  }
}
