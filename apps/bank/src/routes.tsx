import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { paths, type PageProps, type PathName } from "./paths";

type Page = LazyExoticComponent<ComponentType<PageProps>>;

export interface Route {
  name: PathName;
  path: string;
  /** Who may see it; `anyone` pages stay reachable whether signed in or not. */
  access: "signedOut" | "signedIn" | "anyone";
  page: Page;
}

export const SignInPage = lazy(() => import("./pages/SignInPage"));
const home = lazy(() => import("./pages/HomePage"));
const history = lazy(() => import("./pages/HistoryPage"));
const send = lazy(() => import("./pages/SendPage"));
const receive = lazy(() => import("./pages/ReceivePage"));
const card = lazy(() => import("./pages/CardPage"));
const partnerOffers = lazy(() => import("./pages/PartnerOffersPage"));
const partnerOffer = lazy(() => import("./pages/PartnerOfferPage"));
const savedPayees = lazy(() => import("./pages/SavedPayeesPage"));
const payeeForm = lazy(() => import("./pages/PayeeFormPage"));
const signUp = lazy(() => import("./pages/SignUpPage"));
const resetPassword = lazy(() => import("./pages/ResetPasswordPage"));
const changePassword = lazy(() => import("./pages/ChangePasswordPage"));
const createCompany = lazy(() => import("./pages/CreateCompanyPage"));
const redirectToApp = lazy(() => import("./pages/RedirectPage"));
const comingSoon = lazy(() => import("./pages/ComingSoonPage"));

/** Pages that are still to come. Taking a name out of here is part of building its page. */
export const comingSoonPages = [
  "profile",
  "complaint",
  "chat",
] as const satisfies readonly PathName[];

type Built = Exclude<PathName, (typeof comingSoonPages)[number]>;

const built: Record<Built, Page> = {
  signIn: SignInPage,
  signUp,
  verify: SignInPage,
  resetPassword,
  redirectToApp,
  changePassword,
  home,
  history,
  send,
  receive,
  templates: savedPayees,
  createTemplate: payeeForm,
  editTemplate: payeeForm,
  receivers: savedPayees,
  createReceiver: payeeForm,
  editReceiver: payeeForm,
  createCompany,
  card,
  partnerOffers,
  partnerCard: partnerOffer,
  partnerTopUp: partnerOffer,
};

const access: Partial<Record<PathName, Route["access"]>> = {
  signIn: "signedOut",
  signUp: "signedOut",
  verify: "signedOut",
  resetPassword: "signedOut",
  redirectToApp: "anyone",
};

const isBuilt = (name: PathName): name is Built => name in built;

/** The route table of the specification (2.1), in matching order. */
export const routes: Route[] = (Object.keys(paths) as PathName[]).map((name) => ({
  name,
  path: paths[name],
  access: access[name] ?? "signedIn",
  page: isBuilt(name) ? built[name] : comingSoon,
}));
