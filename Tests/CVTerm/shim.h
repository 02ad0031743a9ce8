// The parts of libvterm that the tests need: cells without bit-fields and unions, and the modes that are set.
#ifndef GS_CVTERM_SHIM_H
#define GS_CVTERM_SHIM_H
#include <stdint.h>
#include <string.h>
#include <vterm.h>

typedef struct {
  int cursor_visible;
  int alternate_screen;
  int mouse;
} gs_vterm_modes;

typedef struct {
  VTerm *terminal;
  VTermScreen *screen;
  gs_vterm_modes modes;
  // By cell: whether it was written or erased since somebody looked.
  uint8_t *written;
  int columns, rows;
} gs_vterm;

// Colours: -1 the terminal's own, 0...255 an index, 0x1000000 and up 24 bits.
typedef struct {
  uint32_t scalars[VTERM_MAX_CHARS_PER_CELL];
  int columns;
  int foreground;
  int background;
  int bold, italic, underline, reverse, strikethrough;
} gs_vterm_cell;

static inline int gs_vterm_property(VTermProp property, VTermValue *value, void *user) {
  gs_vterm_modes *modes = &((gs_vterm *)user)->modes;
  if (property == VTERM_PROP_CURSORVISIBLE) modes->cursor_visible = value->boolean;
  if (property == VTERM_PROP_ALTSCREEN) modes->alternate_screen = value->boolean;
  if (property == VTERM_PROP_MOUSE) modes->mouse = value->number;
  return 1;
}

static inline int gs_vterm_damage(VTermRect area, void *user) {
  gs_vterm *terminal = user;
  for (int row = area.start_row; row < area.end_row && row < terminal->rows; row++)
    for (int column = area.start_col; column < area.end_col && column < terminal->columns; column++)
      terminal->written[row * terminal->columns + column] = 1;
  return 1;
}

static inline gs_vterm *gs_vterm_new(int columns, int rows) {
  static const VTermScreenCallbacks callbacks = {
    .settermprop = gs_vterm_property, .damage = gs_vterm_damage};
  gs_vterm *result = calloc(1, sizeof *result);
  result->written = calloc(columns * rows, 1);
  result->columns = columns;
  result->rows = rows;
  result->modes.cursor_visible = 1;
  result->terminal = vterm_new(rows, columns);
  vterm_set_utf8(result->terminal, 1);
  result->screen = vterm_obtain_screen(result->terminal);
  vterm_screen_enable_altscreen(result->screen, 1);
  vterm_screen_set_callbacks(result->screen, &callbacks, result);
  vterm_screen_reset(result->screen, 1);
  return result;
}

static inline void gs_vterm_free(gs_vterm *terminal) {
  vterm_free(terminal->terminal);
  free(terminal->written);
  free(terminal);
}

static inline void gs_vterm_feed(gs_vterm *terminal, const uint8_t *bytes, size_t count) {
  vterm_input_write(terminal->terminal, (const char *)bytes, count);
}

static inline int gs_vterm_color(VTermColor color, int is_standard) {
  if (is_standard) return -1;
  if (VTERM_COLOR_IS_INDEXED(&color)) return color.indexed.idx;
  return 0x1000000 | color.rgb.red << 16 | color.rgb.green << 8 | color.rgb.blue;
}

static inline gs_vterm_cell gs_vterm_read(gs_vterm *terminal, int column, int row) {
  VTermScreenCell cell;
  VTermPos place = {.row = row, .col = column};
  gs_vterm_cell result;
  memset(&result, 0, sizeof result);
  vterm_screen_get_cell(terminal->screen, place, &cell);
  memcpy(result.scalars, cell.chars, sizeof result.scalars);
  result.columns = cell.width;
  result.foreground = gs_vterm_color(cell.fg, VTERM_COLOR_IS_DEFAULT_FG(&cell.fg));
  result.background = gs_vterm_color(cell.bg, VTERM_COLOR_IS_DEFAULT_BG(&cell.bg));
  result.bold = cell.attrs.bold;
  result.italic = cell.attrs.italic;
  result.underline = cell.attrs.underline;
  result.reverse = cell.attrs.reverse;
  result.strikethrough = cell.attrs.strike;
  return result;
}

static inline VTermPos gs_vterm_cursor(gs_vterm *terminal) {
  VTermPos place;
  vterm_state_get_cursorpos(vterm_obtain_state(terminal->terminal), &place);
  return place;
}
#endif
