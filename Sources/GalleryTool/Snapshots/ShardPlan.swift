import GalleryKit
import VisualReview

/// Divides variants into parts of about as many states each.
///
/// The largest goes first, each to the part that has least so far: what a part holds depends on the catalogue alone.
enum ShardPlan {
  /// The part of each variant, from 1, in the order of the variants.
  static func parts(stateCounts: [Int], count: Int) -> [Int] {
    var loads = [Int](repeating: 0, count: count)
    var parts = [Int](repeating: 1, count: stateCounts.count)
    let order = stateCounts.indices.sorted { (stateCounts[$1], $0) < (stateCounts[$0], $1) }
    for index in order {
      let part = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[part] += stateCounts[index]
      parts[index] = part + 1
    }
    return parts
  }

  static func specimens(
    _ specimens: [Specimen], of shard: TestReport.Shard?, in space: BaselineSpace
  ) -> [Specimen] {
    guard let shard else { return specimens }
    let parts = parts(
      stateCounts: specimens.map { space.states(of: $0).count }, count: shard.count)
    return zip(specimens, parts).filter { $0.1 == shard.index }.map(\.0)
  }
}
