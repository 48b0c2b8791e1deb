import { addDays, startOfMonth } from "./civil";

export const datePresets = ["today", "yesterday", "last7", "last30", "thisMonth"] as const;
export type DatePreset = (typeof datePresets)[number];

/** Civil dates, both ends included. */
export type DateRange = { start: string; end: string };

/** The range of a preset relative to `today`. `last7` and `last30` include today. */
export function datePreset(preset: DatePreset, today: string): DateRange {
  const ranges: Record<DatePreset, () => DateRange> = {
    today: () => ({ start: today, end: today }),
    yesterday: () => ({ start: addDays(today, -1), end: addDays(today, -1) }),
    last7: () => ({ start: addDays(today, -6), end: today }),
    last30: () => ({ start: addDays(today, -29), end: today }),
    thisMonth: () => ({ start: startOfMonth(today), end: today }),
  };
  return ranges[preset]();
}

/** The preset that has this range today, or null. */
export const presetOf = ({ start, end }: DateRange, today: string): DatePreset | null =>
  datePresets.find((preset) => {
    const range = datePreset(preset, today);
    return range.start === start && range.end === end;
  }) ?? null;
