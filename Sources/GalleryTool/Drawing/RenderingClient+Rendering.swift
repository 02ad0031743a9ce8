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
    return RenderingClient(
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
}
