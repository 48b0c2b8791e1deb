export { en } from "./en";
export { de } from "./de";
export { lv } from "./lv";
