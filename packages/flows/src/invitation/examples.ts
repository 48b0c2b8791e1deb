import type { Invitation } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import { roles } from "@amberline/domain/rights";

export const exampleInvitation: Invitation = {
  id: "invitation-1",
  kind: "member",
  company: "SIA Dzintara Krasts",
  registrationNumber: "40003888002",
  invitedBy: "Zane Krūmiņa",
  position: "owner",
  share: 2_500,
};

/** To make payments of a limited amount. */
export const exampleAccessInvitation: Invitation = {
  id: "invitation-2",
  kind: "access",
  company: "SIA Dzintara Krasts",
  registrationNumber: "40003888002",
  invitedBy: "Zane Krūmiņa",
  access: { rights: roles.payer, perPayment: money(50_000, "EUR"), perDay: money(100_000, "EUR") },
};
