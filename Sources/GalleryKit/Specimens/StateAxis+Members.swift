extension StateAxis {
  /// A set of members, counted from 1 and joined by dots: `1.3`. It belongs to what a person has done, and is not
  /// multiplied.
  static func members(
    _ name: String, _ path: any WritableKeyPath<Payload, Set<Int>> & Sendable
  ) -> StateAxis {
    StateAxis(
      name: name, tier: .interaction, kind: .text(samples: []),
      read: { payload in
        let members = payload[keyPath: path].sorted().map { String($0 + 1) }
        return .text(members.isEmpty ? nil : members.joined(separator: "."))
      },
      write: { payload, value in
        guard case .text(let text) = value else { return }
        let numbers = (text ?? "").split(separator: ".").compactMap { Int($0) }
        payload[keyPath: path] = Set(numbers.filter { 1...99 ~= $0 }.map { $0 - 1 })
      })
  }

  /// One of the first members, counted from 1.
  static func position(
    _ name: String, _ path: any WritableKeyPath<Payload, Int> & Sendable, of count: Int,
    tier: AxisTier = .design
  ) -> StateAxis {
    .choice(
      name, path, values: (0..<count).map { (name: String($0 + 1), value: $0) }, tier: tier)
  }

  /// One of some numbers.
  static func count(
    _ name: String, _ path: any WritableKeyPath<Payload, Int> & Sendable, _ counts: [Int]
  ) -> StateAxis {
    .choice(name, path, values: counts.map { (name: String($0), value: $0) })
  }
}
