import Testing

@testable import GSDesign

@Suite("State of a form") struct FormStateTests {
  private let fields = [
    FormField("Name", .required), FormField("Age", .number(1...150)), FormField("Note"),
  ]

  private func type(_ text: String, into form: inout FormState) {
    for character in text { form.receive(.key(KeyPress(character)), as: "form") }
  }

  @Test func rulesFindTheFaultsOfTexts() {
    typealias Rule = FormField.Rule
    #expect(Rule.optional.problem(in: "") == nil)
    #expect(Rule.required.problem(in: " ") == .missing && Rule.required.problem(in: "a") == nil)
    #expect(Rule.number(1...9).problem(in: " 7 ") == nil)
    for text in ["0", "10", "-1", "7a", "７"] {
      #expect(Rule.number(1...9).problem(in: text) == .notInRange(1...9))
    }
    #expect(Rule.number(1...9).problem(in: "") == .missing)
    #expect(Rule.characters(0...2).problem(in: "") == nil)
    #expect(Rule.characters(2...3).problem(in: "") == .missing)
    #expect(Rule.characters(2...3).problem(in: "가") == .wrongLength(2...3))
    #expect(Rule.characters(2...3).problem(in: " 가나 ") == nil)
  }

  @Test func keysGoFromFieldToField() {
    var form = FormState(fields)
    #expect(form.receive(.key(KeyPress(.tab)), as: "form") == .changed)
    #expect(form.focused == 1)
    form.receive(.key(KeyPress(.down)), as: "form")
    form.receive(.key(KeyPress(.tab)), as: "form")
    #expect(form.focused == 3 && form.button.isFocused)
    #expect(form.receive(.key(KeyPress(.tab)), as: "form") == .ignored)
    form.receive(.key(KeyPress(.tab, modifiers: .shift)), as: "form")
    form.receive(.key(KeyPress(.up)), as: "form")
    #expect(form.focused == 1 && form.inputs.map(\.isFocused) == [false, true, false])
    form.receive(.key(KeyPress(.enter)), as: "form")
    #expect(form.focused == 2)
  }

  @Test func messagesWaitUntilAFieldIsLeft() {
    var form = FormState(fields)
    #expect(form.problem(at: 0) == .missing && form.shownProblem(at: 0) == nil)
    form.receive(.key(KeyPress(.tab)), as: "form")
    #expect(form.shownProblem(at: 0) == .missing && form.shownProblem(at: 1) == nil)
    form.receive(.key(KeyPress(.up)), as: "form")
    type("a", into: &form)
    #expect(form.shownProblem(at: 0) == nil)
  }

  @Test func submittingGoesToTheFirstInvalidField() {
    var form = FormState(fields)
    type("Kim", into: &form)
    form.receive(.key(KeyPress(.enter)), as: "form")
    type("200", into: &form)
    form.receive(.key(KeyPress(.enter)), as: "form")
    #expect(form.receive(.key(KeyPress(.enter)), as: "form") == .changed)
    #expect(form.focused == 1 && form.shownProblem(at: 1) == .notInRange(1...150))
    form.receive(.key(KeyPress(.backspace)), as: "form")
    form.receive(.key(KeyPress(.enter)), as: "form")
    #expect(form.receive(.key(KeyPress(.enter)), as: "form") == .submitted("Kim\n20\n"))
    #expect(form.isValid && form.texts == ["Kim", "20", ""])
  }

  @Test func theProgramMayRefuseATextUntilItChanges() {
    var form = FormState([FormField("Name", .required, text: "root")])
    form.refuse(0, because: "taken")
    #expect(form.submit() == .changed)
    #expect(form.shownProblem(at: 0) == .refused("taken"))
    type("2", into: &form)
    #expect(form.submit() == .submitted("root2"))
    form.refuse(9, because: "no such field")
    #expect(form.isValid)
  }

  @Test func thePointerFocusesFieldsAndPressesTheButton() {
    var form = FormState(fields)
    #expect(form.receive(.pointer(.pressed(.primary), "form/2"), as: "form") == .changed)
    #expect(form.focused == 2)
    form.receive(.pointer(.released(.primary), "form/2"), as: "form")
    form.receive(.pointer(.moved, "form/3"), as: "form")
    #expect(form.button.interaction == .hovered)
    form.receive(.pointer(.pressed(.primary), "form/3"), as: "form")
    form.receive(.pointer(.released(.primary), "form/3"), as: "form")
    #expect(form.focused == 0 && form.shownProblem(at: 0) == .missing)
    form.receive(.pointer(.pressed(.primary), "form/3"), as: "form")
    form.receive(.pointer(.moved, nil), as: "form")
    #expect(form.button.interaction == .normal)
  }

  @Test func tabLeavesTheFormAtItsEnds() {
    var form = FormState([FormField("Name")], isFocused: false)
    var list = ListState(count: 2)
    var ring = FocusRing(["list", "form"])
    func receive(_ event: Event) {
      if !form.keeps(event) { ring.receive(event) }
      form.receive(event, as: "form", in: ring)
      list.receive(event, as: "list", in: ring)
    }
    var focused: [String] = []
    for _ in 0..<4 {
      receive(.key(KeyPress(.tab)))
      focused.append(list.isFocused ? "list" : form.button.isFocused ? "button" : "field")
    }
    #expect(focused == ["field", "button", "list", "button"])
    receive(.pointer(.pressed(.primary), "list/1"))
    receive(.pointer(.pressed(.primary), "form/0"))
    #expect(form.inputs[0].isFocused && !list.isFocused)
    receive(.key(KeyPress(.tab, modifiers: .shift)))
    #expect(list.isFocused && !form.isFocused)
  }

  @Test func aFormWithoutTheFocusTakesNoKeys() {
    var form = FormState(fields, isFocused: false)
    #expect(form.receive(.key(KeyPress(.tab)), as: "form") == .ignored)
    #expect(form.receive(.key(KeyPress("a")), as: "form") == .ignored)
    #expect(form.inputs.allSatisfy { !$0.isFocused })
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func onlyValidTextsAreSubmitted(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var form = FormState(fields)
    let keys: [KeyPress] = [
      KeyPress(.tab), KeyPress(.tab, modifiers: .shift), KeyPress(.up), KeyPress(.down),
      KeyPress(.enter), KeyPress("1"), KeyPress("한"), KeyPress(.backspace), KeyPress(.home),
      .control("u"),
    ]
    for _ in 0..<300 {
      let key = keys.randomElement(using: &random) ?? KeyPress(.enter)
      let outcome = form.receive(.key(key), as: "form")
      if case .submitted = outcome { #expect(form.isValid, "seed \(seed)") }
      let focused = form.inputs.map(\.isFocused) + [form.button.isFocused]
      #expect(focused.count(where: \.self) == 1 && focused[form.focused], "seed \(seed)")
      for place in fields.indices where form.shownProblem(at: place) != nil {
        #expect(form.problem(at: place) == form.shownProblem(at: place), "seed \(seed)")
      }
    }
  }

  @Test func labelsAndFaultsAreSpoken() {
    var form = FormState(fields)
    _ = form.submit()
    let parts = GSForm(state: form, submit: "Save", language: .korean).lowered().spoken.map {
      $0.text(.korean)
    }
    #expect(
      parts == [
        "텍스트 필드, Name, 잘못된 입력, 초점", "텍스트, 필수 항목입니다", "텍스트 필드, Age, 잘못된 입력",
        "텍스트, 필수 항목입니다", "텍스트 필드, Note", "버튼, Save",
      ])
  }
}
