import { money } from "@amberline/domain/money";
import { roles } from "@amberline/domain/rights";
import type { OwnAccessInput } from "./ownAccess.machine";

/** Of somebody who makes payments of a limited amount. */
export const exampleOwnAccess: OwnAccessInput = {
  companyId: "company-1",
  company: "SIA Dzintara Krasts",
  access: { rights: roles.payer, perPayment: money(50_000, "EUR"), perDay: money(100_000, "EUR") },
  canLeave: true,
};
