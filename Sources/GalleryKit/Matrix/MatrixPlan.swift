import GSDesign

/// What a matrix shows and how: everything its plan depends on.
package struct MatrixRequest: Hashable, Sendable {
  /// The specimens by their indices in the catalogue, one section each.
  var specimens: [Int]
  /// Give the axes that do not vary their values; one for each specimen.
  var bases: [SpecimenState]
  package var arrangement = MatrixArrangement()
  package var page = 0
  var zoom = MatrixZoom.faithful
  package var isFolded = false
  /// Which states of many are shown, one after the other; nil is a grid of all.
  package var cover: Cover?
  /// What the cells are looked at under; of several, sizes are those under the first.
  var environments: [Settings]
  /// The columns there are, headings included.
  package var columns = 100
  /// The rows there are for a cell; nil where cells are never cut.
  var cellRows: Int?

  package init(
    specimens: [Int], bases: [SpecimenState], environments: [Settings]
  ) {
    self.specimens = specimens
    self.bases = bases
    self.environments = environments
  }
}

/// An axis that pages are turned by: the values of all specimens that have it.
struct MatrixPageAxis: Hashable, Sendable {
  let name: String
  var labels: [String]
}

/// A matrix ready to be looked at: positions and sizes, no looks.
package struct MatrixPlan: Hashable, Sendable {
  let request: MatrixRequest
  package var sections: [MatrixSection] = []
  var pageAxes: [MatrixPageAxis] = []
  /// The columns of the headings beside, of all sections.
  package var headColumns = 0
  /// Specimens that have nothing of what alone is to be shown.
  var leftOut: [Int] = []
  /// How many states were gathered into looks; nil where nothing is folded.
  package var foldedStates: Int?
  /// Whether there are too many states to look at each.
  var isTooLargeToFold = false

  init(_ request: MatrixRequest) {
    self.request = request
  }

  package var pageCount: Int {
    guard foldedStates == nil, request.cover == nil else { return 1 }
    var count = 1
    for axis in pageAxes {
      let (product, overflows) = count.multipliedReportingOverflow(by: axis.labels.count)
      guard !overflows, product <= MatrixSide.most else { return MatrixSide.most }
      count = product
    }
    return max(1, count)
  }

  /// The columns there are for a cell.
  var cellColumns: Int {
    guard request.cellRows != nil else { return .max }
    return max(1, request.columns - headColumns - MatrixPlanner.gutter)
  }

  var lookCount: Int { sections.reduce(0) { $0 + ($1.looks?.count ?? 0) } }

  /// The axes of the pages with their values on a page.
  package func pageNames(_ page: Int) -> [String] {
    zip(pageAxes, pagePlaces(page)).map { axis, place in axis.name + " " + axis.labels[place] }
  }

  /// The places of the page axes on a page.
  func pagePlaces(_ page: Int) -> [Int] {
    var rest = page
    var places = Array(repeating: 0, count: pageAxes.count)
    for index in pageAxes.indices.reversed() where !pageAxes[index].labels.isEmpty {
      places[index] = rest % pageAxes[index].labels.count
      rest /= pageAxes[index].labels.count
    }
    return places
  }

  /// The page on which a section stands at a position of its own page axes.
  func page(of section: MatrixSection, at position: Int) -> Int {
    let places = section.sides.pages.places(at: position)
    var page = 0
    for axis in pageAxes {
      var place = 0
      if let index = section.sides.pages.wheels.firstIndex(where: { $0.name == axis.name }) {
        let label = section.sides.pages.wheels[index].labels[places[index]]
        place = axis.labels.firstIndex(of: label) ?? 0
      }
      page = page * axis.labels.count + place
    }
    return page
  }

  /// The position of a section on a page; nil where it is not on it. What lacks an axis of the pages is on the first
  /// of it.
  func position(of sides: MatrixArrangement.Sides, on page: Int) -> Int? {
    let places = pagePlaces(page)
    var position = 0
    for wheel in sides.pages.wheels {
      guard let index = pageAxes.firstIndex(where: { $0.name == wheel.name }),
        let place = wheel.labels.firstIndex(of: pageAxes[index].labels[places[index]])
      else { return nil }
      position = position * wheel.values.count + place
    }
    for (index, axis) in pageAxes.enumerated()
    where places[index] > 0 && !sides.pages.wheels.contains(where: { $0.name == axis.name }) {
      return nil
    }
    return position
  }
}
