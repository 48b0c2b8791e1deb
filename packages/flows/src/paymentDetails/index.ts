export { CopyCard, copyText, type DetailToCopy } from "./CopyCard";
export { paymentCode, shownReference } from "./paymentCode";
export { QrCode } from "./QrCode";
