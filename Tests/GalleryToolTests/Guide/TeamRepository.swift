import Foundation
import GalleryTesting

/// A repository in which people work with baselines, in a folder of its own: nothing outside of it counts.
final class TeamRepository {
  private let folder: TemporaryFolder
  /// Commands by their names, before those of the system.
  var binaries: String { folder.path + "/bin" }
  var path: String { folder.path + "/work" }
  /// The home of the person.
  var home: String { folder.path + "/home" }

  /// The folder of this package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// - Parameter gallery: the command for `gs-gallery`.
  init(gallery: URL) throws {
    folder = try TemporaryFolder()
    for name in ["bin", "work", "home"] { try folder.makeFolder(name) }
    try folder.link("bin/gs-gallery", to: gallery.path)
    // Documents name the places of this package's files.
    try folder.link("home/gs-gallery", to: Self.package)
    try run("git init -q -b main . && touch Package.swift").orFail()
  }

  struct Result {
    let status: Int32
    /// Both streams, as they came.
    let output: String

    @discardableResult func orFail() throws -> String {
      guard status == 0 else { throw Failure(status: status, output: output) }
      return output
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let status: Int32
    let output: String
    var description: String { "ended with \(status): \(output)" }
  }

  /// Runs lines of a shell in the repository, or in another folder.
  @discardableResult
  func run(
    _ lines: String, in place: String? = nil, shell: [String] = ["/bin/sh", "-c"],
    _ variables: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell[0])
    process.arguments = shell.dropFirst() + [lines]
    process.currentDirectoryURL = URL(fileURLWithPath: place ?? path)
    var environment = [
      "PATH": binaries + ":/usr/bin:/bin", "HOME": home, "LANG": "C.UTF-8", "TERM": "dumb",
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com", "GIT_PAGER": "cat",
    ]
    environment.merge(variables) { $1 }
    process.environment = environment
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self))
  }

  /// Takes a file of this package into the repository.
  func take(_ document: String, as name: String) throws {
    try run("mkdir -p \"$(dirname '\(name)')\" && cp '\(Self.package)/\(document)' '\(name)'")
      .orFail()
  }

  func commit(_ message: String, _ variables: [String: String] = [:]) throws -> Result {
    try run("git add -A && git commit -q -m '\(message)'", variables)
  }

  /// Adds a package manager that builds a product which the manifest names: a copy of the program of this name.
  func addBuilders() throws {
    try run(
      """
      printf '#!/bin/sh\\n' > apt-get
      cat > swift <<'END'
      #!/bin/sh
      product=
      path=
      [ "$1" = build ] && shift || exit 64
      while [ $# -gt 0 ]; do
        case $1 in
        -c | --product) [ "$1" = -c ] || product=$2; shift ;;
        --static-swift-stdlib) ;;
        --show-bin-path) path=1 ;;
        *) exit 64 ;;
        esac
        shift
      done
      [ -z "$path" ] || { echo "$PWD/.build/release"; exit; }
      grep -q "$product" Package.swift || { echo "error: no product named '$product'"; exit 1; }
      mkdir -p .build/release && cp -L "$(command -v "$product")" .build/release/
      END
      chmod +x apt-get swift
      """, in: binaries
    ).orFail()
  }
}
