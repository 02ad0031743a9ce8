/// Sets of tokens, of which themes select some: those of Tokens Studio, or files for light, dark and more contrast.
///
/// A project of Tokens Studio is one file, or a folder with a file for each set. The rules are those of Tokens Studio's
/// documentation on sets, themes and theme groups: the names of sets are not part of the paths of tokens; of two sets the
/// later one in `tokenSetOrder` counts; a set that is a `source` counts less than one that is `enabled`; one theme of each
/// group is active.
struct ThemedSets: Sendable {
  /// The modifiers: a group of themes each.
  private(set) var modifiers: [ResolverDocument.Modifier] = []
  /// The problems of the themes.
  private(set) var findings: [TokenFinding] = []
  /// The list of themes, or the file that has it.
  let root: JSONNode
  /// In the order of `tokenSetOrder`; sets that it does not name come last.
  private var sets: [TokenSetSource] = []
  private var groups: [[Theme]] = []
  /// Files that no theme selects and none leaves out.
  private var others: [TokenTree.Source] = []

  /// A set of tokens.
  private struct TokenSetSource: Sendable {
    let name: String
    let source: TokenTree.Source
  }

  /// A theme, with the sets that it selects.
  private struct Theme: Sendable {
    let name: String
    var sources: Set<String> = []
    var enabled: Set<String> = []
  }

  /// The project in some files; nil if there are neither themes nor an order of sets.
  init?(_ files: [TokenFile]) {
    let project = TokenProject(files)
    var reader = StudioReader()
    for file in files { reader.read(file, project.list(of: file)) }
    guard let root = reader.root else { return nil }
    self.root = root
    for file in files where project.list(of: file) == nil {
      guard let document = file.document, document.root.kind == .object else { continue }
      let dialect = project.dialect(of: file)
      if StudioReader.isProject(document.root) {
        let studio: TokenDialect = dialect.hasDollars ? .tokensStudioDollars : .tokensStudio
        for set in document.root.distinctMembers where set.kind == .object {
          guard let name = set.name, !name.hasPrefix("$") else { continue }
          sets.append(
            TokenSetSource(
              name: name,
              source: TokenTree.Source(set, in: dialect.isTokensStudio ? dialect : studio)))
        }
      } else if let folder = project.studioFolder(of: file) {
        let path = file.name.dropFirst(folder.count)
        sets.append(
          TokenSetSource(
            name: Self.setName(path),
            source: TokenTree.Source(document.root, in: dialect)))
      } else {
        others.append(TokenTree.Source(document.root, in: dialect))
      }
    }
    sort(by: reader.order)
    if reader.themes.isEmpty { addAlternatives() } else { add(reader.themes) }
  }

  /// Files of which each belongs to a mode, as `dark`, or to all; nil if all of them belong to all.
  ///
  /// The default mode is `light`, whether or not it has files of its own.
  init?(modesOf files: [TokenFile], dialect: TokenDialect?) {
    guard let root = files.first(where: { $0.mode != nil })?.document?.root else { return nil }
    self.root = root
    let project = TokenProject(files)
    var names = [Self.standardMode]
    for file in files where project.list(of: file) == nil {
      guard let document = file.document, document.root.kind == .object else { continue }
      let source = TokenTree.Source(
        document.root, in: dialect ?? project.dialect(of: file))
      guard let mode = file.mode else {
        others.append(source)
        continue
      }
      if !names.contains(mode) { names.append(mode) }
      sets.append(TokenSetSource(name: mode, source: source))
    }
    groups = [names.map { Theme(name: $0, enabled: [$0]) }]
    makeModifiers(["mode"])
  }

  private static let standardMode = "light"

  /// The name of a set: the path of its file without `.json`, `.yaml` or `.yml`.
  private static func setName(_ path: Substring) -> String {
    let suffix = ([".json"] + JSONSyntax.yamlSuffixes).first { path.hasSuffix($0) }
    return String(path.dropLast(suffix?.count ?? 0))
  }

  private mutating func sort(by order: [String]) {
    let places = Dictionary(
      order.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { $1 })
    sets = sets.enumerated().sorted { first, second in
      (places[first.element.name] ?? order.count, first.offset)
        < (places[second.element.name] ?? order.count, second.offset)
    }.map(\.element)
  }

  private mutating func add(_ themes: [JSONNode]) {
    let known = Set(sets.map(\.name))
    var names: [String] = []
    if themes.count > Self.themeLimit {
      findings.append(
        TokenFinding(
          .tooLarge, "$themes", at: root,
          "There are more than \(Self.themeLimit) themes; the rest is left out."))
    }
    for node in themes.prefix(Self.themeLimit) {
      guard let name = node["name"]?.text else {
        findings.append(
          TokenFinding(
            .resolverInlineName, "$themes", at: node, "A theme needs a name.",
            mend: "Add a \"name\" of its own."))
        continue
      }
      var theme = Theme(name: name)
      for member in node["selectedTokenSets"]?.distinctMembers ?? [] {
        let set = member.name ?? ""
        switch member.text {
        case "enabled": theme.enabled.insert(set)
        case "source": theme.sources.insert(set)
        case "disabled": continue
        case _:
          findings.append(
            TokenFinding(
              .resolverInlineType, "$themes.\(shown(name))", at: member,
              "A set is enabled, source or disabled in a theme; “\(shown(set))” is none of them.",
              mend: "Write \"enabled\"."))
          continue
        }
        guard !known.contains(set) else { continue }
        findings.append(
          TokenFinding(
            .resolverReferenceUnresolved, "$themes.\(shown(name))", at: member,
            "The theme “\(shown(name))” selects the set “\(shown(set))”, which is not there.",
            mend: "Add the set, or write \"disabled\"."))
      }
      let group = node["group"]?.text ?? Self.standardGroup
      if let place = names.firstIndex(of: group) {
        groups[place].append(theme)
      } else {
        names.append(group)
        groups.append([theme])
      }
    }
    makeModifiers(names)
  }

  /// Every theme is compared with every set.
  private static let themeLimit = 500

  /// The name of the modifier for themes without a group.
  private static let standardGroup = "theme"

  private mutating func makeModifiers(_ names: [String]) {
    modifiers = zip(names, groups).map { name, themes in
      ResolverDocument.Modifier(
        name: name, contexts: themes.map(\.name), defaultContext: themes.first?.name)
    }
  }

  /// Without themes, sets that mostly define the same tokens are alternatives, of which the first is the default: a
  /// set for light and one for dark would otherwise hide each other. A set is an alternative to an earlier one if it
  /// defines most of its tokens, and if most of its own are in sets before it. The default stays below the others, which
  /// may define a part of it again; sets without an alternative belong to all of them.
  private mutating func addAlternatives() {
    guard sets.count <= Self.alternativeLimit else { return }
    let paths = sets.map { Self.paths(of: $0.source) }
    var earlier: Set<String> = []
    let isRepeating = paths.map { set in
      defer { earlier.formUnion(set) }
      return set.intersection(earlier).count * 2 > set.count
    }
    var names: [String] = []
    var taken: Set<Int> = []
    for first in sets.indices where !taken.contains(first) && !paths[first].isEmpty {
      let alternatives = sets.indices.filter { other in
        guard other > first, !taken.contains(other), isRepeating[other] else { return false }
        return paths[first].intersection(paths[other]).count * 2 > paths[first].count
      }
      guard !alternatives.isEmpty else { continue }
      taken.formUnion([first] + alternatives)
      names.append(
        groups.isEmpty ? Self.standardGroup : "\(Self.standardGroup) \(groups.count + 1)")
      groups.append(
        ([first] + alternatives).map {
          Theme(name: sets[$0].name, sources: [sets[first].name], enabled: [sets[$0].name])
        })
    }
    let common = sets.indices.filter { !taken.contains($0) }.map { sets[$0].name }
    for group in groups.indices {
      for theme in groups[group].indices { groups[group][theme].enabled.formUnion(common) }
    }
    makeModifiers(names)
  }

  private static func paths(of source: TokenTree.Source) -> Set<String> {
    var tree = TokenTree(source)
    tree.merge(source)
    tree.finish()
    var paths: Set<String> = []
    tree.walk(from: TokenTree.root) { if tree[$0].isToken { paths.insert(tree.path(of: $0)) } }
    return paths
  }

  /// More sets than a person keeps without themes are not compared with each other.
  private static let alternativeLimit = 64
}

extension ThemedSets {
  /// The tokens for a choice of themes by the names of their groups.
  ///
  /// Of a group without a choice the first theme counts, and the sets of its other themes are read below all others, so
  /// that no token of the project is missing. So are sets that no theme selects.
  func tokens(choosing inputs: [String: JSONValue], _ problems: [TokenFinding]) -> TokenSet {
    var findings = problems + findings
    var below = unselected
    var chosen: [Theme] = []
    for name in inputs.keys.sorted()
    where !modifiers.contains(where: { $0.name.lowercased() == name.lowercased() }) {
      let names = modifiers.map { shown($0.name) }.joined(separator: ", ")
      findings.append(
        TokenFinding(
          .resolverInputUnknown, shown(name), at: root, "Unknown group of themes “\(shown(name))”.",
          mend: names.isEmpty ? "Leave it out: there is nothing to choose." : "Choose for \(names)."
        ))
    }
    for (modifier, themes) in zip(modifiers, groups).reversed() {
      let input = inputs.first { $0.key.lowercased() == modifier.name.lowercased() }?.value
      guard let input else {
        for theme in themes.dropFirst().reversed() { below += names(selectedBy: [theme]) }
        chosen += themes.prefix(1)
        continue
      }
      let found =
        themes.first { $0.name == input.text }
        ?? themes.first { $0.name.lowercased() == input.text?.lowercased() }
      if let found {
        chosen.append(found)
      } else {
        findings.append(
          TokenFinding(
            input.text == nil ? .resolverInputType : .resolverInputContext, shown(modifier.name),
            at: root,
            "“\(shown(modifier.name))” has no theme “\(shown(input.text ?? JSONText.line(input)))”.",
            mend: "Choose one of \(themes.map { shown($0.name) }.joined(separator: ", "))."))
      }
    }
    let above = names(selectedBy: chosen)
    // A set counts where it is named last.
    var seen = Set(above)
    let last = below.reversed().filter { seen.insert($0).inserted }.reversed()
    let named = Dictionary(grouping: sets, by: \.name)
    func sources(_ names: some Sequence<String>) -> [TokenTree.Source] {
      names.flatMap { named[$0]?.map(\.source) ?? [] }
    }
    let objects = sources(last) + others + sources(above)
    return TokenSet(objects, findings: findings)
  }

  /// The sets that no theme selects.
  private var unselected: [String] {
    let selected = groups.reduce(into: Set<String>()) { all, themes in
      for theme in themes { all.formUnion(theme.enabled.union(theme.sources)) }
    }
    return sets.map(\.name).filter { !selected.contains($0) }
  }

  /// The sets of themes that are active together: those that are only sources, then those that one of them enables.
  private func names(selectedBy themes: [Theme]) -> [String] {
    let enabled = themes.reduce(into: Set<String>()) { $0.formUnion($1.enabled) }
    let sources = themes.reduce(into: Set<String>()) { $0.formUnion($1.sources) }
    let names = sets.map(\.name)
    return names.filter { sources.contains($0) && !enabled.contains($0) }
      + names.filter { enabled.contains($0) }
  }
}

/// Collects the themes and the order of sets from the files of a project.
private struct StudioReader {
  var themes: [JSONNode] = []
  var order: [String] = []
  var root: JSONNode?

  /// Whether a file holds sets by their names.
  static func isProject(_ root: JSONNode) -> Bool {
    root["$themes"]?.kind == .array || root["$metadata"]?["tokenSetOrder"]?.kind == .array
  }

  mutating func read(_ file: TokenFile, _ list: TokenFile.StudioList?) {
    guard let node = file.document?.root else { return }
    switch list {
    case .themes: add(themes: node)
    case .metadata: add(order: node)
    case nil:
      guard Self.isProject(node) else { return }
      if let themes = node["$themes"] { add(themes: themes) }
      if let metadata = node["$metadata"] { add(order: metadata) }
    }
  }

  private mutating func add(themes list: JSONNode) {
    root = list
    themes += list.children.filter { $0.kind == .object }
  }

  private mutating func add(order metadata: JSONNode) {
    root = root ?? metadata
    order += metadata["tokenSetOrder"]?.children.compactMap(\.text) ?? []
  }
}
