#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "Allocation.h"

// Any header of the library says which one it is.
#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

void allocation_map_large_buffers(void) {
#if defined(__GLIBC__)
  // Left to itself glibc learns from the first large buffer that is freed to keep the next ones on the heap, up to
  // 32 MB each, where small ones between them keep the room from being given back (mallopt(3), M_MMAP_THRESHOLD).
  const int megabyte = 1 << 20;
  mallopt(M_MMAP_THRESHOLD, megabyte);
  mallopt(M_TRIM_THRESHOLD, 2 * megabyte);
#endif
}
