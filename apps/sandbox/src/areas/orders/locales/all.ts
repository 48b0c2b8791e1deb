export { en } from "./en";
export { lv } from "./lv";
