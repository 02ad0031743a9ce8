/// Judges photographs of a terminal by the SVGs it should show.
///
/// terminal-photographs WIDTH CALIBRATION.rgb NAME.svg=NAME.rgb[=#INK,#FILL] …
///
/// WIDTH is that of the photographs in pixels. The calibration shows every cell written in magenta. Prints a line for
/// each picture and its first wrong cells; exits with 1 if any cell is wrong. If two colours are given, checks only the
/// cells in these, and also, as controls, the same with a colour 3 of 255 off, which the judge must refuse.
import Glibc

let magenta = Color(255, 0, 255)

func text(of path: String) throws(Failure) -> String {
  guard let file = fopen(path, "rb") else { throw Failure("no picture \(path)") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&piece, 1, piece.count, file), count > 0 { bytes += piece[..<count] }
  return String(decoding: bytes, as: UTF8.self)
}

func run(_ arguments: [String]) throws -> Bool {
  guard arguments.count > 2, let width = Int(arguments[0]) else {
    throw Failure("usage: terminal-photographs WIDTH CALIBRATION.rgb PICTURE.svg=PHOTOGRAPH.rgb …")
  }
  let calibration = try Photograph(path: arguments[1], width: width)
  var cells = 0
  var places = 0
  var controls = 0
  var isRight = true
  for pair in arguments.dropFirst(2) {
    let parts = pair.split(separator: "=").map(String.init)
    let audited = parts.count > 2 ? AuditedPair(parts[2][...]) : nil
    guard parts.count == (audited == nil ? 2 : 3) else { throw Failure("no pair: \(pair)") }
    let picture = try ExpectedPicture(svg: text(of: parts[0]))
    let grid = try CellGrid(
      in: calibration, of: magenta, columns: picture.columns, rows: picture.rows)
    let photograph = try Photograph(path: parts[1], width: width)
    let judge = Judge(picture: picture, photograph: photograph, grid: grid)
    let name = parts[0].split(separator: "/").last ?? ""
    if let audited {
      let faults = judge.faults(of: audited)
      for fault in faults.prefix(12) { print("\(name): \(fault)") }
      places += 1
      isRight = isRight && faults.isEmpty
      for control in audited.controls {
        controls += 1
        guard judge.faults(of: audited, expecting: control).isEmpty else { continue }
        print("\(name): the judge takes \(control.ink) on \(control.fill) for the same colours")
        isRight = false
      }
      continue
    }
    let faults = judge.faults()
    cells += picture.columns * picture.rows
    print(
      "\(name): \(picture.columns * picture.rows - faults.count) of "
        + "\(picture.columns * picture.rows) cells are right")
    for fault in faults.prefix(12) { print("  \(fault)") }
    isRight = isRight && faults.isEmpty
  }
  print(
    "\(arguments.count - 2 - places) pictures, \(cells) cells, \(places) audited pairs of colours, "
      + "\(controls) controls")
  return isRight
}

do {
  exit(try run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
} catch {
  print(error)
  exit(2)
}
