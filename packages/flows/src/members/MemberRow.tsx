import type { CompanyMember, MemberChange } from "@amberline/api/client";
import { Button } from "@amberline/ui/Button";
import { RowListItem } from "@amberline/ui/RowList";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Text } from "@amberline/ui/Text";
import { Tooltip } from "@amberline/ui/Tooltip";
import { useTranslation } from "../i18n";
import type { MembersView } from "./members.machine";
import { Actions } from "./MemberRow.styles";
import { isRemovable, isToVerify } from "./members.setup";
import { nameOf } from "./memberValues";
import { changeKey, isAccepted, useMemberWords } from "./useMemberWords";

interface MemberRowProps extends MembersView {
  member: CompanyMember;
}

const tones = {
  none: "caution",
  in_progress: "info",
  verify: "positive",
  reject: "negative",
  final: "negative",
} as const;

const changeTones = {
  invited: "info",
  refused: "negative",
  waiting: "caution",
  declined: "negative",
} as const;

/** Membership status: who has to act next, or why it ended. */
function Change({ change }: { change: MemberChange }) {
  const { t } = useTranslation();
  const { state, reason } = change;
  return (
    <>
      <StatusTag tone={changeTones[state]}>{t(changeKey(change))}</StatusTag>
      {state === "invited" || reason ? (
        <Text size="small" tone="muted">
          {reason || t("members.invitedText")}
        </Text>
      ) : null}
    </>
  );
}

/** A member: name, position, verification and actions. */
export function MemberRow({ member, snapshot, send }: MemberRowProps) {
  const { t } = useTranslation();
  const { holding } = useMemberWords();
  const { userId, verification, email, change } = member;
  const { target, linkedTo } = snapshot.context;
  const name = nameOf(member);
  const isBusyWith = (state: "sendingLink" | "fetching") =>
    target === userId && snapshot.matches({ list: state });
  const canRemove = isRemovable(member);
  const isMember = change?.kind !== "add";
  const holds = holding(member);
  return (
    <RowListItem
      text={
        <>
          <Text weight="medium">{name}</Text>
          <Text size="small" tone="muted">
            {email ? `${holds} · ${email}` : holds}
          </Text>
          {isAccepted(member) ? (
            <StatusTag tone={tones[verification]}>{t(`shell.verification.${verification}`)}</StatusTag>
          ) : null}
          {change ? <Change change={change} /> : null}
        </>
      }
    >
      <Actions>
        {isToVerify(member) ? (
          <Button
            appearance="quiet"
            data-next
            isBusy={isBusyWith("sendingLink")}
            aria-label={t("members.sendLinkNamed", { name })}
            onClick={() => send({ type: "link.send", userId })}
          >
            {t(linkedTo.includes(userId) ? "members.sendLinkAgain" : "members.sendLink")}
          </Button>
        ) : null}
        {isMember ? (
          <Button
            appearance="plain"
            isBusy={isBusyWith("fetching")}
            aria-label={t("members.contractNamed", { name })}
            onClick={() => send({ type: "contract.download", userId })}
          >
            {t("members.contract")}
          </Button>
        ) : null}
        <Tooltip text={canRemove ? null : t("members.directorStays")}>
          <Button
            appearance="plain"
            aria-disabled={!canRemove || undefined}
            data-remove={userId}
            aria-label={t("members.removeNamed", { name })}
            onClick={() => send({ type: "member.remove", userId })}
          >
            {t("members.remove")}
          </Button>
        </Tooltip>
      </Actions>
    </RowListItem>
  );
}
