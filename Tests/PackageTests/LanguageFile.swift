import GalleryKit

/// A file of translations: `Translations+Korean….swift`.
struct LanguageFile: CustomStringConvertible {
  let source: SourceFile
  /// The name of the language in English.
  let language: String
  let translations: Translations
  /// The lines that cannot be used.
  let faults: [Finding]

  /// nil for any other file.
  init?(_ source: SourceFile) {
    guard let match = source.path.firstMatch(of: #/Translations\+([A-Z][a-z]+)[A-Za-z]*\.swift$/#)
    else { return nil }
    self.source = source
    language = String(match.1)
    let lines = source.lines
    let start = lines.firstIndex { $0.hasSuffix("#\"\"\"") }.map { $0 + 1 } ?? lines.count
    let end = lines.lastIndex { $0.contains("\"\"\"#") } ?? lines.count
    let text = lines[start..<max(start, end)].map { $0.dropFirst(4) }.joined(separator: "\n")
    translations = Translations(text)
    faults = Translations.faults(in: text).map {
      Finding(path: source.path, line: start + $0.line, message: $0.problem)
    }
  }

  /// Every file of translations below a folder.
  static func all(below folder: String) throws -> [LanguageFile] {
    try PackageFiles.swift(below: folder).compactMap(LanguageFile.init)
  }

  var description: String { source.path }
}
