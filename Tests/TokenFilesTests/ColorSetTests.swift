import Testing

@testable import TokenFiles

@Suite("Colour sets of Xcode")
struct ColorSetTests {
  static let expected = (try? Fixtures.json("expected-colorsets.json")) ?? .null
  static let catalogues = expected.members.map(\.name)

  @Test(arguments: catalogues)
  func everySetHasItsColours(_ path: String) throws {
    let expected = try #require(Self.expected[path])
    let catalogue = AssetCatalogue(try Fixtures.files(below: path), name: path)
    let sets = catalogue.sets.filter { !$0.isBroken }
    #expect(sets.count == Int(expected["count"]?.number ?? -1))
    let wanted = expected["sets"]?.items ?? []
    #expect(sets.map(\.name).sorted() == wanted.compactMap { $0["name"]?.text }.sorted())
    for value in wanted {
      let set = try #require(sets.first { $0.path == value["path"]?.text })
      #expect(set.name == value["name"]?.text)
      #expect(isSame(set.properties, value["properties"]))
      let variants = value["variants"]?.members ?? []
      #expect(set.variants.map(\.label) == variants.map(\.name), "\(set.path)")
      for (variant, wanted) in zip(set.variants, variants) {
        check(variant, wanted.value, set.path)
      }
    }
    let errors = catalogue.findings.filter(\.rule.isError).map { [$0.rule.rawValue, $0.path] }
    let wantedErrors = (expected["errors"]?.items ?? []).map {
      [$0["code"]?.text ?? "", $0["path"]?.text ?? ""]
    }
    #expect(errors.sorted { "\($0)" < "\($1)" } == wantedErrors.sorted { "\($0)" < "\($1)" })
  }

  private func check(_ variant: ColorSet.Variant, _ wanted: JSONValue, _ path: String) {
    switch variant.content {
    case .empty: #expect(wanted["empty"] == .bool(true), "\(path)")
    case .broken: #expect(wanted["error"] != nil, "\(path)")
    case .reference(let name, let platform):
      #expect(name == wanted["reference"]?.text && platform == wanted["platform"]?.text)
    case .color(let color):
      #expect(color.space == wanted["source"]?["space"]?.text)
      #expect(color.components == wanted["source"]?["components"]?.items?.compactMap(\.number))
      #expect(color.alpha == wanted["alpha"]?.number, "\(path)")
      let srgb = wanted["srgb"]?.items?.compactMap(\.number) ?? []
      #expect(zip(color.encodedSRGB, srgb).allSatisfy { abs($0 - $1) < 1e-6 }, "\(path)")
      #expect(srgb.count == 3)
      #expect(color.isInSRGB == (wanted["in_srgb"] == .bool(true)), "\(path)")
      #expect(clipped(color.encodedSRGB) == wanted["hex_clip"]?.text, "\(path)")
      #expect(isNear(color.hex, wanted["hex_css"]?.text ?? ""), "\(path): \(color.hex)")
    }
  }

  /// The conversion before any mapping, compared by its channels clipped to eight bits.
  private func clipped(_ channels: [Double]) -> String {
    channels.reduce("#") { text, channel in
      let byte = Int((min(max(channel, 0), 1) * 255).rounded())
      return text + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }

  /// Gamut mapping may differ by 1 of 255 in each channel.
  private func isNear(_ first: String, _ second: String) -> Bool {
    guard let one = CSSColor(first), let other = CSSColor(second) else { return false }
    return zip(one.components, other.components).allSatisfy { abs($0 - $1) * 255 <= 1.01 }
  }

  @Test func namesThatDifferByCaseAloneAreReported() throws {
    let path = "xcassets/gitspace.xcassets"
    let catalogue = AssetCatalogue(try Fixtures.files(below: path), name: path)
    let finding = try #require(catalogue.findings.first { $0.rule == .nameCase })
    #expect(finding.path == "GSGrayColors/GSgray1.colorset")
    #expect(finding.message == "“GSgray1” is spelled otherwise than “GSGray2”, by case alone.")
    #expect(finding.mend == "Spell it GSGray1.")
  }
}
