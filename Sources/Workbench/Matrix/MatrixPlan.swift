package import GalleryKit
package import StateSpace

/// The inputs of a matrix: everything that its plan depends on.
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
  /// The environments of the cells; of several, the first determines sizes.
  var environments: [Settings]
  /// The available columns, headings included.
  package var columns = 100
  /// The available rows of a cell; nil if cells are never cut.
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
  let word: String
  var labels: [String]
}

/// A matrix ready to draw: positions and sizes, without looks.
package struct MatrixPlan: Hashable, Sendable {
  let request: MatrixRequest
  package var sections: [MatrixSection] = []
  var pageAxes: [MatrixPageAxis] = []
  /// The columns of the row headings, for all sections.
  package var headColumns = 0
  /// The specimens without any of the states to be shown alone.
  var leftOut: [Int] = []
  /// The number of states on all pages; nil if there are too many to count.
  var stateCount: Int?
  /// The number of states grouped into looks; nil if nothing is folded.
  package var foldedStates: Int?
  /// Whether there are too many states to check each of them.
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

  /// The columns available for a cell.
  var cellColumns: Int {
    guard request.cellRows != nil else { return .max }
    return max(1, request.columns - headColumns - MatrixPlanner.gutter)
  }

  var lookCount: Int { sections.reduce(0) { $0 + ($1.looks?.count ?? 0) } }

  /// The axes of the pages with their values on a page.
  package func pageNames(_ page: Int) -> [String] {
    zip(pageAxes, pagePlaces(page)).map { axis, place in axis.word + " " + axis.labels[place] }
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

  /// The page that shows a section at a position of its own page axes.
  func page(of section: MatrixSection, at position: Int) -> Int {
    let places = section.sides.pages.places(at: position)
    var page = 0
    for axis in pageAxes {
      var place = 0
      if let index = section.sides.pages.slots.firstIndex(where: { $0.name == axis.name }) {
        let label = section.sides.pages.slots[index].labels[places[index]]
        place = axis.labels.firstIndex(of: label) ?? 0
      }
      page = page * axis.labels.count + place
    }
    return page
  }

  /// The position of a section on a page; nil if the page does not show it. A section without one of the page axes is
  /// on the first page of that axis.
  func position(of sides: MatrixArrangement.Sides, on page: Int) -> Int? {
    let places = pagePlaces(page)
    var position = 0
    for slot in sides.pages.slots {
      guard let index = pageAxes.firstIndex(where: { $0.name == slot.name }),
        let place = slot.labels.firstIndex(of: pageAxes[index].labels[places[index]])
      else { return nil }
      position = position * slot.values.count + place
    }
    for (index, axis) in pageAxes.enumerated()
    where places[index] > 0 && !sides.pages.slots.contains(where: { $0.name == axis.name }) {
      return nil
    }
    return position
  }
}
