import GalleryKit
import StateSpace
import VisualReview

/// Finds what baselines held before a conflict or damage, so that looks are compared with that.
///
/// In a merge under way this is the version of the merge base, which the index has; otherwise that of `HEAD`.
struct BaselineRecovery: Sendable {
  private let git: Git

  /// - Parameter environment: the variables that Git needs to find its settings.
  init(of folder: SnapshotFolder, environment: ProcessEnvironment) {
    git = Git(root: folder.root, environment: environment, purpose: "a damaged baseline")
  }

  /// The files with the former text, if the baseline cannot be read and one is found.
  func filled(_ files: SnapshotFiles) -> SnapshotFiles {
    guard let text = files.baseline, Self.problem(text, of: files.variant) != nil else {
      return files
    }
    var files = files
    files.recovered = recovered(files.variant)
    return files
  }

  private func recovered(_ variant: VariantID) -> SnapshotFiles.Recovered? {
    let path = SnapshotFolder.path(of: variant)
    guard (try? SnapshotFolder.parts(of: variant)) != nil,
      let found = try? git.versionBeforeConflict(of: path)
    else { return nil }
    let text: [UInt8]?
    let origin: SnapshotFiles.Recovered.Origin
    switch found {
    case .conflict(let object):
      text = object.flatMap { try? git.contents(of: [$0])[$0].map { Array($0.utf8) } }
      origin = .mergeBase
    case .none:
      text = try? git.bytes(of: path, in: "HEAD")
      origin = .head
    }
    guard let text else { return nil }
    let former = String(decoding: text, as: UTF8.self)
    guard Self.problem(former, of: variant) == nil else { return nil }
    return SnapshotFiles.Recovered(text: former, origin: origin)
  }

  private static func problem(_ text: String, of variant: VariantID) -> SnapshotError? {
    do throws(SnapshotError) {
      _ = try Snapshot(text: text, of: variant)
      return nil
    } catch {
      return error
    }
  }

  /// The notice about a baseline that cannot be read: the problem, the version it was compared with, and the remedy.
  static func notice(of files: SnapshotFiles) -> String {
    let path = SnapshotFolder.path(of: files.variant)
    let problem = files.baseline.flatMap { Self.problem($0, of: files.variant) }
    let reason = problem.map { "\(path): \($0)" } ?? path
    let compared: String
    switch files.recovered?.origin {
    case .mergeBase: compared = "compared with its version in the merge base"
    case .head: compared = "compared with its version in HEAD"
    case nil: compared = "no earlier version was found, so it counts as missing"
    }
    return
      "\(reason); \(compared). \(advice(problem, path, files.recovered?.origin)), and test again."
  }

  private static func advice(
    _ problem: SnapshotError?, _ path: String, _ origin: SnapshotFiles.Recovered.Origin?
  ) -> String {
    if case .conflict? = problem { return "Take one side with git checkout --ours or --theirs" }
    return origin == nil ? "Restore or remove it" : "Restore it with git checkout HEAD -- \(path)"
  }
}
