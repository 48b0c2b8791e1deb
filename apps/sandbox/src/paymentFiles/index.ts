export type * from "./types";
export { faultText } from "./faultText";
export { readPaymentFile } from "./readPaymentFile";
export { writePain001 } from "./writePain001";
export { writePain002 } from "./writePain002";
