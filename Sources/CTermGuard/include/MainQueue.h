// Runs the jobs of the main thread while synchronous code waits on it, as the run loops of other libraries do.
#ifndef GS_MAIN_QUEUE_H
#define GS_MAIN_QUEUE_H

#include <stdbool.h>

// Whether the calling thread is the first of the process.
bool main_thread_is_current(void);

// Whether the system lets its main queue be served by others.
bool main_queue_is_served(void);

// Waits until the main queue has jobs, and runs them. Only on the main thread, and not from a job of the queue; a signal
// ends the wait.
void main_queue_run(void);

#endif
