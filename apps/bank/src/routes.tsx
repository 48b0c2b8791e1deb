import type { ComponentType } from "react";
import { lazyComponent, type LazyComponent } from "@amberline/ui/LazyComponent";
import { hasPage } from "./offered";
import { PageWaiting } from "./pages/PageWaiting";
import { PlainWaiting } from "./pages/PlainFrame";
import { HomePage } from "./pages/signedInParts";
import { SignInPage } from "./pages/SignInPage";
import { paths, type PageProps, type PathName } from "./paths";
import { withWords } from "./wiring/i18n/createTexts";

type RoutePage = ComponentType<PageProps> & Partial<Pick<LazyComponent<PageProps>, "preload">>;
type LoadPage = () => Promise<{ default: ComponentType<PageProps> }>;

/** A page inside the shell, and one with a frame of its own. */
const inShell = (load: LoadPage) => lazyComponent(load, { waiting: PageWaiting });
const plain = (load: LoadPage) => lazyComponent(load, { waiting: PlainWaiting });

export interface Route {
  name: PathName;
  path: string;
  /** `anyone` pages are reachable whether signed in or not, `signedInOrOut` ones once the accounts are open if signed in. */
  access: "signedOut" | "signedIn" | "anyone" | "signedInOrOut";
  page: RoutePage;
}

const history = inShell(withWords(["notes"], () => import("./pages/HistoryPage")));
const send = inShell(withWords(["send"], () => import("./pages/SendPage")));
const receive = inShell(withWords(["receive"], () => import("./pages/ReceivePage")));
const moneyRequests = inShell(withWords(["moneyRequests"], () => import("./pages/MoneyRequestsPage")));
const requestedPayment = plain(withWords(["moneyRequests"], () => import("./pages/RequestedPaymentPage")));
const spaces = inShell(withWords(["spaces"], () => import("./pages/SpacesPage")));
const card = inShell(() => import("./pages/CardPage"));
const partnerOffers = inShell(() => import("./pages/PartnerOffersPage"));
const partnerOffer = inShell(() => import("./pages/PartnerOfferPage"));
const savedPayees = inShell(withWords(["payees"], () => import("./pages/SavedPayeesPage")));
const plans = inShell(withWords(["plans"], () => import("./pages/PlansPage")));
const approvals = inShell(withWords(["approvals"], () => import("./pages/ApprovalsPage")));
const directDebits = inShell(withWords(["directDebits"], () => import("./pages/DirectDebitsPage")));
const paymentFiles = inShell(withWords(["paymentFile"], () => import("./pages/PaymentFilesPage")));
const payeeForm = inShell(withWords(["payees"], () => import("./pages/PayeeFormPage")));
const signUp = plain(() => import("./pages/SignUpPage"));
const resetPassword = plain(() => import("./pages/ResetPasswordPage"));
const loginBlock = plain(withWords(["loginBlock"], () => import("./pages/LoginBlockPage")));
const changePassword = inShell(() => import("./pages/ChangePasswordPage"));
const companyRegistration = inShell(
  withWords(["companyRegistration", "companyParts"], () => import("./pages/CompanyRegistrationPage")),
);
const redirectToApp = plain(() => import("./pages/RedirectPage"));
const profile = inShell(() => import("./pages/ProfilePage"));
const closing = inShell(withWords(["closing", "send"], () => import("./pages/ClosingPage")));
const complaint = inShell(withWords(["complaint"], () => import("./pages/ComplaintPage")));
const chat = inShell(withWords(["chat"], () => import("./pages/ChatPage")));
const notifications = inShell(withWords(["notifications"], () => import("./pages/NotificationsPage")));
const legal = plain(withWords(["legal"], () => import("./pages/LegalPage")));

const pages: Record<PathName, RoutePage> = {
  signIn: SignInPage,
  signUp,
  verify: SignInPage,
  resetPassword,
  loginBlock,
  redirectToApp,
  changePassword,
  home: HomePage,
  history,
  send,
  receive,
  moneyRequests,
  requestedPayment,
  spaces,
  plans,
  directDebits,
  approvals,
  paymentFiles,
  templates: savedPayees,
  createTemplate: payeeForm,
  editTemplate: payeeForm,
  receivers: savedPayees,
  createReceiver: payeeForm,
  editReceiver: payeeForm,
  companyRegistration,
  card,
  profile,
  closing,
  complaint,
  chat,
  notifications,
  legal,
  partnerOffers,
  partnerCard: partnerOffer,
  partnerTopUp: partnerOffer,
};

const access: Partial<Record<PathName, Route["access"]>> = {
  signIn: "signedOut",
  signUp: "signedOut",
  verify: "signedOut",
  resetPassword: "signedOut",
  loginBlock: "signedOut",
  redirectToApp: "anyone",
  requestedPayment: "signedInOrOut",
  legal: "signedInOrOut",
};

/** The routes (specification 2.1) that the bank has, in matching order. */
export const routes: Route[] = (Object.keys(paths) as PathName[]).filter(hasPage).map((name) => ({
  name,
  path: paths[name],
  access: access[name] ?? "signedIn",
  page: pages[name],
}));

/** Pages for people without a session, beside sign-in. */
export const otherSignedOutRoutes = routes.filter(
  ({ access: to, page }) => to !== "signedIn" && page !== SignInPage,
);

/** The page at an address without parameters. */
export const pageAt = (address: string): RoutePage | undefined =>
  routes.find(({ path }) => path === address)?.page;
