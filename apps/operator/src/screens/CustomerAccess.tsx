import { useState } from "react";
import {
  blockCustomer,
  endCustomerSessions,
  unblockCustomer,
  type OperatorCustomer,
} from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { DetailList } from "@amberline/ui/DetailList";
import { Row, Stack } from "@amberline/ui/Stack";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Heading } from "@amberline/ui/Text";
import { TextField } from "@amberline/ui/TextField";
import { May } from "../parts/May";
import { useMutation } from "../wiring/useMutation";
import { useTranslation } from "../i18n";

const calls = { endSessions: endCustomerSessions, block: blockCustomer, unblock: unblockCustomer };

/** Ends a customer's sessions, and blocks or unblocks signing in; each with a reason for the audit log. */
export function CustomerAccess({ customer }: { customer: OperatorCustomer }) {
  const { t } = useTranslation();
  const { busy, perform } = useMutation();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { id, sessions, blocked_by: blockedBy } = customer;
  const run = async (name: keyof typeof calls) => {
    setTried(true);
    if (reason.trim() === "") return;
    const done = await perform(name, calls[name], { id, reason }, t(`access.${name}.done`));
    if (!done) return;
    setReason("");
    setTried(false);
  };
  const button = (name: keyof typeof calls) => (
    <Button appearance="quiet" isBusy={busy === name} onClick={() => void run(name)}>
      {t(`access.${name}`)}
    </Button>
  );
  return (
    <Card aria-label={t("access.title")}>
      <Heading size="title">{t("access.title")}</Heading>
      <DetailList
        rows={[
          { label: t("access.sessions"), value: String(sessions) },
          {
            label: t("access.signIn"),
            value: (
              <StatusTag tone={blockedBy === null ? "positive" : "negative"}>
                {t(blockedBy === null ? "access.allowed" : `access.blockedBy.${blockedBy}`)}
              </StatusTag>
            ),
          },
        ]}
      />
      <May call={blockCustomer}>
        <Stack gap={12}>
          <TextField
            label={t("access.reason")}
            description={t("access.reasonKept")}
            value={reason}
            maxLength={200}
            onChange={({ value }) => setReason(value)}
            {...(isTried && reason.trim() === "" ? { error: t("access.reasonWanted") } : {})}
          />
          <Row rowGap={8}>
            {sessions > 0 ? button("endSessions") : null}
            {button(blockedBy === null ? "block" : "unblock")}
          </Row>
        </Stack>
      </May>
    </Card>
  );
}
