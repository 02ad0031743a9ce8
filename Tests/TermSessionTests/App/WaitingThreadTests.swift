import CPlatform
import Testing

@testable import TermSession

@Suite("A thread that waits for a task")
struct WaitingThreadTests {
  @Test func aDescriptorThatIsReadyEndsTheWait() async throws {
    let thread = try WaitingThread()
    let pipe = try WakePipe()
    pipe.wake()
    await thread.wait([.readable(pipe.descriptor)], milliseconds: nil)
    pipe.drain()
    // Woken while it waits.
    let waker = Task { pipe.wake() }
    await thread.wait([.readable(pipe.descriptor)], milliseconds: nil)
    await waker.value
  }

  @Test func theTimeEndsTheWait() async throws {
    let thread = try WaitingThread()
    let pipe = try WakePipe()
    let start = ContinuousClock.now
    for _ in 0..<3 { await thread.wait([.readable(pipe.descriptor)], milliseconds: 5) }
    #expect(ContinuousClock.now - start >= .milliseconds(12))
  }

  @Test func aTaskThatIsCancelledWaitsNoLonger() async throws {
    let thread = try WaitingThread()
    let pipe = try WakePipe()
    let task = Task {
      await thread.wait([.readable(pipe.descriptor)], milliseconds: nil)
      return Task.isCancelled
    }
    task.cancel()
    #expect(await task.value)
  }

  /// A thousand threads at once would be refused; those of waits that are over are gone.
  @Test func theThreadEndsWithItsReference() async throws {
    for _ in 0..<1_000 {
      let thread = try WaitingThread()
      await thread.wait([], milliseconds: 0)
    }
  }
}
