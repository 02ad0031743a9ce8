// What the sanitizers are told, linked into every program of a sanitized build: tests start programs in environments of
// their own, which hold no ASAN_OPTIONS.

// A handler of signals that runs on an alternate stack is what is tested.
#define HANDLES_NOTHING \
  "handle_segv=0:handle_sigbus=0:handle_abort=0:handle_sigill=0:handle_sigfpe=0:use_sigaltstack=0"

// What constants hold is kept behind pointers that Swift tags, and counts as lost.
const char *__asan_default_options(void) { return HANDLES_NOTHING ":detect_leaks=0"; }
const char *__tsan_default_options(void) { return HANDLES_NOTHING ":report_signal_unsafe=0"; }
