import GalleryTesting
import Testing

@testable import TermRender
@testable import Words

/// Laws about every label that has passed the gate.
enum GateLaw: String, CaseIterable {
  case noControl = "no-control"
  case noBidi = "no-bidi"
  case noInvisible = "no-invisible"
  case oneLine = "one-line"
  case bounded
  case noLeadingMark = "no-leading-mark"

  func holds(for label: String) -> Bool {
    let scalars = Array(label.unicodeScalars)
    switch self {
    case .noControl:
      return !scalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
    case .noBidi:
      let controls: Set<UInt32> = [
        0x61C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068,
        0x2069,
      ]
      return !scalars.contains { controls.contains($0.value) }
    case .noInvisible:
      return !scalars.indices.contains { index in
        let isTag = (0xE0000...0xE0FFF).contains(scalars[index].value)
        if isTag { return !label.contains("🏴") }
        return [0x200B, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0xFEFF].contains(
          scalars[index].value)
      }
    case .oneLine:
      return !scalars.contains { [0xA, 0xD, 0x85, 0x2028, 0x2029].contains($0.value) }
    case .bounded:
      return label.utf8.count <= 4096
        && label.allSatisfy { cluster in
          DisplayWidth.columns(of: cluster) >= 1
            && DisplayWidth.advance(of: cluster.unicodeScalars) <= 2
            && cluster.utf8.count <= 64
            && cluster.unicodeScalars.filter { ScalarTraits($0).isMark }.count <= 8
        }
    case .noLeadingMark:
      return scalars.first.map { !ScalarTraits($0).isMark } ?? true
    }
  }
}

@Suite("Hostile text") struct HostileTextTests {
  @Test func everyHostileStringKeepsItsRules() throws {
    let strings = try HostileString.published()
    #expect(strings.count == 47)
    var checked = 0
    for string in strings {
      let label = SafeText.label(utf8: string.bytes)
      for law in GateLaw.allCases { #expect(law.holds(for: label), "\(string.id) \(law.rawValue)") }
      for rule in string.rules {
        checked += 1
        switch rule {
        case .noState, .noQuery, .inTime:
          // Without controls nothing can change the terminal or make it answer; time is measured elsewhere.
          #expect(GateLaw.noControl.holds(for: label), "\(string.id)")
        case .validUTF8:
          #expect(String(validating: Array(label.utf8), as: UTF8.self) == label, "\(string.id)")
        case .visible:
          #expect(label.unicodeScalars.contains(where: isReplacement), "\(string.id) \(label)")
        case .noControl, .noBidi, .noInvisible, .oneLine, .bounded, .noLeadingMark:
          let law = try #require(GateLaw(rawValue: rule.rawValue), "\(rule) is no rule of the gate")
          #expect(law.holds(for: label), "\(string.id) \(rule)")
        }
      }
    }
    print("hostile strings: \(strings.count), rules checked: \(checked)")
  }

  @Test func sanitizedTextStaysUnchangedAndKeepsTheLaws() {
    let seed = RandomText.freshSeed()
    print("sanitizedTextStaysUnchangedAndKeepsTheLaws: seed \(seed)")
    var random = RandomText(seed: seed)
    for round in 0..<rounds {
      let text = random.hostile(count: 1 + random.next(below: 24))
      let label = TextGate.sanitize(text)
      let again = TextGate.sanitize(label)
      #expect(
        label.unicodeScalars.elementsEqual(again.unicodeScalars),
        "seed \(seed), round \(round): \(escaped(text)) -> \(escaped(label)) -> \(escaped(again))")
      for law in GateLaw.allCases {
        #expect(
          law.holds(for: label),
          "seed \(seed), round \(round): \(law.rawValue), \(escaped(text)) -> \(escaped(label))")
      }
    }
  }

  @Test func longHostileTextKeepsTheLawsToo() {
    let seed = RandomText.freshSeed()
    print("longHostileTextKeepsTheLawsToo: seed \(seed)")
    var random = RandomText(seed: seed)
    for round in 0..<30 {
      let label = TextGate.sanitize(random.hostile(count: 1 + random.next(below: 6000)))
      #expect(TextGate.sanitize(label) == label, "seed \(seed), round \(round)")
      for law in GateLaw.allCases {
        #expect(law.holds(for: label), "seed \(seed), round \(round): \(law.rawValue)")
      }
    }
  }

  @Test func theWalkFindsSwiftsClustersInAnyText() {
    let seed = RandomText.freshSeed()
    print("theWalkFindsSwiftsClustersInAnyText: seed \(seed)")
    var random = RandomText(seed: seed)
    for round in 0..<rounds {
      let label = TextGate.sanitize(random.hostile(count: 1 + random.next(below: 24)))
      var clusters: [String] = []
      DisplayWidth.forEachCluster(in: label) { cluster, _ in clusters.append(String(cluster)) }
      #expect(clusters == label.map(String.init), "seed \(seed), round \(round): \(escaped(label))")
    }
  }

  private let rounds = 4000

  private func isReplacement(_ scalar: Unicode.Scalar) -> Bool {
    scalar == .replacement || (0x2400...0x2421).contains(scalar.value)
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }
}
