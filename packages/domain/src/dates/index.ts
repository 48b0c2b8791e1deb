export {
  addDays,
  civilDate,
  compareDays,
  dayMs,
  daysBetween,
  instantAt,
  isCivilDate,
  startOfMonth,
} from "./civil";
export {
  formatDate,
  formatDateRange,
  formatDay,
  formatDayMonth,
  formatInstant,
  formatTime,
  type DayLabel,
} from "./format";
export { datePreset, datePresets, presetOf, type DatePreset, type DateRange } from "./presets";
