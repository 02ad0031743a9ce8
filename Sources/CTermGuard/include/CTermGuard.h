// Puts a terminal back from wherever the process ends: by a crash, by `exit`, or by a second deadly
// signal that no one takes. Handlers use async-signal-safe calls on memory prepared beforehand only.
#ifndef GS_CTERMGUARD_H
#define GS_CTERMGUARD_H

#include "Allocation.h"
#include "Confinement.h"
#include "CrashNote.h"
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

// From now on this is what switches the modes off, whole or not at all, whenever a handler looks. False when it is too
// long: then nothing changes.
bool term_guard_change_restore(const uint8_t *restore, size_t length);

// Whether there is anything to restore: false while the terminal belongs to the shell again.
void term_guard_set_active(bool active);

// The last byte of an answer of the terminal that is under way, `c` of `CSI ? … c` or `n` of `CSI 0 n`: whoever dies waits
// a moment for it, so that the shell does not read it. 0 where none is.
void term_guard_set_awaited(uint8_t last);

// Writes the restore string, for at most `milliseconds`; then discards what the terminal has not taken
// and tries once more. True when all of it was written.
bool term_guard_write_restore(int milliseconds);

// Gives the terminal its saved settings, from the background too.
void term_guard_restore_settings(void);

// Puts back the handlers that were found, and forgets the terminal. A deadly signal that came and was not taken is raised
// again, so that it does what it would have done without the guard.
void term_guard_disarm(void);

// The readable end of the pipe that wakes a poll when a signal came.
int term_guard_wake_descriptor(void);

// The signals that came since the last call, as bits, each once.
unsigned term_guard_take_signals(void);

// The same without taking them: no call of the system, so that it can be asked as often as one likes.
unsigned term_guard_waiting_signals(void);

// Makes the pipe unreadable until the next signal, without taking any.
void term_guard_take_wakes(void);

// Waits for input of the terminal alone, signals aside; false when none came or it failed.
bool term_guard_wait_input(int descriptor, int milliseconds);

// Drops what comes until such an answer has, for at most `milliseconds`.
void term_guard_await_answer(int descriptor, uint8_t last, int milliseconds);

// Puts a byte behind what waits to be read, as if it were typed; false where the system does not let it. ioctl(2),
// TIOCSTI.
bool term_guard_put_back(int descriptor, uint8_t byte);

// Stops the process group as Ctrl-Z does; returns after it was continued, or at once when no one could
// continue it (an orphaned process group).
void term_guard_stop_group(void);

// Ends the process by the default action of `signal`.
_Noreturn void term_guard_reraise(int signal);

// TIOCGWINSZ. Returns 0, or -1 with errno.
int term_guard_window_size(int descriptor, uint16_t *columns, uint16_t *rows);

// One cell in pixels by TIOCGWINSZ, rounded down: 0 where the terminal does not say.
void term_guard_cell_pixels(int descriptor, uint16_t *width, uint16_t *height);

// open(2) for reading and writing: non-blocking, no controlling terminal, closed on exec.
int term_guard_open(const char *path);

// Milliseconds of the monotonic clock.
int64_t term_guard_now(void);

#endif
