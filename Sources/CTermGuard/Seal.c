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
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define NATIVE AUDIT_ARCH_X86_64
#else
#define NATIVE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define REFUSE BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
// Refuses a call whatever its arguments.
#define NEVER(name) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, 1), REFUSE

// The low half of an argument; both machines keep it first.
#define ARGUMENT(index) LOAD(args[index])
#define WRITING (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND)

int confinement_seal(void) {
  uint32_t self = (uint32_t)getpid();
  struct sock_filter filter[] = {
    LOAD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, NATIVE, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
    LOAD(nr),
#if defined(__x86_64__)
    // The calls of the x32 interface are the same under other numbers.
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), REFUSE,
    NEVER(open), NEVER(creat), NEVER(fork), NEVER(vfork), NEVER(rename), NEVER(mkdir),
    NEVER(rmdir), NEVER(link), NEVER(symlink), NEVER(unlink), NEVER(mknod), NEVER(chmod),
    NEVER(chown), NEVER(lchown), NEVER(utime), NEVER(utimes),
#endif
    NEVER(execve), NEVER(execveat), NEVER(clone), NEVER(clone3), NEVER(openat2),
    NEVER(open_by_handle_at), NEVER(memfd_create), NEVER(socket), NEVER(socketpair),
    NEVER(connect), NEVER(bind), NEVER(listen), NEVER(accept), NEVER(accept4), NEVER(sendto),
    NEVER(sendmsg), NEVER(ptrace), NEVER(process_vm_readv), NEVER(process_vm_writev),
    NEVER(renameat), NEVER(renameat2), NEVER(mkdirat), NEVER(linkat), NEVER(symlinkat),
    NEVER(unlinkat), NEVER(mknodat), NEVER(fchmod), NEVER(fchmodat), NEVER(fchown),
    NEVER(fchownat), NEVER(utimensat), NEVER(truncate), NEVER(ftruncate), NEVER(fallocate),
    NEVER(setxattr), NEVER(lsetxattr), NEVER(fsetxattr), NEVER(mount), NEVER(umount2),
    NEVER(pivot_root), NEVER(chroot), NEVER(unshare), NEVER(setns), NEVER(bpf),
    NEVER(perf_event_open), NEVER(userfaultfd), NEVER(io_uring_setup), NEVER(keyctl),
    NEVER(add_key), NEVER(request_key), NEVER(inotify_init1), NEVER(tkill), NEVER(pidfd_open),
    // A file is opened for reading or not at all.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_openat, 0, 4),
    ARGUMENT(2),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, WRITING, 0, 1), REFUSE, ALLOW,
    // Nothing is typed into the terminal.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_ioctl, 0, 6),
    ARGUMENT(1),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TIOCSTI, 0, 1), REFUSE,
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TIOCLINUX, 0, 1), REFUSE, ALLOW,
    // Signals are for the process itself.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_kill, 1, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_tgkill, 0, 3),
    ARGUMENT(0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, self, 1, 0), REFUSE,
    ALLOW,
  };
  struct sock_fprog program = {
    .len = (unsigned short)(sizeof filter / sizeof *filter), .filter = filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0 ? 0 : errno;
}

#else

int confinement_seal(void) { return ENOSYS; }

#endif
