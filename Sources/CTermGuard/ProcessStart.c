#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "ProcessStart.h"

#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

static int count;
static char **words;

int process_start_count(void) { return count; }

const char *process_start_argument(int index) {
  return index >= 0 && index < count ? words[index] : NULL;
}

const char *process_start_variable(int index) {
  extern char **environ;
  for (int place = 0; environ != NULL && environ[place] != NULL; place++)
    if (place == index) return environ[place];
  return NULL;
}

#if defined(__GLIBC__)
// Before the runtime's own constructors. glibc hands them what main gets.
__attribute__((constructor(101))) static void begin(int arguments, char **values) {
  count = arguments;
  words = values;
  // Without /proc the runtime does not find itself, and ends the process. With the path of its crash reporter set, it
  // does not look.
  if (access("/proc/self/exe", F_OK) != 0)
    setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/", 1);
}
#endif
