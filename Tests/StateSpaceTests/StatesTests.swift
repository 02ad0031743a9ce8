// Without @testable: as a package that has the product alone.
import StateSpace
import Testing

/// A team's own component, which is not drawn by us.
struct Badge: Hashable, Sendable {
  enum Color: String, Hashable, Sendable, CaseIterable {
    case purple, deepBlue, red
  }

  struct Marks: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let bold = Marks(rawValue: 1)
    static let underlined = Marks(rawValue: 2)
  }

  enum Phase: Hashable, Sendable {
    case idle
    case loading(progress: Double)
  }

  var color = Color.purple
  var isSelected = true
  var isDisabled = false
  var isFocused = false
  var count = 0
  var marks: Marks = []
  var phase = Phase.idle
  var title: String?

  static let states = States(
    "badge/count", from: Badge(),
    axes: [
      .choice("color", \.color), .selected(\.isSelected), .disabled(\.isDisabled),
      .focused(\.isFocused), .stepper("count", \.count, 0...99, samples: [0, 1, 99]),
      .options("marks", \.marks, options: [("bold", .bold), ("underlined", .underlined)]),
      .cases("phase", \.phase, [("idle", .idle), ("loading", .loading(progress: 0))]) { phase in
        switch phase {
        case .idle: "idle"
        case .loading: "loading"
        }
      },
      .associated(
        "phase.progress", 0...1, by: 0.5, samples: [0, 0.5, 1],
        read: { if case .loading(let progress) = $0.phase { progress } else { nil } },
        write: { $0.phase = .loading(progress: $1) }),
      .text("title", \.title, samples: ["a, b=c:d@e", "%", "가나다", ""]),
    ],
    rules: [
      StateRule("A disabled badge takes no focus.") { $0.isDisabled && $0.isFocused },
      StateRule("A disabled badge loads nothing.") { $0.isDisabled && $0.phase != .idle },
    ], varying: [.design, .interaction, .text])
}

@Suite("States of a payload")
struct StatesTests {
  private let states = Badge.states

  /// Every combination of the fields by nested loops, which share nothing with the walk.
  private var bruteForce: [Badge] {
    var result: [Badge] = []
    for color in Badge.Color.allCases {
      for flags in 0..<8 {
        for count in [0, 1, 99] {
          for marks in 0..<4 {
            for phase in [Badge.Phase.idle] + [0, 0.5, 1].map({ .loading(progress: $0) }) {
              for title in [nil, "a, b=c:d@e", "%", "가나다", ""] {
                result.append(
                  Badge(
                    color: color, isSelected: flags & 1 == 1, isDisabled: flags & 2 == 2,
                    isFocused: flags & 4 == 4, count: count, marks: .init(rawValue: marks),
                    phase: phase, title: title))
              }
            }
          }
        }
      }
    }
    return result
  }

  @Test func everyPossibleStateIsWalkedOnce() {
    let walked = Array(states)
    let possible = bruteForce.filter { states.reasons(against: $0).isEmpty }
    #expect(Set(walked) == Set(possible))
    #expect(walked.count == possible.count)
    #expect(states.count == walked.count)
    #expect(states.count(upTo: 5) == 5)
    #expect(states.combinations == 3 * 2 * 2 * 2 * 3 * 4 * 2 * 3 * 5)
  }

  @Test func aWalkIsLazy() {
    let huge = States(
      "huge/one", from: Array(repeating: false, count: 60),
      axes: (0..<60).map { index in
        StateAxis(
          name: "flag\(index)", kind: .toggle, read: { .flag($0[index]) },
          write: { payload, value in if case .flag(let isOn) = value { payload[index] = isOn } })
      })
    #expect(huge.combinations == 1 << 60)
    #expect(
      Array(huge.prefix(3)).map { $0.suffix(2) } == [
        [false, false], [false, true], [true, false],
      ])
    #expect(huge.count(upTo: 10) == 10)
  }

  @Test func aRuleCountsTheStatesThatItKeepsOut() {
    let all = bruteForce
    let counts = states.ruleCounts
    for (rule, count) in zip(states.rules, counts) {
      let forbidden = all.filter(rule.forbids)
      #expect(count.all == forbidden.count, "\(rule.reason)")
      #expect(count.alone == forbidden.count { states.reasons(against: $0) == [rule.reason] })
    }
    #expect(counts.count == 2)
  }

  @Test func everyPairThatAnyStateHasMeetsInTheCover() {
    func pairs(_ states: some Sequence<Badge>) -> Set<[AxisValue?]> {
      var result: Set<[AxisValue?]> = []
      let names = Badge.states.axes.map(\.name)
      for state in states {
        let values = names.map { Badge.states.value(of: $0, in: state) }
        for first in values.indices {
          for second in values.indices where second > first {
            result.insert([.choice(first), .choice(second), values[first], values[second]])
          }
        }
      }
      return result
    }
    let cover = states.cover(strength: 2)
    #expect(cover.count < states.count / 20)
    #expect(cover.allSatisfy { states.reasons(against: $0).isEmpty })
    #expect(pairs(states).subtracting(pairs(cover)).isEmpty)
    #expect(Array(states.covered(by: .tuples(2))) == cover)
    #expect(Array(states.covered(by: .all)).count == states.count)
  }

  @Test func everyStateRoundTripsThroughItsLink() throws {
    for state in states {
      let link = states.link(to: state)
      #expect(try states.state(of: link) == state, "\(link)")
      #expect(link.text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(link)")
    }
    #expect(states.link(to: Badge()) == "badge/count")
    #expect(
      states.link(to: Badge(color: .deepBlue, isSelected: false, title: "a b"))
        == "badge/count:color=deep-blue,no-selected,title=a%20b")
  }

  @Test func everyLinkChoosesItsOwnState() throws {
    for state in states.prefix(300) {
      let filter = try StateFilter(states.link(to: state).text)
      #expect(try states.states(matching: filter).contains(state), "\(filter.text)")
    }
  }

  @Test func filtersChooseByFullValues() throws {
    func chosen(_ text: String) throws -> Int {
      try Array(states.states(matching: StateFilter(text))).count
    }
    let all = Array(states)
    #expect(try chosen("badge") == all.count)
    #expect(try chosen("*/count:*") == all.count)
    #expect(try chosen("tag:selected") == 0)
    #expect(try chosen("badge:color=purple") == all.count { $0.color == .purple })
    #expect(
      try chosen("b*:no-selected,count=99") == all.count { !$0.isSelected && $0.count == 99 })
    #expect(throws: AxisFault.unknownAxis("colour", nearest: ["color"])) {
      try chosen("badge:colour=purple")
    }
    #expect(throws: LinkFault.empty) { try chosen(":selected") }
    #expect(throws: LinkFault.part(.badEncoding(of: "title"))) { try chosen("badge:title=%F") }
  }

  @Test(arguments: [
    ("badge/count:colour=red", "Unknown axis “colour”; did you mean color?"),
    ("badge/count:color=rad", "color has no value “rad”; did you mean red?"),
    (
      "badge/count:color=green",
      "color has no value “green”; there are purple, deep-blue, red."
    ),
    ("badge/count:color", "color needs a value, as in color=…."),
    ("badge/count:title=%4", "The value of title is not well encoded."),
    ("badge/cuont", "Nothing is called “badge/cuont” here; this is badge/count."),
    (":selected", "The link is empty; write a name such as tag/filled."),
  ])
  func aWrongLinkNamesTheNearest(link: String, words: String) throws {
    let error = #expect(throws: LinkFault.self) { try states.state(of: StateID(link)) }
    #expect(error?.description == words)
    #expect(states.reading(StateID(link)).leftOut.count == 1)
    #expect(states.reading(StateID(link)).state == Badge())
  }

  @Test func aSecondValueIsLeftOut() throws {
    let link: StateID = "badge/count:no-selected,color=purple,color=red"
    let (state, leftOut) = states.reading(link)
    #expect(leftOut == [.part(.repeated("color=red", of: "color"))])
    #expect(leftOut.first?.description == "“color=red” gives color a second value.")
    #expect(state == (try states.state(of: "badge/count:no-selected,color=purple")))
    #expect(throws: LinkFault.self) { try states.state(of: link) }
  }

  @Test func aWrongNameCannotControlATerminal() {
    let error = #expect(throws: LinkFault.self) {
      try Badge.states.state(of: "badge/count:\u{1B}[2J")
    }
    #expect(error?.description == "Unknown axis “\\u{1B}[2J”.")
  }

  @Test func anImpossibleStateIsReadWithItsReasons() throws {
    let state = try states.state(of: "badge/count:disabled,focused")
    #expect(states.reasons(against: state) == ["A disabled badge takes no focus."])
  }

  @Test func valuesAreReadAndSetByName() {
    let loading = states.setting("phase", to: .choice(1), in: Badge())
    #expect(loading.phase == .loading(progress: 0))
    #expect(states.value(of: "phase.progress", in: loading) == .number(0))
    #expect(states.value(of: "phase.progress", in: Badge()) == nil)
    #expect(states.value(of: "glow", in: Badge()) == nil)
    #expect(states.setting("glow", to: .flag(true), in: Badge()) == Badge())
  }

  @Test func positionsNameAStateOnce() {
    let idle = [0, 0, 0, 0, 0, 0, 0, 0, 0]
    #expect(states[idle]?.color == .purple)
    #expect(states[[0, 0, 0, 0, 0, 0, 0, 1, 0]] == nil, "an idle badge has no progress")
    #expect(states[[0, 0, 1, 1, 0, 0, 0, 0, 0]] == nil, "a rule forbids it")
  }
}
