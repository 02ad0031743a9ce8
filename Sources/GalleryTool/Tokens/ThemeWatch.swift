import GSDesign
import GalleryKit
import TokenFiles

/// Reads themes again when their files change.
///
/// A theme that cannot be read, or whose tokens lost a colour, stays as it was at last.
final class ThemeWatch {
  private struct Entry {
    let name: String
    let reader: ThemeReader
    var files: [String: ProgramFile.Identity?]
    var theme: Theme
    var mapping: ThemeMapping?
    /// The roles without a colour of their own.
    var gaps: Set<String>
    var isBroken = false
    var tokens: ThemeTokens
  }

  private let catalogue: Catalogue
  private var entries: [Entry] = []

  /// Watches the themes of a context that were read from files.
  init(_ context: ToolContext) {
    catalogue = context.catalogue
    for opened in context.opened {
      guard let source = ThemeSource(opened.source),
        let theme = catalogue.theme(named: opened.name),
        !entries.contains(where: { $0.name == opened.name })
      else { continue }
      entries.append(
        Entry(
          name: opened.name,
          reader: ThemeReader(source: source, root: opened.isLimited ? .current() : nil),
          files: Self.identities(opened.files), theme: theme,
          mapping: (try? JSONDocument(Array(opened.mapping.utf8))).flatMap {
            try? ThemeMapping($0)
          }, gaps: Set(opened.gaps), tokens: opened.tokens))
    }
  }

  /// The last good version of each theme.
  var themes: [Theme] { entries.map(\.theme) }

  /// The themes as the gallery asks for them.
  var edits: ThemeEdits {
    let folders = Set(entries.flatMap { $0.files.keys.map { Disk.divided($0).folder } })
    return ThemeEdits(
      folders: folders.sorted(), poll: { self.poll() },
      tokens: { name in self.entries.first { $0.name == name }?.tokens },
      save: { ColorSaver().save($0) })
  }

  /// The themes whose files are others than at the last look.
  func poll() -> [ThemeEdit] {
    entries.indices.compactMap { index in
      let now = Self.identities(Array(entries[index].files.keys))
      guard now != entries[index].files else { return nil }
      entries[index].files = now
      return read(&entries[index])
    }
  }

  private static func identities(_ paths: [String]) -> [String: ProgramFile.Identity?] {
    Dictionary(
      paths.map { ($0, ProgramFile(path: $0).identity) }, uniquingKeysWith: { first, _ in first })
  }

  private func read(_ entry: inout Entry) -> ThemeEdit? {
    do throws(ToolError) {
      let made = try entry.reader.theme(named: entry.name, in: catalogue, earlier: entry.mapping)
      for path in entry.reader.files.paths where entry.files[path] == nil {
        entry.files[path] = .some(ProgramFile(path: path).identity)
      }
      // A role that a mapping leaves out is left out on purpose; a token without a colour is not.
      let lost = made.notes.problems.filter { !entry.gaps.contains($0.role) }
      guard lost.isEmpty else {
        entry.isBroken = true
        return .broken(
          Self.kept("\(safePath(entry.name)): \(lost.map(\.words).joined(separator: "; "))."))
      }
      let changed = Self.roles(from: entry.theme, to: made.theme)
      let wasBroken = entry.isBroken
      entry.isBroken = false
      entry.gaps = Set(made.notes.gaps.map(\.role))
      // A value that moved to another line is written there.
      guard wasBroken || made.theme != entry.theme || made.tokens != entry.tokens else {
        return nil
      }
      entry.theme = made.theme
      entry.tokens = made.tokens
      entry.mapping = made.mapping
      return .read(made.theme, Self.told(changed, safePath(entry.name)))
    } catch {
      entry.isBroken = true
      return .broken(Self.kept(error.description))
    }
  }

  private static func kept(_ problem: String) -> Phrase {
    Phrase(
      problem + " The last good colours stay.", korean: problem + " 마지막으로 올바르던 색을 그대로 씁니다.")
  }

  /// The roles whose published colours differ, in order.
  private static func roles(from old: Theme, to new: Theme) -> [String] {
    BuiltInRole.allCases.map { ColorRole($0) }.filter { role in
      Appearance.allCases.contains {
        old.scheme($0, .original)[role] != new.scheme($0, .original)[role]
      }
    }.map(\.name)
  }

  private static func told(_ roles: [String], _ name: String) -> Phrase {
    guard !roles.isEmpty else {
      return Phrase("\(name) was read again.", korean: "\(name): 다시 읽었습니다.")
    }
    let shown = roles.prefix(4).joined(separator: ", ") + (roles.count > 4 ? " …" : "")
    return Phrase(
      "\(name): \(counted(roles.count, "colour")) changed: \(shown)",
      korean: "\(name): 바뀐 색 \(roles.count)개 – \(shown)")
  }
}
