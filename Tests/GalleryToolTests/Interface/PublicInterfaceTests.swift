import Foundation
import Testing

@testable import GalleryTool

/// The public interface of every product is in a file, so reviews see its changes.
@Suite struct PublicInterfaceTests {
  @Test func theFilesSayWhatTheSourcesSay() throws {
    let root = TeamRepository.package
    let pages = PublicInterface.pages(of: try PublicInterface.sources(root: root))
    #expect(pages.count == PublicInterface.modules.count)
    for (module, page) in pages {
      let file = root + "/" + PublicInterface.path(of: module)
      let written = try String(contentsOfFile: file, encoding: .utf8)
      let differences = PublicInterface.differences(from: written, to: page)
      #expect(
        written == page,
        """
        The public interface of \(module) is not what \(PublicInterface.path(of: module)) says. Where that is meant, \
        `make api` writes it, and CHANGELOG.md tells what others have to change:
        \(differences.joined(separator: "\n"))
        """)
    }
  }

  @Test func hiddenDeclarationsAreLeftOut() throws {
    let pages = PublicInterface.pages(of: [
      "GalleryTool": [
        "extension Hidden: Codable { public var a: Int { 1 } }\npublic enum Shown {}"
      ],
      "VisualReview": ["package struct Hidden {}"],
      "GSDesign": [
        "extension String { public var b: Int { 1 } }\nstruct A { public enum Shown {} }"
      ],
    ])
    #expect(pages["GalleryTool"]?.contains("Hidden") == false)
    #expect(pages["GalleryTool"]?.contains("enum Shown") == true)
    #expect(pages["GSDesign"]?.contains("String\n  var b: Int { get }") == true)
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

  @Test func aDifferenceIsToldWithItsType() throws {
    func page(_ type: String) throws -> String {
      let text = "public struct A { public let x: \(type) }\npublic func f() {}"
      return try #require(PublicInterface.pages(of: ["GSDesign": [text]])["GSDesign"])
    }
    let (old, new) = (try page("Int"), try page("Int?"))
    #expect(
      PublicInterface.differences(from: old, to: new) == ["- A: let x: Int", "+ A: let x: Int?"])
    #expect(PublicInterface.differences(from: old, to: old) == [])
  }
}
