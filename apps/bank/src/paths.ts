import { brand } from "./brand";
import type { LegalName } from "./legal/types";

/** All routes (specification 2.1). */
export const paths = {
  signIn: "/login",
  signUp: "/create_account",
  verify: "/create_account/verify",
  resetPassword: "/reset-password",
  loginBlock: "/block",
  redirectToApp: "/app",
  home: "/home",
  changePassword: "/change-password",
  receive: "/receive",
  /** One of them is `?request=` with its id, and `?request=new` begins one. */
  moneyRequests: "/requests",
  /** What a link asks for: its token stands behind `#`, which browsers send to no server. */
  requestedPayment: "/pay",
  spaces: "/spaces",
  send: "/send",
  plans: "/upcoming",
  /** A mandate is `?mandate=` with its id, a collection `?collection=`, or `?payment=` with that of its transaction. */
  directDebits: "/direct_debits",
  approvals: "/approvals",
  /** One of them is `?file=` with its id. */
  paymentFiles: "/files",
  receivers: "/receivers",
  createReceiver: "/receivers/create",
  editReceiver: "/receivers/edit/:id",
  card: "/card",
  templates: "/payment_templates",
  createTemplate: "/payment_templates/create",
  editTemplate: "/payment_templates/edit/:id",
  history: "/history",
  companyRegistration: "/create_company",
  profile: "/my_corporation",
  closing: "/close_account",
  complaint: "/submit_complaint",
  partnerOffers: "/partner_offers",
  partnerTopUp: `/partner_offers/${brand.partner.slug}-topup`,
  partnerCard: `/partner_offers/${brand.partner.slug}-card`,
  chat: "/chat",
  notifications: "/notifications",
  /** One of the texts is `?text=` with its name. */
  legal: "/legal",
} as const;

/** Stands for the id of the money request that is being made. */
export const newRequest = "new";

/** Hash of the sign-in page that opens the forgotten-password dialog. */
export const forgotten = "#forgot";

export const legalPath = (name: LegalName) => `${paths.legal}?text=${name}`;

export const budgetsView = "budgets";

/** Beside the spaces: a page of its own would cost everybody who signs in. */
export const budgetsPath = `${paths.spaces}?view=${budgetsView}`;

export type PathName = keyof typeof paths;

export interface PageProps {
  /** The matched route. */
  name: PathName;
}
