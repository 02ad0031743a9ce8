@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

/// A probe that counts every character as one column: enough where only behaviour is asked for.
let plainProbe = RenderingClient(
  width: { $0.count }, size: { _, _, columns in (min(10, columns), 3) },
  looks: { element, environments in
    environments.map { _ in
      LookFingerprint(
        high: UInt64(truncatingIfNeeded: element.hashValue), low: 0, columns: 10, rows: 3,
        isBlank: false, isCut: false)
    }
  }, inks: { _, _ in [] })

/// A gallery one can press keys in.
struct Session {
  let program: GalleryProgram
  var model: GalleryModel
  var effects: [GalleryEffect] = []

  /// Opens the page of the first specimen where the options name no other, or the overview.
  init(
    catalogue: Catalogue = .tags, options: GalleryOptions = GalleryOptions(),
    probe: RenderingClient = plainProbe, columns: Int = 120, rows: Int = 40,
    isOverview: Bool = false
  ) {
    var options = options
    if !isOverview { options.link = options.link ?? catalogue.specimens.first.map { Link($0) } }
    program = GalleryProgram(catalogue: catalogue, options: options, probe: probe)
    model = program.initialModel
    send(.resized(columns: columns, rows: rows))
  }

  mutating func send(_ event: Event) {
    effects = program.update(&model, event)
  }

  mutating func press(_ keys: KeyPress...) {
    for key in keys { send(.key(key)) }
  }

  mutating func type(_ text: String) {
    for character in text { send(.key(KeyPress(character))) }
  }

  mutating func click(_ part: GalleryPart) {
    send(.pointer(.pressed(.primary), part.id))
    send(.pointer(.released(.primary), part.id))
  }

  /// Clicks on the row of the tree at a place.
  mutating func click(row place: Int) {
    guard let row = model.tree.row(at: place) else { return }
    click(.tree(row, model.tree.index.grouping))
  }

  /// Clicks on the overview card that begins with a specimen; on nothing if no card does.
  mutating func click(card first: Int) {
    let cards = model.overview.cards(in: program.workbench(model)).cards
    click(.card(first, count: cards.first { $0.first == first }?.specimens.count ?? 0))
  }

  /// The entry of the matrix at a place.
  func stamp(at spot: MatrixSpot) -> Stamp {
    model.matrix.cell(at: spot, in: program.workbench(model)).map { Stamp($0) } ?? Stamp(0)
  }

  var link: String { program.link(model) }
}

extension Catalogue {
  /// Two variants, so tests of the gallery do not change with its components.
  static let tags = Catalogue(specimens: [.filledTag, .strokeTag])
}

extension Specimen {
  /// The index of an axis that must exist.
  func index(_ name: String) -> Int { axis(named: name) ?? -1 }
}
