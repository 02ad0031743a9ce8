#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "SocketBroker.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/un.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

// The time limit for an answer of the broker, which depends on no other process.
#define ANSWER_MILLISECONDS 1000

// The path, in the copy of memory that the broker has.
static struct sockaddr_un address;

static void prepare(int descriptor) {
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
#if defined(SO_NOSIGPIPE)
  int on = 1;
  setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
}

// The user of the process that listens at the other end.
static int peer(int descriptor, uid_t *user) {
#if defined(__linux__)
  struct ucred found;
  socklen_t size = sizeof found;
  if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &found, &size) != 0) return errno;
  *user = found.uid;
  return 0;
#else
  gid_t group;
  return getpeereid(descriptor, user, &group) == 0 ? 0 : errno;
#endif
}

// Connects to the socket, if its owner listens at it. Only the owner of the path could put another file there, and so
// could only lead to sockets of their own.
static int reach(int *descriptor) {
  struct stat file;
  if (lstat(address.sun_path, &file) != 0) return errno;
  if (S_ISLNK(file.st_mode)) return ELOOP;
  if (!S_ISSOCK(file.st_mode)) return ENOTSOCK;
  int made = socket(AF_UNIX, SOCK_STREAM, 0);
  if (made < 0) return errno;
  prepare(made);
  uid_t user = 0;
  int error = connect(made, (struct sockaddr *)&address, sizeof address) == 0 ? 0 : errno;
  if (error == 0) error = peer(made, &user);
  if (error == 0 && user != file.st_uid) error = EACCES;
  if (error != 0) close(made);
  *descriptor = made;
  return error;
}

// Sends one byte, an error number or 0, with the descriptor if the connection succeeded.
static void answer(int asker, int error, int descriptor) {
  unsigned char byte = (unsigned char)error;
  struct iovec part = {.iov_base = &byte, .iov_len = 1};
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int))];
  } control;
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (error == 0) {
    memset(&control, 0, sizeof control);
    message.msg_control = control.bytes;
    message.msg_controllen = sizeof control.bytes;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
  }
  sendmsg(asker, &message, 0);
}

// Closes everything but one descriptor, which becomes the first.
static void keep(int descriptor) {
  dup2(descriptor, 0);
#if defined(SYS_close_range)
  if (syscall(SYS_close_range, 1u, ~0u, 0u) == 0) return;
#endif
  struct rlimit limit = {.rlim_cur = 1024};
  getrlimit(RLIMIT_NOFILE, &limit);
  int most = limit.rlim_cur < 65536 ? (int)limit.rlim_cur : 65536;
  for (int other = 1; other < most; other += 1) close(other);
}

static void serve(int asker) {
  setsid();
  keep(asker);
  signal(SIGPIPE, SIG_IGN);
  // Whatever happens, it makes no process and no file.
  struct rlimit none = {0};
  setrlimit(RLIMIT_CORE, &none);
  setrlimit(RLIMIT_FSIZE, &none);
  setrlimit(RLIMIT_NPROC, &none);
#if defined(__linux__)
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
  if (chdir("/") != 0) _exit(1);
  for (;;) {
    char question;
    ssize_t count = read(0, &question, 1);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) _exit(0);
    int descriptor = -1;
    int error = reach(&descriptor);
    answer(0, error, descriptor);
    if (error == 0) close(descriptor);
  }
}

int socket_broker_start(const char *path, int *process) {
  if (path[0] != '/' || strlen(path) >= sizeof address.sun_path) {
    errno = EINVAL;
    return -1;
  }
  memset(&address, 0, sizeof address);
  address.sun_family = AF_UNIX;
  memcpy(address.sun_path, path, strlen(path));
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -1;
  pid_t child = fork();
  if (child == 0) serve(ends[1]);
  int error = errno;
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    errno = error;
    return -1;
  }
  *process = child;
  prepare(ends[0]);
  return ends[0];
}

int socket_broker_connect(int broker) {
  int flags = 0;
#if defined(MSG_NOSIGNAL)
  flags |= MSG_NOSIGNAL;
#endif
  char question = '?';
  if (send(broker, &question, 1, flags) != 1) return -EPIPE;
  struct pollfd wait = {.fd = broker, .events = POLLIN};
  int ready;
  do ready = poll(&wait, 1, ANSWER_MILLISECONDS);
  while (ready < 0 && errno == EINTR);
  if (ready <= 0) return -EPIPE;
  unsigned char byte = 0;
  struct iovec part = {.iov_base = &byte, .iov_len = 1};
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int))];
  } control;
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes,
    .msg_controllen = sizeof control.bytes,
  };
  int receiving = 0;
#if defined(MSG_CMSG_CLOEXEC)
  receiving |= MSG_CMSG_CLOEXEC;
#endif
  if (recvmsg(broker, &message, receiving) != 1) return -EPIPE;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (byte != 0) return -(int)byte;
  if (header == NULL || header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS)
    return -EPIPE;
  int descriptor;
  memcpy(&descriptor, CMSG_DATA(header), sizeof descriptor);
  return descriptor;
}
