import Testing

@testable import GSDesign

/// Components behave the same inside and outside a container.
@Suite("Containers")
struct ContentTests {
  /// Counts actions by name.
  private final class Log {
    var done: [String] = []

    func action(_ name: String) -> () -> Void {
      { self.done.append(name) }
    }
  }

  private let log = Log()

  private func button(_ name: String, id: FocusID = "button", isDisabled: Bool = false) -> GSButton
  {
    GSButton(
      style: .primary(isDisabled: isDisabled), id: id, action: log.action(name),
      label: { GSText(.buttonTitle1, name) })
  }

  @Test func aPanelKeepsTabStopsAndActionsInReadingOrder() {
    let lowered = GSPanel("Report") {
      button("Send")
      GSTag.filled("Free", action: log.action("Free"))
    }.lowered()
    #expect(lowered.interactions.tabStops == ["button", "tag"])
    #expect(lowered.element.interactiveIDs == ["button", "tag"])
    for id in lowered.interactions.tabStops { #expect(lowered.interactions.perform(id)) }
    #expect(log.done == ["Send", "Free"])
  }

  @Test func partsOfOneNameAreNumberedInTheLookAndInTheTable() {
    let lowered = GSPanel {
      GSPanel {
        button("a")
        button("b")
      }
      button("c")
    }.lowered()
    #expect(lowered.interactions.tabStops == ["button", "button:2", "button:3"])
    #expect(lowered.element.interactiveIDs == lowered.interactions.tabStops)
    for id in lowered.interactions.tabStops { lowered.interactions.perform(id) }
    #expect(log.done == ["a", "b", "c"])
  }

  @Test func ofAGroupEveryMemberIsNumberedWithIt() {
    func tabs(_ name: String) -> GSTabs {
      GSTabs(["x", "y"], state: TabsState(count: 2)) { log.action("\(name)\($0)")() }
    }
    let lowered = GSPanel {
      tabs("first")
      tabs("second")
    }.lowered()
    #expect(lowered.interactions.tabStops == ["tabs", "tabs:2"])
    #expect(lowered.element.interactiveIDs == ["tabs/0", "tabs/1", "tabs:2/0", "tabs:2/1"])
    #expect(FocusID("tabs:2/1").index(in: "tabs:2") == 1)
    lowered.interactions.perform("tabs:2/1")
    #expect(log.done == ["second1"])
    let targets = lowered.element.nodes.compactMap {
      if case .viewport(let viewport, _) = $0 { viewport.target } else { nil }
    }
    #expect(targets == ["tabs/0", "tabs:2/0"])
  }

  @Test func aNameThatIsFreeStays() {
    let lowered = GSPanel {
      button("a", id: "report/send")
      button("b", id: "report/cancel")
      button("c", id: "report/send")
      button("d", id: "report:2/send")
    }.lowered()
    #expect(
      lowered.interactions.tabStops
        == ["report/send", "report/cancel", "report:2/send", "report:2:2/send"])
    #expect(Set(lowered.interactions.parts).count == 4)
  }

  @Test func conditionsAndLoopsKeepThemAsWell() {
    func lowered(_ names: [String], hasMore: Bool) -> Lowered {
      GSPanel {
        Content.column(spacing: .small) {
          GSText(.body1, "Choose")
          for name in names { button(name, id: FocusID(name)) }
          if hasMore { button("more", id: "more") } else { Element.empty }
          if names.isEmpty { button("none", id: "none") }
        }
      }.lowered()
    }
    #expect(lowered(["a", "b"], hasMore: true).interactions.tabStops == ["a", "b", "more"])
    #expect(lowered([], hasMore: false).interactions.tabStops == ["none"])
  }

  @Test func aDisabledComponentStaysDisabled() {
    let lowered = GSPanel {
      button("a", id: "a", isDisabled: true)
      button("b", id: "b")
    }.lowered()
    #expect(lowered.interactions.tabStops == ["b"])
    #expect(!lowered.interactions.perform("a"))
    #expect(log.done == [])
  }

  @Test func arrangementsMatchTheElements() {
    let one = GSText(.body1, "one")
    let two = GSText(.body1, "two")
    let elements = [one.element, two.element]
    let row = Content.row(spacing: .small) {
      one
      two
    }
    #expect(row.element == .row(spacing: .small, elements))
    let column = Content.column(spacing: .small, alignment: .center) {
      one
      two
    }
    #expect(column.element == .column(spacing: .small, alignment: .center, elements))
    let flow = Content.flow {
      one
      two
    }
    #expect(flow.element == .flow(elements))
    let padded = Content(one).wrapped { .padded(Edges(horizontal: .large), $0) }
    #expect(padded.element == .padded(Edges(horizontal: .large), one.element))
  }

  @Test func aContainerHasTheTabStopsOfItsComponentsAndNoneMore() {
    var table = InteractionTable()
    let panel = GSPanel {
      button("a", id: "a")
      button("b", id: "b")
    }
    _ = table.add(panel)
    #expect(table.tabStops.count == 2)
    #expect(table.mostStopsOfOneComponent == 1)
    table.add("own")
    table.add("another")
    #expect(table.mostStopsOfOneComponent == 2)
  }
}
