/* The words and colours of the workload. GalleryWorkload/WorkloadContent.swift has the same; measure.py compares the
   two pictures cell by cell. */
#ifndef WORKLOAD_H
#define WORKLOAD_H

enum { COLUMNS = 120, ROWS = 40, TABS = 4, ENTRIES = 12, TAGS = 48, HUES = 8, TAGS_PER_ROW = 6, LABELS = 16 };

static const char *const tab_titles[TABS] = {"Buttons", "Tags", "Tab Bars", "States"};

static const char *const entries[ENTRIES] = {
    "Overview", "Button",    "Icon Button", "Tag",      "Chip",  "Badge",
    "Tab Bar",  "Segmented", "Tier 골드",   "Progress", "Toast", "Dialog",
};

static const char *const labels[LABELS] = {
    "Swift",    "제출됨", "대기중", "Archive", "C++17",    "정답", "오답",   "Rust",
    "시간초과", "Python", "컴파일", "Kotlin",  "골드 III", "Ruby", "채점중", "Go",
};

static const char *const hues[HUES] = {"red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"};

static const char help[] = "s select  d disable  t theme  tab next  q:quit";

/* An ink on a ground. The tags of each hue follow. */
enum paint {
    PAGE, SURFACE, ACCENT, MUTED_ON_PAGE, MUTED_ON_SURFACE, RULE, DISABLED,
    TAG, SELECTED = TAG + HUES, PAINTS = SELECTED + HUES
};

struct colors { int ink, ground; };

#define TAG_PAINTS(ink, a, b, c, d, e, f, g, h) \
    {ink, a}, {ink, b}, {ink, c}, {ink, d}, {ink, e}, {ink, f}, {ink, g}, {ink, h}

static const struct colors themes[2][PAINTS] = {
    {{0xD8D9E0, 0x16171C}, {0xB4B6C2, 0x1F2027}, {0xFFFFFF, 0x3F7FE0}, {0x7A7C88, 0x16171C}, {0x7A7C88, 0x1F2027},
     {0x3A3B44, 0x16171C}, {0x6B6D78, 0x2A2B31},
     TAG_PAINTS(0xE6E6EA, 0x5B2A2E, 0x5E3A1C, 0x57491A, 0x27502F, 0x1D4F4F, 0x24406F, 0x43336F, 0x5C2A55),
     TAG_PAINTS(0x0E0E12, 0xC4474F, 0xCF7A2E, 0xBFA12C, 0x3FA65A, 0x2FA6A3, 0x3F7FE0, 0x8064D8, 0xC653B4)},
    {{0x26272E, 0xFAFAFC}, {0x4A4C57, 0xEEEFF4}, {0xFFFFFF, 0x1F5FC4}, {0x858792, 0xFAFAFC}, {0x858792, 0xEEEFF4},
     {0xD0D1D9, 0xFAFAFC}, {0x9A9CA6, 0xE4E5EA},
     TAG_PAINTS(0x22232A, 0xF6D5D7, 0xF9E0CB, 0xF5EBC4, 0xD0EFD8, 0xCBEEED, 0xD3E2FB, 0xE0D8FA, 0xF6D6F0),
     TAG_PAINTS(0xFFFFFF, 0xC4303A, 0xC2660F, 0x9C7D00, 0x1F8A3E, 0x0D8784, 0x1F5FC4, 0x6240C0, 0xA93295)},
};

#endif
