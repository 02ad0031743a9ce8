// Restores a terminal however the process ends: by a crash, by `exit`, or by a second deadly
// signal while the first is unhandled. Handlers use async-signal-safe calls on memory prepared beforehand only.
#ifndef GS_CTERMGUARD_H
#define GS_CTERMGUARD_H

#include "Allocation.h"
#include "Confinement.h"
#include "CrashNote.h"
#include "MainQueue.h"
#include "ProcessStart.h"
#include "SocketBroker.h"
#include "DescriptorSet.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

// Bits of `term_guard_take_signals`.
typedef enum {
  TERM_GUARD_DEADLY_TERMINATE = 1,
  TERM_GUARD_DEADLY_HANGUP = 2,
  TERM_GUARD_DEADLY_INTERRUPT = 4,
  TERM_GUARD_DEADLY_QUIT = 8,
  TERM_GUARD_DEADLY = 15,
  TERM_GUARD_RESIZE = 16,
  TERM_GUARD_STOP = 32,
  TERM_GUARD_CONTINUE = 64,
} TermGuardSignal;

// Longest restore string that can be armed, in bytes.
enum { TERM_GUARD_RESTORE_LIMIT = 1024 };

// Installs every handler for the terminal `descriptor` (non-blocking), whose settings are `saved` and
// whose modes `restore` switches off. Returns 0, or an error number: EBUSY when armed already,
// EMSGSIZE when `restore` is too long. With `stops` false SIGTSTP is ignored.
int term_guard_arm(
  int descriptor, const struct termios *saved, const uint8_t *restore, size_t length, bool stops);

// Replaces the restore string; a handler sees the old or the new one, never a mixture. False when it is too
// long: then nothing changes.
bool term_guard_change_restore(const uint8_t *restore, size_t length);

// Whether there is anything to restore: false while the terminal belongs to the shell again.
void term_guard_set_active(bool active);

// The last byte of a pending answer of the terminal, `c` of `CSI ? … c` or `n` of `CSI 0 n`. A dying process waits a
// moment for it, so that the shell does not read it. 0 for none.
void term_guard_set_awaited(uint8_t last);

// Writes the restore string, for at most `milliseconds`; on a timeout discards the terminal's unread output
// and tries once more. True when all of it was written.
bool term_guard_write_restore(int milliseconds);

// Gives the terminal its saved settings, from the background too.
void term_guard_restore_settings(void);

// Puts back the previous handlers, and forgets the terminal. A deadly signal that came and was not taken is raised
// again, with the same effect as without the guard.
void term_guard_disarm(void);

// The readable end of the pipe that wakes a poll when a signal came.
int term_guard_wake_descriptor(void);

// The signals that came since the last call, as bits, each once.
unsigned term_guard_take_signals(void);

// The same without taking them. Makes no system call, so it is cheap to call often.
unsigned term_guard_waiting_signals(void);

// Makes the pipe unreadable until the next signal, without taking any.
void term_guard_take_wakes(void);

// Waits for input of the terminal alone, signals aside; false when none came or it failed.
bool term_guard_wait_input(int descriptor, int milliseconds);

// Discards input until such an answer has come, for at most `milliseconds`.
void term_guard_await_answer(int descriptor, uint8_t last, int milliseconds);

// Puts a byte behind the pending input, as if it were typed; false if the system does not allow it. ioctl(2),
// TIOCSTI.
bool term_guard_put_back(int descriptor, uint8_t byte);

// Stops the process group as Ctrl-Z does; returns after it was continued, or at once for an orphaned process group,
// which cannot be continued.
void term_guard_stop_group(void);

// Ends the process by the default action of `signal`.
_Noreturn void term_guard_reraise(int signal);

// TIOCGWINSZ. Returns 0, or -1 with errno.
int term_guard_window_size(int descriptor, uint16_t *columns, uint16_t *rows);

// One cell in pixels by TIOCGWINSZ, rounded down: 0 if the terminal does not report it.
void term_guard_cell_pixels(int descriptor, uint16_t *width, uint16_t *height);

// open(2) for reading and writing: non-blocking, no controlling terminal, closed on exec.
int term_guard_open(const char *path);

// Milliseconds of the monotonic clock.
int64_t term_guard_now(void);

#endif
