import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { paths, type PageProps, type PathName } from "./paths";

type RouteComponent = LazyExoticComponent<ComponentType<PageProps>>;

export interface Route {
  name: PathName;
  path: string;
  /** `anyone` pages are reachable whether signed in or not. */
  access: "signedOut" | "signedIn" | "anyone";
  page: RouteComponent;
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
const companyRegistration = lazy(() => import("./pages/CompanyRegistrationPage"));
const redirectToApp = lazy(() => import("./pages/RedirectPage"));
const profile = lazy(() => import("./pages/ProfilePage"));
const complaint = lazy(() => import("./pages/ComplaintPage"));
const chat = lazy(() => import("./pages/ChatPage"));

const pages: Record<PathName, RouteComponent> = {
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
  companyRegistration,
  card,
  profile,
  complaint,
  chat,
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

/** The routes (specification 2.1), in matching order. */
export const routes: Route[] = (Object.keys(paths) as PathName[]).map((name) => ({
  name,
  path: paths[name],
  access: access[name] ?? "signedIn",
  page: pages[name],
}));
