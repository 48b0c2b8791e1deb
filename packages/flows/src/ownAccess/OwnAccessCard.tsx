import { useId } from "react";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Row } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";
import { Announcer } from "../parts";
import { accessWords } from "../shared/accessWords";
import type { OwnAccessView } from "./ownAccess.machine";

const ConfirmDialog = lazyComponent(() => import("../parts/ConfirmDialog"), {
  close: ({ onCancel }) => onCancel(),
});

/** What the customer may do with the company's account, and how they give it up. */
export function OwnAccessCard({ snapshot, send }: OwnAccessView) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { access, canLeave, company, notice } = snapshot.context;
  return (
    <Card gap={12} aria-labelledby={id}>
      <Heading id={id} level={2} size="body">
        {t("ownAccess.title")}
      </Heading>
      <Text>{accessWords(access, t, i18n.language)}</Text>
      {canLeave ? (
        <Row>
          <Button appearance="quiet" onClick={() => send({ type: "access.leave" })}>
            {t("ownAccess.leave")}
          </Button>
        </Row>
      ) : null}
      {snapshot.matches("asking") || snapshot.matches("leaving") ? (
        <ConfirmDialog
          title={t("ownAccess.leave.title")}
          text={t("ownAccess.leave.text", { company })}
          action={t("ownAccess.leave")}
          isBusy={snapshot.hasTag("busy")}
          notice={notice}
          onCancel={() => send({ type: "leave.cancel" })}
          onConfirm={() => send({ type: "leave.confirm" })}
        />
      ) : null}
      <Announcer meta={snapshot.getMeta()} />
    </Card>
  );
}
