/// The dialects of files that are read together: a file of colours and references alone does not show how it is
/// written, but its neighbours may.
struct TokenProject {
  /// The folders of Tokens Studio's projects, each with a slash at its end.
  let studioFolders: Set<Substring>
  private let hasStyleDictionaryDollars: Bool

  init(_ files: [TokenFile]) {
    studioFolders = Set(files.filter { $0.studioList != nil }.map(\.folder))
    hasStyleDictionaryDollars = files.contains { $0.dialect == .styleDictionaryDollars }
  }

  /// The dialect of one of the files.
  func dialect(of file: TokenFile) -> TokenDialect {
    guard let evidence = file.evidence else { return .stable }
    if isInStudioFolder(file) { return evidence.dialectInStudioProject }
    return hasStyleDictionaryDollars ? evidence.dialectBesideStyleDictionary : evidence.dialect
  }

  private func isInStudioFolder(_ file: TokenFile) -> Bool {
    guard !studioFolders.isEmpty else { return false }
    var folder = file.folder
    while !studioFolders.contains(folder) {
      guard !folder.isEmpty else { return false }
      folder = folder.dropLast().lastIndex(of: "/").map { folder[...$0] } ?? ""
    }
    return true
  }
}
