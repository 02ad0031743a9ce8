import GSDesign

// Interactive elements are controls: their panels show focus, press and disabled. None of the three can be left out.
struct SilentButton: Component {
  let id: FocusID
  let ink: Ink

  func lower(into table: inout InteractionTable) -> Element {
    // expected-error@+2 {{extra argument 'action' in call}}
    // expected-error@+1 {{instance method 'add' requires that 'FocusID' conform to 'Component'}}
    table.add(id, action: {})
    // expected-error@+1 {{extra argument 'marks' in call}}
    let panel = Panel(ink: ink, marks: Marks.selected)
    // expected-error@+1 {{'interactive' is inaccessible due to 'package' protection level}}
    return .interactive(id, .panel(panel, .label("Press me")))
  }
}

func misuse(_ panel: inout Panel, _ table: inout InteractionTable, _ id: FocusID) {
  // expected-error@+1 {{cannot assign to property: 'marks' setter is inaccessible}}
  panel.marks = []
  // expected-error@+1 {{missing arguments for parameters 'isDisabled', 'interaction' in call}}
  let state = ControlState(isFocused: true)
  _ = table.control(id, state, panel: panel, label: .label("Press me"))
}
