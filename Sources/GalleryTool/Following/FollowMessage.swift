import GSDesign
import GalleryKit
import TokenFiles
import Workbench

/// A message on the socket, one line of JSON: always a complete scene, never a change.
///
/// The presenter speaks first. A follower answers with its own greeting, and is then sent scenes.
///
/// ```
/// {"gallery":1,"catalogue":"8c6e0b2f9d1a4e77"}
/// {"scene":{"link":"tag/filled:selected",…}}
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

  static let version = 1
  /// The longest line of a presenter in bytes, its end included.
  static let lineLimit = 65_536
  /// The longest line of a follower.
  static let followerLineLimit = 256

  /// Why a line is not a message.
  enum Failure: Error, Hashable, Sendable {
    case json(JSONError)
    case wrong(JSONCursor.Failure)
  }

  init(line: [UInt8]) throws(Failure) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.value(of: line)
    } catch {
      throw .json(error)
    }
    do throws(JSONCursor.Failure) {
      self = try Self.coding.value(JSONCursor(value))
    } catch {
      throw .wrong(error)
    }
  }

  /// Whether it is about the content of the presenter's screen.
  var isShown: Bool {
    switch self {
    case .scene, .withheld: true
    case .hello, .full: false
    }
  }

  /// The line, including its end.
  var line: [UInt8] { Array((JSONWriter.line(Self.coding.json(self)) + "\n").utf8) }

  /// The messages without a content.
  private enum Saying: String {
    case withheld, full
  }

  private static let coding = JSONCoding<FollowMessage>(
    { message in
      switch message {
      case .hello(let version, let catalogue):
        .members(["gallery": .integer(version), "catalogue": .string(catalogue)])
      case .scene(let scene): .members(["scene": Scene.coding.json(scene)])
      case .withheld: .members(["says": .string(Saying.withheld.rawValue)])
      case .full: .members(["says": .string(Saying.full.rawValue)])
      }
    },
    { place throws(JSONCursor.Failure) in
      if !place["scene"].isNull { return .scene(try Scene.coding.value(place["scene"])) }
      if !place["gallery"].isNull {
        return .hello(
          version: try place["gallery"].count(), catalogue: try place["catalogue"].text())
      }
      switch try JSONCoding<Saying>.named().value(place["says"]) {
      case .withheld: return .withheld
      case .full: return .full
      }
    })
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
