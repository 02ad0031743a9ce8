import Foundation
import Testing

@testable import GalleryTool

/// The public interface of every product is in a file, so reviews see its changes.
@Suite struct PublicInterfaceTests {
  /// The sources of the package, by module: reading them takes seconds.
  static let read = Result {
    try PublicInterface.sources(root: TeamRepository.package)
      .mapValues { $0.map(DeclarationReader.read) }
  }

  @Test func theInterfaceFilesMatchTheSources() throws {
    let root = TeamRepository.package
    let all = PublicInterface.all(of: try Self.read.get())
    #expect(all.count == PublicInterface.modules.count)
    for (module, interface) in all {
      let file = root + "/" + PublicInterface.path(of: module)
      let written = try String(contentsOfFile: file, encoding: .utf8)
      #expect(
        written == interface.page,
        """
        The public interface of \(module) is not what \(PublicInterface.path(of: module)) says. Where that is meant, \
        `make api` writes it, and CHANGELOG.md tells what others have to change:
        \(interface.differences(from: written).joined(separator: "\n"))
        """)
    }
  }

  @Test func hiddenDeclarationsAreLeftOut() throws {
    let all = PublicInterface.all(of: [
      "GalleryTool": [
        "extension Hidden: Codable { public var a: Int { 1 } }\npublic enum Shown {}"
      ],
      "VisualReview": ["package struct Hidden {}"],
      "GSDesign": [
        "extension String { public var b: Int { 1 } }\nstruct A { public enum Shown {} }"
      ],
    ])
    #expect(all["GalleryTool"]?.declarations == ["Shown": ["enum Shown"]])
    #expect(all["GSDesign"]?.declarations == ["String": ["var b: Int { get }"]])
  }

  @Test func everyProductHasAFile() throws {
    let manifest = try String(
      contentsOfFile: TeamRepository.package + "/Package.swift", encoding: .utf8)
    let products = manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.output.1) }
    #expect(Set(products) == Set(PublicInterface.modules))
  }

  private func declarations(_ text: String) -> [String] {
    DeclarationReader.read(text).declarations.map {
      $0.owner.isEmpty ? $0.text : $0.owner + ": " + $0.text
    }
  }

  @Test func typesAndTheirMembersAreRead() {
    #expect(
      declarations(
        """
        public import Other
        /// A thing.
        public struct Thing<Value: Hashable>: Sendable where Value: Comparable {
          public let a: Int
          public var b: String = "x { y"
          public private(set) var c = Size.small(3)
          public static let small = Thing(1)
          var hidden = 1
          public var d: Int { a + 1 }
          public var e: Int {
            get { a }
            set { b = "" }
          }
          public init(
            _ a: Int, b: String = "\\(1) }",  // why
            c: (Int) -> Int = { $0 }
          ) throws(Problem) {
            self.a = { a }()
          }
          @discardableResult
          public mutating func f<T>(_ t: T) -> [T]
          where T: Hashable { [] }
          public subscript(i: Int) -> Int { get { 1 } }
          struct Inner { public let x = 1 }
          public enum Kind { case one, two(Int)
            case three }
        }
        """) == [
          "struct Thing<Value: Hashable>: Sendable where Value: Comparable",
          "Thing: let a: Int", "Thing: var b: String { get set }",
          "Thing: private(set) var c = Size.small { get }", "Thing: static let small = Thing",
          "Thing: var d: Int { get }", "Thing: var e: Int { get set }",
          "Thing: init(_ a: Int, b: String = \"\\(1) }\", c: (Int) -> Int = { $0 }) throws(Problem)",
          "Thing: @discardableResult mutating func f<T>(_ t: T) -> [T] where T: Hashable",
          "Thing: subscript(i: Int) -> Int { get }", "Thing: enum Kind",
          "Thing.Kind: case one, two(Int)", "Thing.Kind: case three",
        ])
  }

  @Test func protocolsAndExtensionsAreRead() {
    #expect(
      declarations(
        """
        public protocol Drawn: ~Copyable {
          associatedtype Look
          var look: Look { get }
          func draw() throws
        }
        protocol Hidden { func f() }
        extension Drawn { public func twice() {} ; func once() {} }
        extension Thing.Kind: Codable {
          public static func < (a: Self, b: Self) -> Bool { true }
        }
        #if os(Linux)
          public func free() {}
        #endif
        public typealias Name = String
        package struct Shared { public let x: Int }
        """) == [
          "protocol Drawn: ~Copyable", "Drawn: associatedtype Look",
          "Drawn: var look: Look { get }",
          "Drawn: func draw() throws", "Drawn: func twice()", "extension Thing.Kind: Codable",
          "Thing.Kind: static func < (a: Self, b: Self) -> Bool", "func free()",
          "typealias Name = String",
        ])
  }

  @Test func aDifferenceIsReportedWithTheDeclarationsOfItsType() throws {
    func interface(_ type: String, _ name: String = "x") throws -> PublicInterface {
      let text = "public struct A { public let \(name): \(type) }\npublic func f() {}"
      return try #require(PublicInterface.all(of: ["GSDesign": [text]])["GSDesign"])
    }
    let old = try interface("Int")
    let lines = old.page.split(separator: "\n").dropFirst().map { $0.split(separator: " ") }
    #expect(lines.map { [$0[0]] + $0.dropFirst(2) } == [["functions", "f"], ["A", "x"]])
    let changed = try interface("Int?").differences(from: old.page)
    #expect(changed.count == 4)
    #expect(changed[0].hasPrefix("- A ") && changed[0].hasSuffix(" x"))
    #expect(changed[1].hasPrefix("+ A ") && changed[1].hasSuffix(" x"))
    #expect(changed.suffix(2) == ["    let x: Int?", "    struct A"])
    #expect(try interface("Int", "y").differences(from: old.page)[1].hasSuffix(" y"))
    #expect(old.differences(from: old.page) == [])
  }
}
