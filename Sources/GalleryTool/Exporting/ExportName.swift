import GalleryKit
import StateSpace

/// Names files after links: `tag/filled:color=yellow,selected@theme=zatch` becomes
/// `tag/filled/color-yellow_selected--theme-zatch.svg`.
///
/// A name depends on its link alone, contains only ASCII letters, digits and `-_.`, and never begins with a dot.
struct ExportName {
  /// The limit of a link's name, which is cut there.
  static let longest = 120

  /// The paths of several links for one kind of file, in their order. They are unique, also on case-insensitive file
  /// systems.
  static func paths(of links: [String], extension fileExtension: String) -> [String] {
    paths(of: links, named: links.map { ExportName($0) }, fileExtension)
  }

  /// The paths of files that hold a variant each: `tag/filled.stories.js`.
  static func paths(ofVariants ids: [String], extension fileExtension: String) -> [String] {
    paths(of: ids, named: ids.map { ExportName(variant: $0[...]) }, fileExtension)
  }

  private static func paths(
    of links: [String], named plain: [ExportName], _ fileExtension: String
  ) -> [String] {
    var counts: [String: Int] = [:]
    for name in plain { counts[name.path.lowercased(), default: 0] += 1 }
    var taken: Set<String> = []
    return zip(links, plain).map { link, name in
      let isAlone = counts[name.path.lowercased()] == 1 && !name.isLossy
      let path = isAlone ? name.path : name.path + "-" + digest(of: link)
      var result = path
      var number = 2
      while !taken.insert(result.lowercased()).inserted {
        result = path + "-\(number)"
        number += 1
      }
      return result + "." + fileExtension
    }
  }

  /// The path without an extension.
  private let path: String
  /// Whether another link could have the same path.
  private let isLossy: Bool

  private init(_ link: String) {
    let environment = link.firstIndex(of: "@").map { link[link.index(after: $0)...] }
    let head = link.prefix { $0 != "@" }
    let id = head.prefix { $0 != ":" }
    let knobs = head.dropFirst(id.count + 1)
    var text = knobs.isEmpty ? "default" : String(knobs)
    if let environment { text += "--" + environment }
    var isLossy = false
    var name = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "="): name += "-"
      case UInt8(ascii: ","): name += "_"
      case _ where isPlain(byte): name.unicodeScalars.append(Unicode.Scalar(byte))
      case _:
        name += "-"
        isLossy = true
      }
    }
    if name.utf8.count > Self.longest || name.hasPrefix(".") {
      name = "x" + name.prefix(Self.longest - 1)
      isLossy = true
    }
    let folder = Self.folder(of: id)
    path = folder + "/" + name
    self.isLossy = isLossy || folder != id
  }

  private init(variant id: Substring) {
    path = Self.folder(of: id)
    isLossy = path != id
  }

  /// The folder of a variant: its id, unless that leads elsewhere.
  private static func folder(of id: Substring) -> String {
    let parts = id.split(separator: "/").prefix(2).map { part in
      let name = part.utf8.prefix(longest / 2).map { isPlain($0) ? $0 : UInt8(ascii: "-") }
      return (name.first == UInt8(ascii: ".") ? "x" : "") + String(decoding: name, as: UTF8.self)
    }
    return parts.isEmpty ? "x" : parts.joined(separator: "/")
  }

  /// Eight digits of a text, the same on every machine: a ``StableHash``, folded to 32 bits.
  static func digest(of text: String) -> String {
    var hash = StableHash()
    hash.add(text.utf8)
    return UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32).hexadecimalDigits
  }
}
