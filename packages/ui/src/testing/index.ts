export { createProbe, type ProbeTargets } from "./createProbe";
export { fitsWidth } from "./fitsWidth";
export { paintPseudoStates } from "./paintPseudoStates";
export { standsStill } from "./standsStill";
export { tabStops } from "./tabStops";
