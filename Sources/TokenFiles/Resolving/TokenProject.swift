/// The dialects of files that are read together: a file of colours and references alone does not show how it is
/// written, but its neighbours may.
struct TokenProject {
  /// The folders of Tokens Studio's projects, each with a slash at its end; none is within another one.
  let studioFolders: Set<Substring>
  private let hasStyleDictionaryDollars: Bool
  /// The dialect of files without a value, as settings beside tokens: that of the others, unless one of them is DTCG.
  private let dialectWithoutValues: TokenDialect

  init(_ files: [TokenFile]) {
    let folders = Set(files.filter { $0.studioList != nil }.map(\.folder))
    studioFolders = folders.filter { Self.outermost(of: $0, in: folders) == $0 }
    let dialects = files.compactMap { $0.evidence?.hasValues == true ? $0.dialect : nil }
    hasStyleDictionaryDollars = dialects.contains(.styleDictionaryDollars)
    dialectWithoutValues =
      dialects.contains(where: \.isSpecified) ? .stable : dialects.first ?? .stable
  }

  /// The dialect of one of the files.
  func dialect(of file: TokenFile) -> TokenDialect {
    guard let evidence = file.evidence else { return .stable }
    if studioFolder(of: file) != nil { return evidence.dialectInStudioProject }
    if !evidence.hasValues { return dialectWithoutValues }
    return hasStyleDictionaryDollars ? evidence.dialectBesideStyleDictionary : evidence.dialect
  }

  /// The folder of the project that a file is in; nil if it is in none.
  func studioFolder(of file: TokenFile) -> Substring? {
    Self.outermost(of: file.folder, in: studioFolders)
  }

  /// Which list of a project a file is; nil for any other file. In a folder within a project, a file with the name of a
  /// list is a set: the plugin writes a list there as tokens.
  func list(of file: TokenFile) -> TokenFile.StudioList? {
    studioFolders.contains(file.folder) ? file.studioList : nil
  }

  /// The shortest of some folders that another one is or is in.
  private static func outermost(of folder: Substring, in folders: Set<Substring>) -> Substring? {
    guard !folders.isEmpty else { return nil }
    var folder = folder
    var found: Substring?
    while true {
      if folders.contains(folder) { found = folder }
      guard !folder.isEmpty else { return found }
      folder = folder.dropLast().lastIndex(of: "/").map { folder[...$0] } ?? ""
    }
  }
}
