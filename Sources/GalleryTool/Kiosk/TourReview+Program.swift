import GSDesign
import GalleryKit
import VisualReview
import Workbench

extension TourReview {
  /// The most states of a component that are drawn twice for a scene.
  private static let mostStates = 500

  /// The review of a change, with the keys of `review`; nothing is written.
  ///
  /// - Returns: nil if nothing looks different, or the component has too many states for a scene.
  init?(of change: TourChange) {
    func space(_ catalogue: Catalogue) -> BaselineSpace {
      let environments = Appearance.allCases.map { appearance in
        var settings = Settings()
        settings.theme = change.theme
        settings.appearance = appearance
        return settings
      }
      return BaselineSpace(catalogue, environments: environments)
    }
    let (before, after) = (space(change.before), space(change.after))
    guard let specimen = change.after[change.variant],
      after.states(of: specimen).count(upTo: Self.mostStates + 1) <= Self.mostStates
    else { return nil }
    let files = SnapshotFiles(
      variant: change.variant, baseline: SnapshotDrawer(before).draw(specimen).snapshot.text,
      drawn: SnapshotDrawer(after).draw(specimen).snapshot)
    var options = ReviewOptions()
    options.language = change.language
    options.terminal = change.terminal
    let program = ReviewProgram(catalogue: change.after, files: [files], options: options)
    let model = program.initialModel
    guard let accepting = program.acceptingKey(model) else { return nil }
    self.init(
      of: change.variant, causeCount: model.causes.causes.count, stateCount: model.pendingCount,
      accepting: accepting
    ) { keys, columns, rows, terminal in
      var model = program.initialModel
      let events: [Event] = [
        .resized(columns: columns, rows: rows), .appearance(terminal.appearance),
        .colorDepth(terminal.depth),
      ]
      for event in events + keys.map({ .key($0) }) {
        for effect in program.update(&model, event) {
          switch effect {
          case .write(let changes): program.learn(WriteOutcome(written: changes.count), &model)
          case .writeReasons: program.learnReasons(nil, &model)
          case .screen, .open: break
          }
        }
      }
      return program.view(model)
    }
  }
}
