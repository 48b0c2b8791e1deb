import { useState } from "react";
import { decideCompany, type CompanyFile } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Stack } from "@amberline/ui/Stack";
import { Heading } from "@amberline/ui/Text";
import { TextAreaField } from "@amberline/ui/TextField";
import { Items } from "../parts/parts.styles";
import { CompanyStatus } from "../parts/statuses";
import { useDeed } from "../wiring/useDeed";
import { useWords } from "../words/useWords";
import { companyWords } from "./companyWords";

function Missing({ missing }: Pick<CompanyFile, "missing">) {
  const { say } = useWords();
  if (missing.length === 0) return <p>{say("company.complete")}</p>;
  const words = companyWords(say);
  return (
    <Stack gap={12}>
      <p>{say("company.lacks")}</p>
      <Items>
        {missing.map((one) => (
          <li key={`${one.step} ${one.item}`}>{words.missing(one)}</li>
        ))}
      </Items>
    </Stack>
  );
}

/** What a company still lacks; the bank confirms it, or returns it with a reason its owner reads. */
export function CompanyDecision({ company }: { company: CompanyFile }) {
  const { say } = useWords();
  const { busy, perform } = useDeed();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { id, isConfirmed, missing, review } = company;
  const confirm = () =>
    void perform("confirm", decideCompany, { id, decision: "confirmed" }, say("company.confirm.done"));
  const giveBack = async () => {
    setTried(true);
    if (reason.trim() === "") return;
    const request = { id, decision: "returned", reason: reason.trim() } as const;
    if (!(await perform("return", decideCompany, request, say("company.return.done")))) return;
    setReason("");
    setTried(false);
  };
  return (
    <Card padding={24} narrowPadding={16} aria-label={say("company.decision")}>
      <Heading size="title">{say("company.decision")}</Heading>
      <div>
        <CompanyStatus {...company} />
      </div>
      {review?.decision === "returned" ? (
        <p>{say("company.returnedFor", { reason: review.reason })}</p>
      ) : null}
      {isConfirmed ? null : <Missing missing={missing} />}
      {isConfirmed || missing.length > 0 ? null : (
        <div>
          <Button isBusy={busy === "confirm"} onClick={confirm}>
            {say("company.confirm")}
          </Button>
        </div>
      )}
      <TextAreaField
        label={say("company.reason")}
        value={reason}
        rows={2}
        maxLength={1000}
        onChange={({ value }) => setReason(value)}
        {...(isTried && reason.trim() === "" ? { error: say("company.reasonWanted") } : {})}
      />
      <div>
        <Button appearance="quiet" isBusy={busy === "return"} onClick={() => void giveBack()}>
          {say("company.return")}
        </Button>
      </div>
    </Card>
  );
}
