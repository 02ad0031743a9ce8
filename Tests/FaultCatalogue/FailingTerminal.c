// Loaded before the system's library: makes calls on terminals fail, as FAILING_CALL (write, read, ioctl or poll),
// FAILING_NUMBER (the name of an error; `short`: few bytes are moved; `end`: the end of input) and FAILING_NTH say:
// `7` is the seventh call, `7+2` the seventh and every second after it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <termios.h>
#include <unistd.h>

enum { NOTHING, FEW = -1, END = -2 };

static bool is_terminal(int file) {
  int before = errno;
  struct stat status;
  // Pseudoterminals have 136 to 143, /dev/tty has 5.
  bool is = fstat(file, &status) == 0 && S_ISCHR(status.st_mode)
    && ((major(status.st_rdev) >= 136 && major(status.st_rdev) <= 143) || major(status.st_rdev) == 5);
  errno = before;
  return is;
}

static int number(const char *name) {
  if (!strcmp(name, "EINTR")) return EINTR;
  if (!strcmp(name, "EAGAIN")) return EAGAIN;
  if (!strcmp(name, "EIO")) return EIO;
  if (!strcmp(name, "ENOSPC")) return ENOSPC;
  if (!strcmp(name, "ENOTTY")) return ENOTTY;
  return strcmp(name, "short") ? END : FEW;
}

// What becomes of this call: nothing, an error's number, FEW or END.
static int fate(const char *call) {
  static int count;
  const char *wanted = getenv("FAILING_CALL"), *nth = getenv("FAILING_NTH"), *name = getenv("FAILING_NUMBER");
  if (!wanted || !nth || !name || strcmp(wanted, call)) return NOTHING;
  char *end;
  long first = strtol(nth, &end, 10), step = *end == '+' ? strtol(end + 1, NULL, 10) : 0;
  long now = ++count;
  bool fails = step > 0 ? now >= first && (now - first) % step == 0 : now == first;
  return fails ? number(name) : NOTHING;
}

#define NEXT(name) \
  static __typeof__(name) *next; \
  if (!next) next = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)
#define FAIL(file, call) \
  do { \
    int fault = is_terminal(file) ? fate(call) : NOTHING; \
    if (fault > 0) { \
      errno = fault; \
      return -1; \
    } \
  } while (0)

ssize_t write(int file, const void *bytes, size_t count) {
  NEXT(write);
  int fault = is_terminal(file) ? fate("write") : NOTHING;
  if (fault > 0) {
    errno = fault;
    return -1;
  }
  return next(file, bytes, fault == FEW && count > 3 ? 3 : count);
}

ssize_t read(int file, void *bytes, size_t count) {
  NEXT(read);
  int fault = is_terminal(file) ? fate("read") : NOTHING;
  if (fault > 0) {
    errno = fault;
    return -1;
  }
  if (fault == END) return 0;
  return next(file, bytes, fault == FEW && count > 1 ? 1 : count);
}

int poll(struct pollfd *set, nfds_t count, int milliseconds) {
  NEXT(poll);
  if (count > 0) FAIL(set[0].fd, "poll");
  return next(set, count, milliseconds);
}

int ioctl(int file, unsigned long request, ...) {
  NEXT(ioctl);
  va_list rest;
  va_start(rest, request);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  FAIL(file, "ioctl");
  return next(file, request, argument);
}

int tcgetattr(int file, struct termios *settings) {
  NEXT(tcgetattr);
  FAIL(file, "ioctl");
  return next(file, settings);
}

int tcsetattr(int file, int when, const struct termios *settings) {
  NEXT(tcsetattr);
  FAIL(file, "ioctl");
  return next(file, when, settings);
}

int tcflush(int file, int queue) {
  NEXT(tcflush);
  FAIL(file, "ioctl");
  return next(file, queue);
}

int tcflow(int file, int action) {
  NEXT(tcflow);
  FAIL(file, "ioctl");
  return next(file, action);
}
