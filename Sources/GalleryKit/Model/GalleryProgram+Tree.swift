import GSDesign

extension GalleryProgram {
  /// The rows of the tree that are not hidden.
  package func treeRows(_ model: GalleryModel) -> [TreeRow] {
    var rows: [TreeRow] = []
    for component in catalogue.components {
      rows.append(.component(component))
      guard !model.collapsed.contains(component) else { continue }
      for (index, specimen) in catalogue.specimens.enumerated()
      where specimen.component == component {
        rows.append(.specimen(index))
      }
    }
    return rows
  }

  /// The specimens a search finds, by index, best first.
  package func matches(_ model: GalleryModel) -> [Int] {
    let query = model.query.lowercased()
    let words = query.split(separator: " ")
    guard !words.isEmpty else { return Array(catalogue.specimens.indices) }
    var found: [(rank: Int, index: Int)] = []
    for (index, specimen) in catalogue.specimens.enumerated() {
      let rest =
        ([specimen.summary.english, specimen.summary.korean] + specimen.keywords)
        .joined(separator: " ").lowercased()
      guard words.allSatisfy({ specimen.id.contains($0) || rest.contains($0) }) else { continue }
      let rank =
        if specimen.variant.hasPrefix(query) || specimen.component.hasPrefix(query) {
          0
        } else if specimen.id.contains(query) {
          1
        } else {
          2
        }
      found.append((rank, index))
    }
    return found.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
  }

  func moveTree(_ direction: Intent.Direction, _ model: inout GalleryModel) {
    let rows = treeRows(model)
    guard let position = rows.firstIndex(of: model.treeRow) else {
      if let first = rows.first { go(to: first, &model) }
      return
    }
    switch direction {
    case .up: if position > 0 { go(to: rows[position - 1], &model) }
    case .down: if position + 1 < rows.count { go(to: rows[position + 1], &model) }
    case .left: collapse(&model)
    case .right: expand(&model)
    }
  }

  /// Puts the keys on a row; a specimen is shown at once.
  func go(to row: TreeRow, _ model: inout GalleryModel) {
    model.treeRow = row
    if case .specimen(let index) = row { show(index, &model) }
  }

  /// Brings a specimen on the canvas.
  func show(_ index: Int, _ model: inout GalleryModel) {
    guard catalogue.specimens.indices.contains(index) else { return }
    model.collapsed.remove(catalogue.specimens[index].component)
    model.treeRow = .specimen(index)
    guard index != model.specimen else { return }
    model.specimen = index
    model.event = nil
    model.matrix = MatrixModel()
    focusKnob(0, &model)
  }

  func toggle(_ component: String, _ model: inout GalleryModel) {
    if model.collapsed.remove(component) == nil { model.collapsed.insert(component) }
  }

  private func collapse(_ model: inout GalleryModel) {
    switch model.treeRow {
    case .component(let name): model.collapsed.insert(name)
    case .specimen(let index): model.treeRow = .component(catalogue.specimens[index].component)
    }
  }

  private func expand(_ model: inout GalleryModel) {
    guard case .component(let name) = model.treeRow else { return }
    guard model.collapsed.remove(name) == nil else { return }
    moveTree(.down, &model)
  }
}
