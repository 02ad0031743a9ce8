import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

@Suite("SGR")
struct GraphicsTests {
  private func text(_ old: Pen?, _ new: Pen) -> String {
    String(decoding: ControlSequence.graphics(from: old, to: new).bytes, as: UTF8.self)
      .replacing("\u{1B}", with: "^")
  }

  private let red = TerminalColor.direct(RGB(0xFF0000))

  @Test func onlyChangedAttributesAreWrittenInOneSequence() {
    let pen = Pen(foreground: red, background: .indexed(7), attributes: .bold)
    #expect(text(.plain, pen) == "^[1;38;2;255;0;0;48;5;7m")
    var other = pen
    other.background = .named(12)
    #expect(text(pen, other) == "^[104m")
    other.foreground = .named(9)
    #expect(text(pen, other) == "^[91;104m")
    #expect(text(pen, pen) == "")
  }

  @Test func goingBackIsAResetWhereThatIsShorter() {
    let pen = Pen(foreground: red, attributes: [.bold, .italic, .underline])
    #expect(text(pen, .plain) == "^[m")
    #expect(text(pen, Pen(foreground: red, attributes: [.bold, .italic])) == "^[24m")
    #expect(text(pen, Pen(attributes: .bold)) == "^[;1m")
    #expect(text(Pen(foreground: red), Pen(background: red)) == "^[;48;2;255;0;0m")
  }

  @Test func boldAndDimAreTakenAwayTogether() {
    #expect(
      text(
        Pen(foreground: red, attributes: [.bold, .dim]), Pen(foreground: red, attributes: .dim))
        == "^[22;2m")
  }

  @Test func afterAnUnknownPenEverythingIsWritten() {
    #expect(text(nil, .plain) == "^[m")
    #expect(text(nil, Pen(background: .named(1), attributes: .reverse)) == "^[;7;41m")
  }

  @Test func everyPairOfAttributesLeadsFromTheOneToTheOther() {
    for old in 0..<UInt8(64) {
      for new in 0..<UInt8(64) {
        let from = Pen(foreground: red, attributes: Attributes(rawValue: old))
        let to = Pen(background: red, attributes: Attributes(rawValue: new))
        let sequence = text(from, to)
        var attributes = from.attributes
        var foreground = true
        var background = false
        for number in sequence.dropFirst(2).dropLast()
          .split(separator: ";", omittingEmptySubsequences: false)
        {
          switch number {
          case "": (attributes, foreground, background) = ([], false, false)
          case "1": attributes.insert(.bold)
          case "2": if !background { attributes.insert(.dim) }
          case "3": attributes.insert(.italic)
          case "4": attributes.insert(.underline)
          case "7": attributes.insert(.reverse)
          case "9": attributes.insert(.strikethrough)
          case "22": attributes.subtract([.bold, .dim])
          case "23": attributes.remove(.italic)
          case "24": attributes.remove(.underline)
          case "27": attributes.remove(.reverse)
          case "29": attributes.remove(.strikethrough)
          case "39": foreground = false
          case "48": background = true
          case "255", "0": break
          default: Issue.record("\(number) in \(sequence)")
          }
        }
        #expect(attributes == to.attributes && !foreground && background, "\(sequence)")
      }
    }
  }

  @Test func monoHasNoColours() {
    var downsampler = Downsampler(depth: .mono)
    let style = Style(
      foreground: Paint(RGB(0x112233)), background: Paint(.white), attributes: [.dim, .underline])
    #expect(downsampler.pen(for: style) == Pen(attributes: [.dim, .underline]))
  }

  @Test func fewerColoursAreTheNearestOnes() {
    var cube = Downsampler(depth: .indexed256)
    func fill(_ color: UInt32, _ downsampler: inout Downsampler) -> TerminalColor {
      downsampler.pen(for: Style(background: Paint(RGB(color)))).background
    }
    #expect(fill(0xFF0000, &cube) == .indexed(196))
    #expect(fill(0x080808, &cube) == .indexed(232))
    var named = Downsampler(depth: .indexed16)
    #expect(fill(0x000000, &named) == .named(0))
    #expect(fill(0xFFFFFF, &named) == .named(15))
    #expect(fill(0xCD0000, &named) == .named(1))
  }
}
