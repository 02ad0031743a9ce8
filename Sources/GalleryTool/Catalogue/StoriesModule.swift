import GSDesign
import GalleryKit
import StateSpace

/// The states of a variant as stories of Storybook: a JavaScript module in Component Story Format 3.
///
/// It holds the states and nothing to draw them with: a project draws them by `render` in its preview.
struct StoriesModule {
  static let fileExtension = "stories.js"

  /// The id of the variant.
  let title: String
  /// Each state by the name of its export.
  let stories: [(export: String, story: Story)]
  private let controls: [String: Control]

  /// A state: its link, and the value of each axis that has one.
  struct Story: Encodable {
    let name: String
    let args: [String: Argument]
  }

  /// A value of an axis: options are the names of those that are on.
  enum Argument: Encodable {
    case value(CatalogueJSON.Value)
    case names([String])

    init(_ value: AxisValue, of axis: AxisInfo) {
      switch (axis.kind, value) {
      case (.options(let names, _), .options(let bits)):
        self = .names(names.indices.filter { bits >> UInt64($0) & 1 == 1 }.map { names[$0] })
      case (_, .flag), (_, .choice), (_, .options), (_, .number), (_, .text):
        self = .value(CatalogueJSON.Value(value, of: axis))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .value(let value): try value.encode(to: encoder)
      case .names(let names): try names.encode(to: encoder)
      }
    }
  }

  /// How Storybook changes an axis, and where it lists it.
  struct Control: Encodable {
    let control: Kind
    let options: [String]?
    let table: Table

    struct Kind: Encodable {
      let type: String
      var min: JSONNumber?
      var max: JSONNumber?
      var step: JSONNumber?
    }

    struct Table: Encodable {
      let category: String
      let defaultValue: Summary
    }

    struct Summary: Encodable {
      let summary: String
    }

    init(_ axis: AxisInfo) {
      switch axis.kind {
      case .toggle: (control, options) = (Kind(type: "boolean"), nil)
      case .choice(let names): (control, options) = (Kind(type: "select"), names)
      case .options(let names, _): (control, options) = (Kind(type: "check"), names)
      case .number(let scale, _):
        control = Kind(
          type: "number", min: JSONNumber(scale.range.lowerBound),
          max: JSONNumber(scale.range.upperBound), step: JSONNumber(scale.step))
        options = nil
      case .text: (control, options) = (Kind(type: "text"), nil)
      }
      table = Table(
        category: axis.tier.rawValue,
        defaultValue: Summary(summary: axis.spelling(of: axis.standard)))
    }
  }

  /// Names the states of a variant; nil for none.
  init?(_ specimen: Specimen, _ states: some Sequence<SpecimenState>, in catalogue: Catalogue) {
    title = specimen.id.text
    var names = StoryNames()
    stories = states.map { state in
      let link = Link(specimen, state: state).id(in: catalogue).state
      let args = state.values(of: specimen).map { index, value in
        (specimen.axes[index].name, Argument(value, of: specimen.axes[index]))
      }
      return (
        names.next(for: link),
        Story(name: link.text, args: Dictionary(args) { first, _ in first })
      )
    }
    guard !stories.isEmpty else { return nil }
    controls = Dictionary(
      specimen.axes.filter { !$0.isHeld }.map { ($0.name, Control($0)) }
    ) { first, _ in first }
  }

  /// The module. Storybook finds the title and the names without running it: their keys are not quoted.
  var text: String {
    let head = """
      // Component Story Format 3. Written by \(ProgramName.current) export --format stories.
      export default {
        title: \(JSONWriter.line(title)),
        argTypes: \(JSONWriter.line(controls)),
      };

      """
    return head
      + stories.map { name, story in
        "export const \(name) = { name: \(JSONWriter.line(story.name)), args: \(JSONWriter.line(story.args)) };\n"
      }.joined()
  }
}

/// Names of exports: `tag/filled:color=deep-blue,selected` is `ColorDeepBlue_Selected`.
///
/// Storybook makes the address of a story from its name without case and signs, so that names differ in letters and
/// digits.
struct StoryNames {
  private var taken: Set<String> = []

  /// The name for the next state; a number follows a name that another state has.
  mutating func next(for link: StateID) -> String {
    let plain = Self.plain(link)
    var name = plain
    var number = 2
    while !taken.insert(Self.letters(name)).inserted {
      name = plain + "_\(number)"
      number += 1
    }
    return name
  }

  /// The values of a link, each in capitals; `Default` for the initial state.
  private static func plain(_ link: StateID) -> String {
    let parts = link.values.split(separator: ",").map { part in
      part.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
    let name = parts.joined(separator: "_")
    return name.isEmpty ? "Default" : name.first?.isNumber == true ? "State" + name : name
  }

  private static func letters(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" }
  }
}
