export { estimateStrength } from "./estimateStrength";
