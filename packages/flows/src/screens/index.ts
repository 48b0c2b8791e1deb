import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { FlowScreenProps } from "./flowScreen";

export type { FlowScreenProps } from "./flowScreen";

/** The screen of each flow by the flow's id, with the page around it. Each loads only its own code. */
export const screens: Readonly<Record<string, LazyExoticComponent<ComponentType<FlowScreenProps>>>> = {
  login: lazy(() => import("./LoginFlow")),
  send: lazy(() => import("./SendFlow")),
  sessionClock: lazy(() => import("./SessionClockFlow")),
  verification: lazy(() => import("./VerificationFlow")),
  corporateOnboarding: lazy(() => import("./CorporateOnboardingFlow")),
  signUp: lazy(() => import("./SignUpFlow")),
  passwordReset: lazy(() => import("./PasswordResetFlow")),
  passwordChange: lazy(() => import("./PasswordChangeFlow")),
  twoFactor: lazy(() => import("./TwoFactorFlow")),
  devices: lazy(() => import("./DevicesFlow")),
  transactions: lazy(() => import("./TransactionsFlow")),
  savedPayees: lazy(() => import("./SavedPayeesFlow")),
  payeeForm: lazy(() => import("./PayeeFormFlow")),
  load: lazy(() => import("./LoadFlow")),
  chat: lazy(() => import("./ChatFlow")),
  complaint: lazy(() => import("./ComplaintFlow")),
  members: lazy(() => import("./MembersFlow")),
  documents: lazy(() => import("./DocumentsFlow")),
  uploadRow: lazy(() => import("./UploadRowFlow")),
  contract: lazy(() => import("./ContractFlow")),
  appRedirect: lazy(() => import("./AppRedirectFlow")),
};
