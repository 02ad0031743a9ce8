// What the sanitizers are told, linked into every program of a sanitized build: tests start programs in environments of
// their own, which hold no ASAN_OPTIONS. REPORTS is the file that reports go to, with the number of the process added.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// A handler of signals that runs on an alternate stack is what is tested.
#define COMMON \
  "log_path=" REPORTS ":handle_segv=0:handle_sigbus=0:handle_abort=0:handle_sigill=0:handle_sigfpe=0:use_sigaltstack=0"

// What constants hold is kept behind pointers that Swift tags, and counts as lost.
const char *__asan_default_options(void) { return COMMON ":detect_leaks=0"; }
// A program that a signal ends leaves its threads as they are.
const char *__tsan_default_options(void) { return COMMON ":report_signal_unsafe=0:report_thread_leaks=0"; }

#if __has_feature(thread_sanitizer)
// Where threads meet at a Mutex of Synchronization the kernel hands it over (futex(2), FUTEX_LOCK_PI), in a library that
// ThreadSanitizer does not see into. So it is told; what the compiler puts into the callers it sees itself.
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
