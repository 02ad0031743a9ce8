// Runs the jobs of the main thread while synchronous code waits on it, as the run loops of other libraries do.
#ifndef GS_MAIN_QUEUE_H
#define GS_MAIN_QUEUE_H

#include <stdbool.h>

// Whether the calling thread is the first of the process.
bool main_thread_is_current(void);

// Whether the system lets its main queue be served by others.
bool main_queue_is_served(void);

// A descriptor that is readable while the main queue has jobs; -1 where the queue has none.
int main_queue_descriptor(void);

// Runs the jobs that are in the main queue. Only on the main thread, and not from a job of the queue.
void main_queue_run(void);

#endif
