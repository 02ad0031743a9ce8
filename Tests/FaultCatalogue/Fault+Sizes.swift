import Glibc

extension Fault {
  private static let extremes: [(UInt16, UInt16)] = [
    (0, 0), (1, 1), (1, 40), (2, 300), (20, 5), (19, 4), (500, 2), (65_535, 2), (2, 65_535),
    (1_000, 1_000), (65_535, 65_535),
  ]

  /// Terminals of odd sizes.
  static let sizes: [Fault] =
    extremes.flatMap { columns, rows in
      [
        Fault(.sizes, "\(columns)x\(rows) from the start", .rest, .type("mjt"), .rest, .leave) {
          ($0.columns, $0.rows) = (columns, rows)
          $0.memory = columns == rows && rows > 1_000 ? 96 : 48
        },
        Fault(
          .sizes, "\(columns)x\(rows) and back", .rest, .type("m"), .resize(columns, rows), .rest,
          .type("jt"), .rest, .resize(120, 40), .rest, .exactPicture, .leave
        ) { $0.memory = columns == rows && rows > 1_000 ? 96 : 48 },
      ]
    } + [
      Fault(.sizes, "a storm of sizes", .rest, .resizes(400), .rest, .leave),
      Fault(
        .sizes, "sizes under keys", .rest, .moment, .resizes(50), .moment, .resizes(50),
        .random(.keys, 200), .resize(120, 40), .rest, .exactPicture, .leave),
      Fault(
        .sizes, "sizes while nothing is read", .rest, .stopReading, .resizes(50), .read(4_096),
        .resize(120, 40), .rest, .exactPicture, .leave),
      Fault(.sizes, "TERM while sizes change", .rest, .resizes(50), .signal(SIGTERM)) {
        $0.endings = killed(SIGTERM)
      },
    ]
}
