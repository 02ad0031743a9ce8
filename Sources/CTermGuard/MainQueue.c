#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "MainQueue.h"

#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <CoreFoundation/CoreFoundation.h>
#include <pthread.h>

bool main_thread_is_current(void) { return pthread_main_np() != 0; }

bool main_queue_is_served(void) { return true; }

int main_queue_descriptor(void) { return -1; }

void main_queue_run(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false); }
#else
#include <sys/syscall.h>

// The functions of libdispatch for the run loops of other libraries: CoreFoundation serves the main queue by them.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *) __attribute__((weak));

bool main_thread_is_current(void) { return syscall(SYS_gettid) == getpid(); }

bool main_queue_is_served(void) {
  return _dispatch_get_main_queue_handle_4CF && _dispatch_main_queue_callback_4CF &&
    _dispatch_get_main_queue_handle_4CF() >= 0;
}

int main_queue_descriptor(void) {
  return main_queue_is_served() ? _dispatch_get_main_queue_handle_4CF() : -1;
}

void main_queue_run(void) {
  if (!main_queue_is_served()) return;
  uint64_t count;
  // The descriptor counts the wakes (eventfd(2)): one that comes from here on is counted again.
  if (read(main_queue_descriptor(), &count, sizeof count) < 0) return;
  _dispatch_main_queue_callback_4CF(NULL);
}
#endif
