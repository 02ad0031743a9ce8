#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "DescriptorSet.h"

#include <fcntl.h>
#include <stddef.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/epoll.h>

int descriptor_set_open(void) { return epoll_create1(EPOLL_CLOEXEC); }

static int control(int set, int operation, int descriptor, bool wants_room) {
  struct epoll_event event = {.events = EPOLLIN | (wants_room ? EPOLLOUT : 0)};
  event.data.fd = descriptor;
  return epoll_ctl(set, operation, descriptor, &event);
}

int descriptor_set_add(int set, int descriptor, bool wants_room) {
  return control(set, EPOLL_CTL_ADD, descriptor, wants_room);
}

int descriptor_set_change(int set, int descriptor, bool wants_room) {
  return control(set, EPOLL_CTL_MOD, descriptor, wants_room);
}

int descriptor_set_remove(int set, int descriptor) {
  return control(set, EPOLL_CTL_DEL, descriptor, false);
}

#else
#include <sys/types.h>
#include <sys/event.h>
#include <sys/time.h>

int descriptor_set_open(void) {
  int set = kqueue();
  if (set >= 0) fcntl(set, F_SETFD, FD_CLOEXEC);
  return set;
}

static int control(int set, int descriptor, int filter, int action) {
  struct kevent change;
  EV_SET(&change, descriptor, filter, action, 0, 0, NULL);
  return kevent(set, &change, 1, NULL, 0, NULL);
}

int descriptor_set_add(int set, int descriptor, bool wants_room) {
  if (control(set, descriptor, EVFILT_READ, EV_ADD) != 0) return -1;
  return wants_room ? control(set, descriptor, EVFILT_WRITE, EV_ADD) : 0;
}

int descriptor_set_change(int set, int descriptor, bool wants_room) {
  if (wants_room) return control(set, descriptor, EVFILT_WRITE, EV_ADD);
  // It may not have been waited for.
  control(set, descriptor, EVFILT_WRITE, EV_DELETE);
  return 0;
}

int descriptor_set_remove(int set, int descriptor) {
  control(set, descriptor, EVFILT_WRITE, EV_DELETE);
  return control(set, descriptor, EVFILT_READ, EV_DELETE);
}
#endif
