/// The table of modules and folders in `ARCHITECTURE.md`.
///
/// Its rows, their order and their uses follow from the manifest and the sources; the descriptions of folders are
/// written by hand, and stay.
enum ArchitectureMap {
  static let start = "<!-- map: `make diagram` -->\n"
  static let end = "<!-- end of map -->"
  /// The placeholder for a missing description.
  static let missing = "?"

  /// The page with the table as it should be.
  static func updated(
    _ page: String, manifest: String, files: [SourceFile]
  ) throws(MapError) -> String {
    guard let begin = page.firstRange(of: start),
      let end = page.firstRange(of: Self.end)
    else {
      throw MapError()
    }
    let known = descriptions(in: String(page[begin.upperBound..<end.lowerBound]))
    let table = rows(manifest: manifest, files: files).map { row in
      let text = known[row.path] ?? missing
      let name = row.isModule ? "**\(row.name)**" : row.name
      return "| \(name) | \(text) | \(row.uses.joined(separator: ", ")) |\n"
    }
    let head = "\n| | holds | uses |\n|---|---|---|\n"
    return String(page[..<begin.upperBound]) + head + table.joined() + "\n"
      + String(page[end.lowerBound...])
  }

  /// The descriptions of modules and folders, by module and folder.
  static func descriptions(in table: String) -> [String: String] {
    var module = ""
    var result: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let cells = cells(of: line)
      guard cells.count == 3 else { continue }
      let isModule = cells[0].hasPrefix("**")
      let name = cells[0].filter { $0 != "*" }
      if isModule { module = name }
      result[isModule ? module : module + "/" + name] = cells[1]
    }
    return result
  }

  private static func cells(of line: Substring) -> [String] {
    line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  private struct Row {
    let path: String
    let name: String
    let isModule: Bool
    let uses: [String]
  }

  private static func rows(manifest: String, files: [SourceFile]) -> [Row] {
    let targets = Set(files.compactMap(\.target))
    let declared = ImportGraph.declaredDependencies(inManifest: manifest)
      .filter { targets.contains($0.key) }
    return ordered(declared).flatMap { module in
      let graph = FolderGraph(
        module: module, files: files.filter { $0.path.hasSuffix(".swift") })
      let inside = graph.folders.filter { $0 != FolderGraph.root }.map { folder in
        Row(
          path: module + "/" + folder, name: folder, isModule: false,
          uses: graph.used(by: folder).filter { $0 != FolderGraph.root })
      }
      let uses = declared[module, default: []]
      return [
        Row(
          path: module, name: module, isModule: true,
          uses: ordered(declared).filter(uses.contains) + uses.subtracting(declared.keys).sorted())
      ] + inside
    }
  }

  /// Modules from the top down.
  private static func ordered(_ arrows: [String: Set<String>]) -> [String] {
    let counted = arrows.keys.map { (ImportGraph.reached(from: $0, by: arrows).count, $0) }
    return counted.sorted { ($1.0, $0.1) < ($0.0, $1.1) }.map(\.1)
  }
}

/// The page has no place for the table.
struct MapError: Error, CustomStringConvertible {
  var description: String { "ARCHITECTURE.md lacks one of the comments that enclose the map." }
}
