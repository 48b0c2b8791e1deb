export { ActCodeField } from "./ActCodeField";
export { ConsentProvider, type Consent } from "./consent";
