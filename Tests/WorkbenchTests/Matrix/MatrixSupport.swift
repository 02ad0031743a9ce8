import StateSpace
import Synchronization

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

/// A payload of nothing but numbers, to make spaces of any size.
struct Slots: Hashable, Sendable {
  var a = 0
  var b = 0
  var c = 0
  var d = 0
  var e = 0
  var f = 0
  var isOn = false
  var isOff = false
}

extension Specimen {
  /// A space of `values` to the power of six, times four, with a rule that takes some away.
  static func slots(_ values: Int, id: VariantID = "slots/many") -> Specimen {
    let choices = (0..<values).map { (name: "v\($0)", value: $0) }
    return Specimen(
      id, summary: Phrase("Slots.", korean: "바퀴."), usage: Phrase("Here.", korean: "여기."),
      payload: Slots(),
      axes: [
        .choice("a", \.a, values: choices), .choice("b", \.b, values: choices),
        .choice("c", \.c, values: choices), .choice("d", \.d, values: choices),
        .choice("e", \.e, values: choices), .choice("f", \.f, values: choices),
        .toggle("on", \.isOn), .toggle("off", \.isOff),
      ],
      impossible: [
        Impossible("On is not off.", korean: "켬은 끔이 아닙니다.") { $0.isOn && $0.isOff },
        Impossible("No such pair.", korean: "그런 짝은 없습니다.") { $0.a == 1 && $0.f == 1 },
      ],
      code: { payload, _ in "\(payload)" },
      step: { payload, intent in
        guard case .activate = intent else { return .ignored }
        payload.isOn.toggle()
        return .selected(0)
      },
      build: { payload, _ in
        GSText(.body1, "\(payload.a)\(payload.b)\(payload.c)\(payload.d)\(payload.e)\(payload.f)")
          .lowered()
      })
  }
}

/// Counts the looks that the gallery requests.
final class CountingProbe: Sendable {
  private let counts = Mutex((sizes: 0, looks: 0))

  var sizes: Int { counts.withLock { $0.sizes } }
  var looks: Int { counts.withLock { $0.looks } }

  func reset() { counts.withLock { $0 = (0, 0) } }

  var probe: RenderingClient {
    RenderingClient(
      width: { $0.count },
      size: { [self] _, _, _ in
        counts.withLock { $0.sizes += 1 }
        return (6, 1)
      },
      looks: { [self] element, environments in
        counts.withLock { $0.looks += environments.count }
        return environments.map { _ in
          LookFingerprint(
            high: UInt64(bitPattern: Int64(element.hashValue)), low: 0, columns: 6, rows: 1,
            isBlank: false, isCut: false)
        }
      }, inks: { _, _ in [] })
  }
}

extension Session {
  /// The state in every cell of the page that is open.
  var cellsOfPage: [SpecimenState] {
    var result: [SpecimenState] = []
    for section in model.matrix.plan?.sections ?? [] {
      for row in 0..<section.rowCount {
        for column in 0..<section.columnCount {
          guard let position = section.position(row: row, column: column),
            let state = section.state(at: position)
          else { continue }
          result.append(state)
        }
      }
    }
    return result
  }
}

/// Counts how often anything asks whether a state can be.
final class StateCounter: Sendable {
  private let total = Mutex(0)
  var count: Int { total.withLock { $0 } }
  func add() { total.withLock { $0 += 1 } }
  func reset() { total.withLock { $0 = 0 } }
}

extension Specimen {
  /// A quarter of a million states that count how often one asks after them.
  static func counted(_ counter: StateCounter) -> Specimen {
    let choices = (0..<8).map { (name: "v\($0)", value: $0) }
    return Specimen(
      "slots/counted", summary: Phrase("Slots.", korean: "바퀴."),
      usage: Phrase("Here.", korean: "여기."), payload: Slots(),
      axes: [
        .choice("a", \.a, values: choices), .choice("b", \.b, values: choices),
        .choice("c", \.c, values: choices), .choice("d", \.d, values: choices),
        .choice("e", \.e, values: choices), .choice("f", \.f, values: choices),
      ],
      impossible: [
        Impossible("Never.", korean: "없음.") { _ in
          counter.add()
          return false
        }
      ],
      code: { payload, _ in "\(payload)" },
      build: { payload, _ in GSText(.body1, "\(payload.a)").lowered() })
  }
}
