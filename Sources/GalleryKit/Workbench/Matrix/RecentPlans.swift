import Synchronization

/// The plans that were made last, so that keys which lead back to one need not make it again.
///
/// A plan depends on its request and on what the terminal turned out to be, and on nothing else that changes.
final class RecentPlans: Sendable {
  private struct Entry {
    let terminal: TerminalFacts
    let plan: MatrixPlan
  }

  /// Folding, turning, and the zooms: what a person goes back and forth between.
  private static let most = 12
  private let entries = Mutex<[Entry]>([])

  func plan(_ request: MatrixRequest, by planner: MatrixPlanner) -> MatrixPlan {
    entries.withLock { entries in
      if let index = entries.firstIndex(where: {
        $0.terminal == planner.terminal && $0.plan.request == request
      }) {
        let entry = entries.remove(at: index)
        entries.append(entry)
        return entry.plan
      }
      let plan = planner.plan(request)
      if entries.count == Self.most { entries.removeFirst() }
      entries.append(Entry(terminal: planner.terminal, plan: plan))
      return plan
    }
  }
}
