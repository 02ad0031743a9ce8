import CPlatform
import StateSpace

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermSession

/// A gallery of a few small components whose looks and faults are set by variables, so that tests can change them.
///
/// - `PROBE_WORD`: the text of `probe/word`.
/// - `PROBE_ACCENT`: any value moves the accent's fill of `probe/mark`.
/// - `PROBE_NAME`: the name of the variant `probe/word`.
/// - `PROBE_KNOB`: the name of the knob `loud` of `probe/word`; `level` has the values 0 and 1 instead.
/// - `PROBE_GONE`: any value removes `probe/mark`.
/// - `PROBE_FAULT`: the behaviour of `probe/fault` when it is `broken`.
/// - `PROBE_SEAL`: with any value, SIGSYS ends a kiosk that makes a forbidden system call.
/// - `PROBE_PROGRAM`: the name of the program, if it differs from the original's.
/// - `PROBE_THEME`: the token file of a declared theme `acme`.
/// - `PROBE_UNSOUND`: the fault of the catalogue: `theme` or `twice`.
/// - `PROBE_TEAM`: shows a ``TeamGallery`` after these edits instead, the names separated by commas.
///
/// If the first argument is `session` it runs a ``SessionProbe`` instead of a gallery, with `walk` a ``WalkProbe``,
/// with `actions` an ``ActionsProbe``, and with `fields` it measures ``FieldCosts``.
@main
struct GalleryProbe {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "session" { exit(SessionProbe.run(Array(arguments.dropFirst()))) }
    if arguments.first == "walk" { exit(WalkProbe.run(Array(arguments.dropFirst()))) }
    if arguments.first == "fields" { exit(FieldCosts.run(Array(arguments.dropFirst()))) }
    if arguments.first == "actions" { exit(ActionsProbe.run(Array(arguments.dropFirst()))) }
    if variable("PROBE_SEAL") != nil { Confinement.trapRefusals() }
    if let edits = variable("PROBE_TEAM") {
      Gallery.main(catalogue: try TeamGallery(edits).catalogue())
    }
    var specimens: [Specimen] = [.word(variable("PROBE_NAME") ?? "word")]
    if variable("PROBE_GONE") == nil { specimens.append(.mark) }
    if let name = variable("PROBE_FAULT"), let fault = Fault(rawValue: name) {
      specimens.append(.fault(fault))
    }
    if variable("PROBE_UNSOUND") == "twice" { specimens.append(.word("word")) }
    Gallery.main(
      name: variable("PROBE_PROGRAM") ?? "gs-gallery",
      catalogue: Catalogue(specimens: specimens, themes: try themes()),
      themes: variable("PROBE_THEME").map { ["acme": .file($0)] } ?? [:])
  }

  private static func themes() throws -> [Theme] {
    guard variable("PROBE_UNSOUND") == "theme" else { return [.gitspace, .zatch, .lionheart] }
    return [try Theme(name: "half", light: [.page: "#FFFFFF", .text: "black"], dark: [:])]
  }

  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// How a component misbehaves.
enum Fault: String {
  case trap, abandon, segment, bus, illegal, sum, float, overflow, leave, blank, interrupt, reach

  func happen() {
    switch self {
    case .trap: raise(SIGTRAP)
    case .abandon: abort()
    case .segment: raise(SIGSEGV)
    case .bus: raise(SIGBUS)
    case .illegal:
      // A programming error in Swift.
      let none: [Int] = []
      print(none[Int(getpid())])
    case .sum: print(Int32.max + getpid())
    case .leave: exit(3)
    case .float: raise(SIGFPE)
    case .overflow: print(Self.depth(Int(getpid())))
    case .interrupt: raise(SIGINT)
    case .reach: close(open("/dev/null", O_RDONLY))
    case .blank: break
    }
  }

  private static func depth(_ number: Int) -> Int {
    number < 0 ? number : depth(number + 1) + number
  }
}

struct ProbeState: Hashable, Sendable {
  var level = 0
  var isLoud: Bool {
    get { level > 0 }
    set { level = newValue ? 1 : 0 }
  }
  var isDisabled = false
  var isBroken = false
}

extension Specimen {
  private static func probe(
    _ id: VariantID, axes: [SpecimenAxis<ProbeState>],
    build: @escaping @Sendable (ProbeState) -> Element
  ) -> Specimen {
    Specimen(
      id, summary: Phrase("A probe.", korean: "시험용."), usage: Phrase("In tests.", korean: "시험에."),
      payload: ProbeState(), axes: axes, code: { _, _ in "Probe()" },
      build: { state, _ in
        Lowered(element: build(state), interactions: InteractionTable())
      })
  }

  static func word(_ name: String) -> Specimen {
    let word = GalleryProbe.variable("PROBE_WORD") ?? "word"
    let knob = GalleryProbe.variable("PROBE_KNOB") ?? "loud"
    return probe(
      "probe/\(name)",
      axes: [
        knob == "level"
          ? .stepper(knob, \.level, 0...1, samples: [0, 1])
          : .toggle(knob, \.isLoud, meaning: .variety),
        .disabled(\.isDisabled),
      ]
    ) { state in
      let text = (state.isLoud ? word + "!" : word) + (state.isDisabled ? "." : "")
      return GSText(.body1, text).element
    }
  }

  static var mark: Specimen {
    let isMoved = GalleryProbe.variable("PROBE_ACCENT") != nil
    return probe("probe/mark", axes: [.disabled(\.isDisabled)]) { state in
      let ink =
        state.isDisabled
        ? Ink(text: .onDisabled, fill: .disabledFill)
        : isMoved
          ? Ink(text: .onAccent, fill: .accent).hovered : Ink(text: .onAccent, fill: .accent)
      return .panel(
        Panel(
          ink: ink, shape: .capsule, height: .fixed(.points29), horizontalPadding: .medium,
          marks: []),
        GSText(.body1, "mark").element)
    }
  }

  static func fault(_ fault: Fault) -> Specimen {
    probe(
      "probe/fault", axes: [.toggle("broken", \.isBroken, meaning: .variety)]
    ) { state in
      guard state.isBroken else { return GSText(.body1, "whole").element }
      fault.happen()
      return GSText(.body1, " ").element
    }
  }
}
