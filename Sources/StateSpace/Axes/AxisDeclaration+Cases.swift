extension AxisDeclaration {
  /// The case of an enumeration with associated values, each through a representative.
  ///
  /// The payload of a case is an axis of its own, with ``associated(_:_:by:samples:meaning:read:write:)`` and a dot in
  /// its name; it has no value in the other cases, and no state is counted twice because of it.
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
  /// - Parameters:
  ///   - axis: the name of the axis in links.
  ///   - path: the stored value that the axis reads and writes.
  ///   - representatives: one value for each case, with its name in links.
  ///   - name: the name of a value's case, among those of `representatives`.
  ///   - tier: whether it belongs to the design or to the interaction.
  ///   - meaning: the meaning of a difference in this axis.
  @inlinable @inline(__always)
  public static func cases<Value: Hashable & Sendable>(
    _ axis: String, _ path: @autoclosure @escaping AxisPath<Payload, Value>,
    _ representatives: [(name: String, value: Value)], tier: AxisTier = .design,
    meaning: AxisMeaning = .state, name: @escaping @Sendable (Value) -> String
  ) -> Self {
    let names = representatives.map(\.name)
    let values = representatives.map(\.value)
    return Self(
      StateAxis(
        name: axis, tier: tier, meaning: meaning, kind: .choice(names),
        read: { .choice(names.firstIndex(of: name($0[keyPath: path()])) ?? 0) },
        write: { payload, value in
          // Setting the current case keeps its associated value.
          guard case .choice(let index) = value, values.indices.contains(index),
            name(payload[keyPath: path()]) != names[index]
          else { return }
          payload[keyPath: path()] = values[index]
        }))
  }

  /// A number that one case of an enumeration carries.
  ///
  /// - Parameters:
  ///   - name: the name in links.
  ///   - range: the smallest and the largest value.
  ///   - step: the distance of neighbouring values.
  ///   - samples: the numbers the space multiplies by.
  ///   - meaning: the meaning of a difference in this axis.
  ///   - read: nil in the cases that carry no such number.
  ///   - write: changes the number in the cases that carry it, and nothing in the others.
  @inlinable
  public static func associated(
    _ name: String, _ range: ClosedRange<Double>, by step: Double, samples: [Double],
    meaning: AxisMeaning = .variety, read: @escaping @Sendable (Payload) -> Double?,
    write: @escaping @Sendable (inout Payload, Double) -> Void
  ) -> Self {
    Self(
      StateAxis(
        name: name, tier: .design, meaning: meaning,
        kind: .number(NumberScale(range, by: step), samples: samples),
        read: { read($0).map { .number($0) } },
        write: { payload, value in
          guard read(payload) != nil, case .number(let number) = value else { return }
          write(&payload, number)
        })
    ).asAssociated()
  }

  /// One of several values that one case of an enumeration carries.
  ///
  /// - Parameters:
  ///   - name: the name in links.
  ///   - values: the values, with their names in links.
  ///   - meaning: the meaning of a difference in this axis.
  ///   - read: nil in the cases that carry no such value.
  ///   - write: changes the value in the cases that carry it, and nothing in the others.
  @inlinable
  public static func associated<Value: Hashable & Sendable>(
    _ name: String, values: [(name: String, value: Value)], meaning: AxisMeaning = .variety,
    read: @escaping @Sendable (Payload) -> Value?,
    write: @escaping @Sendable (inout Payload, Value) -> Void
  ) -> Self {
    let names = values.map(\.name)
    let values = values.map(\.value)
    return Self(
      StateAxis(
        name: name, tier: .design, meaning: meaning, kind: .choice(names),
        read: { read($0).map { .choice(values.firstIndex(of: $0) ?? 0) } },
        write: { payload, value in
          guard read(payload) != nil, case .choice(let index) = value,
            values.indices.contains(index)
          else { return }
          write(&payload, values[index])
        })
    ).asAssociated()
  }
}
