import ColorScience
import GSDesign
import GalleryKit

/// The open colour editor.
struct EditorModel: Hashable, Sendable {
  /// The colours that can be edited here, in the order of the keys.
  let roles: [ColorRole]
  /// The part of the state that each of them colours: its fill, its text or its lines.
  let parts: [ColorRole: Phrase]
  /// The lengths that can be edited here, behind the colours.
  let lengths: [LengthTarget]
  let appearance: Appearance
  let contrast: Contrast
  var place = 0
  /// Whether the role alone is changed, in place of the source that it shares.
  fileprivate(set) var isAlone = false
  var key: ColorTarget.Key
  var channel = EditedColor.Channel.own(0)
  /// The digits of the value while it is typed; nil otherwise.
  var typed: TextFieldState?
  /// Whether the digits are still the value that was shown: the first typed digit replaces them, Backspace edits them.
  var isTypedWhole = false
  var dropper: DropperModel?
  /// The states that the edits change; nil while they are not listed.
  var list: MovesList?
  /// The changes as they were before it was opened, or saved.
  fileprivate(set) var before: [ColorTarget.Key: ColorEdit]
  fileprivate(set) var lengthsBefore: [LengthTarget: LengthEdit]

  /// The length that the keys change; nil while they change a colour.
  var length: LengthTarget? {
    place < roles.count ? nil : lengths[place - roles.count]
  }

  /// Where keys go.
  var context: KeyContext {
    if typed != nil { return .colorText }
    if dropper != nil { return .dropper }
    return list == nil ? .color : .moves
  }
}

/// The changes of colours and lengths since the gallery started, which an open editor changes.
struct EditingModel: Hashable, Sendable {
  /// The states that the edits change, as far as they are grouped.
  var moves = MovesModel()
  private(set) var edits: [ColorTarget.Key: ColorEdit] = [:]
  private(set) var lengthEdits: [LengthTarget: LengthEdit] = [:]
  /// The themes before they were edited, by name.
  private(set) var bases: [String: Theme] = [:]
  /// The changes of the colours page, by the names of the themes. They stay until the gallery is closed.
  private var mends: [String: [RoleMend]] = [:]
  /// The tokens behind themes of files, by the names of the themes.
  var tokens: [String: ThemeTokens]

  init(tokens: [String: ThemeTokens] = [:]) { self.tokens = tokens }

  /// The edit of a colour that the keys of an editor change, or changed last; nil while it is closed.
  func current(in editor: EditorModel?) -> ColorEdit? { editor.flatMap { edits[$0.key] } }

  /// The edit of a length that the keys of an editor change; nil while they change a colour.
  func currentLength(in editor: EditorModel?) -> LengthEdit? {
    editor?.length.flatMap { lengthEdits[$0] }
  }

  /// Every change of a length that is not in a file yet, in the order of themes and names.
  var unsavedLengths: [LengthEdit] {
    lengthEdits.values.filter(\.isChanged).sorted {
      ($0.target.theme, $0.target.path) < ($1.target.theme, $1.target.path)
    }
  }

  /// Every change that is not in a file yet, in the order of themes and entries.
  var unsaved: [ColorEdit] {
    edits.values.filter(\.isChanged).sorted {
      ($0.target.theme, $0.target.entry, $0.target.appearance.rawValue)
        < ($1.target.theme, $1.target.entry, $1.target.appearance.rawValue)
    }
  }

  /// A theme before any edit; nil if it was never edited.
  func base(_ name: String) -> Theme? { bases[name] }

  /// A theme with all edits; nil if it was never edited.
  func edited(_ name: String) -> Theme? {
    guard var theme = bases[name] else { return nil }
    for edit in edits.values where edit.target.theme == name {
      theme = edit.target.put(edit.value, in: theme)
    }
    for edit in lengthEdits.values where edit.target.theme == name { theme = edit.put(in: theme) }
    return mends[name, default: []].reduce(theme) { $0.applying($1) }
  }

  /// Takes a change of the colours page; returns the theme with it.
  ///
  /// - Parameter theme: the theme with the edits.
  mutating func take(_ mend: RoleMend, in theme: Theme) -> Theme {
    bases[theme.name] = bases[theme.name] ?? theme
    mends[theme.name, default: []].append(mend)
    return edited(theme.name) ?? theme
  }

  /// The theme that the keys of an editor change, before its edits and with them; nil while it is closed.
  func change(in editor: EditorModel?) -> ThemeChange? {
    guard let name = current(in: editor)?.target.theme, let base = bases[name] else { return nil }
    return ThemeChange(from: base, to: edited(name) ?? base)
  }

  /// An editor at the first of some roles that has a value to change; nil if none has.
  ///
  /// - Parameters:
  ///   - parts: the parts that roles colour.
  ///   - lengths: those that can be edited behind the colours.
  ///   - theme: the theme with the edits.
  mutating func open(
    _ roles: [ColorRole], parts: [ColorRole: Phrase] = [:], _ lengths: [LengthTarget] = [],
    in theme: Theme, _ appearance: Appearance, _ contrast: Contrast
  ) -> EditorModel? {
    var targets: [(ColorRole, ColorTarget)] = []
    for role in roles {
      guard let target = target(role, in: theme, appearance),
        !targets.contains(where: { $0.0 == target.role })
      else { continue }
      targets.append((target.role, target))
    }
    guard let first = targets.first else { return nil }
    bases[theme.name] = bases[theme.name] ?? theme
    let before = edits
    let lengthsBefore = lengthEdits
    guard note(first.1, in: theme) else { return nil }
    return EditorModel(
      roles: targets.map(\.0), parts: parts, lengths: lengths, appearance: appearance,
      contrast: contrast,
      key: first.1.key, before: before, lengthsBefore: lengthsBefore)
  }

  private func target(
    _ role: ColorRole, in theme: Theme, _ appearance: Appearance, isAlone: Bool = false
  ) -> ColorTarget? {
    ColorTarget(
      role, in: bases[theme.name] ?? theme, appearance, tokens[theme.name], isAlone: isAlone)
  }

  /// Changes the role alone in place of its source, or the other way round: a colour that was not saved goes along.
  mutating func turnScope(_ editor: inout EditorModel) {
    guard let edit = current(in: editor), let theme = bases[edit.target.theme],
      edit.target.isDerived(in: theme),
      let target = target(
        edit.target.role, in: theme, editor.appearance, isAlone: !edit.target.isAlone)
    else { return }
    let tried = edit.isChanged && editor.before[editor.key]?.value != edit.value
    edits[editor.key] = editor.before[editor.key]
    guard note(target, in: theme) else { return }
    editor.key = target.key
    editor.isAlone.toggle()
    if tried { change(in: editor) { $0.history.change(to: $0.color.taking(edit.color)) } }
  }

  /// The themes in which another value of an edit's source, or of its role alone, is seen: they show which states use it.
  func probes(of edit: ColorEdit) -> (source: ThemeChange, alone: ThemeChange)? {
    guard let theme = bases[edit.target.theme] else { return nil }
    func probe(isAlone: Bool) -> ThemeChange? {
      guard
        let target = target(
          edit.target.role, in: theme, edit.target.appearance, isAlone: isAlone),
        let color = target.value(in: theme).flatMap({ EditedColor($0) })
      else { return nil }
      let other = color.with(.lightness, color[.lightness] > 0.5 ? 0.2 : 0.8)
      return ThemeChange(from: theme, to: target.put(other.value, in: theme))
    }
    guard let source = probe(isAlone: false), let alone = probe(isAlone: true) else { return nil }
    return (source, alone)
  }

  /// Begins an edit of a value, or continues the existing one.
  private mutating func note(_ target: ColorTarget, in theme: Theme) -> Bool {
    if edits[target.key] != nil {
      edits[target.key]?.target = target
      return true
    }
    guard let value = target.value(in: bases[theme.name] ?? theme),
      let edit = ColorEdit(target, value)
    else { return false }
    edits[target.key] = edit
    return true
  }

  /// Selects another of the colours and lengths, wrapping at the ends.
  mutating func turn(_ editor: inout EditorModel, by step: Int) {
    guard let theme = current(in: editor).flatMap({ bases[$0.target.theme] }) else { return }
    var turned = editor
    turned.isAlone = false
    turned.place = (0..<turned.roles.count + turned.lengths.count).wrapping(turned.place + step)
    if let length = turned.length {
      lengthEdits[length] =
        lengthEdits[length] ?? LengthEdit(length, in: theme, tokens[theme.name])
      if lengthEdits[length] != nil { editor = turned }
      return
    }
    guard let target = target(turned.roles[turned.place], in: theme, turned.appearance),
      note(target, in: theme)
    else { return }
    turned.key = target.key
    // Colours of other spaces have other channels.
    if edits[target.key]?.color.channels.contains(turned.channel) == false {
      turned.channel = .own(0)
    }
    editor = turned
  }

  /// Changes the colour of an editor.
  mutating func change(in editor: EditorModel, _ body: (inout ColorEdit) -> Void) {
    guard var edit = edits[editor.key] else { return }
    body(&edit)
    edits[editor.key] = edit
  }

  /// Changes the length of an editor.
  mutating func changeLength(
    in editor: EditorModel, _ body: (inout EditHistory<Double>) -> Void
  ) {
    guard let length = editor.length else { return }
    if var edit = lengthEdits[length] {
      body(&edit.history)
      lengthEdits[length] = edit
    }
  }

  /// Takes a colour in place of the one there is; the opacity of a page stays.
  mutating func take(_ color: EditedColor, in editor: EditorModel) {
    change(in: editor) {
      $0.history.change(to: $0.target.isOpaque ? color.withOpacity(of: $0.color) : color)
    }
  }

  /// Forgets values that were looked at and not changed; an open editor still needs them.
  mutating func forgetUnchanged() {
    edits = edits.filter { $0.value.isChanged || !$0.value.history.future.isEmpty }
    lengthEdits = lengthEdits.filter { $0.value.isChanged || !$0.value.history.future.isEmpty }
  }

  /// Keeps values that were saved, or that are printed at the end, when the editor is cancelled.
  func keepSaved(in editor: inout EditorModel) {
    if let length = editor.length {
      editor.lengthsBefore[length] = lengthEdits[length]
    } else {
      editor.before[editor.key] = edits[editor.key]
    }
  }

  /// Restores the values from before an editor was opened, or those saved since.
  mutating func giveUp(_ editor: EditorModel) {
    edits = editor.before
    lengthEdits = editor.lengthsBefore
  }

  /// Handles a theme that was reloaded. A value equal to the edited one is no longer a change; a value changed
  /// elsewhere meanwhile takes precedence, and the edit of it is dropped.
  ///
  /// - Parameter editor: the open one, which is closed if its value is gone.
  /// - Returns: whether an edit was dropped.
  mutating func rebase(
    on theme: Theme, _ tokens: ThemeTokens?, under editor: inout EditorModel?
  ) -> Bool {
    self.tokens[theme.name] = tokens
    guard bases[theme.name] != nil else { return false }
    bases[theme.name] = theme
    var isLost = false
    let mine = edits.values.filter { $0.target.theme == theme.name }
    for edit in mine {
      edits[edit.target.key] = nil
      guard
        let target = ColorTarget(
          edit.target.role, in: theme, edit.target.appearance, tokens, isAlone: edit.target.isAlone),
        let value = target.value(in: theme)
      else {
        isLost = isLost || edit.isChanged
        continue
      }
      let isOpen = editor?.key == edit.target.key
      if isOpen { editor?.key = target.key }
      if let kept = edit.rebased(on: target, value) {
        edits[target.key] = kept
      } else {
        isLost = isLost || edit.isChanged
        edits[target.key] = isOpen ? ColorEdit(target, value) : nil
      }
    }
    isLost = rebaseLengths(on: theme, tokens, under: &editor) || isLost
    let old = editor?.before.filter { $0.value.target.theme == theme.name } ?? [:]
    for (key, edit) in old {
      editor?.before[key] = nil
      // Cancelling does not return to a value that the file has by now.
      guard let now = edits[key], edit.isChanged, !edit.color.own.isSame(as: now.first.own),
        now.with(edit.history).isChanged
      else { continue }
      editor?.before[key] = now.with(edit.history)
    }
    if let key = editor?.key, edits[key] == nil { editor = nil }
    refreshList(of: &editor)
    return isLost
  }

  /// Handles the lengths of a theme that was reloaded, as ``rebase(on:_:under:)`` does its colours.
  private mutating func rebaseLengths(
    on theme: Theme, _ tokens: ThemeTokens?, under editor: inout EditorModel?
  ) -> Bool {
    var isLost = false
    for edit in lengthEdits.values where edit.target.theme == theme.name {
      guard var now = LengthEdit(edit.target, in: theme, tokens) else {
        isLost = isLost || edit.isChanged
        if editor?.length == edit.target { editor = nil }
        lengthEdits[edit.target] = nil
        continue
      }
      if now.original == edit.original || now.original == edit.points {
        now.history = edit.history
        lengthEdits[edit.target] = now
      } else {
        isLost = isLost || edit.isChanged
        lengthEdits[edit.target] = editor?.length == edit.target ? now : nil
      }
    }
    for (target, edit) in editor?.lengthsBefore ?? [:] where target.theme == theme.name {
      editor?.lengthsBefore[target] = nil
      // Cancelling does not return to a number that the file has by now.
      guard let now = lengthEdits[target], edit.isChanged, edit.points != now.original else {
        continue
      }
      var kept = edit
      kept.original = now.original
      if kept.isChanged { editor?.lengthsBefore[target] = kept }
    }
    return isLost
  }
}
