import GSDesign

/// Showing somebody else's scene. It may come from anybody: what there is not is left as it was at first, and numbers
/// are held to what there is.
extension GalleryProgram {
  /// Shows a scene on the screen of a model.
  ///
  /// What is shown depends on the scene, the size, the terminal and the settings of one's own alone; nothing of what was
  /// shown before is left.
  ///
  /// - Parameters:
  ///   - start: the model as it is at first.
  ///   - own: settings that this terminal has for itself, over the presenter's.
  package func play(
    _ scene: Scene, own: Settings, from start: GalleryModel, on model: inout GalleryModel
  ) {
    var new = start
    new.columns = model.columns
    new.rows = model.rows
    new.terminal = model.terminal
    new.counts = model.counts
    new.company = .following(scene.session)
    new.environment = Settings(of: catalogue)
    new.environment.apply(scene.settings, in: catalogue)
    new.environment.apply(own, in: catalogue)
    guard !catalogue.specimens.isEmpty else {
      model = new
      return
    }
    for link in scene.beside + [scene.link] {
      guard let (index, state) = state(of: link) else { continue }
      new.states[index] = state
      new.specimen = index
    }
    playTree(scene, &new)
    playKnobs(scene, &new)
    new.mode = scene.mode == .matrix && scene.matrix == nil ? .browse : scene.mode
    new.pane = scene.pane
    if let question = scene.search, new.mode == .search {
      new.search.ask(question.query, searchIndex)
      new.search.match = max(0, min(question.match, new.search.results.count - 1))
    }
    if let matrix = scene.matrix, new.mode == .matrix {
      // Plans are made of their requests alone: the one that is there saves the work where the request is the same.
      new.matrix.plan = model.matrix.plan
      play(matrix, &new)
    }
    new.event = scene.event
    new.toast = scene.toast
    playPane(scene, of: model.page, &new)
    _ = settle(&new)
    model = new
  }

  private func playTree(_ scene: Scene, _ model: inout GalleryModel) {
    let folded = scene.folded.compactMap { catalogue.index.group($0) }
    if !folded.isEmpty { model.tree.fold(only: Set(folded)) }
    if let group = catalogue.index.group(scene.row) {
      model.tree.row = .component(group)
    } else {
      model.tree.row = .specimen(catalogue.index.specimen(scene.row) ?? model.specimen)
    }
  }

  private func playKnobs(_ scene: Scene, _ model: inout GalleryModel) {
    model.knob = max(0, min(scene.knob, specimen(model).axes.count - 1))
    model.caret = max(0, min(scene.caret, knobText(model).count))
    let options = focusedAxis(model)?.optionCount ?? 0
    model.knobs.option = max(0, min(scene.option, options - 1))
    model.knobs.entry = String(scene.entry.prefix(12))
  }

  /// The help, the page or the palette over what is shown.
  private func playPane(_ scene: Scene, of page: PageModel?, _ model: inout GalleryModel) {
    if let scroll = scene.help {
      model.showsHelp = true
      model.helpScroll = max(0, min(scroll, helpLines(model).count - 1))
    }
    if let scroll = scene.page {
      // What was found out for the page holds as long as it is of the same.
      let isSame = page?.specimen == model.specimen && page?.environment == model.environment
      model.page = isSame ? page : self.page(model)
      model.page?.scroll = 0
      measurePage(&model)
      scrollPage(by: max(0, scroll), &model)
    }
    if let question = scene.palette {
      var palette = PaletteModel(
        paletteItems(model), specimens: catalogue.specimens.count, options.language)
      palette.ask(question.query, searchIndex)
      palette.go(to: question.match)
      if let name = scene.choice {
        _ = palette.go(toName: name, near: palette.match, specimen: specimenName)
      }
      model.palette = palette
    }
  }

  /// The state that a link names, and whose it is; nil where there is none.
  func state(of link: String) -> (index: Int, state: SpecimenState)? {
    do throws(LinkError) {
      let link = try Link.parse(link, in: catalogue).link
      return catalogue.index.specimen(link.specimen).map { ($0, link.state) }
    } catch {
      return nil
    }
  }
}
