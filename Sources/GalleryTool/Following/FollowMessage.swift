import GSDesign
import GalleryKit
import TokenFiles
import Workbench

/// A message on the socket, one line of JSON: always a complete scene, never a change.
///
/// The presenter speaks first. A follower answers with its own greeting, and is then sent scenes.
///
/// ```
/// {"gallery":2,"catalogue":"8c6e0b2f9d1a4e77"}
/// {"scene":{"canvas":{"link":"tag/filled:selected",…},…}}
/// ```
///
/// Every line is limited in length, and its content is checked before use: neither side trusts the other.
enum FollowMessage: Hashable, Sendable {
  /// The first line of either side: its protocol version, and the fingerprint of the catalogue that its links refer
  /// to.
  case hello(version: Int, catalogue: String)
  case scene(Scene)
  /// The scene does not fit into a line.
  case withheld
  /// The limit of followers is reached.
  case full

  static let version = 2
  /// The longest line of a presenter in bytes, its end included.
  static let lineLimit = 65_536
  /// The longest line of a follower.
  static let followerLineLimit = 256

  /// Why a line is not a message.
  enum Failure: Error, Hashable, Sendable {
    case json(JSONError)
    /// It is JSON, but no message.
    case wrong
  }

  /// Reads a line strictly, then the message in it; its numbers are counts of items on a screen.
  init(line: [UInt8]) throws(Failure) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.value(of: line)
    } catch {
      throw .json(error)
    }
    let text = String(decoding: line, as: UTF8.self)
    guard value.hasCountsAlone, let message = JSONWriter.value(of: text, as: FollowMessage.self)
    else { throw .wrong }
    self = message
  }

  /// Whether it is about the content of the presenter's screen.
  var isShown: Bool {
    switch self {
    case .scene, .withheld: true
    case .hello, .full: false
    }
  }

  /// The line, including its end.
  var line: [UInt8] { Array((JSONWriter.line(self) + "\n").utf8) }
}

extension FollowMessage: Codable {
  private enum CodingKeys: CodingKey {
    case gallery, catalogue, scene, says
  }

  /// The messages without a content.
  private enum Saying: String, Codable {
    case withheld, full
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    if let scene = try members.decodeIfPresent(Scene.self, forKey: .scene) {
      self = .scene(scene)
    } else if let version = try members.decodeIfPresent(Int.self, forKey: .gallery) {
      self = .hello(
        version: version, catalogue: try members.decode(String.self, forKey: .catalogue))
    } else {
      switch try members.decode(Saying.self, forKey: .says) {
      case .withheld: self = .withheld
      case .full: self = .full
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .hello(let version, let catalogue):
      try members.encode(version, forKey: .gallery)
      try members.encode(catalogue, forKey: .catalogue)
    case .scene(let scene): try members.encode(scene, forKey: .scene)
    case .withheld: try members.encode(Saying.withheld, forKey: .says)
    case .full: try members.encode(Saying.full, forKey: .says)
    }
  }
}

extension JSONValue {
  /// Whether each number in it is an integer from 0 to 2³⁰.
  fileprivate var hasCountsAlone: Bool {
    switch self {
    case .null, .bool, .string: true
    case .integer(let number): 0...(1 << 30) ~= number
    case .decimal: false
    case .array(let values): values.allSatisfy(\.hasCountsAlone)
    case .object(let members): members.allSatisfy(\.value.hasCountsAlone)
    }
  }
}

/// Splits received bytes into lines, and buffers at most one line.
struct LineReader: Hashable {
  /// A line exceeded the limit.
  struct Overflow: Error, Hashable {}

  let limit: Int
  private var partial: [UInt8] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// Receives bytes and returns the lines completed by them, without their ends.
  mutating func take(_ bytes: [UInt8]) throws(Overflow) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      guard partial.count + (end - rest.startIndex) < limit else { throw Overflow() }
      lines.append(partial + rest[..<end])
      partial = []
      rest = rest[(end + 1)...]
    }
    guard partial.count + rest.count < limit else { throw Overflow() }
    partial += rest
    return lines
  }
}
