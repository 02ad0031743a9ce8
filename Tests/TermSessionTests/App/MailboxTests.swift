import CPlatform
import Testing

@testable import TermSession

@Suite("Messages on their way to a program")
struct MailboxTests {
  private func isReadable(_ descriptor: Int32) -> Bool {
    var set = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&set, 1, 0) == 1
  }

  @Test func itIsReadableWhileThereAreMessages() async throws {
    let mailbox = try Mailbox<Int>()
    #expect(!isReadable(mailbox.descriptor))
    #expect(await mailbox.put(1))
    #expect(await mailbox.put(2))
    #expect(isReadable(mailbox.descriptor))
    #expect(mailbox.take() == [1, 2])
    #expect(!isReadable(mailbox.descriptor))
    #expect(mailbox.take() == [])
  }

  /// A source that never stops waits for its reader: all messages arrive, in order, and at most as many at once as
  /// there is room for.
  @Test func aSourceThatIsFasterWaits() async throws {
    let mailbox = try Mailbox<Int>()
    let count = 10 * Mailbox<Int>.capacity + 7
    mailbox.begin()
    let sender = Task {
      for number in 0..<count { #expect(await mailbox.put(number)) }
      mailbox.end()
    }
    var taken: [Int] = []
    while taken.count < count {
      let messages = mailbox.take()
      #expect(messages.count <= Mailbox<Int>.capacity)
      taken += messages
      await Task.yield()
    }
    await sender.value
    #expect(taken == Array(0..<count))
    #expect(mailbox.isOver)
  }

  @Test func aWaitingSenderLearnsThatTheMailboxIsClosed() async throws {
    let mailbox = try Mailbox<Int>()
    for number in 1..<Mailbox<Int>.capacity { #expect(await mailbox.put(number)) }
    let sender = Task { await mailbox.put(0) }
    // The last one fills the box, and waits there.
    while !isReadable(mailbox.descriptor) { await Task.yield() }
    mailbox.close()
    #expect(await sender.value == false)
    #expect(await mailbox.put(1) == false)
    #expect(mailbox.take() == [])
  }

  @Test func severalSendersThatWaitGoOnTogether() async throws {
    let mailbox = try Mailbox<Int>()
    for number in 1..<Mailbox<Int>.capacity { #expect(await mailbox.put(number)) }
    let senders = (0..<3).map { _ in
      mailbox.begin()
      return Task {
        defer { mailbox.end() }
        return await mailbox.put(0)
      }
    }
    #expect(!mailbox.isOver)
    var taken: [Int] = []
    while taken.count < Mailbox<Int>.capacity + 2 {
      taken += mailbox.take()
      await Task.yield()
    }
    for sender in senders { #expect(await sender.value) }
    #expect(mailbox.isOver)
  }

  /// A thousand boxes, filled, closed and dropped, leave no descriptor behind.
  @Test func nothingIsLeftOpen() async throws {
    let before = try Mailbox<Int>().descriptor
    for _ in 0..<1_000 {
      let mailbox = try Mailbox<Int>()
      _ = await mailbox.put(1)
      mailbox.close()
    }
    let after = try Mailbox<Int>().descriptor
    #expect(after < before + 64, "descriptors are given again once they are free")
  }
}
