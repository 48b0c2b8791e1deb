export { Icons } from "./Icons";
export { Breakpoints, ColorTokens, Elevations, PaletteTokens, ScaleTokens } from "./Tokens";
