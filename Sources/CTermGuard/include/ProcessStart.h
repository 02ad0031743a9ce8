// What a Swift program asks of /proc when it starts, kept for hosts that have none: its arguments, and where its
// runtime is (which is asked for the sake of reports of crashes).
#ifndef GS_PROCESSSTART_H
#define GS_PROCESSSTART_H

// How many arguments the process was started with, its name counted; 0 where that was not told.
int process_start_count(void);

// An argument by its place; NULL beyond the last.
const char *process_start_argument(int index);

// A variable of the environment by its place, as NAME=VALUE; NULL beyond the last.
const char *process_start_variable(int index);

#endif
