import Glibc

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import TermSession
@testable import VisualReview

/// Random inputs given to the interactive programs without a terminal.
///
/// `walk HISTORY PROGRAM SEED INPUTS [THEME] [COLUMNSxROWS] [length=N]` writes each input to the file before it is
/// handled, so a history that ends the process is known; `walk HISTORY` replays the file. A history begins with the
/// line of its visit. It prints the processor time of single inputs, and the memory.
enum WalkProbe {
  static func run(_ words: [String]) -> Int32 {
    guard let path = words.first else { return 64 }
    if words.count == 1 { return replay(path) }
    guard words.count >= 4, let seed = UInt64(words[2]), let count = Int(words[3]),
      let log = HistoryLog(path)
    else { return 64 }
    var totals = (inputs: 0, frames: 0, visits: 0, quits: 0)
    var costs = InputCosts()
    var number = seed
    var memory: (early: Int, late: Int) = (0, 0)
    while totals.inputs < count {
      guard let visit = Visit(program: words[1], seed: number, options: Array(words.dropFirst(4)))
      else { return 64 }
      log.begin(visit.description)
      guard let walker = visit.walker(beside: path) else { return 65 }
      var walk = InputWalk(seed: number)
      var opening = visit.opening()
      for _ in 0..<min(visit.length, count - totals.inputs) {
        let input = opening.isEmpty ? walker.next(&walk) : opening.removeFirst()
        log.add(input.description)
        costs.measure(input, of: visit) { walker.send(input) }
        totals.inputs += 1
        if input == .frame { totals.frames += 1 }
        // One-time allocations are done by then.
        if totals.inputs == count / 4 { memory.early = ProcessMemory.resident }
      }
      totals.visits += 1
      if walker.hasEnded { totals.quits += 1 }
      number &+= 1_000_003
    }
    memory.late = ProcessMemory.resident
    print(
      "\(totals.inputs) inputs, \(totals.frames) frames, \(totals.visits) visits, of which \(totals.quits) were asked to quit"
    )
    print("\(memory.early) kB after a quarter, \(memory.late) kB at the end")
    for line in costs.lines { print(line) }
    return 0
  }

  private static func replay(_ path: String) -> Int32 {
    let lines = HistoryLog.lines(of: path)
    guard let first = lines.first, let visit = Visit(first),
      let walker = visit.walker(beside: path)
    else { return 64 }
    for line in lines.dropFirst() {
      guard let input = ProgramInput(line) else { return 64 }
      walker.send(input)
    }
    return 0
  }
}

/// The processor time of inputs: the most expensive ones, with those before them. Time passing is not measured, since it
/// draws many frames.
struct InputCosts {
  private static let most = 10
  private var times: [Int32] = []
  private var dearest: [(microseconds: Int, words: String)] = []
  private var recent: [String] = []

  mutating func measure(_ input: ProgramInput, of visit: Visit, _ body: () -> Void) {
    let before = Self.now
    body()
    let time = Self.now - before
    times.append(Int32(clamping: time))
    let spelling = String(input.description.prefix(40))
    if case .wait = input {
    } else if time > (dearest.last?.microseconds ?? 0) || dearest.count < Self.most {
      let words = (recent + [spelling]).joined(separator: ", ")
      dearest.append((time, "\(visit): \(words)"))
      dearest.sort { $0.microseconds > $1.microseconds }
      dearest = Array(dearest.prefix(Self.most))
    }
    recent = recent.suffix(4) + [spelling]
  }

  var lines: [String] {
    let sorted = times.sorted()
    guard let last = sorted.last else { return [] }
    func share(_ thousandths: Int) -> Int32 { sorted[(sorted.count - 1) * thousandths / 1_000] }
    return [
      "processor time of an input in µs: \(share(500)) median, "
        + "\(share(990)) for 99 percent, \(last) at most"
    ] + dearest.map { "\($0.microseconds) µs \($0.words)" }
  }

  /// The processor time of this thread in microseconds.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
  }
}

/// The memory of this process.
private enum ProcessMemory {
  /// Resident, in kB; 0 if the system does not report it.
  static var resident: Int {
    HistoryLog.lines(of: "/proc/self/status").first { $0.hasPrefix("VmRSS:") }
      .flatMap { $0.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } }
      ?? 0
  }
}

/// The inputs of a visit in a file, each written before it is handled.
final class HistoryLog {
  private let descriptor: Int32

  init?(_ path: String) {
    descriptor = open(path, O_CREAT | O_WRONLY | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  func begin(_ line: String) {
    ftruncate(descriptor, 0)
    add(line)
  }

  func add(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  static func lines(of path: String) -> [String] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&piece, 1, piece.count, file), count > 0 {
      bytes += piece.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
