import FourSystems

@testable import GSDesign
@testable import GalleryKit

/// Links and filters: a value is written as text that reads the same, and messages contain no control sequences.
enum LinkTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(LinkError) {
      let parsed = try Link.parse(text, in: .builtIn)
      for warning in parsed.warnings { check(warning.description) }
      let printed = parsed.link.text(in: .builtIn)
      require(
        printed.utf8.allSatisfy { 0x21...0x7E ~= $0 }, "\(printed.debugDescription) is printed")
      let again = try Link.parse(printed, in: .builtIn)
      require(complete(again.link) == complete(parsed.link), "\(printed) reads as another link")
      require(again.link.text(in: .builtIn) == printed, "\(printed) is printed otherwise")
      require(
        again.warnings.allSatisfy { $0.description.hasPrefix("The link names a state") },
        "\(printed) has warnings: \(again.warnings)")
    } catch {
      check(error.description)
    }
    do throws(FilterError) {
      _ = try Filters([text], in: .builtIn)
    } catch {
      check(error.description)
    }
  }

  /// The link with every setting that it leaves out at its default.
  private static func complete(_ link: Link) -> Link {
    var link = link
    link.environment = link.environment.atHome(of: link.specimen, in: .builtIn)
    for setting in Setting.all { setting.fill(&link.environment) }
    return link
  }

  private static func check(_ message: String) {
    for scalar in message.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        require(false, "a message says \(message.debugDescription)")
      case _: break
      }
    }
    require(message.utf8.count < 4096, "a message has \(message.utf8.count) bytes")
  }
}
