import Testing

@testable import GSDesign

@Suite struct BindingTests {
  @Test func aBindingReadsAndWritesAValueElsewhere() {
    var value = "a"
    let binding = Binding(get: { value }, set: { value = $0 })
    binding.wrappedValue = "b"
    #expect(value == "b" && binding.wrappedValue == "b")
    value = "c"
    #expect(binding.wrappedValue == "c")
  }

  @Test func aConstantIsNotWritten() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func aMemberIsABinding() {
    struct Model { var tab = (name: "a", count: 1) }
    var model = Model()
    let binding = Binding(get: { model }, set: { model = $0 })
    binding.tab.name.wrappedValue = "b"
    #expect(model.tab == ("b", 1))
    #expect(binding.tab.count.wrappedValue == 1)
  }
}
