// Drops the privileges that a demonstration for strangers does not need. All of it is permanent: nothing here can be
// undone.
#ifndef GS_CONFINEMENT_H
#define GS_CONFINEMENT_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
  // Seconds of processor time; 0 leaves them as they are.
  uint64_t processor_seconds;
  // Bytes of address space; 0 leaves it as it is, and so does a process that already has more.
  uint64_t address_space;
  uint64_t open_files;
} ConfinementLimits;

// Goes to `/` with a umask of 077, sets the limits of resources (no core, no byte into files, no other process),
// forgets the previous crash handlers, and on Linux closes the ways to new privileges and to the memory of
// the process. Returns 0, or the error number of the call that failed.
int confinement_enter(const ConfinementLimits *limits);

// From now on the environment holds these entries and no other: `NAME=value` with a NUL after each, an empty one last.
// Returns 0, or an error number.
int confinement_set_environment(const char *entries);

// From now on the kernel permits this process, on Linux, what drawing on a terminal that is open takes, and nothing
// else: reading, writing and waiting, the terminal's settings and size, memory that holds no instructions, its own
// signals, its end. With `takes_sockets` also to take connected sockets from another process, and to send. Every other call fails: with ENOSYS
// where libraries have another way, else with EPERM. All files must be open before. Returns 0, or the error
// number of a system that cannot.
int confinement_seal(bool takes_sockets);

// For tests: a refused call raises SIGSYS instead of failing. Applies to later seals.
void confinement_trap_refusals(void);

#endif
