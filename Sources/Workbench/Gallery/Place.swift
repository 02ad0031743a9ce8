/// Where one is in the gallery. Each case has the models that this place alone needs, so that leaving it forgets them.
enum Place: Hashable, Sendable {
  /// The stage of a component, or the overview.
  case at(Ground)
  /// The component on the stage has the keys.
  case interact(Stage)
  /// The matrix, which replaces canvas and knobs.
  case matrix(MatrixModel, over: Ground)
}

/// The places that the matrix leads back to.
enum Ground: Hashable, Sendable {
  /// The page of a component: tree, canvas and knobs.
  case stage(Stage)
  /// The cards of components, beside the tree.
  case overview(OverviewModel)
}

/// The page of a component: the pane with the keys, and the lens over its canvas.
struct Stage: Codable, Hashable, Sendable {
  var pane = Pane.tree
  var lens = Lens.plain
}

/// The pane that has the keys.
enum Pane: String, Codable, Hashable, Sendable, CaseIterable {
  case tree, canvas, knobs
}

/// How the state on the canvas is looked at.
enum Lens: Codable, Hashable, Sendable {
  /// At a scale, its own or a larger one.
  case scale(ZoomModel)
  /// Measured, in place of canvas and knobs.
  case measures(InspectModel)

  /// At its own scale.
  static var plain: Lens { .scale(ZoomModel()) }

  /// The scale; the state's own if it is measured.
  var zoom: ZoomModel {
    switch self {
    case .scale(let zoom): zoom
    case .measures: ZoomModel()
    }
  }
}

extension Place {
  /// A place as followers see it; a stage is the same for them.
  enum Presented: Codable, Hashable, Sendable {
    case at(Ground.Presented)
    case interact(Stage)
    case matrix(MatrixModel.Presented, over: Ground.Presented)
  }

  /// The place for followers.
  func presented(in workbench: Workbench) -> Presented {
    switch self {
    case .at(let ground): .at(ground.presented(in: workbench))
    case .interact(let stage): .interact(stage)
    case .matrix(let matrix, let ground):
      .matrix(matrix.presented(in: workbench), over: ground.presented(in: workbench))
    }
  }

  /// The place of a scene.
  ///
  /// - Parameters:
  ///   - place: the place shown before, whose plan of the matrix may serve again.
  ///   - workbench: with the states of the scene.
  init(playing scene: Presented, over place: Place, in workbench: Workbench) {
    switch scene {
    case .at(let ground): self = .at(Ground(playing: ground, in: workbench))
    case .interact(let stage): self = .interact(stage)
    case .matrix(let matrix, let ground):
      self = .matrix(
        MatrixModel(playing: matrix, over: place.matrix?.plan, in: workbench),
        over: Ground(playing: ground, in: workbench))
    }
  }

  /// The place below the matrix or the keys of the component.
  var ground: Ground {
    get {
      switch self {
      case .at(let ground), .matrix(_, let ground): ground
      case .interact(let stage): .stage(stage)
      }
    }
    set {
      switch self {
      case .at: self = .at(newValue)
      case .interact:
        guard let stage = newValue.stage else {
          self = .at(newValue)
          return
        }
        self = .interact(stage)
      case .matrix(let matrix, _): self = .matrix(matrix, over: newValue)
      }
    }
  }

  /// The matrix; nil in any other place.
  var matrix: MatrixModel? {
    guard case .matrix(let matrix, _) = self else { return nil }
    return matrix
  }

  /// Whether canvas and knobs have the keys, or the tree beside them.
  var isStage: Bool {
    switch self {
    case .at(.stage): true
    case .at(.overview), .interact, .matrix: false
    }
  }

  /// Whether the cards of the overview have the keys, or the tree beside them.
  var isOverview: Bool {
    switch self {
    case .at(.overview): true
    case .at(.stage), .interact, .matrix: false
    }
  }

  /// Whether the component on the stage has the keys.
  var isInteracting: Bool {
    switch self {
    case .interact: true
    case .at, .matrix: false
    }
  }

  /// Whether the matrix is open.
  var isMatrix: Bool {
    switch self {
    case .matrix: true
    case .at, .interact: false
    }
  }
}

extension Ground {
  /// A ground as followers see it.
  enum Presented: Codable, Hashable, Sendable {
    case stage(Stage)
    case overview(OverviewModel.Presented)
  }

  fileprivate func presented(in workbench: Workbench) -> Presented {
    switch self {
    case .stage(let stage): .stage(stage)
    case .overview(let overview): .overview(overview.presented(in: workbench))
    }
  }

  fileprivate init(playing scene: Presented, in workbench: Workbench) {
    switch scene {
    case .stage(let stage): self = .stage(stage)
    case .overview(let overview):
      self = .overview(OverviewModel(playing: overview, in: workbench))
    }
  }

  /// The stage; nil in the overview.
  var stage: Stage? {
    get {
      guard case .stage(let stage) = self else { return nil }
      return stage
    }
    set { if let newValue, stage != nil { self = .stage(newValue) } }
  }

  /// The overview; nil on the stage.
  var overview: OverviewModel? {
    get {
      guard case .overview(let overview) = self else { return nil }
      return overview
    }
    set { if let newValue, overview != nil { self = .overview(newValue) } }
  }

  /// The pane that has the keys; the overview has its cards in place of the canvas, and no knobs.
  var pane: Pane {
    get {
      switch self {
      case .stage(let stage): stage.pane
      case .overview(let overview): overview.isOnTree ? .tree : .canvas
      }
    }
    set {
      switch self {
      case .stage(var stage):
        stage.pane = newValue
        self = .stage(stage)
      case .overview(var overview):
        overview.isOnTree = newValue == .tree
        self = .overview(overview)
      }
    }
  }
}

extension GalleryModel {
  /// The pane that has the keys.
  var pane: Pane {
    get { place.ground.pane }
    set { place.ground.pane = newValue }
  }

  /// How the state on the canvas is looked at; changes are ignored in the overview.
  var lens: Lens {
    get { place.ground.stage?.lens ?? .plain }
    set { place.ground.stage?.lens = newValue }
  }

  /// The scale of the state on the canvas.
  var zoom: ZoomModel { lens.zoom }

  /// The measures of the state on the canvas; nil if it is not measured.
  var inspect: InspectModel? {
    get {
      guard case .measures(let inspect) = lens else { return nil }
      return inspect
    }
    set { if let newValue { lens = .measures(newValue) } }
  }

  /// The overview that is shown, or that is below; one of all components on the stage.
  var overview: OverviewModel { place.ground.overview ?? OverviewModel() }

  /// The open matrix, or the arrangement of the last one.
  var matrix: MatrixModel {
    get { place.matrix ?? closedMatrix }
    _modify {
      guard case .matrix(var matrix, let ground) = place else {
        yield &closedMatrix
        return
      }
      // Its cells are not shared while they are changed.
      place = .at(ground)
      defer { place = .matrix(matrix, over: ground) }
      yield &matrix
    }
  }

  /// Whether the overview has the place of canvas and knobs.
  package var showsOverview: Bool {
    switch place {
    case .at(.overview): true
    case .at(.stage), .interact, .matrix: false
    }
  }

  /// Whether the state is measured in place of canvas and knobs.
  var showsInspection: Bool { place.isStage && inspect != nil }
}
