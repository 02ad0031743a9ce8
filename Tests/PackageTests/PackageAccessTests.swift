import Testing

@Suite("Declarations for this package alone")
struct PackageAccessTests {
  @Test func thereAreFewerThanTheLimit() throws {
    let files = try PackageFiles.swift(below: "Sources")
    let count = files.reduce(0) { $0 + PackageAccess.count(in: $1) }
    #expect(count > 0)
    #expect(count < PackageAccess.limit)
  }

  @Test(arguments: [
    "package struct A {}", "  package static let a = 1", "package init?(_ a: Int) {}",
    "package private(set) var a = 1", "package indirect enum A {}",
    "package subscript(a: Int) -> Int {", "package fileprivate(set) var a = 0",
    "@discardableResult package mutating func a() {}", "package final class A {}",
    "package typealias A = Int",
  ])
  func oneIsCounted(line: String) {
    #expect(count(line) == 1)
    #expect(count(line + "\n" + line) == 2)
  }

  @Test(arguments: [
    "package import GSDesign", "public package(set) var a = 1", "// package func a() {}",
    "let text = \"package func a() {}\"", "let package = Package(name: \"a\")",
    "public func a() {}", "func package() {}",
  ])
  func whatIsNoneIsNotCounted(line: String) {
    #expect(count(line) == 0)
  }

  private func count(_ text: String) -> Int {
    PackageAccess.count(in: SourceFile(path: "Sources/GSDesign/Sample.swift", text: text))
  }
}
