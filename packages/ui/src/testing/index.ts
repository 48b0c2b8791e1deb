export { createProbe, type ProbeTargets } from "./createProbe";
export { fitsWidth } from "./fitsWidth";
export { paintPseudoStates } from "./paintPseudoStates";
export { tabStops } from "./tabStops";
