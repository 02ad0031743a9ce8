// The options of the sanitizers, linked into every program of a sanitized build: tests start programs in environments
// of their own, without ASAN_OPTIONS. Reports go to the file REPORTS, with the process id appended.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// The tests cover signal handlers that run on an alternate stack.
#define COMMON \
  "log_path=" REPORTS ":handle_segv=0:handle_sigbus=0:handle_abort=0:handle_sigill=0:handle_sigfpe=0:use_sigaltstack=0"

// Swift keeps objects that constants hold behind tagged pointers, so they count as leaked.
const char *__asan_default_options(void) { return COMMON ":detect_leaks=0"; }
// A program that a signal ends does not join its threads.
const char *__tsan_default_options(void) { return COMMON ":report_signal_unsafe=0:report_thread_leaks=0"; }

#if __has_feature(thread_sanitizer)
// Under contention the kernel hands a Mutex of Synchronization over (futex(2), FUTEX_LOCK_PI), inside a library that
// ThreadSanitizer does not instrument. These functions report it; code inlined into callers is instrumented.
extern void __tsan_acquire(void *address);
extern void __tsan_release(void *address);

typedef __attribute__((swiftcall)) void Lock(uint32_t thread, __attribute__((swift_context)) void *mutex);
typedef __attribute__((swiftcall)) void Unlock(__attribute__((swift_context)) void *mutex);

// Synchronization._MutexHandle._lockSlow(_:) and _unlockSlow()
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

__attribute__((swiftcall)) void lock_slow(uint32_t thread, __attribute__((swift_context)) void *mutex) __asm__(LOCK);
__attribute__((swiftcall)) void lock_slow(uint32_t thread, __attribute__((swift_context)) void *mutex) {
  ((Lock *)dlsym(RTLD_NEXT, LOCK))(thread, mutex);
  __tsan_acquire(mutex);
}

__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) void *mutex) __asm__(UNLOCK);
__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) void *mutex) {
  __tsan_release(mutex);
  ((Unlock *)dlsym(RTLD_NEXT, UNLOCK))(mutex);
}
#endif
