import Testing

@testable import GSDesign
@testable import TermRender

@Suite("Display width") struct DisplayWidthTests {
  /// The vectors join Khmer consonants around U+17D2 into one cluster, Swift 6.3 breaks after it. Nine of eleven
  /// terminals draw the four columns that its three clusters add up to.
  let brokenUpBySwift = ["o318"]

  @Test func precomposedHangulIsTwoColumnsThroughout() {
    for value in UInt32(0xAC00)...0xD7A3 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(DisplayWidth.columns(of: Character(scalar)) == 2)
    }
  }

  @Test func clustersMatchTheVectorsExceptOneKhmerConjunct() throws {
    let vectors = try WidthVector.all()
    #expect(vectors.count == 378)
    let different = vectors.filter { $0.s.map(String.init) != $0.clusters }.map(\.id)
    #expect(different == brokenUpBySwift)
  }

  @Test func walkingFindsTheClustersOfSwift() throws {
    for vector in try WidthVector.all() {
      var found: [Character] = []
      DisplayWidth.forEachCluster(in: vector.s) { cluster, _ in found.append(cluster) }
      #expect(found == Array(vector.s), "\(vector.id)")
    }
  }

  /// - `o110`: a joiner between two syllables. The vector's own clusters add up to 4, as in nine terminals of eleven;
  ///   its total of 2 lets the joiner swallow a syllable.
  @Test func totalsMatchTheVectors() throws {
    var counts: [WidthVector.Level: (right: Int, all: Int)] = [:]
    var different: [String] = []
    for vector in try WidthVector.all() {
      let total = vector.s.reduce(0) { $0 + DisplayWidth.advance(of: $1.unicodeScalars) }
      if total != vector.width { different.append(vector.id) }
      counts[vector.level, default: (0, 0)].right += total == vector.width ? 1 : 0
      counts[vector.level, default: (0, 0)].all += 1
    }
    for level in WidthVector.Level.allCases {
      let (right, all) = counts[level] ?? (0, 0)
      print("widths at level \(level.rawValue): \(right) of \(all)")
    }
    #expect(different == ["o110"] + brokenUpBySwift)
  }

  /// - `o319`: a Burmese vowel that Swift and the vector give a cluster of its own; the vector's total counts it as one
  ///   column, its list as none.
  @Test func clusterWidthsMatchTheVectors() throws {
    var different: [String] = []
    for vector in try WidthVector.all() where !brokenUpBySwift.contains(vector.id) {
      let widths = vector.s.map { DisplayWidth.advance(of: $0.unicodeScalars) }
      if widths != vector.widths { different.append(vector.id) }
    }
    #expect(different == ["o319"])
  }

  /// - `o149`: two leading consonants and a vowel, four columns; `o214`: a skin tone after a letter, three.
  @Test func aClusterHasAtMostTwoColumns() throws {
    var different: [String] = []
    for vector in try WidthVector.all() {
      let columns = vector.s.map { DisplayWidth.columns(of: $0) }
      let advances = vector.s.map { DisplayWidth.advance(of: $0.unicodeScalars) }
      #expect(columns == advances.map { min(2, $0) }, "\(vector.id)")
      if columns != advances { different.append(vector.id) }
    }
    #expect(different == ["o149", "o214"])
  }

  @Test func ambiguousCharactersAreTwoColumnsWhereAsked() throws {
    let different = try WidthVector.all().filter { vector in
      vector.widthAmbiguousWide
        != vector.s.reduce(0) {
          $0 + DisplayWidth.advance(of: $1.unicodeScalars, policy: .ambiguousWide)
        }
    }
    #expect(different.map(\.id) == ["o110"] + brokenUpBySwift)
  }

  @Test(arguments: WidthPolicy.allCases)
  func aTextIsAsWideAsItsClusters(policy: WidthPolicy) throws {
    for vector in try WidthVector.all() {
      let sum = vector.s.reduce(0) { $0 + DisplayWidth.columns(of: $1, policy: policy) }
      #expect(DisplayWidth.columns(of: vector.s, policy: policy) == sum, "\(vector.id)")
      var walked = 0
      DisplayWidth.forEachCluster(in: vector.s, policy: policy) { _, columns in walked += columns }
      #expect(walked == sum, "\(vector.id)")
    }
  }

  @Test func whereTerminalsDisagreeSomeClusterIsNotTrusted() throws {
    for vector in try WidthVector.all() where vector.level == .policy {
      if brokenUpBySwift.contains(vector.id) { continue }
      #expect(!vector.s.allSatisfy { DisplayWidth.isTrusted($0) }, "\(vector.id)")
    }
  }

  @Test func whereAllTerminalsAgreeEveryClusterIsTrusted() throws {
    for vector in try WidthVector.all() where vector.level == .exact {
      #expect(vector.s.allSatisfy { DisplayWidth.isTrusted($0) }, "\(vector.id)")
    }
  }

  @Test func withoutClusteringScalarsAddUp() {
    #expect(DisplayWidth.advance(of: "👨‍👩‍👧".unicodeScalars, policy: .wcwidth) == 6)
    #expect(DisplayWidth.columns(of: "👨‍👩‍👧", policy: .wcwidth) == 2)
    #expect(DisplayWidth.columns(of: "❤️", policy: .wcwidth) == 1)
    #expect(DisplayWidth.columns(of: "🇰🇷", policy: .wcwidth) == 2)
    #expect(DisplayWidth.columns(of: "확인", policy: .wcwidth) == 4)
  }

  @Test func withoutClusteringOnlyTheFirstPartIsWritten() {
    #expect(DisplayWidth.presentable("👨‍👩‍👧") == "👨")
    #expect(DisplayWidth.presentable("👍🏽") == "👍")
    #expect(DisplayWidth.presentable("é") == "é")
  }

  @Test func theEmptyTextHasNoColumns() {
    #expect(DisplayWidth.columns(of: "") == 0)
    DisplayWidth.forEachCluster(in: "") { _, _ in Issue.record("there is no cluster") }
  }
}
