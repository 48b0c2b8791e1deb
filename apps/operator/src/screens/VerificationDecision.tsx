import { useState } from "react";
import { decideVerification, rejectReasons, type RejectReason } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { Columns } from "@amberline/ui/Columns";
import { Row, Stack } from "@amberline/ui/Stack";
import { TextField } from "@amberline/ui/TextField";
import { Choice } from "../parts/Choice";
import { useMutation } from "../wiring/useMutation";
import { useTranslation } from "../i18n";

const decisions = ["approve", "retry", "final"] as const;

/** Approves photos, asks for new ones or rejects for good; the latter two with a reason for the applicant. */
export function VerificationDecision({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const { busy, perform } = useMutation();
  const [reason, setReason] = useState<RejectReason>("photo_unreadable");
  const [comment, setComment] = useState("");
  const decide = (decision: (typeof decisions)[number]) =>
    void perform(
      decision,
      decideVerification,
      { id, decision, reason, comment: comment.trim() },
      t(`verification.done.${decision}`),
    );
  return (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        decide("approve");
      }}
    >
      <Columns min={11}>
        <Choice
          label={t("verification.reason")}
          value={reason}
          options={rejectReasons.map((value) => ({ value, label: t(`verification.reason.${value}`) }))}
          onChange={setReason}
        />
        <TextField
          label={t("verification.comment")}
          value={comment}
          maxLength={500}
          onChange={({ value }) => setComment(value)}
        />
      </Columns>
      <Row rowGap={8}>
        {decisions.map((decision) => (
          <Button
            key={decision}
            type={decision === "approve" ? "submit" : "button"}
            appearance={decision === "approve" ? "primary" : "quiet"}
            aria-label={t(`verification.decide.${decision}.name`, { name })}
            isBusy={busy === decision}
            onClick={decision === "approve" ? undefined : () => decide(decision)}
          >
            {t(`verification.decide.${decision}`)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
