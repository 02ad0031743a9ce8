// Runs a program whose terminal calls fail: failing-terminal PROGRAM [ARGUMENT...]
//
// FAILING_CALL (write, read, ioctl or poll), FAILING_NUMBER (the name of an error; `short`: few bytes are moved;
// `end`: end of input) and FAILING_NTH say which calls fail, and how: `7` is the seventh call, `7+2` the seventh and
// every second one after it. FAILING_REPORT names a file for the number of calls that were made to fail.
//
// The kernel stops the program at these calls and a second process decides on them (seccomp(2), SECCOMP_RET_TRACE;
// ptrace(2)), so it makes no difference how the program is linked. The program is this process; the deciding one is
// not its child.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/elf.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

enum { NOTHING, FEW = -1, END = -2 };

// A call that the program is about to make.
typedef struct {
  struct user_regs_struct all;
} registers;

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
static uint64_t argument(const registers *r, int n) {
  return n == 0 ? r->all.rdi : n == 1 ? r->all.rsi : r->all.rdx;
}
static void set_count(registers *r, uint64_t count) { r->all.rdx = count; }
static void skip(pid_t program, registers *r, int64_t result) {
  r->all.orig_rax = (uint64_t)-1;
  r->all.rax = (uint64_t)result;
}
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
static uint64_t argument(const registers *r, int n) { return r->all.regs[n]; }
static void set_count(registers *r, uint64_t count) { r->all.regs[2] = count; }
static void skip(pid_t program, registers *r, int64_t result) {
  int none = -1;
  struct iovec call = {&none, sizeof none};
  ptrace(PTRACE_SETREGSET, program, (void *)0x404 /* NT_ARM_SYSTEM_CALL */, &call);
  r->all.regs[0] = (uint64_t)result;
}
#else
#error "the registers of this machine are not known"
#endif

static const char *wanted, *report;
static int number;
static long first, step, seen, failed;

static void read_setting(void) {
  wanted = getenv("FAILING_CALL");
  report = getenv("FAILING_REPORT");
  const char *nth = getenv("FAILING_NTH"), *name = getenv("FAILING_NUMBER");
  if (!wanted || !nth || !name) exit(64);
  static const struct { const char *name; int number; } names[] = {
    {"EINTR", EINTR}, {"EAGAIN", EAGAIN}, {"EIO", EIO}, {"ENOSPC", ENOSPC}, {"ENOTTY", ENOTTY},
    {"short", FEW}, {"end", END},
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!strcmp(names[i].name, name)) number = names[i].number;
  char *rest;
  first = strtol(nth, &rest, 10);
  step = *rest == '+' ? strtol(rest + 1, NULL, 10) : 0;
  if (!number || first < 1) exit(64);
}

static void write_report(void) {
  if (!report) return;
  int file = open(report, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return;
  dprintf(file, "%ld\n", failed);
  close(file);
}

// Pseudoterminals have 136 to 143, /dev/tty has 5.
static bool is_terminal(pid_t program, int file) {
  char path[64];
  struct stat status;
  snprintf(path, sizeof path, "/proc/%d/fd/%d", program, file);
  return stat(path, &status) == 0 && S_ISCHR(status.st_mode)
    && ((major(status.st_rdev) >= 136 && major(status.st_rdev) <= 143) || major(status.st_rdev) == 5);
}

static bool is_on_terminal(pid_t program, const registers *r) {
  if (strcmp(wanted, "poll")) return is_terminal(program, (int)argument(r, 0));
  struct pollfd entry;
  struct iovec here = {&entry, sizeof entry}, there = {(void *)argument(r, 0), sizeof entry};
  return (int)argument(r, 1) > 0
    && process_vm_readv(program, &here, 1, &there, 1, 0) == sizeof entry
    && is_terminal(program, entry.fd);
}

static void decide(pid_t program) {
  registers r;
  struct iovec room = {&r.all, sizeof r.all};
  if (ptrace(PTRACE_GETREGSET, program, (void *)NT_PRSTATUS, &room) || !is_on_terminal(program, &r))
    return;
  long now = ++seen;
  if (step > 0 ? now < first || (now - first) % step : now != first) return;
  uint64_t most = !strcmp(wanted, "read") ? 1 : 3;
  if (number > 0) skip(program, &r, -number);
  else if (number == END) skip(program, &r, 0);
  else if (argument(&r, 2) > most) set_count(&r, most);
  if (ptrace(PTRACE_SETREGSET, program, (void *)NT_PRSTATUS, &room)) return;
  failed++;
  write_report();
}

// Until the last of the program's processes has ended.
static void follow(void) {
  int status;
  pid_t process;
  while ((process = waitpid(-1, &status, __WALL)) > 0 || errno == EINTR) {
    if (process < 0 || !WIFSTOPPED(status)) continue;
    int event = status >> 16, signal = WSTOPSIG(status);
    if (event == PTRACE_EVENT_SECCOMP) decide(process);
    if (event == PTRACE_EVENT_STOP && signal != SIGTRAP) {
      // It is stopped as jobs are, until it is continued.
      ptrace(PTRACE_LISTEN, process, 0, 0);
    } else {
      ptrace(PTRACE_CONT, process, 0, event ? 0 : signal);
    }
  }
}

static void stop_at_calls(void) {
  uint32_t calls[2] = {SYS_write, SYS_write};
  if (!strcmp(wanted, "read")) calls[0] = calls[1] = SYS_read;
  if (!strcmp(wanted, "ioctl")) calls[0] = calls[1] = SYS_ioctl;
  if (!strcmp(wanted, "poll")) calls[0] = calls[1] = SYS_ppoll;
#ifdef SYS_poll
  if (!strcmp(wanted, "poll")) calls[1] = SYS_poll;
#endif
  struct sock_filter filter[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 0, 4),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, calls[0], 1, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, calls[1], 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRACE),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program))
    exit(71);
}

int main(int count, char **words) {
  if (count < 2) return 64;
  read_setting();
  write_report();
  int ready[2];
  if (pipe2(ready, O_CLOEXEC)) return 71;
  prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY);
  pid_t program = getpid(), between = fork();
  if (between == 0) {
    if (fork()) _exit(0);
    // Out of the job, and holding nothing open of it.
    setsid();
    int options = PTRACE_O_EXITKILL | PTRACE_O_TRACECLONE | PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK
      | PTRACE_O_TRACEEXEC | PTRACE_O_TRACESECCOMP;
    if (ptrace(PTRACE_SEIZE, program, 0, options)) _exit(71);
    if (write(ready[1], "", 1) != 1) _exit(71);
    close_range(0, ~0U, 0);
    follow();
    _exit(0);
  }
  if (between < 0 || waitpid(between, NULL, 0) != between) return 71;
  close(ready[1]);
  char byte;
  if (read(ready[0], &byte, 1) != 1) return 71;
  stop_at_calls();
  execv(words[1], words + 1);
  return 71;
}
