export { breakpoints } from "./breakpoints";
export { contrast } from "./contrast";
export { flatTokens, tokenFile } from "./exchange";
export { meanings, type TokenName } from "./meanings";
export { palette } from "./primitives";
export { colorRoles, outlinePairs, textPairs, type ColorRole } from "./roles";
export { scale } from "./scale";
export { tokenSheet } from "./sheet";
export { themes, type Theme, type ThemeName } from "./themes";
