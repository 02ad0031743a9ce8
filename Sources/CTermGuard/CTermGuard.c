#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "CTermGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define DYING_MILLISECONDS 300
#define PIECE 512
// After a crash nothing else waits for the end, and on a slow line an answer takes its time.
#define ANSWER_MILLISECONDS 500
#define SIGNALS 65

static const int crash_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS};
// Signals that do not end a process, cannot be caught, or stop a background program before it touches the terminal.
static const int other_signals[] = {
  SIGKILL, SIGSTOP, SIGCHLD, SIGURG, SIGTTIN, SIGTTOU, SIGTSTP, SIGCONT, SIGWINCH,
#ifdef SIGINFO
  SIGINFO,
#endif
#ifdef __APPLE__
  SIGIO,
#endif
};
static const struct {
  int number;
  unsigned bit;
} loop_signals[] = {
  {SIGTERM, TERM_GUARD_DEADLY_TERMINATE}, {SIGHUP, TERM_GUARD_DEADLY_HANGUP},
  {SIGINT, TERM_GUARD_DEADLY_INTERRUPT},  {SIGQUIT, TERM_GUARD_DEADLY_QUIT},
  {SIGWINCH, TERM_GUARD_RESIZE},          {SIGTSTP, TERM_GUARD_STOP},
  {SIGCONT, TERM_GUARD_CONTINUE},
};

static atomic_bool is_armed;
static atomic_bool is_active;
// The last byte of the pending answer; 0 for none.
static atomic_uchar awaited;
static atomic_uint pending;
static int terminal = -1;
static int wake_pipe[2] = {-1, -1};
static struct termios settings;
// Two, so that a handler finds one whole while the other is written.
static struct {
  uint8_t bytes[TERM_GUARD_RESTORE_LIMIT];
  size_t length;
} restores[2];
static atomic_int restore_index;
static pid_t owner;
static struct sigaction found_actions[SIGNALS];
static bool is_taken[SIGNALS];
static stack_t found_stack;
static sigset_t found_mask;
static uint8_t handler_stack[65536];

// Writes as much as the terminal accepts until the deadline; true when it took everything.
static bool write_until(int64_t deadline) {
  size_t written = 0;
  const int index = atomic_load(&restore_index);
  const uint8_t *restore_bytes = restores[index].bytes;
  const size_t restore_length = restores[index].length;
  for (;;) {
    int64_t left = deadline - term_guard_now();
    struct pollfd wait = {.fd = terminal, .events = POLLOUT};
    int ready = poll(&wait, 1, left > 0 ? (int)left : 0);
    if (ready > 0 && wait.revents & (POLLERR | POLLHUP | POLLNVAL)) return false;
    if (ready > 0) {
      size_t rest = restore_length - written;
      ssize_t count = write(terminal, restore_bytes + written, rest < PIECE ? rest : PIECE);
      if (count > 0) written += (size_t)count;
      if (written == restore_length) return true;
      if (count < 0 && errno != EAGAIN && errno != EINTR) return false;
    } else if (ready < 0 && errno != EINTR && errno != EAGAIN) {
      return false;
    }
    if (left <= 0) return false;
  }
}

bool term_guard_write_restore(int milliseconds) {
  if (write_until(term_guard_now() + milliseconds)) return true;
  // The reader has stopped. Its unread output is worth less than the restore string.
  tcflow(terminal, TCOON);
  tcflush(terminal, TCOFLUSH);
  return write_until(term_guard_now() + 50);
}

// tcsetattr(3) succeeds if it could make any of the changes, so the settings are read back.
static bool has_settings(void) {
  struct termios now;
  return tcgetattr(terminal, &now) == 0 && now.c_iflag == settings.c_iflag
    && now.c_oflag == settings.c_oflag && now.c_cflag == settings.c_cflag
    && now.c_lflag == settings.c_lflag && memcmp(now.c_cc, settings.c_cc, sizeof now.c_cc) == 0;
}

void term_guard_restore_settings(void) {
  // A background process would be stopped here and leave the terminal raw.
  sigset_t output, before;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &output, &before);
  // This is the last chance to restore them, so it is tried several times.
  for (int attempt = 0; attempt < 10; attempt++) {
    tcsetattr(terminal, TCSANOW, &settings);
    if (has_settings()) break;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void restore_everything(void) {
  if (!atomic_exchange(&is_active, false) || getpid() != owner) return;
  term_guard_write_restore(DYING_MILLISECONDS);
  const uint8_t last = atomic_load(&awaited);
  if (last != 0) term_guard_await_answer(terminal, last, ANSWER_MILLISECONDS);
  tcflush(terminal, TCIFLUSH);
  term_guard_restore_settings();
}

_Noreturn void term_guard_reraise(int number) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  sigset_t unblocked;
  sigemptyset(&unblocked);
  sigaddset(&unblocked, number);
  raise(number);
  pthread_sigmask(SIG_UNBLOCK, &unblocked, NULL);
  _exit(128 + number);
}

static void on_crash(int number) {
  restore_everything();
  term_guard_reraise(number);
}

static void on_signal(int number) {
  int error = errno;
  unsigned bit = 0;
  for (size_t index = 0; index < COUNT(loop_signals); index++)
    if (loop_signals[index].number == number) bit = loop_signals[index].bit;
  unsigned before = atomic_fetch_or(&pending, bit);
  if (bit & TERM_GUARD_DEADLY && before & bit) {
    // The same signal again, with the first still pending: the program no longer handles signals.
    restore_everything();
    term_guard_reraise(number);
  }
  if (wake_pipe[1] >= 0 && write(wake_pipe[1], "", 1) < 0) {
    // The pipe is full, so that the poll wakes anyway.
  }
  errno = error;
}

static void on_exit_of_process(void) { restore_everything(); }

static int open_pipe(void) {
  if (pipe(wake_pipe) != 0) return errno;
  for (int end = 0; end < 2; end++) {
    fcntl(wake_pipe[end], F_SETFL, O_NONBLOCK);
    fcntl(wake_pipe[end], F_SETFD, FD_CLOEXEC);
  }
  return 0;
}

// The parent process may have left signals blocked, as threads of a pool do.
static void unblock_signals(void) {
  sigset_t heard;
  sigemptyset(&heard);
  for (size_t index = 0; index < COUNT(crash_signals); index++)
    sigaddset(&heard, crash_signals[index]);
  for (size_t index = 0; index < COUNT(loop_signals); index++)
    sigaddset(&heard, loop_signals[index].number);
  // These stop a program in the background before it touches the terminal.
  sigaddset(&heard, SIGTTIN);
  sigaddset(&heard, SIGTTOU);
  pthread_sigmask(SIG_UNBLOCK, &heard, &found_mask);
}

static void take_signal(int number, const struct sigaction *action) {
  is_taken[number] = sigaction(number, action, &found_actions[number]) == 0;
}

static bool is_other(int number) {
  for (size_t index = 0; index < COUNT(other_signals); index++)
    if (other_signals[index] == number) return true;
  return false;
}

static void install_handlers(bool stops) {
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  sigaltstack(&stack, &found_stack);
  struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (size_t index = 0; index < COUNT(crash_signals); index++) {
    // A fault in the handler itself must end the process, not be held back.
    sigdelset(&action.sa_mask, crash_signals[index]);
  }
  memset(is_taken, 0, sizeof is_taken);
  for (size_t index = 0; index < COUNT(loop_signals); index++) {
    struct sigaction one = action;
    if (loop_signals[index].number == SIGTSTP && !stops) one.sa_handler = SIG_IGN;
    take_signal(loop_signals[index].number, &one);
  }
  action.sa_handler = on_crash;
  action.sa_flags |= SA_RESETHAND;
  for (size_t index = 0; index < COUNT(crash_signals); index++)
    take_signal(crash_signals[index], &action);
  // All other signals that end a process by default: timers, users' signals, real-time ones.
  for (int number = 1; number < SIGNALS && number < NSIG; number++) {
    struct sigaction found;
    if (is_taken[number] || is_other(number) || sigaction(number, NULL, &found) != 0) continue;
    if (found.sa_handler == SIG_DFL) take_signal(number, &action);
  }
}

int term_guard_arm(
  int descriptor, const struct termios *saved, const uint8_t *restore, size_t length, bool stops) {
  if (length > TERM_GUARD_RESTORE_LIMIT) return EMSGSIZE;
  bool unarmed = false;
  if (!atomic_compare_exchange_strong(&is_armed, &unarmed, true)) return EBUSY;
  int error = open_pipe();
  if (error != 0) {
    atomic_store(&is_armed, false);
    return error;
  }
  terminal = descriptor;
  settings = *saved;
  term_guard_change_restore(restore, length);
  owner = getpid();
  atomic_store(&pending, 0);
  atomic_store(&awaited, 0);
  static atomic_bool is_registered;
  if (!atomic_exchange(&is_registered, true)) atexit(on_exit_of_process);
  install_handlers(stops);
  unblock_signals();
  return 0;
}

bool term_guard_change_restore(const uint8_t *restore, size_t length) {
  if (length > TERM_GUARD_RESTORE_LIMIT) return false;
  const int other = 1 - atomic_load(&restore_index);
  memcpy(restores[other].bytes, restore, length);
  restores[other].length = length;
  atomic_store(&restore_index, other);
  return true;
}

void term_guard_set_active(bool active) { atomic_store(&is_active, active); }

void term_guard_set_awaited(uint8_t last) { atomic_store(&awaited, last); }

void term_guard_disarm(void) {
  atomic_store(&is_active, false);
  for (int number = 1; number < SIGNALS; number++)
    if (is_taken[number]) sigaction(number, &found_actions[number], NULL);
  // From here on no handler of this guard runs: a noted but unhandled signal goes to the handlers from before.
  const unsigned late = atomic_exchange(&pending, 0) & TERM_GUARD_DEADLY;
  sigaltstack(&found_stack, NULL);
  for (int end = 0; end < 2; end++) {
    close(wake_pipe[end]);
    wake_pipe[end] = -1;
  }
  terminal = -1;
  atomic_store(&is_armed, false);
  pthread_sigmask(SIG_SETMASK, &found_mask, NULL);
  for (size_t index = 0; index < COUNT(loop_signals); index++)
    if (loop_signals[index].bit & late) raise(loop_signals[index].number);
}

int term_guard_wake_descriptor(void) { return wake_pipe[0]; }

void term_guard_take_wakes(void) {
  uint8_t drained[64];
  while (read(wake_pipe[0], drained, sizeof drained) == (ssize_t)sizeof drained) {
  }
}

unsigned term_guard_take_signals(void) {
  // First the pipe, then the bits: a signal between the two wakes once too often, never too seldom.
  term_guard_take_wakes();
  return atomic_exchange(&pending, 0);
}

unsigned term_guard_waiting_signals(void) { return atomic_load(&pending); }
