export { contract as en } from "./contract.en";
export { contract as lv } from "./contract.lv";
