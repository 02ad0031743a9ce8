/// A package with a gallery of its own.
struct GalleryPackage: Hashable {
  let root: String
  /// The executable.
  let product: String

  /// - Parameter product: the executable; nil for the target that calls `Gallery.main`.
  /// - Throws: if no target or several of them call it.
  init(root: String, product: String?) throws(ToolError) {
    self.root = root
    if let product {
      self.product = product
      return
    }
    let sources = root + "/Sources"
    let targets = ((try? Disk.names(in: sources)) ?? []).filter {
      Self.callsGallery(sources + "/" + $0)
    }
    guard let target = targets.first else {
      throw ToolError(
        .noMatch,
        "No target of \(safePath(root)) calls Gallery.main; name the executable with --product.")
    }
    guard targets.count == 1 else {
      throw ToolError(
        .badArguments,
        "\(targets.map { safe($0) }.joined(separator: ", ")) call Gallery.main; name one with --product."
      )
    }
    self.product = target
  }

  /// Whether a source of a target makes a gallery of the program.
  private static func callsGallery(_ target: String) -> Bool {
    var calls = false
    var walk = SourceWalk { file in
      guard !calls, let bytes = try? file.bytes.get() else { return }
      calls = String(decoding: bytes, as: UTF8.self).contains("Gallery.main(")
    }
    try? walk.walk(target)
    return calls
  }

  /// The program that a build makes.
  var program: String { root + "/.build/debug/" + product }

  /// The command line of a build. It does not depend on where it is run.
  var build: [String] {
    ["swift", "build", "--package-path", root, "--product", product]
  }
}

/// The files of a package that a build depends on, by their paths: another value after one was saved.
struct SourceTimes: Hashable {
  private let files: [String: ProgramFile.Identity]

  init(of package: GalleryPackage) {
    let paths = [package.root + "/Package.swift"] + Self.files(in: package.root + "/Sources")
    files = Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        ProgramFile(path: path).identity.map { (path, $0) }
      })
  }

  /// The files below a folder, without hidden ones and links to folders.
  static func files(in folder: String, depth: Int = 0) -> [String] {
    guard depth < SourceWalk.deepest, let names = try? Disk.names(in: folder) else { return [] }
    return names.filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = folder + "/" + name
      return Disk.kind(of: path) == .folder ? files(in: path, depth: depth + 1) : [path]
    }
  }
}
