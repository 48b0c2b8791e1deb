import type { CompanyMember } from "@amberline/api/client";
import { Button } from "@amberline/ui/Button";
import { RowListItem } from "@amberline/ui/RowList";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Text } from "@amberline/ui/Text";
import { Tooltip } from "@amberline/ui/Tooltip";
import { useTranslation } from "../i18n";
import type { MembersView } from "./members.machine";
import { Actions } from "./MemberRow.styles";
import { shareText } from "./memberValues";

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

/** Somebody of a company: who, in which position, verified or not, and what can be done about it. */
export function MemberRow({ member, snapshot, send }: MemberRowProps) {
  const { t, i18n } = useTranslation();
  const { userId, position, share, verification, email } = member;
  const { target, linkedTo } = snapshot.context;
  const name = `${member.firstName} ${member.lastName}`.trim() || userId;
  const isBusyWith = (state: "sendingLink" | "fetching") =>
    target === userId && snapshot.matches({ list: state });
  const isDirector = position === "director";
  const place = t(`members.position.${position}`);
  const holds =
    share === null ? place : `${place} · ${t("members.share", { share: shareText(share, i18n.language) })}`;
  return (
    <RowListItem
      text={
        <>
          <Text weight="medium">{name}</Text>
          <Text size="small" tone="muted">
            {email ? `${holds} · ${email}` : holds}
          </Text>
          <StatusTag tone={tones[verification]}>{t(`shell.verification.${verification}`)}</StatusTag>
        </>
      }
    >
      <Actions>
        {verification === "verify" ? null : (
          <Button
            appearance="quiet"
            data-next
            isBusy={isBusyWith("sendingLink")}
            aria-label={t("members.sendLinkNamed", { name })}
            onClick={() => send({ type: "link.send", userId })}
          >
            {t(linkedTo.includes(userId) ? "members.sendLinkAgain" : "members.sendLink")}
          </Button>
        )}
        <Button
          appearance="plain"
          isBusy={isBusyWith("fetching")}
          aria-label={t("members.contractNamed", { name })}
          onClick={() => send({ type: "contract.download", userId })}
        >
          {t("members.contract")}
        </Button>
        <Tooltip text={isDirector ? t("members.directorStays") : null}>
          <Button
            appearance="plain"
            aria-disabled={isDirector || undefined}
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
