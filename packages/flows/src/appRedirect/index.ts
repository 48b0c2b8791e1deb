export { allowedFallback, allowedLink, type AllowedAddresses } from "./addresses";
export { appRedirectMachine, wireAppRedirect } from "./appRedirect.machine";
export { appRedirectSpec } from "./appRedirect.spec";
export type { AppRedirectEvent, AppRedirectInput } from "./appRedirect.types";
export { RedirectScreen, type RedirectScreenProps } from "./RedirectScreen";
