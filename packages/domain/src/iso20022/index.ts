export { accountOf, agent, remittance } from "./parties";
export { element, textElement, xmlText } from "./xml";
