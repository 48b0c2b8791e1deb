import { useId } from "react";
import { Actions } from "@amberline/ui/Actions";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Heading, Text } from "@amberline/ui/Text";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { shareText } from "../members/memberValues";
import { Announcer, NoticeBanner } from "../parts";
import type { InvitationEvent, invitationMachine } from "./invitation.machine";

export interface InvitationCardProps {
  snapshot: SnapshotFrom<typeof invitationMachine>;
  send: (event: InvitationEvent) => void;
}

/** An invitation to become a member: the position, who invites, and what the company will see. */
export function InvitationCard({ snapshot, send }: InvitationCardProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { invitation, isAccepted, notice } = snapshot.context;
  const { company, registrationNumber, invitedBy, position, share } = invitation;
  const isBusy = snapshot.hasTag("busy");
  const place = t(`members.position.${position}`);
  const held = share === null ? "" : t("members.share", { share: shareText(share, i18n.language) });
  const facts = [[place, held].filter(Boolean).join(" "), registrationNumber, invitedBy];
  return (
    <Card aria-labelledby={id}>
      <Heading level={2} size="title" id={id}>
        {t("invitation.title", { company })}
      </Heading>
      <Text weight="medium">{facts.filter(Boolean).join(" · ")}</Text>
      <Text tone="muted">{t("invitation.text", { company })}</Text>
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
