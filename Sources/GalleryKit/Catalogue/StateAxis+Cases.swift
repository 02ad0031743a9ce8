extension StateAxis {
  /// The case of an enumeration with associated values, each through a representative.
  ///
  /// What a case carries is an axis of its own, with ``associated(_:_:by:samples:meaning:read:write:)`` and a dot in
  /// its name; it has nothing to say in the other cases, and no state is counted twice because of it.
  ///
  /// ```swift
  /// .cases("phase", \.phase, [("idle", .idle), ("loading", .loading(progress: 0))]) { phase in
  ///   switch phase {
  ///   case .idle: "idle"
  ///   case .loading: "loading"
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter name: which of the names a value's case has.
  public static func cases<Value: Hashable & Sendable>(
    _ axis: String, _ path: any WritableKeyPath<Payload, Value> & Sendable,
    _ representatives: [(name: String, value: Value)], tier: AxisTier = .design,
    meaning: AxisMeaning = .state, name: @escaping @Sendable (Value) -> String
  ) -> StateAxis {
    let names = representatives.map(\.name)
    let values = representatives.map(\.value)
    return StateAxis(
      name: axis, tier: tier, meaning: meaning, kind: .choice(names),
      read: { .choice(names.firstIndex(of: name($0[keyPath: path])) ?? 0) },
      write: { payload, value in
        // The case that is there already keeps what it carries.
        guard case .choice(let index) = value, values.indices.contains(index),
          name(payload[keyPath: path]) != names[index]
        else { return }
        payload[keyPath: path] = values[index]
      })
  }

  /// A number that one case of an enumeration carries.
  ///
  /// - Parameters:
  ///   - samples: the numbers the space multiplies by.
  ///   - read: nil in the cases that carry no such number.
  ///   - write: changes it where it is carried, and nothing elsewhere.
  public static func associated(
    _ name: String, _ range: ClosedRange<Double>, by step: Double, samples: [Double],
    meaning: AxisMeaning = .variety, read: @escaping @Sendable (Payload) -> Double?,
    write: @escaping @Sendable (inout Payload, Double) -> Void
  ) -> StateAxis {
    StateAxis(
      name: name, tier: .design, meaning: meaning,
      kind: .number(NumberScale(range, by: step), samples: samples),
      read: { read($0).map { .number($0) } },
      write: { payload, value in
        guard read(payload) != nil, case .number(let number) = value else { return }
        write(&payload, number)
      }
    ).asAssociated()
  }

  /// One of several values that one case of an enumeration carries.
  ///
  /// - Parameters:
  ///   - read: nil in the cases that carry no such value.
  ///   - write: changes it where it is carried, and nothing elsewhere.
  public static func associated<Value: Hashable & Sendable>(
    _ name: String, values: [(name: String, value: Value)], meaning: AxisMeaning = .variety,
    read: @escaping @Sendable (Payload) -> Value?,
    write: @escaping @Sendable (inout Payload, Value) -> Void
  ) -> StateAxis {
    let names = values.map(\.name)
    let values = values.map(\.value)
    return StateAxis(
      name: name, tier: .design, meaning: meaning, kind: .choice(names),
      read: { read($0).map { .choice(values.firstIndex(of: $0) ?? 0) } },
      write: { payload, value in
        guard read(payload) != nil, case .choice(let index) = value, values.indices.contains(index)
        else { return }
        write(&payload, values[index])
      }
    ).asAssociated()
  }
}
