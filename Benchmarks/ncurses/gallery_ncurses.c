/* The workload drawn with C ncurses: everything into stdscr on every key, ncurses finds the difference.
   Run with TERM=xterm-direct for true colour. */
#define _XOPEN_SOURCE 700
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <locale.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "workload.h"

enum { LABEL_COLUMNS = 9, LABEL_BYTES = 64 };

struct model {
    int tab, focus, theme;
    bool selected[TAGS], disabled[TAGS];
};

/* Every label padded to its columns, by tab and tag: measured once. */
static char padded_labels[TABS][TAGS][LABEL_BYTES];
static int pairs[2][PAINTS];

static int columns_of(const char *text) {
    wchar_t wide[LABEL_BYTES];
    size_t count = mbstowcs(wide, text, LABEL_BYTES);
    return count == (size_t)-1 ? 0 : wcswidth(wide, count);
}

static void prepare_labels(void) {
    for (int tab = 0; tab < TABS; tab++)
        for (int tag = 0; tag < TAGS; tag++) {
            char label[LABEL_BYTES / 2], *padded = padded_labels[tab][tag];
            const char *base = labels[(tag + 4 * tab) % LABELS];
            if (tag < LABELS) snprintf(label, sizeof label, "%s", base);
            else snprintf(label, sizeof label, "%s%d", base, tag / LABELS + 1);
            snprintf(padded, LABEL_BYTES, "%s%*s", label, LABEL_COLUMNS - columns_of(label), "");
        }
}

static void prepare_colors(void) {
    int next = 1;
    start_color();
    for (int theme = 0; theme < 2; theme++)
        for (int paint = 0; paint < PAINTS; paint++, next++) {
            init_extended_pair(next, themes[theme][paint].ink, themes[theme][paint].ground);
            pairs[theme][paint] = next;
        }
}

static void use(const struct model *model, int paint, attr_t attributes) {
    attr_set(attributes, 0, &pairs[model->theme][paint]);
}

static void write_at(const struct model *model, int row, int column, const char *text, int paint, attr_t attributes) {
    use(model, paint, attributes);
    mvaddstr(row, column, text);
}

static void fill(const struct model *model, int row, int column, int width, int paint) {
    static char blanks[COLUMNS + 1];
    if (!blanks[0]) memset(blanks, ' ', COLUMNS);
    use(model, paint, A_NORMAL);
    mvaddnstr(row, column, blanks, width);
}

static void draw_frame(const struct model *model) {
    fill(model, 0, 0, COLUMNS, SURFACE);
    for (int tab = 0, column = 1; tab < TABS; tab++) {
        bool current = tab == model->tab;
        char title[32];
        int length = snprintf(title, sizeof title, " %s ", tab_titles[tab]);
        write_at(model, 0, column, title, current ? ACCENT : SURFACE, current ? A_BOLD : A_NORMAL);
        column += length + 1;
    }
    move(1, 0);
    use(model, RULE, A_NORMAL);
    for (int column = 0; column < COLUMNS; column++) addstr("─");
    for (int row = 2; row < 38; row++) {
        fill(model, row, 0, 22, SURFACE);
        write_at(model, row, 22, "│", RULE, A_NORMAL);
        fill(model, row, 23, COLUMNS - 23, PAGE);
    }
    fill(model, 38, 0, COLUMNS, PAGE);
    write_at(model, 2, 1, "Components", MUTED_ON_SURFACE, A_BOLD);
    for (int entry = 0; entry < ENTRIES; entry++) {
        int paint = entry == 3 * model->tab ? ACCENT : SURFACE;
        fill(model, 3 + entry, 0, 22, paint);
        write_at(model, 3 + entry, 2, entries[entry], paint, A_NORMAL);
    }
}

static void draw_tag(const struct model *model, int tag) {
    int row = 3 + 4 * (tag / TAGS_PER_ROW), column = 25 + 15 * (tag % TAGS_PER_ROW);
    int hue = (tag + tag / TAGS_PER_ROW + model->tab) % HUES;
    int paint = model->disabled[tag] ? DISABLED : model->selected[tag] ? SELECTED + hue : TAG + hue;
    bool marked = model->selected[tag] && !model->disabled[tag];
    char text[LABEL_BYTES + 16];
    snprintf(text, sizeof text, "%s %s %s", tag == model->focus ? "▸" : " ", padded_labels[model->tab][tag],
             model->disabled[tag] ? "x" : marked ? "✓" : " ");
    write_at(model, row, column, text, paint, marked ? A_BOLD : A_NORMAL);
    snprintf(text, sizeof text, "#%02d %s", tag + 1, hues[hue]);
    write_at(model, row + 1, column, text, MUTED_ON_PAGE, A_NORMAL);
}

static void draw_status(const struct model *model) {
    int focus = model->focus, hue = (focus + focus / TAGS_PER_ROW + model->tab) % HUES;
    char text[COLUMNS * 2];
    snprintf(text, sizeof text, "%02d/48  %s  %-6s  %s  %s  tab %d/4", focus + 1, padded_labels[model->tab][focus],
             hues[hue], model->selected[focus] ? "selected" : "normal  ",
             model->disabled[focus] ? "disabled" : "enabled ", model->tab + 1);
    fill(model, 39, 0, COLUMNS, SURFACE);
    write_at(model, 39, 1, text, SURFACE, A_NORMAL);
    write_at(model, 39, COLUMNS - 1 - (int)strlen(help), help, MUTED_ON_SURFACE, A_NORMAL);
}

static void draw(const struct model *model) {
    draw_frame(model);
    for (int tag = 0; tag < TAGS; tag++) draw_tag(model, tag);
    draw_status(model);
    refresh();
}

/* False when the program should end. */
static bool update(struct model *model, int key) {
    int focus = model->focus;
    switch (key) {
    case KEY_RIGHT: model->focus = (focus + 1) % TAGS; break;
    case KEY_LEFT: model->focus = (focus + TAGS - 1) % TAGS; break;
    case KEY_DOWN: model->focus = (focus + TAGS_PER_ROW) % TAGS; break;
    case KEY_UP: model->focus = (focus + TAGS - TAGS_PER_ROW) % TAGS; break;
    case 's': model->selected[focus] = !model->selected[focus]; break;
    case 'd': model->disabled[focus] = !model->disabled[focus]; break;
    case 't': model->theme = 1 - model->theme; break;
    case '\t': model->tab = (model->tab + 1) % TABS; break;
    case 'q': case 3: case ERR: return false;
    default: break;
    }
    return true;
}

int main(void) {
    struct model model = {0};
    setlocale(LC_ALL, "");
    initscr();
    raw();
    noecho();
    keypad(stdscr, TRUE);
    set_escdelay(25);
    curs_set(0);
    prepare_colors();
    prepare_labels();
    do draw(&model); while (update(&model, getch()));
    endwin();
    return 0;
}
