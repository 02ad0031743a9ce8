import GSDesign
import GalleryKit
import TermRender

/// Variants by their level, and the parts of each.
struct ComponentGraph {
  /// A name in the graph, and its parts.
  struct Node {
    let name: String
    var parts: [String]
  }

  /// The nodes of a level, in the order of the catalogue.
  struct Rank {
    let level: Level
    var nodes: [Node] = []
  }

  let ranks: [Rank]

  init(_ specimens: [Specimen], composition: Composition) {
    ranks = Level.allCases.reversed().compactMap { level in
      var rank = Rank(level: level)
      for specimen in specimens where specimen.level == level {
        let name = composition.name(of: specimen.id)
        let parts = composition.parts(of: specimen.id)
        if let index = rank.nodes.firstIndex(where: { $0.name == name }) {
          rank.nodes[index].parts += parts.filter { !rank.nodes[index].parts.contains($0) }
        } else {
          rank.nodes.append(Node(name: name, parts: parts))
        }
      }
      return rank.nodes.isEmpty ? nil : rank
    }
  }

  /// The levels from screens down to foundations, a line for each name.
  var text: String {
    let columns = ranks.flatMap { $0.nodes.map(\.name) }.widest + 2
    let blocks = ranks.map { rank in
      let lines = rank.nodes.map { node in
        "  "
          + (node.parts.isEmpty
            ? node.name : node.name.padded(to: columns) + node.parts.joined(separator: ", "))
      }
      return ([rank.level.phrase.english] + lines).joined(separator: "\n")
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// A directed graph for Graphviz: edges lead from a component to its parts, and those of one level are side by
  /// side.
  var dot: String {
    var lines = ["digraph components {", "  rankdir=TB", "  node [shape=box, style=rounded]"]
    for rank in ranks {
      let names = rank.nodes.map { Self.quoted($0.name) + ";" }.joined(separator: " ")
      lines.append("  { rank=same; \(names) }")
    }
    for node in ranks.flatMap(\.nodes) {
      for part in node.parts {
        lines.append("  \(Self.quoted(node.name)) -> \(Self.quoted(part))")
      }
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// A name quoted for Graphviz.
  private static func quoted(_ name: String) -> String {
    "\""
      + oneLine(name).split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\\\"") + "\""
  }
}
