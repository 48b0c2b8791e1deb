export {
  composeCreditorReference,
  isCreditorReference,
  normaliseCreditorReference,
} from "./creditorReference";
export { toSepaText, willBeSentAs } from "./sepaText";
export {
  correctedText,
  disallowedCharacters,
  payableText,
  payeeNameLimit,
  paymentReferenceLimit,
  textLength,
  tidyText,
  type AllowsCharacter,
} from "./text";
