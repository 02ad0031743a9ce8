// How the allocator of the system gives memory back, for programs whose large buffers follow the size of a window.
#ifndef GS_ALLOCATION_H
#define GS_ALLOCATION_H

// From now on an allocation of a megabyte or more is a mapping of its own, which goes back to the system as soon as it is
// freed. Where the allocator has no such setting nothing changes.
void allocation_map_large_buffers(void);

#endif
