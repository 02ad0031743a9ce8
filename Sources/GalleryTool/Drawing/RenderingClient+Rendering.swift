import GSDesign
import GalleryKit
import Synchronization
import TermRender
import TermSession

extension RenderingClient {
  /// No look is measured taller.
  static let tallest = 1000

  /// A probe that asks a renderer of its own, kept behind a lock: of several threads each has a probe.
  static func rendering(widthPolicy: WidthPolicy) -> RenderingClient {
    rendering(widths: FollowedWidths(widthPolicy))
  }

  /// The same where columns may turn out to be counted otherwise.
  static func rendering(widths: FollowedWidths) -> RenderingClient {
    let sight = Mutex(ProbeSight())
    var client = RenderingClient(
      width: { DisplayWidth.columns(of: $0, policy: widths.policy) },
      size: { element, change, columns in
        let base = RenderEnvironment(widthPolicy: widths.policy)
        let size = sight.withLock {
          $0.renderer.measure(
            element, environment: base.applying(change),
            within: CellSize(columns: columns, rows: tallest))
        }
        return (size.columns, size.rows)
      },
      looks: { element, changes in
        let base = RenderEnvironment(widthPolicy: widths.policy)
        return sight.withLock { $0.looks(element, changes.map(base.applying)) }
      },
      inks: { element, change in
        let environment = RenderEnvironment(widthPolicy: widths.policy).applying(change)
        return sight.withLock {
          $0.renderer.wordColors(of: element, environments: [environment])[0]
        }.map { words in
          InkOnFill(
            ink: words.ink, fill: words.fill, inkName: words.inkRole?.name ?? "",
            fillName: words.fillRole?.name ?? "", isDisabled: words.isDisabled)
        }
      })
    client.enlarged = { request in
      let base = RenderEnvironment(widthPolicy: widths.policy)
      return sight.withLock {
        $0.enlarged(request, base.applying(request.environment))
      }
    }
    return client
  }
}

/// A renderer and what it knows of the styles it made.
private struct ProbeSight {
  let renderer: Renderer
  let sight: SurfaceHasher

  init() {
    renderer = Renderer()
    sight = SurfaceHasher(pool: renderer.pool)
  }

  func looks(_ element: Element, _ environments: [RenderEnvironment]) -> [LookFingerprint] {
    renderer.draw(element, environments: environments).map { drawing in
      let seen = sight.seen(drawing.surface)
      return LookFingerprint(
        high: seen.high, low: seen.low, columns: drawing.surface.columns,
        rows: drawing.surface.rows, isBlank: seen.isBlank, isCut: drawing.isCut)
    }
  }

  /// The largest scale that fits, from the one asked for downwards.
  func enlarged(
    _ request: EnlargingRequest, _ environment: RenderEnvironment
  ) -> EnlargedLook? {
    let size = renderer.measure(
      request.element, environment: environment,
      within: CellSize(columns: request.room.columns, rows: RenderingClient.tallest))
    let text = renderer.draw(request.element, size: size, environment: environment).surface
    var surface = text
    let edges: Enlargement.Edges
    switch environment.depth {
    case .truecolor: edges = .blended
    case .indexed256, .indexed16: edges = .hard
    case .mono:
      // Outlines are known where there are colours.
      var colored = environment
      colored.depth = .truecolor
      surface = renderer.draw(request.element, size: size, environment: colored).surface
      edges = .uncolored
    }
    var points: (width: Double, height: Double)?
    var scale = request.scale
    while scale > 1 {
      guard let enlargement = Enlargement(surface, text: text, by: scale, edges: edges) else {
        return nil
      }
      let (size, outline) = (enlargement.size, enlargement.outline)
      points = (outline.width, outline.height)
      if size.columns <= request.room.columns, size.rows <= request.room.rows {
        return EnlargedLook(
          scale: scale, points: (outline.width, outline.height), picture: enlargement.picture)
      }
      scale /= 2
    }
    return points.map { EnlargedLook(scale: 1, points: $0, picture: nil) }
  }
}
