export {
  addDays,
  addMonths,
  civilDate,
  compareDays,
  dayMs,
  daysBetween,
  hourMs,
  instantAt,
  isCivilDate,
  isWeekend,
  minuteMs,
  startOfMonth,
} from "./civil";
export {
  formatDate,
  formatDateRange,
  formatDay,
  formatDayMonth,
  formatInstant,
  formatMonth,
  formatTime,
  formatWeekday,
  type DayLabel,
} from "./format";
export { datePreset, datePresets, presetOf, type DatePreset, type DateRange } from "./presets";
