import GSDesign
import GalleryKit
import StateSpace
import VisualReview

extension ToolContext {
  /// The context with the environments that the baselines in a folder are recorded in, and the themes that they name.
  ///
  /// The file beside the baselines counts, else the declaration of the catalogue.
  ///
  /// - Throws: for the first fault of the declaration; if a theme that it names cannot be read.
  func declaringEnvironments(
    of folder: SnapshotFolder, asking time: AskingTime = .now
  ) throws(ToolError) -> ToolContext {
    let file = try EnvironmentsFile(in: folder)
    let declarations = file?.declared ?? catalogue.environments
    guard !declarations.isEmpty else { return self }
    var context = self
    let themes = declarations.flatMap(\.combinations).joined()
      .filter { $0.setting == Setting.theme.name }.flatMap(\.values)
    let asked = Set(themes).intersection(declared.map(\.name))
    if !asked.isEmpty || opened.isEmpty && !declared.isEmpty {
      context = try context.opening(asked.sorted(), asking: time)
    }
    let names = try context.openThemes(themes, in: file, root: ThemeRoot(folder.root), asking: time)
    let renamed = declarations.map { entry in
      DeclaredEnvironments(
        components: entry.components,
        combinations: entry.combinations.map { $0.map { $0.renaming(names) } },
        isNamed: entry.isNamed)
    }
    let all = try context.ownThemes()
    do throws(DeclarationError) {
      context.environmentPlan = try EnvironmentPlan(renamed, themes: all, in: context.catalogue)
    } catch {
      throw file?.fault(error)
        ?? ToolError(
          .badArguments, "Declaration \(error.entry + 1) of the catalogue: \(error.reason)")
    }
    return context
  }

  /// The context of a command that shows or decides recorded changes: with the declared environments, and with the
  /// token files that recorded environments name, so that it finds the same causes as the run.
  ///
  /// A recorded token file that is gone or damaged is left out; its changes then have the roles of the components as causes.
  ///
  /// - Parameter links: those of the command, which may name token files too.
  func reviewing(
    _ folder: SnapshotFolder, links: [String] = []
  ) throws(ToolError) -> ToolContext {
    var context = try opening([], links: links, asking: .never)
      .declaringEnvironments(of: folder, asking: .never)
    let root = ThemeRoot(folder.root)
    for name in folder.recordedThemes().sorted() where context.catalogue.theme(named: name) == nil {
      guard let source = try? ThemeSource(name), source.isRelativeFile,
        let placed = try? root.inside(source)
      else { continue }
      try? context.open(placed, name, named: name, root: root, asking: .never)
    }
    return context
  }

  /// Opens the token files among the declared themes, which are below the folder of the baselines.
  ///
  /// - Returns: the names of their themes, by the texts of the declaration.
  private mutating func openThemes(
    _ texts: [String], in file: EnvironmentsFile?, root: ThemeRoot, asking time: AskingTime
  ) throws(ToolError) -> [String: String] {
    var names: [String: String] = [:]
    for text in texts where names[text] == nil {
      do throws(ToolError) {
        guard let source = try ThemeSource(text) else { continue }
        guard source.isRelativeFile else {
          throw ToolError(
            .notPossibleHere,
            "“\(safe(text))” is not a token file below the folder of the baselines; name one.")
        }
        let placed = root.placed(source)
        let name = root.name(of: placed)
        names[text] = name
        try open(placed, text, named: name, root: root, asking: time)
      } catch {
        throw file?.fault(ofTheme: text, error.description) ?? error
      }
    }
    return names
  }

  /// The themes that a declaration of all themes means: those of the catalogue, and those that the program declares by
  /// their files.
  ///
  /// - Throws: if one of them could not be read.
  private func ownThemes() throws(ToolError) -> [String] {
    var names: [String] = []
    for theme in catalogue.themes {
      if let known = opened.first(where: { $0.name == theme.name }) {
        guard known.spelling == nil, known.source.question == nil else { continue }
        guard known.hasTokens else {
          throw ToolError(
            .notPossibleHere,
            "The theme \(safe(theme.name)) cannot be read: "
              + known.notes.map(\.english).joined(separator: " "))
        }
      }
      names.append(theme.name)
    }
    return names
  }
}

extension SnapshotFolder {
  /// The names of the themes in the environments of baselines and pending changes; none of files that cannot be read.
  fileprivate func recordedThemes() -> Set<String> {
    var names: Set<String> = []
    for id in (try? variants()) ?? [] {
      guard let files = try? files(of: id) else { continue }
      for text in [files.baseline, files.pending].compactMap(\.self) {
        names.formUnion(
          Snapshot.environments(ofText: text, of: id)
            .compactMap { ThemeSource.themeText(inLink: "@" + $0.text) })
      }
    }
    return names
  }
}

extension ThemeSource {
  /// Whether it is a file or a folder with a path that cannot lead out of the folder it is relative to.
  fileprivate var isRelativeFile: Bool {
    switch kind {
    case .file(let path), .folder(let path):
      !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    case .command, .server: false
    }
  }
}

extension DeclaredEnvironments.Values {
  fileprivate func renaming(_ names: [String: String]) -> DeclaredEnvironments.Values {
    var result = self
    result.values = values.map { setting == Setting.theme.name ? names[$0] ?? $0 : $0 }
    return result
  }
}
