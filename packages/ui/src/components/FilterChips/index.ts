export { ActiveFilters, type ActiveFilter, type ActiveFiltersProps } from "./ActiveFilters";
export { FilterChips, type FilterChipsProps } from "./FilterChips";
