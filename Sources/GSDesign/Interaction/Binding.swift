/// A value that lives elsewhere: how to read it and how to write it.
///
/// ```swift
/// let selection = Binding(get: { model.tab }, set: { model.tab = $0 })
/// GSButton(style: .homeTab(tabName: "Starred", tabSelection: selection), action: {}) { … }
/// ```
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Makes a binding from the functions that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A binding to a value that never changes; writing does nothing.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  /// The value, read and written where it lives.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// A binding to a member of the value.
  public subscript<Member>(
    dynamicMember path: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(
      get: { wrappedValue[keyPath: path] },
      set: { wrappedValue[keyPath: path] = $0 })
  }
}
