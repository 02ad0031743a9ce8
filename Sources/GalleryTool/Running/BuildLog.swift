/// What whoever builds the gallery while it runs says of the last build: its errors, a line each, in a file that is
/// replaced as a whole; empty where there are none.
struct BuildLog {
  let path: String
  private var seen: ProgramFile.Identity?

  init(path: String) {
    self.path = path
  }

  /// The errors, where the file is another one than at the last look; nil where it is the same.
  mutating func news() -> [String]? {
    let now = ProgramFile(path: path).identity
    guard now != seen else { return nil }
    seen = now
    let bytes = (try? Disk.bytes(ofFile: path, limit: Self.mostBytes)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .prefix(Self.mostLines).map { safe(String($0)) }
  }

  private static let mostBytes = 1 << 16
  /// A toast is no page.
  private static let mostLines = 4
}
