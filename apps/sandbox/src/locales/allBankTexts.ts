export { bankTexts as en } from "./bank.en";
export { bankTexts as de } from "./bank.de";
export { bankTexts as lv } from "./bank.lv";
