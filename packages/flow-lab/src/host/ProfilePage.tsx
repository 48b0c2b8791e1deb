import type { ReactNode } from "react";
import type { Company } from "@amberline/api/client";
import { ProfileScreen } from "@amberline/flows/profile";
import { exampleCompany } from "@amberline/flows/shared/examples";
import { FlowFrame } from "./FlowFrame";
import { nothing } from "./flowScreen";

interface ProfilePageProps {
  tab: "documents" | "members" | "contract" | "people";
  /** @default the example company */
  company?: Company;
  children: ReactNode;
}

/** The profile of a company under review, around its parts. */
export function ProfilePage({ tab, company = exampleCompany, children }: ProfilePageProps) {
  const parts = { documents: null, members: null, contract: null, [tab]: children };
  const { name, user } = company;
  return (
    <FlowFrame width={960}>
      <ProfileScreen title={name} user={user} tab={tab} parts={parts} onTab={nothing} onCopied={nothing} />
    </FlowFrame>
  );
}
