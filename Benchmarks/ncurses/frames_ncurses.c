/* frames_ncurses MODE COUNT: draws so many frames of 200x60 with C ncurses and prints the CPU time they took.
   Modes: all (every cell changes its ground), one (one cell changes), none (drawn again, nothing changes),
   scroll (a text moves up by a line). GalleryWorkload/FrameSeries.swift draws the same. */
#define _XOPEN_SOURCE 700
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 200, HEIGHT = 60, GROUP = 4, GROUNDS = 8, LETTERS = 26 };

static const int grounds[GROUNDS] = {0x5B2A2E, 0x5E3A1C, 0x57491A, 0x27502F, 0x1D4F4F, 0x24406F, 0x43336F, 0x5C2A55};

static void use_ground(int index) {
    int pair = 1 + index % GROUNDS;
    attr_set(A_NORMAL, 0, &pair);
}

/* Groups of four cells, each on the ground that its place and the shift say. */
static void draw_groups(int shift) {
    char text[GROUP + 1] = "";
    for (int row = 0; row < HEIGHT; row++)
        for (int column = 0; column < WIDTH; column += GROUP) {
            for (int cell = 0; cell < GROUP; cell++) text[cell] = (char)('A' + (3 * row + 5 * (column + cell)) % LETTERS);
            use_ground(column / GROUP + row + shift);
            mvaddstr(row, column, text);
        }
}

/* The lines of an endless text from `first` on. */
static void draw_lines(int first) {
    char text[WIDTH + 1] = "";
    for (int row = 0; row < HEIGHT; row++) {
        int line = first + row;
        for (int column = 0; column < WIDTH; column++)
            text[column] = (char)('A' + (3 * line + column * (1 + line % 7)) % LETTERS);
        use_ground(line);
        mvaddstr(row, 0, text);
    }
}

static void draw_cell(int frame) {
    int row = frame * 37 % HEIGHT, column = frame * 71 % WIDTH;
    char text[2] = {(char)('a' + frame % LETTERS), 0};
    use_ground(column / GROUP + row);
    mvaddstr(row, column, text);
}

static long long cpu(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

int main(int count, char **arguments) {
    if (count != 3) return 64;
    const char *mode = arguments[1];
    int frames = atoi(arguments[2]);
    setlocale(LC_ALL, "");
    initscr();
    resizeterm(HEIGHT, WIDTH);
    curs_set(0);
    start_color();
    for (int index = 0; index < GROUNDS; index++) init_extended_pair(1 + index, 0xE0E0E0, grounds[index]);
    if (strcmp(mode, "scroll") == 0) {
        idlok(stdscr, TRUE);
        draw_lines(0);
    } else draw_groups(0);
    refresh();
    long long start = cpu();
    for (int frame = 1; frame <= frames; frame++) {
        if (strcmp(mode, "all") == 0) draw_groups(frame);
        else if (strcmp(mode, "one") == 0) draw_cell(frame);
        else if (strcmp(mode, "none") == 0) draw_groups(0);
        else draw_lines(frame);
        refresh();
    }
    long long taken = cpu() - start;
    endwin();
    printf("\ncpu=%lld\n", taken);
    return 0;
}
