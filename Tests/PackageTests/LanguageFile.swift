import GalleryKit

/// A file of translations: `Translations+Korean….swift`.
struct LanguageFile: CustomStringConvertible {
  let source: SourceFile
  /// The name of the language in English.
  let language: String
  let translations: Translations
  /// The lines of the file before the first translation.
  private let lineOffset: Int

  /// nil for any other file.
  init?(_ source: SourceFile) {
    guard let match = source.path.firstMatch(of: #/Translations\+([A-Z][a-z]+)[A-Za-z]*\.swift$/#)
    else { return nil }
    self.source = source
    language = String(match.1)
    let lines = source.lines
    let start = lines.firstIndex { $0.hasSuffix("#\"\"\"") }.map { $0 + 1 } ?? lines.count
    let end = lines.lastIndex { $0.contains("\"\"\"#") } ?? lines.count
    lineOffset = start
    translations = Translations(
      lines[start..<max(start, end)].map { $0.dropFirst(4) }.joined(separator: "\n"))
  }

  /// Every file of translations below a folder.
  static func all(below folder: String) throws -> [LanguageFile] {
    try PackageFiles.swift(below: folder).compactMap(LanguageFile.init)
  }

  /// The lines that cannot be used.
  var faults: [Finding] {
    translations.faults.map {
      Finding(path: source.path, line: lineOffset + $0.line, message: $0.problem)
    }
  }

  var description: String { source.path }
}
