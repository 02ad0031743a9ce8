// Several descriptors behind one, which polls as readable when any of them is ready: epoll(7) on Linux, kqueue(2)
// elsewhere.
#ifndef GS_DESCRIPTORSET_H
#define GS_DESCRIPTORSET_H

#include <stdbool.h>

// Returns the descriptor of an empty set, closed on exec; or -1 with errno.
int descriptor_set_open(void);

// Adds a descriptor that is not in the set; `wants_room` says whether it is ready as well when it can be written.
// Returns 0, or -1 with errno.
int descriptor_set_add(int set, int descriptor, bool wants_room);

// The same for one that is in the set.
int descriptor_set_change(int set, int descriptor, bool wants_room);

int descriptor_set_remove(int set, int descriptor);

#endif
