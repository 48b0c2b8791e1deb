export { allowedFallback, allowedLink, type AllowedAddresses } from "./addresses";
export { appRedirectMachine, wireAppRedirect } from "./appRedirect.machine";
export type { AppRedirectEvent, AppRedirectInput } from "./appRedirect.types";
export { RedirectScreen, type RedirectScreenProps } from "./RedirectScreen";
