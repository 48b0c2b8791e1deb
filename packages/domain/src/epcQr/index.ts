export { epcQr, epcQrProblems, type CreditTransfer, type EpcQr, type EpcQrProblem } from "./epcQr";
