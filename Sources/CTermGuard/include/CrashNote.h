// Reports the work of a thread when it crashes. Handlers use async-signal-safe calls on
// memory prepared beforehand only.
#ifndef GS_CRASHNOTE_H
#define GS_CRASHNOTE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  // Longest template and longest note, in bytes; longer ones are cut.
  CRASH_NOTE_LIMIT = 4096,
  // In a template: the note of the thread that crashed.
  CRASH_NOTE_PLACE = 1,
  // In a template: the name of the signal.
  CRASH_NOTE_SIGNAL = 2,
};

// From now on a crash of a thread that has a note writes the template to standard error and ends the process with
// `status`. A crash of any other thread has its usual effect.
void crash_note_install(const uint8_t *text, size_t length, int status);

// From now on SIGINT writes the text to standard error and ends the process with `status`.
void crash_note_install_interrupt(const uint8_t *text, size_t length, int status);

// Puts back the previous handlers.
void crash_note_remove(void);

// Gives this thread memory for a note, and a stack for handlers, so that a stack overflow is reported as well.
// False if memory is exhausted; then crashes of this thread are not reported.
bool crash_note_begin_thread(void);

// Sets the note: the current work of this thread. No bytes clear it.
void crash_note_set(const uint8_t *text, size_t length);

void crash_note_end_thread(void);

#endif
