export { allowedFallback, allowedLink, type AllowedAddresses } from "./addresses";
export {
  appRedirectMachine,
  wireAppRedirect,
  type AppRedirectEvent,
  type AppRedirectInput,
} from "./appRedirect.machine";
export { RedirectScreen, type RedirectScreenProps } from "./RedirectScreen";
