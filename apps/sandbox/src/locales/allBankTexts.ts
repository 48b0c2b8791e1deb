export { bankTexts as en } from "./bank.en";
export { bankTexts as lv } from "./bank.lv";
