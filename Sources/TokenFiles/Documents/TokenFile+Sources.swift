extension TokenFile {
  /// The patterns of the files that a configuration of Style Dictionary names: those of `include`, which others
  /// override, and then those of `source`. Nil for any other file.
  package var configuredSources: [String]? {
    guard let root = document?.root, root.kind == .object, let source = root["source"],
      source.kind == .array, root["value"] == nil, root["$value"] == nil
    else { return nil }
    let lists = [root["include"], source].compactMap(\.self)
    let texts = lists.flatMap { $0.children.map(\.text) }
    let patterns = texts.compactMap(\.self)
    return patterns.count == texts.count && !patterns.isEmpty ? patterns : nil
  }
}
