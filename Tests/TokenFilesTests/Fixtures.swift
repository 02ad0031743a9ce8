import Foundation
import Testing

@testable import TokenFiles

/// Files that tests read, and their text.
enum Fixtures {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Fixtures")

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  static func file(_ path: String) throws -> TokenFile {
    TokenFile(try bytes(path), name: path)
  }

  static func json(_ path: String) throws -> JSONValue {
    try JSONDocument(try bytes(path)).root.value
  }

  /// Loads a file for a resolver document.
  static func load(_ path: String) -> [UInt8]? { try? bytes(path) }

  /// Every file below a folder, by its path there.
  static func files(below path: String) throws -> [AssetCatalogue.File] {
    let root = folder.appending(path: path)
    let all = try #require(FileManager.default.enumerator(atPath: root.path))
    return try all.compactMap { $0 as? String }.sorted().compactMap { name in
      var isFolder: ObjCBool = false
      let file = root.appending(path: name)
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { return nil }
      return AssetCatalogue.File(path: name, bytes: Array(try Data(contentsOf: file)))
    }
  }
}

/// Whether two values mean the same: the order of members and the notation of numbers do not matter.
func isSame(_ first: JSONValue?, _ second: JSONValue?) -> Bool {
  switch (first, second) {
  case (nil, nil): true
  case (.object(let one)?, .object(let other)?):
    one.count == other.count && one.allSatisfy { isSame($0.value, second?[$0.name]) }
  case (.array(let one)?, .array(let other)?):
    one.count == other.count && zip(one, other).allSatisfy { isSame($0, $1) }
  case (let one?, let other?):
    one.number != nil ? one.number == other.number : one == other
  case _: false
  }
}

extension TokenSet {
  /// The codes of all errors, or of all warnings, each with its count.
  func codes(areErrors: Bool) -> [String: Int] {
    Dictionary(
      findings.filter { $0.rule.isError == areErrors }.map { ($0.rule.rawValue, 1) },
      uniquingKeysWith: +)
  }

  var byType: [String: Int] {
    Dictionary(tokens.map { ($0.type ?? "(unknown)", 1) }, uniquingKeysWith: +)
  }
}

extension JSONValue {
  var members: [Member] {
    if case .object(let members) = self { return members }
    return []
  }

  var counts: [String: Int] {
    Dictionary(uniqueKeysWithValues: members.map { ($0.name, Int($0.value.number ?? -1)) })
  }

  var texts: [String] { items?.compactMap(\.text) ?? [] }
}
