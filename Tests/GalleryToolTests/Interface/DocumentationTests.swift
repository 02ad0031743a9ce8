import Testing

@testable import GalleryTool

@Suite("Documentation comments")
struct DocumentationTests {
  @Test func everyPublicDeclarationHasOne() throws {
    let declarations = try PublicInterfaceTests.read.get()
      .mapValues { $0.flatMap(\.declarations) }
    let count = declarations.values.reduce(0) { $0 + $1.count }
    #expect(count > 1000, "as many were counted: \(count)")
    let undocumented = declarations.mapValues { $0.filter { !$0.isDocumented }.map(\.text) }
    #expect(undocumented.filter { !$0.value.isEmpty } == [:])
  }

  @Test(arguments: [
    "public struct A {}", "public static let a = 1", "  public init?(_ a: Int) {}",
    "public private(set) var a = 1", "public subscript<B>(b: B) -> Int { 1 }",
    "@available(*, unavailable, message: \"(\")\npublic func a() {}",
    "/// Far away.\n\npublic func a() {}", "// No documentation.\npublic func a() {}",
    "/// A.\npublic protocol A {\n  func a()\n}",
    "/// A.\npublic enum A: Int {\n  /// B.\n  case b\n  case c = 2\n}",
    "/// A.\npublic enum A { case b, c }", "public extension A {\n  func a() {}\n}",
    "/// A.\npublic enum A {\n  /// B.\n  public struct B {}\n  indirect case c(A)\n}",
  ])
  func oneWithoutIsFound(text: String) {
    #expect(undocumented(in: text).count == 1)
  }

  @Test(arguments: [
    "/// A.\npublic struct A {\n  let b = 1\n}", "package func a() {}", "public import A",
    "/// A.\n@available(\n  *, unavailable,\n  message: \"b\"\n)\n@discardableResult\npublic func a() {}",
    "/// A.\n@A public func a() {}", "enum A {\n  case b\n}",
    "/// A.\npublic enum A {\n  /// B.\n  case b, c\n\n  func d() {\n    switch self {\n    case .b, .c: 1\n    }\n  }\n}",
    "/// A.\npublic protocol A {\n  /// B.\n  func b()\n}\nextension A {\n  func c() {}\n}",
    "public extension A {\n  private func a() {}\n}", "let text = \"public func a() {}\"",
    "// public func a() {}",
  ])
  func documentedAndPrivateDeclarationsAreNotFound(text: String) {
    #expect(undocumented(in: text) == [])
  }

  private func undocumented(in text: String) -> [String] {
    DeclarationReader.read(text).declarations.filter { !$0.isDocumented }.map(\.text)
  }
}
