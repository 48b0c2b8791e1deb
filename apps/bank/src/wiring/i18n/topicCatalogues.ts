import type { Topic } from "../../wordLevels";

/** In a file of their own, so that sign-in stays as small as it is with every further topic. */
export const topicCatalogues = {
  approvals: {
    lv: () => import("virtual:words/approvals/lv"),
    en: () => import("virtual:words/approvals/en"),
  },
  closing: { lv: () => import("virtual:words/closing/lv"), en: () => import("virtual:words/closing/en") },
  budgets: { lv: () => import("virtual:words/budgets/lv"), en: () => import("virtual:words/budgets/en") },
  companyRegistration: {
    lv: () => import("virtual:words/companyRegistration/lv"),
    en: () => import("virtual:words/companyRegistration/en"),
  },
  companyParts: {
    lv: () => import("virtual:words/companyParts/lv"),
    en: () => import("virtual:words/companyParts/en"),
  },
  directDebits: {
    lv: () => import("virtual:words/directDebits/lv"),
    en: () => import("virtual:words/directDebits/en"),
  },
  feeYears: { lv: () => import("virtual:words/feeYears/lv"), en: () => import("virtual:words/feeYears/en") },
  labels: { lv: () => import("virtual:words/labels/lv"), en: () => import("virtual:words/labels/en") },
  legal: {
    lv: () => import("virtual:words/legal/lv"),
    en: () => import("virtual:words/legal/en"),
  },
  loginBlock: {
    lv: () => import("virtual:words/loginBlock/lv"),
    en: () => import("virtual:words/loginBlock/en"),
  },
  moneyRequests: {
    lv: () => import("virtual:words/moneyRequests/lv"),
    en: () => import("virtual:words/moneyRequests/en"),
  },
  myData: {
    lv: () => import("virtual:words/myData/lv"),
    en: () => import("virtual:words/myData/en"),
  },
  notes: { lv: () => import("virtual:words/notes/lv"), en: () => import("virtual:words/notes/en") },
  notifications: {
    lv: () => import("virtual:words/notifications/lv"),
    en: () => import("virtual:words/notifications/en"),
  },
  paymentFile: {
    lv: () => import("virtual:words/paymentFile/lv"),
    en: () => import("virtual:words/paymentFile/en"),
  },
  palette: { lv: () => import("virtual:words/palette/lv"), en: () => import("virtual:words/palette/en") },
  people: { lv: () => import("virtual:words/people/lv"), en: () => import("virtual:words/people/en") },
  plans: { lv: () => import("virtual:words/plans/lv"), en: () => import("virtual:words/plans/en") },
  schedule: { lv: () => import("virtual:words/schedule/lv"), en: () => import("virtual:words/schedule/en") },
  send: { lv: () => import("virtual:words/send/lv"), en: () => import("virtual:words/send/en") },
  spaces: { lv: () => import("virtual:words/spaces/lv"), en: () => import("virtual:words/spaces/en") },
} satisfies Record<Topic, unknown>;
