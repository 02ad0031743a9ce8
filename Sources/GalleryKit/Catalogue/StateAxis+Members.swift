extension StateAxis {
  /// A set of members, counted from 1 and joined by dots: `1.3`. It belongs to what a person has done, and is not
  /// multiplied.
  public static func members(
    _ name: String, _ path: any WritableKeyPath<Payload, Set<Int>> & Sendable, of count: Int,
    meaning: AxisMeaning
  ) -> StateAxis {
    StateAxis(
      name: name, tier: .interaction, meaning: meaning,
      kind: .options((0..<count).map { String($0 + 1) }, samples: [0]),
      read: { payload in
        .options(payload[keyPath: path].reduce(0) { $0 | 1 << UInt64($1) })
      },
      write: { payload, value in
        guard case .options(let bits) = value else { return }
        payload[keyPath: path] = Set((0..<count).filter { bits >> UInt64($0) & 1 == 1 })
      }
    ).held()
  }

  /// One of the first members, counted from 1.
  public static func position(
    _ name: String, _ path: any WritableKeyPath<Payload, Int> & Sendable, of count: Int,
    tier: AxisTier = .design, meaning: AxisMeaning = .selected
  ) -> StateAxis {
    .choice(
      name, path, values: (0..<count).map { (name: String($0 + 1), value: $0) }, tier: tier,
      meaning: meaning)
  }

  /// The member where something is, counted from 1; nil is where it is unless a person brought it elsewhere. It is not
  /// multiplied.
  public static func place(
    _ name: String, _ path: any WritableKeyPath<Payload, Int?> & Sendable, of count: Int,
    unless standard: String, meaning: AxisMeaning
  ) -> StateAxis {
    .choice(
      name, path,
      values: [(name: standard, value: nil)]
        + (0..<count).map { (name: String($0 + 1), value: $0) },
      tier: .interaction, meaning: meaning
    ).held()
  }

  /// How many members there are; the space multiplies by the numbers given.
  public static func count(
    _ path: any WritableKeyPath<Payload, Int> & Sendable, _ counts: [Int]
  ) -> StateAxis {
    .stepper("count", path, 0...(counts.max() ?? 0), samples: counts)
  }
}
