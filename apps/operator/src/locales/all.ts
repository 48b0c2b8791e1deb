export { default as en } from "./en.json";
export { default as lv } from "./lv.json";
