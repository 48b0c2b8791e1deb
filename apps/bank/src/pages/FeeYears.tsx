import { useEffect, useState } from "react";
import { feeCalls, type FeeYear } from "@amberline/api/client";
import { FeeYearsDialog } from "@amberline/flows/feeYears";
import { failureNotice, type Notice } from "@amberline/flows/shared";
import { saved } from "@amberline/app-kit/files";
import { useBank } from "../wiring/hooks/useBank";
import type { ShellDialogProps } from "./shellDialogProps";

/** The statements of fees of the account (specification 2.1). */
export function FeeYears({ onClosed }: ShellDialogProps) {
  const { client } = useBank();
  const [calls] = useState(() => feeCalls(client.send));
  const [years, setYears] = useState<readonly FeeYear[] | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [reading, setReading] = useState(0);
  useEffect(() => {
    const question = new AbortController();
    void calls.feeYears({ signal: question.signal }).then((answer) => {
      if (question.signal.aborted) return;
      if (answer.ok) setYears(answer.data);
      else setNotice(failureNotice(answer));
    });
    return () => question.abort();
  }, [calls, reading]);
  return (
    <FeeYearsDialog
      years={years}
      notice={notice}
      onRetry={() => {
        setNotice(null);
        setReading((times) => times + 1);
      }}
      onDownload={(year) => saved(calls.feeYearPdf(year))}
      onClose={onClosed}
    />
  );
}
