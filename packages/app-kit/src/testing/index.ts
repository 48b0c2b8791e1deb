export { missingPlurals, unequalTexts, unusedTexts } from "./catalogue";
