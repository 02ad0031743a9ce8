/// Which module may import which.
enum ImportGraph {
  /// The modules that each module of the package uses, by the manifest; the map of the architecture page has them too.
  static let arrows: [String: Set<String>] = {
    let manifest = try? PackageFiles.read("Package.swift")
    return declaredDependencies(inManifest: manifest?.text ?? "")
  }()

  /// The platform modules that each module may also import. One module imports the C library, for all. The design and
  /// the kit are pure; they use the lock of the standard library, for a scheme or an index that is made once.
  static let platform: [String: Set<String>] = [
    "gs-gallery": [],
    "FourSystems": [],
    "GalleryTool": ["Synchronization"],
    "VisualReview": [],
    "Workbench": ["Synchronization"],
    "Laws": [],
    "GalleryKit": ["Synchronization"],
    "TermSession": ["Synchronization"],
    "TermTesting": [],
    "TermRender": [],
    "Storage": ["Synchronization"],
    "GSDesign": ["Synchronization"],
    "TokenFiles": [],
    "ColorScience": [],
    "Words": [],
    "StateSpace": [],
    "CPlatform": ["Glibc", "Musl", "Darwin"],
  ]

  /// The files that use Foundation's encoders, and where those are: on Apple's platforms no module has them alone.
  static let encoding = (
    paths: [
      "Sources/GalleryTool/Platform/FoundationJSON.swift",
      "Sources/Storage/Platform/FoundationCoding.swift",
    ],
    imports: """
    #if canImport(FoundationEssentials)
      import FoundationEssentials
    #else
      import Foundation
    #endif
    """
  )

  /// The modules that a text imports, with the lines.
  static func imports(in text: String) -> [(module: String, line: Int)] {
    SwiftText(text).codeLines.enumerated().flatMap { index, line in
      modules(importedBy: line).map { (module: $0, line: index + 1) }
    }
  }

  private static func modules(importedBy line: Substring) -> [String] {
    // Several statements may share a line.
    line.split(separator: ";").compactMap { statement in
      var words = statement.split(whereSeparator: \.isWhitespace)
      while let first = words.first, first.hasPrefix("@") || accessLevels.contains(first) {
        words.removeFirst()
      }
      guard words.first == "import", words.count > 1 else { return nil }
      let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
      return name.split(separator: ".").first.map(String.init)
    }
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// Imports that no arrow allows.
  static func violations(in file: SourceFile) -> [Finding] {
    guard let target = file.target else { return [] }
    let file = withoutEncoding(file)
    guard let allowed = arrows[target] else {
      return [Finding(path: file.path, line: 1, message: "\(target) is no module of the table")]
    }
    return imports(in: file.text).compactMap { module, line in
      guard !allowed.contains(module), !platform[target, default: []].contains(module) else {
        return nil
      }
      return Finding(path: file.path, line: line, message: "\(target) must not import \(module)")
    }
  }

  /// The file without the imports of Foundation that it alone may have.
  static func withoutEncoding(_ file: SourceFile) -> SourceFile {
    guard encoding.paths.contains(file.path) else { return file }
    return SourceFile(path: file.path, text: file.text.replacing(encoding.imports, with: ""))
  }

  /// `name: "…"` and `dependencies: […]` of every target that a manifest declares, tests left out.
  static func declaredDependencies(inManifest text: String) -> [String: Set<String>] {
    let manifest = SwiftText(text).withoutComments
    // A dependency may have a condition, with a list of its own.
    let target =
      /\.(?:target|executableTarget|systemLibrary)\(\s*name: "([^"]+)"(?:,\s*dependencies: \[((?:[^\[\]]|\[[^\[\]]*\])*)\])?/
    let name = /(?:name: )?"([^"]+)"(?:, package: "[^"]+"|, condition: \.when\([^)]*\))?/
    var result: [String: Set<String>] = [:]
    for match in manifest.matches(of: target) {
      let dependencies = match.output.2 ?? ""
      result[String(match.output.1)] = Set(
        dependencies.matches(of: name).map { String($0.output.1) })
    }
    return result
  }

  /// Everything that is reached from a module, following arrows.
  static func reached(from module: String, by arrows: [String: Set<String>]) -> Set<String> {
    var result: Set<String> = []
    var waiting = [module]
    while let next = waiting.popLast() {
      for target in arrows[next, default: []] where result.insert(target).inserted {
        waiting.append(target)
      }
    }
    return result
  }
}
