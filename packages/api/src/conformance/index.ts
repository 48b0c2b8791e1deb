export { askProvider, type Check, type ProviderOptions } from "./askProvider";
export { junitOf, textOf, verdictOn, type Verdict } from "./report";
export { run, type Surroundings } from "./run";
