import StateSpace

/// All calls of Git.
///
/// None of them runs a command that a repository names: no hook, no file-system monitor, no fetch of missing objects.
struct Git {
  let root: String
  let environment: ProcessEnvironment
  /// The feature that needs Git, for messages.
  var purpose = "the review"

  struct Entry {
    let object: String
    let path: String
  }

  func commit(_ reference: String) throws(ToolError) -> String {
    if let place = try GitFolder(above: root) { try place.check() }
    let result = try run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"])
    let name = String(decoding: result.output, as: UTF8.self).filter { $0 != "\n" }
    // Git takes an exclusion for a commit.
    if result.status == 0, !name.isEmpty, name.allSatisfy(\.isHexDigit) { return name }
    guard try run(["rev-parse", "--git-dir"]).status == 0 else {
      throw Self.error(
        "\(safePath(root)) is in no Git repository that can be read",
        result.error, "\(purpose) needs one.")
    }
    throw Self.error(
      "Git knows no commit “\(safe(reference))”", result.error,
      "Name another, or fetch it: \(Self.fetching).")
  }

  /// How a clone gets the commits it lacks.
  private static let fetching =
    "in a shallow clone, run git fetch --unshallow, or set fetch-depth: 0 in actions/checkout"

  /// The best common ancestor of `HEAD` and a commit.
  ///
  /// - Parameters:
  ///   - commit: an object name.
  ///   - reference: the name of the commit for messages.
  func mergeBase(of commit: String, called reference: String) throws(ToolError) -> String {
    let head = try self.commit("HEAD")
    let result = try run(["merge-base", head, commit])
    let name = String(decoding: result.output, as: UTF8.self).prefix(while: \.isHexDigit)
    guard result.status == 0, !name.isEmpty else {
      throw Self.error(
        "HEAD and “\(safe(reference))” have no common commit here", result.error,
        "Fetch the commits between them: \(Self.fetching).")
    }
    return String(name)
  }

  /// The variants whose baselines differ from those of `HEAD`, with their texts there, empty for new ones and for those
  /// that cannot be read; none without a repository or a commit.
  func uncommittedBaselines() -> [VariantID: String] {
    guard (try? GitFolder(above: root)?.check()) != nil,
      let result = try? run(
        [
          "diff", "--name-only", "--relative", "--no-renames", "--no-ext-diff", "-z", "HEAD", "--",
          SnapshotFolder.name + "/",
        ]), result.status == 0
    else { return [:] }
    let variants = Set(
      result.output.split(separator: 0)
        .compactMap { GitBaselines.variant(of: String(decoding: $0, as: UTF8.self)) })
    guard !variants.isEmpty else { return [:] }
    var texts = Dictionary(variants.map { ($0, "") }, uniquingKeysWith: { first, _ in first })
    var objects: [VariantID: String] = [:]
    for entry in (try? files(of: "HEAD", below: SnapshotFolder.name)) ?? [] {
      guard let variant = GitBaselines.variant(of: entry.path), variants.contains(variant) else {
        continue
      }
      objects[variant] = entry.object
    }
    let contents = (try? contents(of: Set(objects.values).sorted())) ?? [:]
    texts.merge(objects.compactMapValues { contents[$0] }) { $1 }
    return texts
  }

  /// The regular files of a commit.
  func files(of commit: String, below folder: String) throws(ToolError) -> [Entry] {
    let result = try run(["ls-tree", "-r", "-z", commit, "--", folder + "/"])
    guard result.status == 0 else {
      throw Self.error("Git cannot list the baselines", result.error, "")
    }
    return result.output.split(separator: 0).compactMap { line in
      // MODE blob OBJECT TAB PATH
      let sides = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard sides.count == 2 else { return nil }
      let words = sides[0].split(separator: UInt8(ascii: " "))
      guard words.count == 3, words[0].starts(with: "100".utf8) else { return nil }
      return Entry(
        object: String(decoding: words[2], as: UTF8.self),
        path: String(decoding: sides[1], as: UTF8.self))
    }
  }

  /// The bytes of a file in a commit, by its path from the folder that Git runs in; nil if the commit has no such file.
  func bytes(of path: String, in commit: String) throws(ToolError) -> [UInt8]? {
    let result = try run(["cat-file", "blob", commit + ":./" + path])
    return result.status == 0 ? result.output : nil
  }

  /// Git in the root of the work tree; nil without one.
  func atRoot() throws(ToolError) -> Git? {
    let result = try run(["rev-parse", "--show-toplevel"])
    let path = String(decoding: result.output, as: UTF8.self)
    guard result.status == 0, path.hasSuffix("\n"), path.count > 1 else { return nil }
    return Git(root: String(path.dropLast()), environment: environment, purpose: purpose)
  }

  /// Where the version of a file before a conflict is.
  enum Conflict: Hashable {
    /// A merge is under way, and these are the bytes of the merge base; nil if the file was added on both sides.
    case conflict(object: String?)
    /// The file is not in conflict.
    case none
  }

  /// The version of a file in the merge base of a merge under way, by its path from the folder that Git runs in.
  func versionBeforeConflict(of path: String) throws(ToolError) -> Conflict {
    if let place = try GitFolder(above: root) { try place.check() }
    let result = try run(["ls-files", "--unmerged", "-z", "--", ":(literal)" + path])
    guard result.status == 0 else {
      throw Self.error("Git cannot list the files in conflict", result.error, "")
    }
    // MODE OBJECT STAGE TAB PATH
    let entries = result.output.split(separator: 0).map { line in
      line.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
    }
    guard !entries.isEmpty else { return .none }
    let base = entries.first {
      $0.count == 3 && $0[0].starts(with: "100".utf8) && $0[2].elementsEqual("1".utf8)
    }
    return .conflict(object: base.map { String(decoding: $0[1], as: UTF8.self) })
  }

  /// The texts of objects by their names.
  func contents(of objects: [String]) throws(ToolError) -> [String: String] {
    guard !objects.isEmpty else { return [:] }
    let result = try run(
      ["cat-file", "--batch"], input: Array((objects.joined(separator: "\n") + "\n").utf8))
    guard result.status == 0 else {
      throw Self.error("Git cannot read the baselines", result.error, "")
    }
    var texts: [String: String] = [:]
    var rest = result.output[...]
    // OBJECT blob SIZE NEWLINE BYTES NEWLINE
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = rest[..<end].split(separator: UInt8(ascii: " "))
      rest = rest[(end + 1)...]
      guard words.last?.elementsEqual("missing".utf8) != true else {
        throw Self.error(
          "Git lacks baselines of that commit, as a partial clone does", "",
          "Fetch them first: git fetch --refetch --no-filter.")
      }
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
        0...rest.count ~= size
      else { continue }
      texts[String(decoding: words[0], as: UTF8.self)] = String(
        decoding: rest.prefix(size), as: UTF8.self)
      rest = rest.dropFirst(size + 1)
    }
    return texts
  }

  private func run(
    _ arguments: [String], input: [UInt8] = []
  ) throws(ToolError) -> ChildProcess.Result {
    // Otherwise objects missing from a partial clone would be fetched by a program that the repository names.
    var variables = [
      "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
      "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    ]
    for name in ["PATH", "HOME", "XDG_CONFIG_HOME"] { variables[name] = environment[name] }
    do throws(Disk.Refusal) {
      return try ChildProcess.run(
        [
          "git", "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-C",
          root,
        ]
          + arguments, input: input, environment: variables)
    } catch {
      throw ToolError(
        .notPossibleHere,
        "Git cannot be run: \(StandardStreams.describe(error.number)). \(purpose) needs it.")
    }
  }
}

// The settings of a repository.
extension Git {
  /// The repository, once Git can use it.
  ///
  /// - Throws: if the repository is not found or belongs to another user, or if a link or a pipe is in its place.
  func repository() throws(ToolError) -> GitFolder {
    guard let place = try GitFolder(above: root) else {
      throw ToolError(
        .notPossibleHere, "No Git repository here; \(purpose) needs one: git init")
    }
    guard !place.isLink else {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(place.path)) is a link; run \(purpose) in the repository that it leads to.")
    }
    try place.check()
    let result = try run(["rev-parse", "--git-dir"])
    guard result.status == 0 else {
      throw Self.error("\(safePath(place.path)) cannot be used", result.error, "")
    }
    return place
  }

  /// The settings in a file by which Git reads further files, conditional ones among them.
  func inclusions(in file: String) throws(ToolError) -> [GitInclusions.Entry] {
    let result = try run(
      [
        "config", "--file", file, "--no-includes", "-z", "--get-regexp",
        #"^include(if\..*)?\.path$"#,
      ])
    // 1: nothing matches.
    guard result.status == 0 || result.status == 1 else { throw Self.failure(file, result) }
    return result.output.split(separator: 0).compactMap { line in
      // NAME NEWLINE VALUE; Git refuses one without a value.
      let sides = line.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
      guard sides.count == 2 else { return nil }
      return GitInclusions.Entry(
        file: file, name: String(decoding: sides[0], as: UTF8.self),
        value: String(decoding: sides[1], as: UTF8.self))
    }
  }

  /// The work tree of the working folder, also where a setting moves it; nil without one.
  func workTree() throws(ToolError) -> String? {
    let result = try run(["rev-parse", "--show-toplevel"])
    guard result.status == 0, result.output.last == UInt8(ascii: "\n") else { return nil }
    return String(decoding: result.output.dropLast(), as: UTF8.self)
  }

  /// A path of a setting with the folder of a user or of Git in full; nil if Git does not know it.
  func expanded(_ path: String) throws(ToolError) -> String? {
    let name = "gallery.path"
    let result = try run(["-c", name + "=" + path, "config", "--type=path", "-z", "--get", name])
    guard result.status == 0 else { return nil }
    return result.output.split(separator: 0).first.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The values of a setting in a file, without those of files that it includes.
  func settings(_ name: String, in file: String) throws(ToolError) -> [String] {
    let result = try run(["config", "--file", file, "--no-includes", "-z", "--get-all", name])
    // 1: the setting does not exist.
    guard result.status == 0 || result.status == 1 else { throw Self.failure(file, result) }
    return result.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The value of a setting in a file; nil if it is not set.
  func setting(_ name: String, in file: String) throws(ToolError) -> String? {
    try settings(name, in: file).last
  }

  func set(_ name: String, to value: String, in file: String) throws(ToolError) {
    let result = try run(["config", "--file", file, "--replace-all", name, value])
    guard result.status == 0 else { throw Self.failure(file, result) }
  }

  /// - Parameter value: the only value to remove; nil for all of them.
  func unset(_ name: String, in file: String, value: String? = nil) throws(ToolError) {
    let result = try run(
      ["config", "--file", file] + (value == nil ? [] : ["--fixed-value"])
        + ["--unset-all", name] + [value].compactMap(\.self))
    guard result.status == 0 else { throw Self.failure(file, result) }
  }

  private static func failure(_ file: String, _ result: ChildProcess.Result) -> ToolError {
    error("\(safePath(file)) cannot be changed", result.error, "")
  }

  /// The error with Git's own message as the reason.
  private static func error(_ what: String, _ reason: String, _ advice: String) -> ToolError {
    let line = reason.split(separator: "\n").first.map { ": \(safePath(String($0)))" } ?? ""
    let end = line.hasSuffix(".") ? "" : "."
    return ToolError(.notPossibleHere, what + line + end + (advice.isEmpty ? "" : " " + advice))
  }
}
