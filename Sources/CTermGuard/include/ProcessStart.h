// Values that a Swift program reads from /proc when it starts, kept for hosts without /proc: its arguments, and the
// path of its runtime (read for crash reports).
#ifndef GS_PROCESSSTART_H
#define GS_PROCESSSTART_H

// The number of arguments, including the program's name; 0 if unknown.
int process_start_count(void);

// An argument by its place; NULL beyond the last.
const char *process_start_argument(int index);

// A variable of the environment by its place, as NAME=VALUE; NULL beyond the last.
const char *process_start_variable(int index);

#endif
