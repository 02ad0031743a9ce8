import GSDesign
import GalleryKit
package import StateSpace

/// Pending looks, and digests of the baseline they were compared with.
///
/// A baseline can be replaced while looks are pending, by a checkout, a merge or an edit. Accepting them then would
/// undo decisions made since, so each environment records the baseline that its looks were compared with.
package struct PendingSnapshot: Hashable, Sendable {
  package var snapshot: Snapshot
  /// By environment. Empty in a file of an earlier version, which recorded none.
  var bases: [EnvironmentID: String]
  /// The digest of the text of the whole baseline, so that an unchanged one is recognized without reading its looks; nil
  /// if it is not known, or an environment was compared with another baseline.
  private(set) var wholeBase: String?

  /// - Parameters:
  ///   - baseline: the baseline that the looks were compared with; nil if missing.
  ///   - text: its text; nil if it is not known.
  ///   - earlier: earlier pending looks: if they were compared with the same text, its digests are not made again.
  package init(
    _ snapshot: Snapshot, against baseline: Snapshot?, text: String? = nil,
    after earlier: PendingSnapshot? = nil
  ) {
    self.snapshot = snapshot
    wholeBase = baseline == nil ? nil : text.map(Self.digest)
    let isKnown = wholeBase != nil && earlier?.wholeBase == wholeBase
    bases = isKnown ? earlier?.bases ?? [:] : [:]
    for environment in Self.environments(baseline, snapshot) where bases[environment] == nil {
      bases[environment] = Self.digest(baseline, environment)
    }
  }

  /// Reads the text of a `.snap.new` file.
  package init(text: String) throws(SnapshotError) {
    var reader = try SnapshotReader(text)
    snapshot = try reader.snapshot()
    bases = reader.bases
    wholeBase = reader.wholeBase
  }

  /// The text of a snapshot with a line for each base after its environments.
  package var text: String {
    snapshot.text(
      bases: (wholeBase.map { [Self.wholeHeading + $0] } ?? [])
        + bases.sorted { $0.key.text < $1.key.text }.map { environment, digest in
          Self.heading + digest + (environment.isDefault ? "" : " \(environment)")
        })
  }

  static let heading = "against "
  static let wholeHeading = "baseline "
  private static let unknown = "unknown"

  /// The digest of the baseline that an environment was compared with.
  func base(of environment: EnvironmentID) -> String {
    bases.isEmpty ? Self.unknown : bases[environment] ?? Snapshot.noDigest
  }

  /// Keeps the base that another file records for an environment.
  package mutating func keepBase(of environment: EnvironmentID, from other: PendingSnapshot) {
    bases[environment] = other.base(of: environment)
    wholeBase = nil
  }

  /// The environments of both, in the order of the second; those of the first alone keep their predecessors.
  package static func environments(_ first: Snapshot?, _ second: Snapshot?) -> [EnvironmentID] {
    Snapshot.joined(
      first?.sections.map(\.environment) ?? [], second?.sections.map(\.environment) ?? [])
  }

  private static func digest(_ text: String) -> String {
    var hash = StableHash()
    hash.add(text.utf8)
    return hash.value.hexadecimalDigits
  }

  private static func digest(_ snapshot: Snapshot?, _ environment: EnvironmentID) -> String {
    snapshot?.digest(of: environment) ?? Snapshot.noDigest
  }
}

extension PendingSnapshot {
  /// The pending looks in relation to a baseline.
  package struct Resolved: Sendable {
    /// Environments without pending looks are as in the baseline, even if it has changed.
    package let snapshot: Snapshot
    /// The environments with pending looks that were compared with another baseline.
    package let outdated: [EnvironmentID]
  }

  /// Compares the recorded bases with a baseline.
  ///
  /// - Parameter text: the text of the baseline; nil if it is not known.
  package func resolved(on baseline: Snapshot?, text: String? = nil) -> Resolved {
    var result = snapshot
    result.darkThemes.formUnion(baseline?.darkThemes ?? [])
    if let wholeBase, baseline != nil, text.map(Self.digest) == wholeBase {
      return Resolved(snapshot: result, outdated: [])
    }
    var outdated: [EnvironmentID] = []
    result.sections = Self.environments(baseline, snapshot).compactMap { environment in
      let mine = snapshot.sections.first { $0.environment == environment }
      let now = Self.digest(baseline, environment)
      let base = base(of: environment)
      guard base != now else { return mine }
      let waiting = Self.digest(snapshot, environment)
      if waiting == base || waiting == now {
        return baseline?.sections.first { $0.environment == environment }
      }
      outdated.append(environment)
      return mine
    }
    return Resolved(snapshot: result, outdated: outdated)
  }
}

extension Snapshot {
  /// The second list, with each name of the first alone after its nearest predecessor that both have.
  package static func joined<Name: Hashable>(_ old: [Name], _ new: [Name]) -> [Name] {
    joined(old, new, isIn: Set(new).contains)
  }

  /// The second list, with each name of the first alone after its nearest predecessor that both have.
  static func joined<Name: Hashable>(
    _ old: [Name], _ new: [Name], isIn: (Name) -> Bool
  ) -> [Name] {
    var first: [Name] = []
    var following: [Name: [Name]] = [:]
    var anchor: Name?
    for name in old {
      if isIn(name) {
        anchor = name
      } else if let anchor {
        following[anchor, default: []].append(name)
      } else {
        first.append(name)
      }
    }
    guard !first.isEmpty || !following.isEmpty else { return new }
    return first + new.flatMap { [$0] + (following[$0] ?? []) }
  }

  /// The digest of an environment without looks.
  static let noDigest = "none"

  /// A digest of the looks under an environment, independent of their order in the file.
  func digest(of environment: EnvironmentID) -> String {
    guard let section = sections.first(where: { $0.environment == environment }),
      !section.looks.isEmpty
    else { return Self.noDigest }
    var glyphs = GlyphRow(widthPolicy(of: environment))
    var lines: [String] = []
    for look in section.looks {
      let digest = Self.digest(of: look.picture, &glyphs)
      lines += look.states.map { "\($0) \(digest)\n" }
    }
    var hash = StableHash()
    for line in lines.sorted() { hash.add(line.utf8) }
    return hash.value.hexadecimalDigits
  }
}

extension Snapshot {
  /// The digest of a look, without its states.
  static func digest(of picture: CellPicture) -> String {
    var glyphs = GlyphRow(.grapheme)
    return digest(of: picture, &glyphs)
  }

  private static func digest(of picture: CellPicture, _ glyphs: inout GlyphRow) -> String {
    // Without a table each colour is written beside its role.
    let body = body(of: picture, [:], &glyphs)
    var hash = StableHash()
    hash.add("\(picture.columns)x\(picture.rows)\n\(body)".utf8)
    return hash.value.hexadecimalDigits
  }
}

extension SnapshotFiles {
  /// The files of a variant with pending looks beside a baseline.
  package init(variant: VariantID, baseline: String?, drawn: Snapshot) {
    let agreed = baseline.flatMap { try? Snapshot(text: $0) }
    self.init(
      variant: variant, baseline: baseline,
      pending: PendingSnapshot(
        drawn, against: agreed?.variant == variant ? agreed : nil, text: baseline
      ).text)
  }
}
