export { TrustAgreement as default } from "@amberline/flows/savedPayees";
