import ColorScience
import Foundation
import Testing

@testable import TokenFiles

@Suite("One colour of an asset catalogue changed")
struct CataloguePatchTests {
  private func contents(_ color: String) -> String {
    "{\r\n  \"info\" : { \"author\" : \"xcode\", \"version\" : 1 },\n\t\"colors\" : [ { \"idiom\" : \"universal\", \"color\" : \(color) } ]\n}\n"
  }

  private func components(_ red: String, _ green: String, _ blue: String, _ alpha: String = "1.000")
    -> String
  {
    "\"components\" : { \"alpha\" : \"\(alpha)\", \"blue\" : \"\(blue)\", \"green\" : \"\(green)\",  \"red\":\"\(red)\" }"
  }

  private func changed(_ text: String, to hex: String) throws -> String? {
    let document = try JSONDocument(Array(text.utf8), name: "Contents.json")
    let node = try #require(document.root["colors"]?.children.first { _ in true }?["color"])
    return try ColorPatch(document, valueAt: node.range.lowerBound, to: hex).map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  @Test(
    "each component keeps its notation",
    arguments: [
      (["0x27", "0x5a", "0xec"], "#12ab0f", ["0x12", "0xab", "0x0f"]),
      (["0x27", "0x5A", "0xEC"], "#12ab0f", ["0x12", "0xAB", "0x0F"]),
      (["39", "90", "236"], "#12ab0f", ["18", "171", "15"]),
      (["0.153", "0.353", "0.925"], "#12ab0f", ["0.071", "0.671", "0.059"]),
      (["0.15300", "1.0", "0"], "#ff00ff", ["1.00000", "0.000", "255"]),
      (["0x27", "90", "0.925"], "#000000", ["0x00", "0", "0.000"]),
    ])
  func eachComponentKeepsItsNotation(old: [String], hex: String, new: [String]) throws {
    let space = ", \"color-space\" : \"srgb\" }"
    let before = contents("{ " + components(old[0], old[1], old[2]) + space)
    #expect(
      try changed(before, to: hex) == contents("{ " + components(new[0], new[1], new[2]) + space))
  }

  @Test(arguments: [
    ("1.000", "0.502"), ("255", "128"), ("0xFF", "0x80"), ("0xaf", "0x80"),
  ])
  func anOpacityKeepsItsNotationToo(old: String, new: String) throws {
    let before = contents("{ " + components("0x01", "0x02", "0x03", old) + " }")
    #expect(
      try changed(before, to: "#01020380")
        == contents("{ " + components("0x01", "0x02", "0x03", new) + " }"))
  }

  @Test func numbersOfJSONStayNumbersAndAnOpacityIsAddedWhereItIsNeeded() throws {
    let before = contents("{ \"components\": { \"red\": 1, \"green\": 0.5, \"blue\": 0 } }")
    let after = contents(
      "{ \"components\": { \"red\": 0.200, \"green\": 0.400, \"blue\": 0.600 } }")
    #expect(try changed(before, to: "#336699") == after)
    let clear = try #require(try changed(before, to: "#33669980"))
    #expect(clear.contains("\"alpha\": \"0.502\" } }"))
  }

  @Test func everySpaceReadsBackAsTheColourThatWasWritten() throws {
    let seed: UInt64 = 20_261_125
    var state = seed
    func random() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let notations = [("0x80", "0x80", "0x80"), ("128", "128", "128"), ("0.500", "0.5", "0.50000")]
    for space in CatalogueColor.spaces.keys.sorted() + ["nowhere"]
    where !(CatalogueColor.spaces[space] == "gray") {
      for (red, green, blue) in notations {
        let before = contents(
          "{ \"color-space\" : \"\(space)\", " + components(red, green, blue) + " }")
        for _ in 0..<60 {
          let digits = String(random() & 0xFFFFFF, radix: 16)
          let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
          let text = try #require(try changed(before, to: hex), "\(space) \(hex), seed \(seed)")
          let catalogue = AssetCatalogue(
            [.init(path: "A.colorset/Contents.json", bytes: Array(text.utf8))], name: "A.xcassets")
          guard case .color(let color)? = catalogue.sets.first?.variants.first?.content else {
            Issue.record("\(text) is no colour, seed \(seed)")
            return
          }
          #expect(color.hex == hex, "\(space) \(text), seed \(seed)")
          #expect(color.space == space)
        }
      }
    }
  }

  @Test(arguments: ["gray-gamma-22", "extended-gray"])
  func aGreyStaysOneAndBecomesNoColour(space: String) throws {
    for old in ["0.750", "0xBF", "191"] {
      let before = contents(
        "{ \"color-space\" : \"\(space)\", \"components\" : { \"alpha\" : \"1.000\", \"white\" : \"\(old)\" } }"
      )
      for byte in [0, 1, 64, 128, 254, 255] {
        let hex = RGB(UInt32(byte * 0x010101)).hex.lowercased()
        let text = try #require(try changed(before, to: hex), "\(old) \(hex)")
        let node = try #require(
          try JSONDocument(Array(text.utf8)).root["colors"]?.children.first { _ in true }?["color"])
        #expect(ColorSetReader.color(node)?.hex == hex)
      }
      #expect(try changed(before, to: "#123456") == nil)
    }
  }

  @Test(
    "an invalid colour is refused",
    arguments: [
      "{ \"reference\": \"systemRedColor\", \"platform\": \"ios\" }",
      "{ \"components\": {} }", "{ \"components\": { \"red\": \"1.0\", \"green\": \"0\" } }",
      "{ \"components\": { \"red\": \"x\", \"green\": \"0\", \"blue\": \"0\" } }", "{}", "3",
    ])
  func anInvalidColourIsRefused(color: String) throws {
    #expect(try changed(contents(color), to: "#123456") == nil)
  }

  @Test func tokensOfACatalogueKnowWhereTheirColoursAreWritten() throws {
    let files = try Fixtures.files(below: "xcassets/synthetic.xcassets")
    let catalogue = AssetCatalogue(files, name: "synthetic.xcassets")
    let set = TokenSet(catalogue.tokenFile(named: "synthetic.xcassets"))
    #expect(set.tokens.count > 5)
    for token in set.tokens {
      for isDark in [false, true] {
        let holder = try #require(set.holder(of: token, isDark: isDark))
        #expect(holder.node.document.name.hasSuffix(".colorset/Contents.json"), "\(token.path)")
        let value = isDark ? set.darkValue(of: token) ?? token.value : token.value
        let color = try #require(ColorSetReader.color(holder.node), "\(token.path)")
        #expect(ColorValue(color.value)?.hex == value.flatMap { ColorValue($0)?.hex })
        let place = holder.location(of: holder.chain.count - 1)
        #expect(place.file == holder.node.document.name)
        #expect(place.line > 1)
      }
      #expect(token.location.file.hasSuffix(".colorset/Contents.json"))
    }
    let both = try #require(set["LightDark"])
    #expect(set.holder(of: both)?.node != set.holder(of: both, isDark: true)?.node)
  }
}
