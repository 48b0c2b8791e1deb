export {
  composeCreditorReference,
  isCreditorReference,
  normaliseCreditorReference,
} from "./creditorReference";
export { toSepaText, willBeSentAs } from "./sepaText";
export { disallowedCharacters, payeeNameLimit, paymentReferenceLimit, textLength, tidyText } from "./text";
