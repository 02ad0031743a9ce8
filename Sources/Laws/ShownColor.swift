package import ColorScience
package import GSDesign
import GalleryKit

/// A colour of the design, and the colour shown for it in a terminal with fewer colours.
package struct ShownColor: Hashable, Sendable {
  package let role: ColorRole
  package let asked: RGB
  package let shown: RGB

  /// The distance of the two by CIEDE2000.
  package var distance: Double { Lab(asked).difference2000(to: Lab(shown)) }

  /// How much of a distance eyes see.
  package enum Shift: Hashable, Sendable, CaseIterable {
    case none
    /// Below 2.3, the least difference that is noticed side by side (Mahy, Van Eycken and Oosterlinck 1994).
    case unnoticed
    case noticed
    /// From 10 on it is taken for another colour.
    case other

    package init(_ distance: Double) {
      self =
        if distance == 0 {
          .none
        } else if distance < ShownColor.noticeable {
          .unnoticed
        } else if distance < ShownColor.far {
          .noticed
        } else {
          .other
        }
    }
  }

  /// A distance with one decimal.
  package static func text(_ distance: Double) -> String {
    let tenths = Int((distance * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  package static let noticeable = 2.3
  package static let far = Vision.leastDistance
  /// Everyone who sees all colours can distinguish colours this far apart.
  package static let clear = 20.0
}

extension RenderingClient {
  /// The colours shown for some roles as fills, by the cells sent to the terminal; nil without a renderer that draws.
  package func shown(
    _ roles: [ColorRole], in review: EnvironmentChange, at depth: ColorDepth
  ) -> [ShownColor]? {
    guard !roles.isEmpty else { return [] }
    let swatches = Element.row(roles.map { .backdrop($0, .gap(1)) })
    func colors(_ depth: ColorDepth) -> [RGB]? {
      var change = review
      change.depth = depth
      change.vision = Vision.none
      let room = CellSize(columns: roles.count, rows: 1)
      guard let picture = self.picture(swatches, change, room), picture.columns == roles.count
      else {
        return nil
      }
      let colors = roles.indices.compactMap { picture.style(column: $0, row: 0).background?.color }
      return colors.count == roles.count ? colors : nil
    }
    guard let asked = colors(.truecolor), let shown = colors(depth) else { return nil }
    return roles.indices.map { ShownColor(role: roles[$0], asked: asked[$0], shown: shown[$0]) }
  }
}

/// Two colours that people who lack a kind of cones cannot distinguish.
package struct VisionLoss: Hashable, Sendable {
  package let first: ColorRole
  package let second: ColorRole
  /// The distance by CIEDE2000 as the colours are.
  package let distance: Double
  /// The same with the vision.
  package let left: Double

  /// The pairs that are clear as they are and come near with a vision, the nearest first.
  package static func losses(of colors: [ShownColor], with vision: Vision) -> [VisionLoss] {
    var losses: [VisionLoss] = []
    for (place, first) in colors.enumerated() {
      for second in colors.dropFirst(place + 1) {
        let distance = Vision.none.distance(first.asked, second.asked)
        guard distance >= ShownColor.clear else { continue }
        let left = vision.distance(first.asked, second.asked)
        guard left < ShownColor.far else { continue }
        losses.append(
          VisionLoss(first: first.role, second: second.role, distance: distance, left: left))
      }
    }
    return losses.sorted { $0.left < $1.left }
  }
}
