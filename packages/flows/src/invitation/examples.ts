import type { Invitation } from "@amberline/api/client";

export const exampleInvitation: Invitation = {
  id: "invitation-1",
  company: "SIA Dzintara Krasts",
  registrationNumber: "40003888002",
  invitedBy: "Zane Krūmiņa",
  position: "owner",
  share: 2_500,
};
