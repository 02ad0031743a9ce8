#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "CTermGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

int64_t term_guard_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

bool term_guard_wait_input(int descriptor, int milliseconds) {
  struct pollfd wait = {.fd = descriptor, .events = POLLIN};
  int ready = poll(&wait, 1, milliseconds);
  return ready > 0 || (ready < 0 && (errno == EINTR || errno == EAGAIN));
}

void term_guard_await_answer(int descriptor, uint8_t last, int milliseconds) {
  enum { OUTSIDE, CONTROL, ANSWER } state = OUTSIDE;
  // The first byte of the answer: reports other than answers end in `n` as well.
  const uint8_t first = last == 'c' ? '?' : '0';
  const int64_t deadline = term_guard_now() + milliseconds;
  for (int64_t left = milliseconds; left > 0; left = deadline - term_guard_now()) {
    uint8_t bytes[512];
    if (!term_guard_wait_input(descriptor, (int)left)) return;
    ssize_t count = read(descriptor, bytes, sizeof bytes);
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) return;
    for (ssize_t index = 0; index < count; index++) {
      uint8_t byte = bytes[index];
      if (state == ANSWER && byte == last) return;
      if (byte == '[') state = CONTROL;
      else if (state == CONTROL) state = byte == first ? ANSWER : OUTSIDE;
      else if (byte < '0' || byte > ';') state = OUTSIDE;
    }
  }
}

bool term_guard_put_back(int descriptor, uint8_t byte) {
  char typed = (char)byte;
  int result;
  do result = ioctl(descriptor, TIOCSTI, &typed);
  while (result != 0 && errno == EINTR);
  return result == 0;
}

void term_guard_stop_group(void) {
  struct sigaction action = {.sa_handler = SIG_DFL}, before;
  sigemptyset(&action.sa_mask);
  sigaction(SIGTSTP, &action, &before);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
}

int term_guard_window_size(int descriptor, uint16_t *columns, uint16_t *rows) {
  struct winsize size;
  int result;
  do result = ioctl(descriptor, TIOCGWINSZ, &size);
  while (result != 0 && errno == EINTR);
  if (result == 0) {
    *columns = size.ws_col;
    *rows = size.ws_row;
  }
  return result;
}

void term_guard_cell_pixels(int descriptor, uint16_t *width, uint16_t *height) {
  struct winsize size = {0};
  int result;
  do result = ioctl(descriptor, TIOCGWINSZ, &size);
  while (result < 0 && errno == EINTR);
  const bool is_known = result == 0 && size.ws_col > 0 && size.ws_row > 0;
  *width = is_known ? size.ws_xpixel / size.ws_col : 0;
  *height = is_known ? size.ws_ypixel / size.ws_row : 0;
}

int term_guard_open(const char *path) {
  int descriptor;
  do descriptor = open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  while (descriptor < 0 && errno == EINTR);
  return descriptor;
}
