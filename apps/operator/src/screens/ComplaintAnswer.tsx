import { useState } from "react";
import { answerComplaint, type ComplaintFile } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Heading } from "@amberline/ui/Text";
import { TextAreaField } from "@amberline/ui/TextField";
import { Moment } from "../parts/Moment";
import { Muted } from "../parts/Muted";
import { Written } from "../parts/parts.styles";
import { useDeed } from "../wiring/useDeed";
import { useWords } from "../words/useWords";

/** The answer a complaint got, or the field for it: it is mailed to the customer, once. */
export function ComplaintAnswer({
  complaint: { id, answer, answered_at: at, language },
}: {
  complaint: ComplaintFile;
}) {
  const { say } = useWords();
  const { busy, perform } = useDeed();
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    if (text.trim() !== "")
      void perform("answer", answerComplaint, { id, answer: text.trim() }, say("complaint.done"));
  };
  return (
    <Card padding={24} narrowPadding={16} aria-label={say("complaint.answer")}>
      <Heading size="title">{say("complaint.answer")}</Heading>
      {answer === null ? (
        <>
          <TextAreaField
            label={say("complaint.answerText")}
            description={say("complaint.language", {
              language: say(language === "en" ? "language.en" : "language.lv"),
            })}
            value={text}
            rows={6}
            maxLength={10_000}
            onChange={({ value }) => setText(value)}
            {...(isTried && text.trim() === "" ? { error: say("complaint.answerWanted") } : {})}
          />
          <div>
            <Button isBusy={busy !== null} onClick={send}>
              {say("complaint.send")}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Written>{answer}</Written>
          {at === null ? null : (
            <Muted>
              <Moment at={at} />
            </Muted>
          )}
        </>
      )}
    </Card>
  );
}
