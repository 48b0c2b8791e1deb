import { useState } from "react";
import { decideVerification, rejectReasons, type RejectReason } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { Columns } from "@amberline/ui/Columns";
import { Row, Stack } from "@amberline/ui/Stack";
import { TextField } from "@amberline/ui/TextField";
import { Choice } from "../parts/Choice";
import { useDeed } from "../wiring/useDeed";
import { useWords } from "../words/useWords";

const decisions = ["approve", "retry", "final"] as const;

/** Approves photos, asks for new ones or rejects for good, the latter two with a reason the person reads. */
export function VerificationDecision({ id, name }: { id: string; name: string }) {
  const { say } = useWords();
  const { busy, perform } = useDeed();
  const [reason, setReason] = useState<RejectReason>("photo_unreadable");
  const [comment, setComment] = useState("");
  const decide = (decision: (typeof decisions)[number]) =>
    void perform(
      decision,
      decideVerification,
      { id, decision, reason, comment: comment.trim() },
      say(`verification.done.${decision}`),
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
          label={say("verification.reason")}
          value={reason}
          options={rejectReasons.map((value) => ({ value, label: say(`verification.reason.${value}`) }))}
          onChange={setReason}
        />
        <TextField
          label={say("verification.comment")}
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
            aria-label={say(`verification.decide.${decision}.name`, { name })}
            isBusy={busy === decision}
            onClick={decision === "approve" ? undefined : () => decide(decision)}
          >
            {say(`verification.decide.${decision}`)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
