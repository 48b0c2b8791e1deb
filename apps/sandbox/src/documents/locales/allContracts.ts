export { contract as en } from "./contract.en";
export { contract as de } from "./contract.de";
export { contract as lv } from "./contract.lv";
