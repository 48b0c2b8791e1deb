import type { CompanyMember, MemberChange } from "@amberline/api/client";
import { useTranslation } from "../i18n";
import { shareText } from "./memberValues";

export const changeKey = ({ kind, state }: MemberChange) =>
  kind === "add"
    ? (`members.change.add.${state}` as const)
    : (`members.change.remove.${state === "declined" ? state : "waiting"}` as const);

/** Whether the company knows the person's verification: not before the invitation is accepted. */
export const isAccepted = ({ change }: CompanyMember): boolean =>
  change?.kind !== "add" || change.state === "waiting";

/** The position with the share, and whether the person is verified or not even a member yet. */
export function useMemberWords() {
  const { t, i18n } = useTranslation();
  return {
    holding({ position, share }: CompanyMember): string {
      const place = t(`members.position.${position}`);
      if (share === null) return place;
      return `${place} · ${t("members.share", { share: shareText(share, i18n.language) })}`;
    },
    standing(member: CompanyMember): string {
      const { change, verification } = member;
      return change && !isAccepted(member) ? t(changeKey(change)) : t(`shell.verification.${verification}`);
    },
  };
}
