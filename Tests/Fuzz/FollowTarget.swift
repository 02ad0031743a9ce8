@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import Workbench

#if canImport(GalleryTool)
  @testable import GalleryTool
#endif

/// A presenter's messages: lines are bounded, messages are written as lines that read the same, and any scene is shown
/// on any screen without sequences that control a terminal.
enum FollowTarget: FuzzTarget {
  private static let program = FollowProgram(
    GalleryProgram(
      catalogue: .builtIn,
      probe: RenderingClient(
        width: { $0.count }, size: { _, _, columns in (min(10, columns), 3) },
        looks: { _, environments in
          environments.indices.map { index in
            LookFingerprint(
              high: UInt64(index), low: 0, columns: 10, rows: 3, isBlank: false, isCut: false)
          }
        }, inks: { _, _ in [] })), own: Settings())
  private static let start = program.initialModel

  static func run(_ bytes: [UInt8]) {
    var numbers = ByteReader(bytes)
    let (columns, rows) = (Int(numbers.next()), Int(numbers.next()) % 80)
    var model = start
    _ = program.update(&model, .resized(columns: columns, rows: rows))
    var reader = LineReader(limit: 4_000)
    // As it comes from a socket: in pieces.
    var rest = bytes.dropFirst(2)
    while !rest.isEmpty {
      let piece = Array(rest.prefix(700))
      rest = rest.dropFirst(700)
      guard let lines = try? reader.take(piece) else { return }
      for line in lines { take(line, &model) }
    }
  }

  private static func take(_ line: [UInt8], _ model: inout FollowModel) {
    guard let message = try? FollowMessage(line: line) else { return }
    let written = message.line
    require(written.last == 0x0A, "a line has no end")
    require(written.dropLast().allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "a line has controls")
    require((try? FollowMessage(line: Array(written.dropLast()))) == message, "read otherwise")
    guard case .scene(let scene) = message else { return }
    program.learn(scene, &model)
    let surface = Renderer().draw(
      program.view(model),
      size: CellSize(columns: model.gallery.columns, rows: model.gallery.rows),
      environment: RenderEnvironment(theme: .chrome)
    ).surface
    for scalar in surface.plainText.unicodeScalars where scalar != "\n" {
      require(
        scalar.value >= 0x20 && !(0x7F...0x9F ~= scalar.value) && scalar != "\u{202E}",
        "U+\(String(scalar.value, radix: 16)) is drawn")
    }
  }
}
