export { contrast } from "./contrast";
export { colorRoles, outlinePairs, textPairs, type ColorRole } from "./roles";
export { scale } from "./scale";
export { tokenSheet } from "./sheet";
export { themes, type Theme, type ThemeName } from "./themes";
