/// Which folders of a module use which: one uses another when its code names a type that is declared there.
///
/// Code in string interpolations is not read, and a type nested in another counts for nothing. Neither does the name of
/// an imported module, which may be that of a type.
struct FolderGraph: CustomStringConvertible {
  /// A type of one folder that a file of another names.
  struct Use: Hashable {
    let folder: String
    let used: String
    let type: String
    let file: String
  }

  /// The folder of files that lie beside the folders.
  static let root = "."

  let module: String
  /// From the top down: none uses one above it, unless there is a cycle.
  let folders: [String]
  let uses: Set<Use>

  init(module: String, files: [SourceFile]) {
    let prefix = "Sources/\(module)/"
    let texts = files.filter { $0.path.hasPrefix(prefix) }.map { file in
      let path = file.path.dropFirst(prefix.count).split(separator: "/")
      return (
        folder: path.count > 1 ? String(path[0]) : Self.root, file: String(path.last ?? ""),
        code: file.swift.code
      )
    }
    var homes: [Substring: Set<String>] = [:]
    for text in texts {
      for type in Self.types(declaredIn: text.code) { homes[type, default: []].insert(text.folder) }
    }
    var uses: Set<Use> = []
    for text in texts {
      for name in Self.names(in: Self.withoutImports(text.code)) {
        guard let used = homes[name], !used.contains(text.folder) else { continue }
        for home in used {
          uses.insert(
            Use(folder: text.folder, used: home, type: String(name), file: text.file))
        }
      }
    }
    self.module = module
    self.uses = uses
    folders = Self.ordered(Set(texts.map(\.folder)), uses)
  }

  /// The folders that a folder uses itself, from the top down.
  func used(by folder: String) -> [String] {
    let used = Set(uses.filter { $0.folder == folder }.map(\.used))
    return folders.filter(used.contains)
  }

  /// The edges between folders that use each other, directly or by way of others, with the uses behind each.
  var cycles: [String] {
    let reached = Dictionary(uniqueKeysWithValues: folders.map { ($0, self.reached(from: $0)) })
    let cyclic = uses.filter { reached[$0.used, default: []].contains($0.folder) }
    return Dictionary(grouping: cyclic) { "\($0.folder) -> \($0.used)" }
      .sorted { $0.key < $1.key }
      .map {
        "\($0.key): \($0.value.map { "\($0.type) in \($0.file)" }.sorted().joined(separator: ", "))"
      }
  }

  var description: String {
    "\(module):\n"
      + folders.map { "  \($0) -> \(used(by: $0).joined(separator: ", "))\n" }.joined()
  }

  private func reached(from folder: String) -> Set<String> {
    ImportGraph.reached(
      from: folder,
      by: Dictionary(uniqueKeysWithValues: folders.map { ($0, Set(used(by: $0))) }))
  }

  /// Orders folders from the top: repeatedly removes those that the remaining ones do not use; folders in a cycle come
  /// last, by name.
  private static func ordered(_ folders: Set<String>, _ uses: Set<Use>) -> [String] {
    var left = folders
    var result: [String] = []
    while !left.isEmpty {
      let used = Set(uses.filter { left.contains($0.folder) }.map(\.used))
      let free = left.subtracting(used)
      let next = free.isEmpty ? left : free
      result += next.sorted()
      left.subtract(next)
    }
    return result
  }

  /// The types declared at the outermost level of braces.
  private static func types(declaredIn code: String) -> Set<Substring> {
    var result: Set<Substring> = []
    var depth = 0
    for line in code.split(separator: "\n") {
      if depth == 0, let type = type(declaredBy: line) { result.insert(type) }
      for character in line.utf8
      where character == UInt8(ascii: "{") || character == UInt8(ascii: "}") {
        depth += character == UInt8(ascii: "{") ? 1 : -1
      }
    }
    return result
  }

  private static func type(declaredBy line: Substring) -> Substring? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count,
      words[..<place].allSatisfy({ modifiers.contains($0) || $0.hasPrefix("@") })
    else { return nil }
    let name = words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : name
  }

  private static let kinds: Set<Substring> = [
    "struct", "enum", "class", "protocol", "actor", "typealias",
  ]
  /// Private types cannot be named by other files.
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "open", "final", "indirect", "nonisolated",
  ]

  private static func withoutImports(_ code: String) -> String {
    code.split(separator: "\n").filter { !$0.split(separator: " ").prefix(2).contains("import") }
      .joined(separator: "\n")
  }

  /// The names that begin with a capital and are not members.
  private static func names(in code: String) -> Set<Substring> {
    var result: Set<Substring> = []
    let bytes = code.utf8
    var place = bytes.startIndex
    var before = UInt8(ascii: " ")
    while place < bytes.endIndex {
      guard isPartOfName(bytes[place]) else {
        before = bytes[place]
        bytes.formIndex(after: &place)
        continue
      }
      let start = place
      while place < bytes.endIndex, isPartOfName(bytes[place]) { bytes.formIndex(after: &place) }
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
      if isCapital, before != UInt8(ascii: ".") { result.insert(code[start..<place]) }
      before = UInt8(ascii: "x")
    }
    return result
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
