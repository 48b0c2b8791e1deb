export { default as en } from "./en.json";
export { default as de } from "./de.json";
export { default as lv } from "./lv.json";
