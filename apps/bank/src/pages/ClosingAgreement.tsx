export { ClosingAgreement as default } from "@amberline/flows/accountClosing";
