export type * from "./types";
export { readPaymentFile } from "./readPaymentFile";
