package import ColorScience
package import GSDesign
package import GalleryKit
import Laws
import StateSpace

/// A change of a colour, a length or a part of a text style to save in the file of its token.
package struct ColorSave: Hashable, Sendable {
  /// The name of the theme.
  package let theme: String
  /// The token, and the place of its value in the file.
  package let source: ThemeTokens.Source
  /// The new value.
  package let value: Value

  /// A value to write.
  package enum Value: Hashable, Sendable {
    /// A colour in the space of its token, and its opacity.
    case color(TokenColor)
    /// A length in points.
    case points(Double)
    /// A number without a unit: a weight, a share, a multiple.
    case number(Double)
  }

  package init(theme: String, source: ThemeTokens.Source, value: Value) {
    self.theme = theme
    self.source = source
    self.value = value
  }
}

extension GalleryProgram {
  func perform(_ command: EditingCommand, _ model: inout GalleryModel) -> [GalleryEffect] {
    guard command == .open else {
      let name = model.colorEdit?.target.theme
      let picture = command == .pick ? reviewedPicture(model) : nil
      let requests = model.editing.handle(
        command, in: &model.overlays.editor, picture: picture)
      return apply(requests, &model) + shown(name, &model)
    }
    let environment = focusedReview(model)
    let colors = editableColors(model)
    guard let theme = environment.theme,
      let editor = model.editing.open(
        colors.roles, parts: colors.parts, editableLengths(model, theme), in: theme,
        environment.appearance ?? .light,
        environment.contrast ?? .standard)
    else {
      model.toast = .tells(.noColorToEdit)
      return []
    }
    show(editor, under: environment, &model)
    return gatherMoves(&model)
  }

  /// Opens the colour editor, and begins to gather the states that it changes.
  private func show(
    _ editor: EditorModel, under environment: EnvironmentChange, _ model: inout GalleryModel
  ) {
    model.overlays.open(.editor(editor))
    model.editing.moves.start(
      under: environment, of: model.specimen, count: catalogue.specimens.count)
  }

  /// Opens the colour editor at the ink of a cause, on a state that shows it, with the smallest change that mends it.
  ///
  /// A colour that cannot be edited is left alone, and the reason is shown.
  func mend(_ cause: ContrastCause, _ model: inout GalleryModel) -> [GalleryEffect] {
    guard isAvailable(.editing(.open), model) else {
      model.toast = .tells(.noEditing)
      return []
    }
    guard let ink = cause.ink, let theme = catalogue.theme(named: cause.theme),
      let (index, state) = place(of: cause, model)
    else { return [] }
    guard
      let target = ColorTarget(
        ink, in: model.editing.base(theme.name) ?? theme, cause.appearance,
        model.editing.tokens[theme.name])
    else {
      model.toast = .tells(.derivedColor(ink.name, theme.name))
      return []
    }
    leaveMatrix(&model)
    model.overlays.close()
    model.lens = .plain
    var environment = model.environment
    environment.theme = catalogue.homeTheme(of: index) == theme.name ? nil : theme.name
    environment.appearance = cause.appearance
    environment.contrast = cause.contrast
    model.findings.begin(in: environment, from: model.environment)
    _ = apply(
      [.openPage(index), .put(state, .opened), .set(environment)], &model)
    let review = focusedReview(model)
    let colors = editableColors(model)
    guard
      let editor = model.editing.open(
        [ink] + colors.roles, parts: colors.parts, editableLengths(model, theme), in: theme,
        cause.appearance, cause.contrast)
    else { return [] }
    show(editor, under: review, &model)
    model.toast = propose(cause, at: target, in: theme, editor, &model)
    return gatherMoves(&model) + shown(theme.name, &model)
  }

  /// A state that shows a cause: one of the open component if it has any, else the one that shows it best.
  private func place(
    of cause: ContrastCause, _ model: GalleryModel
  ) -> (specimen: Int, state: SpecimenState)? {
    let specimen = catalogue.specimens[model.specimen]
    if !model.showsOverview, let states = cause.states[specimen.id] {
      if states.contains(model.state) { return (model.specimen, model.state) }
      let space = SpecimenSpace(of: specimen, tiers: [.design, .interaction])
      if let state = space.first(where: states.contains) { return (model.specimen, state) }
    }
    return catalogue.index.specimen(cause.finding.link.specimen).map {
      ($0, cause.finding.link.state)
    }
  }

  /// Puts the smallest change into the open editor if it applies to the edited colour; otherwise shows the reason.
  private func propose(
    _ cause: ContrastCause, at target: ColorTarget, in theme: Theme, _ editor: EditorModel,
    _ model: inout GalleryModel
  ) -> Toast? {
    guard let mend = cause.mend, let ink = cause.fault.pair.inkRole,
      let fill = cause.fault.pair.fillRole
    else { return .tells(cause.fault.remedy) }
    let scheme = target.put(TokenValue(mend.new), in: theme).scheme(
      cause.appearance, cause.contrast)
    guard
      let color = model.editing.current(in: editor)?.color.taking(mend.new, opacity: 1),
      ContrastRatio(scheme[ink], on: scheme[fill]).value >= cause.fault.needed
    else {
      return .tells(.noSingleValue(mend.role.name, target.entry))
    }
    model.editing.take(color, in: editor)
    return nil
  }

  /// Gathers the states of a few looks, and asks to go on while the editor is open.
  func gatherMoves(_ model: inout GalleryModel) -> [GalleryEffect] {
    guard model.overlays.editor != nil,
      model.editing.moves.advance(catalogue, model.environment.labelLanguage, probe)
    else { return [] }
    model.editing.refreshList(of: &model.overlays.editor)
    return [.screen(.startTimer(MovesModel.timer, after: MovesModel.pause))]
  }

  /// Opens the state that the list of changed states is on; the edits stay.
  func openMoved(_ model: inout GalleryModel) -> [GalleryEffect] {
    guard let chosen = model.overlays.editor?.list?.chosen,
      let theme = model.colorEdit?.target.theme
    else { return [] }
    var environment = focusedEnvironment(model)
    if catalogue.homeTheme(of: chosen.specimen) != theme { environment.theme = theme }
    model.overlays.close()
    leaveMatrix(&model)
    model.lens = .plain
    return apply(
      [.openPage(chosen.specimen), .put(chosen.state, .opened), .set(environment)], &model)
  }

  /// Takes the colour of a cell that was pressed.
  func pick(
    _ cell: Int, of picture: Stamp, _ model: inout GalleryModel
  ) -> [GalleryEffect] {
    guard let dropper = model.overlays.editor?.dropper, dropper.stamp == picture
    else { return [] }
    model.overlays.editor?.dropper?.go(
      toColumn: cell % dropper.picture.columns, row: cell / dropper.picture.columns)
    return perform(EditingCommand.picked, &model)
  }

  /// The theme after an edit, if it differs from the theme the gallery shows.
  private func shown(_ name: String?, _ model: inout GalleryModel) -> [GalleryEffect] {
    guard let name, let theme = model.editing.edited(name),
      theme != catalogue.theme(named: name)
    else { return [] }
    model.themeEdits += 1
    return [.showTheme(theme)]
  }

  /// The focused state, in cells.
  private func reviewedPicture(_ model: GalleryModel) -> CellPicture? {
    var review = focusedReview(model)
    review.depth = .truecolor
    review.vision = Vision.none
    let rows = workbench(model).plan.bodyRows
    return probe.picture(
      focusedState(model).element(in: focusedEnvironment(model)), review,
      CellSize(columns: max(1, model.columns - 4), rows: max(1, rows - 2)))
  }

  /// The environment of the focused state.
  private func focusedReview(_ model: GalleryModel) -> EnvironmentChange {
    focusedEnvironment(model).atHome(of: specimen(model).id, in: catalogue)
      .change(in: catalogue, terminal: model.terminal)
  }

  /// The editable colours: those of the chosen part first, then of the whole state, or of the page; and the part of the
  /// state that each of its roles colours.
  private func editableColors(
    _ model: GalleryModel
  ) -> (roles: [ColorRole], parts: [ColorRole: Phrase]) {
    if let page = model.overlays.page { return (page.roles, [:]) }
    var first: [ColorRole] = []
    if let look = inspection(model, workbench(model))?.look, !look.parts.isEmpty {
      let part = look.parts[min(model.inspect?.part ?? 0, look.parts.count - 1)]
      first = [part.fill, part.ink, part.stroke, part.ground].compactMap { $0?.role?.resting }
    }
    let look = focusedState(model).element(in: focusedEnvironment(model))
    var roles = RoleSet()
    look.collectRoles(into: &roles)
    let parts = look.partColors
    return (
      first + parts.map(\.role) + roles.byName.map(\.resting),
      Dictionary(parts.map { ($0.role, $0.name) }) { first, _ in first }
    )
  }

  /// The theme's lengths that the focused state uses, then the parts of its text styles, in the order of the theme.
  private func editableLengths(_ model: GalleryModel, _ theme: Theme) -> [LengthTarget] {
    guard model.overlays.page == nil else { return [] }
    let used = focusedState(model).element(in: focusedEnvironment(model)).measures
    let lengths = theme.lengths.filter { !used.named(by: $0, in: theme).isEmpty }
      .map { LengthTarget(theme: theme.name, .length($0.kind), $0.name) }
    let styles = theme.textStyles.filter { !used.named(by: $0, in: theme).isEmpty }
    let parts = styles.flatMap { style in
      ThemeMeasure.TypePart.allCases.map {
        LengthTarget(theme: theme.name, .type($0), style.name)
      }
    }
    return lengths + parts.filter { $0.points(in: theme) != nil }
  }

  /// Writes a colour, or shows the reason it is not written.
  func save(_ edit: ColorEdit, _ model: inout GalleryModel) -> [GalleryEffect] {
    save(.color(edit.color.own), from: edit.target.source, of: edit.target.theme, &model)
  }

  /// Writes a length, or shows the reason it is not written.
  func save(_ edit: LengthEdit, _ model: inout GalleryModel) -> [GalleryEffect] {
    save(edit.saved, from: edit.source, of: edit.target.theme, &model)
  }

  private func save(
    _ value: ColorSave.Value, from source: ThemeTokens.Source?, of theme: String,
    _ model: inout GalleryModel
  ) -> [GalleryEffect] {
    guard let source else {
      model.toast = .tells(model.editing.tokens[theme] == nil ? .printedLater : .noTokenToSave)
      return []
    }
    return [.saveColor(ColorSave(theme: theme, source: source, value: value))]
  }
}

extension GalleryProgram {
  /// Shows a theme whose files were read again, with the changes that are not in them.
  ///
  /// - Parameter tokens: the tokens behind its colours.
  package mutating func show(
    _ theme: Theme, _ tokens: ThemeTokens?, _ words: Phrase, _ model: inout GalleryModel
  ) {
    let isLost = model.editing.rebase(on: theme, tokens, under: &model.overlays.editor)
    self = replacing(model.editing.edited(theme.name) ?? theme)
    learn(.theme(isLost ? .joined([words, .editLost]) : words, isBroken: false), &model)
  }

  /// The changes not saved in a file, as a line diff; nil if everything is saved.
  package func unsavedColors(_ model: GalleryModel) -> String? {
    var text = ""
    var file = ""
    func add(
      _ source: ThemeTokens.Source?, of theme: String, _ path: String, _ old: String, _ new: String
    ) {
      let name = source?.file ?? theme
      if name != file { text += "--- \(name)\n+++ \(name)\n" }
      file = name
      let line = source.map { "@@ line \($0.line) @@\n" } ?? ""
      text += line + "-\(path): \(old)\n+\(path): \(new)\n"
    }
    for edit in model.editing.unsaved {
      let source = edit.target.source
      let appearances = Set(edit.target.places.map(\.appearance))
      let path =
        (edit.target.isAlone ? edit.target.role.name : source?.token ?? edit.target.entry)
        + (source == nil && appearances.count == 1 ? " (\(edit.target.appearance.rawValue))" : "")
      add(source, of: edit.target.theme, path, edit.words.before, edit.words.now)
    }
    for edit in model.editing.unsavedLengths {
      add(
        edit.source, of: edit.target.theme, edit.source?.token ?? edit.target.path,
        edit.target.text(edit.original), edit.target.text(edit.points))
    }
    return text.isEmpty ? nil : text
  }
}

extension Element {
  /// The roles of its parts with the names of the parts, the first fill before all others.
  fileprivate var partColors: [(name: Phrase, role: ColorRole)] {
    var colors: [(name: Phrase, role: ColorRole)] = []
    visit { node in
      if case .panel(let panel, _) = node {
        if let fill = panel.ink.fill { colors.append((.specFill, fill.resting)) }
        colors.append((.specText, panel.ink.text.resting))
        if panel.strokeWidth.points > 0 {
          colors.append((.specLine, (panel.ink.stroke ?? panel.ink.text).resting))
        }
      }
      if case .words(let words) = node {
        for role in words.spans.compactMap(\.role) { colors.append((.specText, role.resting)) }
      }
      if case .rule(let rule) = node { colors.append((.specLine, rule.role.resting)) }
    }
    guard let fill = colors.firstIndex(where: { $0.name == .specFill }) else { return colors }
    colors.insert(colors.remove(at: fill), at: 0)
    return colors
  }
}
