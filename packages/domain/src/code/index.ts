export { codeIn, codeLength } from "./code";
