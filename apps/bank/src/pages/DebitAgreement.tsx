export { DebitAgreement as default } from "@amberline/flows/directDebits";
