import Synchronization
import Testing

@testable import GalleryTool

@Suite("Worker threads")
struct WorkerThreadsTests {
  @Test(arguments: [1, 2, 7, 300])
  func everyPieceIsDoneOnceAndInOrder(_ jobs: Int) {
    let prepared = Atomic(0)
    let done = Mutex<[Int]>([])
    let results = WorkerThreads.map(
      Array(0..<100), jobs: jobs,
      prepare: {
        prepared.wrappingAdd(1, ordering: .relaxed)
        return 0
      },
      work: { kept, item in
        kept += 1
        done.withLock { $0.append(item) }
        return item * item
      })
    #expect(results == (0..<100).map { $0 * $0 })
    #expect(done.withLock { $0.sorted() } == Array(0..<100))
    #expect(1...min(jobs, 100) ~= prepared.load(ordering: .relaxed))
  }

  @Test func noWorkIsDoneAtOnce() {
    let results: [Int] = WorkerThreads.map([Int](), jobs: 4, prepare: { 0 }, work: { $1 + $0 })
    #expect(results.isEmpty)
  }

  /// Each piece waits until all are begun.
  @Test func theThreadsAreAtWorkAtTheSameTime() {
    let arrived = Atomic(0)
    let results = WorkerThreads.map(
      Array(0..<4), jobs: 4, prepare: { 0 },
      work: { _, item in
        arrived.wrappingAdd(1, ordering: .sequentiallyConsistent)
        let deadline = ContinuousClock.now + .seconds(20)
        while arrived.load(ordering: .sequentiallyConsistent) < 4 {
          guard ContinuousClock.now < deadline else { return -1 }
        }
        return item
      })
    #expect(results == [0, 1, 2, 3])
  }
}
