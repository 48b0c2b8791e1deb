import { useId } from "react";
import { Actions } from "@amberline/ui/Actions";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Heading, Text } from "@amberline/ui/Text";
import type { Invitation } from "@amberline/api/client";
import type { SnapshotFrom } from "xstate";
import { useTranslation, type Translate } from "../i18n";
import { shareText } from "../members/memberValues";
import { Announcer, NoticeBanner } from "../parts";
import { accessWords } from "../shared/accessWords";
import type { InvitationEvent, invitationMachine } from "./invitation.machine";

export interface InvitationCardProps {
  snapshot: SnapshotFrom<typeof invitationMachine>;
  send: (event: InvitationEvent) => void;
}

/** The position with the share, or what the person may do. */
function offerOf(invitation: Invitation, t: Translate, locale: string): string {
  if (invitation.kind === "access") return accessWords(invitation.access, t, locale);
  const { position, share } = invitation;
  const place = t(`members.position.${position}`);
  return share === null ? place : `${place} ${t("members.share", { share: shareText(share, locale) })}`;
}

/** An invitation to become a member, or to use the account: what is offered, who invites, and what it means. */
export function InvitationCard({ snapshot, send }: InvitationCardProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { invitation, isAccepted, notice } = snapshot.context;
  const { kind, company, registrationNumber, invitedBy } = invitation;
  const isBusy = snapshot.hasTag("busy");
  return (
    <Card aria-labelledby={id}>
      <Heading level={2} size="title" id={id}>
        {t(kind === "access" ? "invitation.access" : "invitation.title", { company })}
      </Heading>
      <div>
        <Text weight="medium">{offerOf(invitation, t, i18n.language)}</Text>
        <Text size="small">{[registrationNumber, invitedBy].filter(Boolean).join(" · ")}</Text>
      </div>
      <Text tone="muted">
        {t(kind === "access" ? "invitation.accessText" : "invitation.text", { company })}
      </Text>
      <NoticeBanner notice={notice} />
      <Actions>
        <Button
          isBusy={isBusy && isAccepted === true}
          aria-disabled={isBusy || undefined}
          onClick={() => send({ type: "invitation.accept" })}
        >
          {t("invitation.accept")}
        </Button>
        <Button
          appearance="quiet"
          isBusy={isBusy && isAccepted === false}
          aria-disabled={isBusy || undefined}
          onClick={() => send({ type: "invitation.refuse" })}
        >
          {t("invitation.refuse")}
        </Button>
      </Actions>
      <Announcer meta={snapshot.getMeta()} />
    </Card>
  );
}
