export {
  composeCreditorReference,
  isCreditorReference,
  normaliseCreditorReference,
} from "./creditorReference";
export { toSepaText, willBeSentAs } from "./sepaText";
export { correctedText, disallowedCharacters, payableText, type AllowsCharacter } from "./characters";
export { payeeNameLimit, paymentReferenceLimit, textLength, tidyText } from "./text";
