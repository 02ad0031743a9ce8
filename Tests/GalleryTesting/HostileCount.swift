import CPlatform

@testable import TermRender

/// Asks every rule of every string along a path into an output, and counts.
public struct HostileCount {
  public private(set) var checks = 0
  public private(set) var breaches: [String] = []
  private let strings: [HostileString]

  public init() throws { strings = try HostileString.all() }

  /// Takes every twelfth string, from another one on for each path; all strings in a long run.
  ///
  /// - Parameters:
  ///   - path: the number of the path.
  ///   - shares: the distance between the strings it takes, 12 by default.
  public init(sharing path: Int, by shares: Int = 12) throws {
    strings = try Self.strings(along: path, by: shares)
  }

  /// Every twelfth string, from another one on for each path; all strings in a long run.
  public static func strings(along path: Int, by shares: Int = 12) throws -> [HostileString] {
    let all = try HostileString.all()
    return Effort.isLong ? all : all.indices.filter { ($0 + path) % shares == 0 }.map { all[$0] }
  }

  /// - Parameter output: returns the output for a text.
  public mutating func check(
    _ path: String, _ name: String, as kind: OutputKind, _ output: (String) throws -> [UInt8]
  ) throws {
    try check(path, [(name, kind)]) { [try output($0)] }
  }

  /// - Parameter write: returns several outputs of one text, in the order of their names.
  public mutating func check(
    _ path: String, _ outputs: [(name: String, kind: OutputKind)],
    _ write: (String) throws -> [[UInt8]]
  ) throws {
    try checkBytes(path, outputs) { try write(String(decoding: $0, as: UTF8.self)) }
  }

  /// The same for bytes that need not be text.
  public mutating func checkBytes(
    _ path: String, _ outputs: [(name: String, kind: OutputKind)],
    _ write: ([UInt8]) throws -> [[UInt8]]
  ) throws {
    let pair = (try write(Array("x".utf8)), try write(Array("y".utf8)))
    var known = ["x": pair.0]
    for string in strings {
      let label = HostileCount.harmless(besides: string.text)
      let harmless = try known[label] ?? write(Array(label.utf8))
      known[label] = harmless
      let written = try write(string.bytes)
      for (index, output) in outputs.enumerated() {
        checks += 1
        // An output that does not depend on the text does not show it.
        let judge = OutputJudge(
          written[index], besides: harmless[index], of: string, as: output.kind,
          isShown: pair.0[index] != pair.1[index])
        for breach in judge.breaches {
          breaches.append("\(string.id), \(path) into \(output.name): \(breach)")
        }
      }
    }
  }

  /// A label of letters alone, as wide as the sanitized text.
  public static func harmless(besides text: String) -> String {
    String(repeating: "x", count: DisplayWidth.columns(of: TextGate.sanitize(text)))
  }

  /// The first breaches, as text; nil if no rule is broken.
  public var summary: String? {
    breaches.isEmpty
      ? nil : "\(breaches.count) breaches\n" + breaches.prefix(40).joined(separator: "\n")
  }
}
