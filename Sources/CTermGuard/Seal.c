#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "Confinement.h"

#include <errno.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define NATIVE AUDIT_ARCH_X86_64
#else
#define NATIVE AUDIT_ARCH_AARCH64
#endif

// The requests that glibc uses from 2.42 on in place of TCGETS and TCSETS, with the numbers of both machines.
#define TERMIOS2_GET 0x802c542a
#define TERMIOS2_SET 0x402c542b

// From this number on libraries expect that a kernel may be too old for a call, and have another way.
#define FIRST_CALL_WITH_ANOTHER_WAY 424

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, action)
#define ALLOW RETURN(SECCOMP_RET_ALLOW)
#define REFUSE RETURN(refusal)
#define IF_EQUAL(value, yes, no) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, yes, no)
#define IF_ANY(bits, yes, no) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, yes, no)
// The halves of an argument: both machines keep the low one first.
#define LOW(index) LOAD(args[index])
#define HIGH(index) \
  BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[index]) + 4)

// Each of these checks the number of the call, and leaves any other number to the next.
#define PERMIT(name) IF_EQUAL(SYS_##name, 0, 1), ALLOW
#define PERMIT_WHERE_EQUAL(name, index, value) \
  IF_EQUAL(SYS_##name, 0, 4), LOW(index), IF_EQUAL(value, 0, 1), ALLOW, REFUSE
#define PERMIT_WITHOUT(name, index, bits) \
  IF_EQUAL(SYS_##name, 0, 4), LOW(index), IF_ANY(bits, 1, 0), ALLOW, REFUSE
#define PERMIT_WHERE_NULL(name, index) \
  IF_EQUAL(SYS_##name, 0, 6), LOW(index), IF_EQUAL(0, 0, 3), HIGH(index), IF_EQUAL(0, 0, 1), \
    ALLOW, REFUSE

static bool traps;

void confinement_trap_refusals(void) { traps = true; }

// A filter that is put together from parts.
typedef struct {
  struct sock_filter lines[192];
  unsigned short count;
} filter_t;

static void append(filter_t *filter, const struct sock_filter *lines, size_t count) {
  memcpy(filter->lines + filter->count, lines, count * sizeof *lines);
  filter->count += (unsigned short)count;
}

#define APPEND(filter, lines) append(filter, lines, sizeof(lines) / sizeof *(lines))

int confinement_seal(bool takes_sockets) {
  const uint32_t self = (uint32_t)getpid();
  const uint32_t refusal = traps ? SECCOMP_RET_TRAP : SECCOMP_RET_ERRNO | EPERM;
  const uint32_t absence = traps ? SECCOMP_RET_TRAP : SECCOMP_RET_ERRNO | ENOSYS;

  const struct sock_filter beginning[] = {
    // Another machine's numbers mean other calls.
    LOAD(arch), IF_EQUAL(NATIVE, 1, 0), REFUSE,
    LOAD(nr),
  };
  const struct sock_filter permitted[] = {
    // The terminal, and the pipe that wakes the wait for it.
    PERMIT(read), PERMIT(write), PERMIT(ppoll), PERMIT(close),
#if defined(__x86_64__)
    PERMIT(poll),
#endif
    // Its settings and its size only: no input can be faked, and no other terminal taken over.
    IF_EQUAL(SYS_ioctl, 0, 10), LOW(1),
    IF_EQUAL(TCGETS, 7, 0), IF_EQUAL(TCSETS, 6, 0), IF_EQUAL(TERMIOS2_GET, 5, 0),
    IF_EQUAL(TERMIOS2_SET, 4, 0), IF_EQUAL(TCFLSH, 3, 0), IF_EQUAL(TCXONC, 2, 0),
    IF_EQUAL(TIOCGWINSZ, 1, 0), REFUSE, ALLOW,
    // Memory, none of it for instructions.
    PERMIT(brk), PERMIT(munmap), PERMIT(mremap), PERMIT(madvise),
    PERMIT_WITHOUT(mmap, 2, PROT_EXEC), PERMIT_WITHOUT(mprotect, 2, PROT_EXEC),
    // Clocks that the vDSO does not have, locks, random seeds.
    PERMIT(clock_gettime), PERMIT(futex), PERMIT(getrandom),
    // Signals of its own, and the end.
    PERMIT(rt_sigaction), PERMIT(rt_sigprocmask), PERMIT(rt_sigreturn), PERMIT(sigaltstack),
    PERMIT(restart_syscall), PERMIT(getpid), PERMIT(gettid),
    PERMIT_WHERE_EQUAL(tgkill, 0, self), PERMIT(exit), PERMIT(exit_group),
  };
  // Sockets are made and connected elsewhere: an address cannot be looked at here.
  const struct sock_filter sockets[] = {PERMIT(recvmsg), PERMIT_WHERE_NULL(sendto, 4)};
  const struct sock_filter end[] = {
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, FIRST_CALL_WITH_ANOTHER_WAY, 0, 1), RETURN(absence),
    REFUSE,
  };

  filter_t filter = {.count = 0};
  APPEND(&filter, beginning);
  APPEND(&filter, permitted);
  if (takes_sockets) APPEND(&filter, sockets);
  APPEND(&filter, end);
  struct sock_fprog program = {.len = filter.count, .filter = filter.lines};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0 ? 0 : errno;
}

#else

void confinement_trap_refusals(void) {}

int confinement_seal(bool takes_sockets) {
  (void)takes_sockets;
  return ENOSYS;
}

#endif
