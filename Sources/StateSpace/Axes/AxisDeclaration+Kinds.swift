extension AxisDeclaration {
  /// A Bool, controlled by a switch.
  ///
  /// - Parameters:
  ///   - name: the name in links.
  ///   - path: the stored value that the axis reads and writes.
  ///   - tier: whether it belongs to the design or to the interaction.
  ///   - meaning: the meaning of being on; another state by default.
  @inlinable @inline(__always)
  public static func toggle(
    _ name: String, _ path: @autoclosure @escaping AxisPath<Payload, Bool>,
    tier: AxisTier = .design, meaning: AxisMeaning = .state
  ) -> Self {
    Self(
      StateAxis(
        name: name, tier: tier, meaning: meaning, kind: .toggle,
        read: { .flag($0[keyPath: path()]) },
        write: { payload, value in
          if case .flag(let isOn) = value { payload[keyPath: path()] = isOn }
        }))
  }

  /// One of the cases of an enumeration, named by their raw values.
  @inlinable @inline(__always)
  public static func choice<Value: CaseIterable & Hashable & Sendable & RawRepresentable<String>>(
    _ name: String, _ path: @autoclosure @escaping AxisPath<Payload, Value>,
    tier: AxisTier = .design, meaning: AxisMeaning = .variety
  ) -> Self {
    choice(
      name, values: Value.allCases.map { (hyphenated($0.rawValue), $0) }, tier: tier,
      meaning: meaning, get: { $0[keyPath: path()] }, set: { $0[keyPath: path()] = $1 })
  }

  /// One of the cases of an enumeration without raw values, named as Swift prints them: `deepBlue` is `deep-blue`.
  @inlinable @inline(__always)
  public static func choice<Value: CaseIterable & Hashable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping AxisPath<Payload, Value>,
    tier: AxisTier = .design, meaning: AxisMeaning = .variety
  ) -> Self {
    choice(
      name, values: Value.allCases.map { (hyphenated("\($0)"), $0) }, tier: tier,
      meaning: meaning, get: { $0[keyPath: path()] }, set: { $0[keyPath: path()] = $1 })
  }

  /// One of the values given, each with its name in links.
  @inlinable @inline(__always)
  public static func choice<Value: Hashable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping AxisPath<Payload, Value>,
    values: [(name: String, value: Value)], tier: AxisTier = .design,
    meaning: AxisMeaning = .variety
  ) -> Self {
    choice(
      name, values: values, tier: tier, meaning: meaning, get: { $0[keyPath: path()] },
      set: { $0[keyPath: path()] = $1 })
  }

  /// One of several values, read and written by closures. A closure that only reads through a key path compiles to the
  /// read itself; a key path that is passed on would be created when the program starts.
  @inlinable
  static func choice<Value: Hashable & Sendable>(
    _ name: String, values: [(name: String, value: Value)], tier: AxisTier, meaning: AxisMeaning,
    get: @escaping @Sendable (Payload) -> Value,
    set: @escaping @Sendable (inout Payload, Value) -> Void
  ) -> Self {
    let names = values.map(\.name)
    let values = values.map(\.value)
    return Self(
      StateAxis(
        name: name, tier: tier, meaning: meaning, kind: .choice(names),
        read: { .choice(values.firstIndex(of: get($0)) ?? 0) },
        write: { payload, value in
          if case .choice(let index) = value, values.indices.contains(index) {
            set(&payload, values[index])
          }
        }))
  }

  /// Any of the options of an option set, each with its name in links, at most 64.
  ///
  /// - Parameters:
  ///   - name: the name in links.
  ///   - path: the stored value that the axis reads and writes.
  ///   - options: the options, with their names in links.
  ///   - samples: the sets the space multiplies by. Unless given: every set of up to four options; of more, none,
  ///     each alone, and all.
  ///   - tier: whether it belongs to the design or to the interaction.
  ///   - meaning: the meaning of a difference in this axis.
  @inlinable @inline(__always)
  public static func options<Value: OptionSet & Sendable>(
    _ name: String, _ path: @autoclosure @escaping AxisPath<Payload, Value>,
    options: [(name: String, option: Value)], samples: [Value]? = nil, tier: AxisTier = .design,
    meaning: AxisMeaning = .state
  ) -> Self where Value.Element == Value {
    let known = options.prefix(64).map(\.option)
    @Sendable func bits(_ set: Value) -> UInt64 {
      known.indices.reduce(0) { set.contains(known[$1]) ? $0 | 1 << UInt64($1) : $0 }
    }
    return Self(
      StateAxis(
        name: name, tier: tier, meaning: meaning,
        kind: .options(
          options.prefix(64).map(\.name),
          samples: samples.map { $0.map(bits) } ?? Self.samples(of: known.count)),
        read: { .options(bits($0[keyPath: path()])) },
        write: { payload, value in
          guard case .options(let on) = value else { return }
          var set: Value = []
          for index in known.indices where on >> UInt64(index) & 1 == 1 { set.insert(known[index]) }
          payload[keyPath: path()] = set
        }))
  }

  @usableFromInline
  static func samples(of count: Int) -> [UInt64] {
    guard count > 4 else { return (0..<(1 << UInt64(count))).map { $0 } }
    let all: UInt64 = count == 64 ? .max : 1 << UInt64(count) - 1
    return [0] + (0..<count).map { 1 << UInt64($0) } + [all]
  }

  /// A whole number, controlled by a stepper.
  ///
  /// - Parameters:
  ///   - name: the name in links.
  ///   - path: the stored value that the axis reads and writes.
  ///   - range: the smallest and the largest value.
  ///   - samples: the numbers the space multiplies by.
  ///   - tier: whether it belongs to the design or to the interaction.
  ///   - meaning: the meaning of a difference in this axis.
  @inlinable @inline(__always)
  public static func stepper(
    _ name: String, _ path: @autoclosure @escaping AxisPath<Payload, Int>,
    _ range: ClosedRange<Int>, samples: [Int], tier: AxisTier = .design,
    meaning: AxisMeaning = .variety
  ) -> Self {
    Self(
      StateAxis(
        name: name, tier: tier, meaning: meaning,
        kind: .number(
          NumberScale(Double(range.lowerBound)...Double(range.upperBound)),
          samples: samples.map(Double.init)),
        read: { .number(Double($0[keyPath: path()])) },
        write: { payload, value in
          guard case .number(let number) = value else { return }
          payload[keyPath: path()] = Int(exactly: number.rounded()) ?? range.lowerBound
        }))
  }

  /// A number, controlled by a stepper.
  ///
  /// - Parameters:
  ///   - name: the name in links.
  ///   - path: the stored value that the axis reads and writes.
  ///   - range: the smallest and the largest value.
  ///   - step: the distance of neighbouring values.
  ///   - samples: the numbers the space multiplies by.
  ///   - tier: whether it belongs to the design or to the interaction.
  ///   - meaning: the meaning of a difference in this axis.
  @inlinable @inline(__always)
  public static func stepper(
    _ name: String, _ path: @autoclosure @escaping AxisPath<Payload, Double>,
    _ range: ClosedRange<Double>, by step: Double, samples: [Double], tier: AxisTier = .design,
    meaning: AxisMeaning = .variety
  ) -> Self {
    Self(
      StateAxis(
        name: name, tier: tier, meaning: meaning,
        kind: .number(NumberScale(range, by: step), samples: samples),
        read: { .number($0[keyPath: path()]) },
        write: { payload, value in
          if case .number(let number) = value { payload[keyPath: path()] = number }
        }))
  }

  /// A text of the payload; nil is the component's own sample.
  ///
  /// - Parameters:
  ///   - name: the name in links.
  ///   - path: the stored value that the axis reads and writes.
  ///   - samples: texts that are hard to draw; the text tier multiplies by them.
  @inlinable @inline(__always)
  public static func text(
    _ name: String, _ path: @autoclosure @escaping AxisPath<Payload, String?>,
    samples: [String] = []
  ) -> Self {
    Self(
      StateAxis(
        name: name, tier: .text, meaning: .content, kind: .text(samples: samples),
        read: { .text($0[keyPath: path()]) },
        write: { payload, value in
          if case .text(let text) = value { payload[keyPath: path()] = text }
        }))
  }
}

extension AxisDeclaration {
  /// A set of members, counted from 1 and joined by dots: `1.3`. It records actions of a person, and is not multiplied.
  @inlinable @inline(__always)
  public static func members(
    _ name: String, _ path: @autoclosure @escaping AxisPath<Payload, Set<Int>>, of count: Int,
    meaning: AxisMeaning
  ) -> Self {
    Self(
      StateAxis(
        name: name, tier: .interaction, meaning: meaning,
        kind: .options((0..<count).map { String($0 + 1) }, samples: [0]),
        read: { payload in
          .options(payload[keyPath: path()].reduce(0) { $0 | 1 << UInt64($1) })
        },
        write: { payload, value in
          guard case .options(let bits) = value else { return }
          payload[keyPath: path()] = Set((0..<count).filter { bits >> UInt64($0) & 1 == 1 })
        })
    ).held()
  }

  /// One of the first members, counted from 1.
  @inlinable @inline(__always)
  public static func position(
    _ name: String, _ path: @autoclosure @escaping AxisPath<Payload, Int>, of count: Int,
    tier: AxisTier = .design, meaning: AxisMeaning = .selected
  ) -> Self {
    choice(
      name, values: (0..<count).map { (name: String($0 + 1), value: $0) }, tier: tier,
      meaning: meaning, get: { $0[keyPath: path()] }, set: { $0[keyPath: path()] = $1 })
  }

  /// The member that has something, such as the focus, counted from 1; nil for its default place. It is not multiplied.
  @inlinable @inline(__always)
  public static func place(
    _ name: String, _ path: @autoclosure @escaping AxisPath<Payload, Int?>, of count: Int,
    unless standard: String, meaning: AxisMeaning
  ) -> Self {
    choice(
      name,
      values: [(name: standard, value: nil)]
        + (0..<count).map { (name: String($0 + 1), value: $0) },
      tier: .interaction, meaning: meaning, get: { $0[keyPath: path()] },
      set: { $0[keyPath: path()] = $1 }
    ).held()
  }

  /// The number of members; the space multiplies by the samples.
  @inlinable @inline(__always)
  public static func count(
    _ path: @autoclosure @escaping AxisPath<Payload, Int>, _ counts: [Int]
  ) -> Self {
    .stepper("count", path(), 0...(counts.max() ?? 0), samples: counts)
  }
}
