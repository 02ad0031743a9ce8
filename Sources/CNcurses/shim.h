// The ncurses interface for Swift: wide characters, without globals, macros and variadics.
//
// ncurses writes into a file in memory, never to the terminal: so it can touch neither the terminal's modes nor its
// alternate screen, and a frame leaves in one write.
#ifndef GS_CNCURSES_SHIM_H
#define GS_CNCURSES_SHIM_H
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

typedef struct {
  SCREEN *screen;
  FILE *output;
  FILE *input;
} gs_ncurses;

enum {
  GS_BOLD = 1,
  GS_DIM = 2,
  GS_ITALIC = 4,
  GS_UNDERLINE = 8,
  GS_REVERSE = 16,
};

// The user's locale if its encoding is UTF-8, else C.UTF-8, which is always installed.
static inline int gs_ncurses_set_locale(void) {
  if (setlocale(LC_CTYPE, "") && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return 1;
  return setlocale(LC_CTYPE, "C.UTF-8") != NULL;
}

static inline FILE *gs_ncurses_memory(void) {
#ifdef __linux__
  int descriptor = (int)syscall(SYS_memfd_create, "ncurses", 1u /* MFD_CLOEXEC */);
  if (descriptor >= 0) {
    FILE *file = fdopen(descriptor, "w+");
    if (!file) close(descriptor);
    return file;
  }
#endif
  return tmpfile();
}

// How much ncurses has written since it was last taken.
static inline size_t gs_ncurses_written(gs_ncurses *self) {
  off_t end = lseek(fileno(self->output), 0, SEEK_CUR);
  return end > 0 ? (size_t)end : 0;
}

static inline void gs_ncurses_take(gs_ncurses *self, uint8_t *bytes, size_t count) {
  int descriptor = fileno(self->output);
  size_t done = 0;
  while (bytes && done < count) {
    ssize_t result = pread(descriptor, bytes + done, count - done, (off_t)done);
    if (result <= 0) break;
    done += (size_t)result;
  }
  lseek(descriptor, 0, SEEK_SET);
  if (ftruncate(descriptor, 0) != 0) return;
}

static inline void gs_ncurses_close(gs_ncurses *self) {
  if (self->screen) {
    set_term(self->screen);
    endwin();
    delscreen(self->screen);
  }
  if (self->output) fclose(self->output);
  if (self->input) fclose(self->input);
  free(self);
}

// NULL if the terminal has no entry, or memory is exhausted. Leaves the handlers of signals as they were.
static inline gs_ncurses *gs_ncurses_open(const char *term) {
  static const int signals[] = {SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
  struct sigaction actions[4];
  gs_ncurses *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->output = gs_ncurses_memory();
  self->input = fopen("/dev/null", "r");
  if (!self->output || !self->input) {
    gs_ncurses_close(self);
    return NULL;
  }
  for (int i = 0; i < 4; i++) sigaction(signals[i], NULL, &actions[i]);
  use_env(FALSE);
  self->screen = newterm(term, self->output, self->input);
  if (!self->screen) {
    // Entries of terminals of any size, such as the Linux console's, have no size, and ncurses gives up.
    use_env(TRUE);
    use_tioctl(FALSE);
    self->screen = newterm(term, self->output, self->input);
  }
  for (int i = 0; i < 4; i++) sigaction(signals[i], &actions[i], NULL);
  if (!self->screen) {
    gs_ncurses_close(self);
    return NULL;
  }
  typeahead(-1);
  if (has_colors()) {
    start_color();
    use_default_colors();
  }
  // The output so far enters the alternate screen, which is left to the caller. The bell, discarded too, makes ncurses
  // hand over its bytes.
  beep();
  gs_ncurses_take(self, NULL, 0);
  return self;
}

static inline int gs_ncurses_colors(gs_ncurses *self) {
  set_term(self->screen);
  return has_colors() ? COLORS : 0;
}

static inline int gs_ncurses_pairs(gs_ncurses *self) {
  set_term(self->screen);
  return has_colors() ? COLOR_PAIRS : 1;
}

static inline int gs_ncurses_resize(gs_ncurses *self, int columns, int rows) {
  set_term(self->screen);
  return resizeterm(rows, columns) == OK;
}

static inline void gs_ncurses_define_pair(
    gs_ncurses *self, int pair, int foreground, int background) {
  set_term(self->screen);
  init_extended_pair(pair, foreground, background);
}

// The next update draws everything.
static inline void gs_ncurses_invalidate(gs_ncurses *self) {
  set_term(self->screen);
  clearok(curscr, TRUE);
}

// How many columns ncurses takes for a scalar; -1 if it cannot draw it.
static inline int gs_ncurses_columns(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

static inline attr_t gs_ncurses_attributes(int attributes) {
  attr_t wanted = A_NORMAL;
  if (attributes & GS_BOLD) wanted |= A_BOLD;
  if (attributes & GS_DIM) wanted |= A_DIM;
  if (attributes & GS_ITALIC) wanted |= A_ITALIC;
  if (attributes & GS_UNDERLINE) wanted |= A_UNDERLINE;
  if (attributes & GS_REVERSE) wanted |= A_REVERSE;
  return wanted;
}

// A cluster.
static inline void gs_ncurses_put(
    gs_ncurses *self, int column, int row, const uint32_t *scalars, int count, int attributes,
    int pair) {
  wchar_t text[CCHARW_MAX + 1] = {0};
  cchar_t cell;
  set_term(self->screen);
  for (int i = 0; i < count && i < CCHARW_MAX; i++) text[i] = (wchar_t)scalars[i];
  if (setcchar(&cell, text, gs_ncurses_attributes(attributes), 0, &pair) == OK)
    mvwadd_wchnstr(stdscr, row, column, &cell, 1);
}

// A scalar for one cell, or for two.
typedef struct {
  uint32_t scalar;
  int32_t pair;
  uint8_t attributes;
  uint8_t columns;
} gs_ncurses_spot;

// Scalars side by side: one call of ncurses for many cells.
static inline void gs_ncurses_put_run(
    gs_ncurses *self, int column, int row, const gs_ncurses_spot *spots, int count) {
  enum { LIMIT = 128 };
  cchar_t cells[LIMIT];
  int filled = 0, width = 0;
  set_term(self->screen);
  for (int i = 0; i < count; i++) {
    wchar_t text[2] = {(wchar_t)spots[i].scalar, 0};
    int pair = spots[i].pair;
    if (setcchar(&cells[filled], text, gs_ncurses_attributes(spots[i].attributes), 0, &pair) != OK) {
      // Its cells are left as they are.
      if (filled > 0) mvwadd_wchnstr(stdscr, row, column, cells, filled);
      column += width + spots[i].columns;
      filled = width = 0;
      continue;
    }
    filled++;
    width += spots[i].columns;
    if (filled == LIMIT || i + 1 == count) {
      mvwadd_wchnstr(stdscr, row, column, cells, filled);
      column += width;
      filled = width = 0;
    }
  }
}

// Draws the changes and returns how many bytes that took. A negative column leaves the cursor anywhere.
static inline size_t gs_ncurses_update(gs_ncurses *self, int column, int row) {
  set_term(self->screen);
  leaveok(stdscr, column < 0);
  if (column >= 0) wmove(stdscr, row, column);
  wnoutrefresh(stdscr);
  doupdate();
  return gs_ncurses_written(self);
}
#endif
