import Glibc

/// A target for arbitrary bytes. A broken rule ends the process, and libFuzzer keeps the bytes.
protocol FuzzTarget {
  static func run(_ bytes: [UInt8])
}

/// The targets by the names that `Scripts/fuzz.sh` knows.
let targets: [String: @Sendable ([UInt8]) -> Void] = [
  "input": InputTarget.run, "reply": ReplyTarget.run, "link": LinkTarget.run,
  "snapshot": SnapshotTarget.run, "json": JSONTarget.run, "frames": FramesTarget.run,
  "text": TextTarget.run, "follow": FollowTarget.run, "lint": LintTarget.run,
  "tokens": TokenTarget.run,
]

/// Chosen once: a single executable holds all targets, so everything is compiled and linked once.
private let chosen: @Sendable ([UInt8]) -> Void = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = targets[name] else {
    fatalError("FUZZ_TARGET is none of \(targets.keys.sorted().joined(separator: ", ")).")
  }
  return target
}()

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  chosen(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Ends the process if the condition is false.
func require(_ holds: Bool, _ words: @autoclosure () -> String) {
  guard !holds else { return }
  fatalError(words())
}

/// Reads numbers from bytes; zeros once the bytes run out.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func next() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func next(below limit: Int) -> Int { Int(next()) % limit }
}
