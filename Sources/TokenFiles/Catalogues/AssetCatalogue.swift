/// The colours of an Xcode asset catalogue.
public struct AssetCatalogue: Sendable {
  /// All colour sets, by their paths.
  public let sets: [ColorSet]
  /// Their problems.
  public let findings: [TokenFinding]

  /// A file of a catalogue: its path below the catalogue's folder, and its content.
  public struct File: Hashable, Sendable {
    /// The path, as `Brand/Primary.colorset/Contents.json`.
    public let path: String
    /// The bytes; empty for any file other than `Contents.json`.
    public let bytes: [UInt8]

    /// A file at a path.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Reads a catalogue.
  ///
  /// - Parameters:
  ///   - files: every `Contents.json`, and at least one file of every colour set without one.
  ///   - name: the name of the catalogue in messages, usually its path.
  public init(_ files: [File], name: String) {
    var reader = AssetCatalogueReader(files, name: name)
    reader.read()
    sets = reader.sets
    findings = reader.findings
  }
}

private struct AssetCatalogueReader {
  private let contents: [String: [UInt8]]
  private let folders: [String]
  private let name: String
  private var namespaces: [String: Bool] = [:]
  var sets: [ColorSet] = []
  var findings: [TokenFinding] = []

  init(_ files: [AssetCatalogue.File], name: String) {
    self.name = name
    var contents: [String: [UInt8]] = [:]
    var folders: Set<String> = []
    for file in files {
      let parts = file.path.split(separator: "/").map(String.init)
      if parts.last == "Contents.json" {
        contents[parts.dropLast().joined(separator: "/")] = file.bytes
      }
      guard let index = parts.firstIndex(where: { $0.hasSuffix(".colorset") }) else { continue }
      folders.insert(parts[...index].joined(separator: "/"))
    }
    self.contents = contents
    self.folders = folders.sorted()
  }

  mutating func read() {
    for folder in folders { read(folder) }
    noteCase()
  }

  private mutating func read(_ folder: String) {
    let file = "\(name)/\(folder)/Contents.json"
    let setName = self.setName(of: folder)
    guard let bytes = contents[folder] else {
      findings.append(
        TokenFinding(
          .catalogueNoContents, folder, file: file, "The colour set has no Contents.json.",
          mend: "Add one, or remove the folder."))
      addBroken(setName, folder)
      return
    }
    do throws(JSONError) {
      let document = try JSONDocument(bytes, name: file)
      var reader = ColorSetReader(path: folder)
      sets.append(reader.set(named: setName, document.root))
      findings += reader.findings
    } catch {
      findings.append(TokenFinding(error, file: file, path: folder))
      addBroken(setName, folder)
    }
  }

  private mutating func addBroken(_ name: String, _ folder: String) {
    var set = ColorSet(name: name, path: folder, variants: [], properties: nil)
    set.isBroken = true
    sets.append(set)
  }

  /// The name of the set, with the namespaces that its folders provide.
  private mutating func setName(of folder: String) -> String {
    let parts = folder.split(separator: "/").map(String.init)
    var name = ""
    var path = ""
    for part in parts.dropLast() {
      path += (path.isEmpty ? "" : "/") + part
      if providesNamespace(path) { name += part + "/" }
    }
    return name + (parts.last ?? "").dropLast(".colorset".count)
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    if let known = namespaces[folder] { return known }
    let document = contents[folder].flatMap { try? JSONDocument($0) }
    let provides = document?.root["properties"]?["provides-namespace"]?.bool ?? false
    namespaces[folder] = provides
    return provides
  }

  /// Reports names, and prefixes of numbered names, that differ by case alone: code with the other spelling finds
  /// nothing.
  private mutating func noteCase() {
    var spellings: [String: [String: [ColorSet]]] = [:]
    for set in sets {
      let stem = String(set.name.reversed().drop { $0.isNumber }.reversed())
      spellings[stem.lowercased(), default: [:]][stem, default: []].append(set)
    }
    for key in spellings.keys.sorted() {
      guard let stems = spellings[key], stems.count > 1 else { continue }
      let ordered = stems.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      for (stem, sets) in ordered.dropFirst() {
        for set in sets {
          findings.append(
            TokenFinding(
              .nameCase, set.path, file: "\(name)/\(set.path)/Contents.json",
              "“\(shown(set.name))” is spelled otherwise than “\(shown(ordered[0].value[0].name))”, by case alone.",
              mend: "Spell it \(shown(ordered[0].key + set.name.dropFirst(stem.count)))."))
        }
      }
    }
  }
}
