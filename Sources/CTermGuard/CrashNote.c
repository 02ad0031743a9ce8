#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "CrashNote.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define STACK_BYTES 65536

static const struct {
  int number;
  const char *name;
} crashes[] = {
  {SIGILL, "SIGILL"}, {SIGTRAP, "SIGTRAP"}, {SIGSEGV, "SIGSEGV"},
  {SIGBUS, "SIGBUS"}, {SIGFPE, "SIGFPE"},   {SIGABRT, "SIGABRT"},
};

typedef struct {
  uint8_t text[CRASH_NOTE_LIMIT];
  // Written last, so that a note is whole or none.
  _Atomic size_t length;
  stack_t found_stack;
  uint8_t stack[STACK_BYTES];
} note_t;

// Set up with the thread itself: a handler may not make room for it.
static _Thread_local note_t *note __attribute__((tls_model("initial-exec")));

static uint8_t crash_text[CRASH_NOTE_LIMIT], interrupt_text[CRASH_NOTE_LIMIT];
static size_t crash_length, interrupt_length;
static int crash_status, interrupt_status;
static struct sigaction found[COUNT(crashes)], found_interrupt;
static bool is_installed, is_interrupt_installed;
static atomic_bool is_ending;

// Patient with a reader for a second, and no longer.
static void say(const uint8_t *bytes, size_t length) {
  for (int attempts = 0; length > 0 && attempts < 100;) {
    ssize_t count = write(STDERR_FILENO, bytes, length);
    if (count > 0) {
      bytes += count;
      length -= (size_t)count;
    } else if (count < 0 && errno == EAGAIN) {
      struct pollfd wait = {.fd = STDERR_FILENO, .events = POLLOUT};
      poll(&wait, 1, 10);
      attempts++;
    } else if (count == 0 || errno != EINTR) {
      return;
    }
  }
}

static void on_crash(int number) {
  size_t index = 0;
  while (index + 1 < COUNT(crashes) && crashes[index].number != number) index++;
  size_t length = note == NULL ? 0 : atomic_load(&note->length);
  if (length == 0) {
    // A thread without a note: as without this handler.
    sigaction(number, &found[index], NULL);
    raise(number);
    return;
  }
  // The first one is said; the process ends under the others.
  while (atomic_exchange(&is_ending, true)) pause();
  size_t start = 0;
  for (size_t at = 0; at <= crash_length; at++) {
    if (at < crash_length && crash_text[at] != CRASH_NOTE_PLACE && crash_text[at] != CRASH_NOTE_SIGNAL)
      continue;
    say(crash_text + start, at - start);
    start = at + 1;
    if (at == crash_length) break;
    if (crash_text[at] == CRASH_NOTE_PLACE) say(note->text, length);
    else say((const uint8_t *)crashes[index].name, strlen(crashes[index].name));
  }
  _exit(crash_status);
}

static void on_interrupt(int number) {
  (void)number;
  while (atomic_exchange(&is_ending, true)) pause();
  say(interrupt_text, interrupt_length);
  _exit(interrupt_status);
}

// The parent process may have left signals blocked, as threads of a pool do.
static void unblock(const int *numbers, size_t count) {
  sigset_t heard;
  sigemptyset(&heard);
  for (size_t index = 0; index < count; index++) sigaddset(&heard, numbers[index]);
  pthread_sigmask(SIG_UNBLOCK, &heard, NULL);
}

static size_t copied(uint8_t *into, const uint8_t *text, size_t length) {
  if (length > CRASH_NOTE_LIMIT) length = CRASH_NOTE_LIMIT;
  memcpy(into, text, length);
  return length;
}

void crash_note_install(const uint8_t *text, size_t length, int status) {
  crash_length = copied(crash_text, text, length);
  crash_status = status;
  if (is_installed) return;
  is_installed = true;
  struct sigaction action = {.sa_handler = on_crash, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (size_t index = 0; index < COUNT(crashes); index++) {
    sigaction(crashes[index].number, &action, &found[index]);
    unblock(&crashes[index].number, 1);
  }
}

void crash_note_install_interrupt(const uint8_t *text, size_t length, int status) {
  interrupt_length = copied(interrupt_text, text, length);
  interrupt_status = status;
  if (is_interrupt_installed) return;
  struct sigaction action = {.sa_handler = on_interrupt, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  sigaction(SIGINT, &action, &found_interrupt);
  is_interrupt_installed = true;
  const int deadly[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
  unblock(deadly, COUNT(deadly));
  // An ignored SIGINT means that the process was started in the background: it stays ignored.
  if (found_interrupt.sa_handler == SIG_IGN) sigaction(SIGINT, &found_interrupt, NULL);
}

void crash_note_remove(void) {
  for (size_t index = 0; is_installed && index < COUNT(crashes); index++)
    sigaction(crashes[index].number, &found[index], NULL);
  if (is_interrupt_installed) sigaction(SIGINT, &found_interrupt, NULL);
  is_installed = false;
  is_interrupt_installed = false;
}

bool crash_note_begin_thread(void) {
  if (note != NULL) return true;
  note_t *made = calloc(1, sizeof *made);
  if (made == NULL) return false;
  stack_t stack = {.ss_sp = made->stack, .ss_size = sizeof made->stack};
  if (sigaltstack(&stack, &made->found_stack) != 0) made->found_stack.ss_flags = SS_DISABLE;
  note = made;
  return true;
}

void crash_note_set(const uint8_t *text, size_t length) {
  if (note == NULL) return;
  atomic_store(&note->length, 0);
  if (length == 0) return;
  atomic_store(&note->length, copied(note->text, text, length));
}

void crash_note_end_thread(void) {
  if (note == NULL) return;
  note_t *old = note;
  atomic_store(&old->length, 0);
  note = NULL;
  sigaltstack(&old->found_stack, NULL);
  free(old);
}
