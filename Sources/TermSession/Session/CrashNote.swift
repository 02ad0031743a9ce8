import CTermGuard

/// A note on this thread's current work, reported if the process crashes.
///
/// Belongs to one thread, from its making to its end. A signal handler writes the report from memory prepared
/// beforehand; a stack overflow is reported as well.
package final class CrashNote {
  package init() {
    _ = crash_note_begin_thread()
  }

  deinit {
    crash_note_end_thread()
  }

  /// Sets the work of this thread that a crash report names from now on; an empty text reports nothing.
  package func set(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      unsafe crash_note_set(bytes.baseAddress, bytes.count)
    }
  }

  /// The text of a crash, in pieces.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// The note of the thread about its current work.
    case note
    /// The name of the signal.
    case signal
  }

  /// From now on a crash of a thread with a note writes this to standard error and ends the process.
  package static func install(_ pieces: [Piece], status: Int32) {
    let bytes = pieces.flatMap { piece -> [UInt8] in
      switch piece {
      case .text(let text): Array(text.utf8)
      case .note: [UInt8(CRASH_NOTE_PLACE)]
      case .signal: [UInt8(CRASH_NOTE_SIGNAL)]
      }
    }
    unsafe bytes.withUnsafeBufferPointer {
      unsafe crash_note_install($0.baseAddress, $0.count, status)
    }
  }

  /// From now on Ctrl-C writes this to standard error and ends the process.
  package static func installInterrupt(_ text: String, status: Int32) {
    let bytes = Array(text.utf8)
    unsafe bytes.withUnsafeBufferPointer {
      unsafe crash_note_install_interrupt($0.baseAddress, $0.count, status)
    }
  }

  /// Puts back what crashes and Ctrl-C did before.
  package static func remove() {
    crash_note_remove()
  }
}
