#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "Confinement.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#endif

extern char **environ;

// Lowers a limit; a lower one stays.
static int lower(int resource, rlim_t most) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return errno;
  if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > most) limit.rlim_max = most;
  if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > most) limit.rlim_cur = most;
  return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

static int lower_processor(rlim_t seconds) {
  int error = lower(RLIMIT_CPU, seconds + 1);
  struct rlimit limit;
  if (error != 0 || getrlimit(RLIMIT_CPU, &limit) != 0) return error;
  if (limit.rlim_cur > seconds) limit.rlim_cur = seconds;
  return setrlimit(RLIMIT_CPU, &limit) == 0 ? 0 : errno;
}

// A process that has more than the limit already (a checker of memory reserves terabytes) could not go on.
static int lower_address_space(rlim_t most) {
  struct rlimit before, limit;
  if (getrlimit(RLIMIT_AS, &before) != 0) return errno;
  limit = before;
  if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > most) limit.rlim_cur = most;
  if (setrlimit(RLIMIT_AS, &limit) != 0) return errno;
  void *page = mmap(NULL, 1 << 20, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED) return setrlimit(RLIMIT_AS, &before) == 0 ? 0 : errno;
  munmap(page, 1 << 20);
  return lower(RLIMIT_AS, most);
}

int confinement_enter(const ConfinementLimits *limits) {
  umask(077);
  if (chdir("/") != 0) return errno;
  // Who reports crashes would start a process for it. A file that takes nothing is an error of the write.
  int crashes[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP, SIGQUIT};
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index += 1)
    signal(crashes[index], SIG_DFL);
  signal(SIGXFSZ, SIG_IGN);
  int error = 0;
  if ((error = lower(RLIMIT_CORE, 0)) != 0) return error;
  if ((error = lower(RLIMIT_FSIZE, 0)) != 0) return error;
  if ((error = lower(RLIMIT_NOFILE, limits->open_files)) != 0) return error;
  // Counted per user, but asked only when this process makes another: those of others go on making theirs.
  if ((error = lower(RLIMIT_NPROC, 0)) != 0) return error;
  // The soft limit comes a second before the kill, so the process can restore the terminal.
  if (limits->processor_seconds > 0
      && (error = lower_processor(limits->processor_seconds)) != 0)
    return error;
  if (limits->address_space > 0
      && (error = lower_address_space(limits->address_space)) != 0)
    return error;
#if defined(__linux__)
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) return errno;
#endif
  return 0;
}

int confinement_set_environment(const char *entries) {
  static char *none[] = {NULL};
  environ = none;
  for (; *entries != 0; entries += strlen(entries) + 1) {
    const char *equals = strchr(entries, '=');
    char name[64];
    if (equals == NULL || equals == entries) continue;
    size_t length = (size_t)(equals - entries);
    if (length >= sizeof name) continue;
    memcpy(name, entries, length);
    name[length] = 0;
    if (setenv(name, equals + 1, 1) != 0) return errno;
  }
  return 0;
}
