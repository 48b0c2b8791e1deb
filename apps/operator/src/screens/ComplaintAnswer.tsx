import { useState } from "react";
import { answerComplaint, type ComplaintFile } from "@amberline/api/operator";
import { languageName } from "@amberline/domain/language";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Heading } from "@amberline/ui/Text";
import { TextAreaField } from "@amberline/ui/TextField";
import { May } from "../parts/May";
import { Moment } from "../parts/Moment";
import { Muted } from "../parts/Muted";
import { Written } from "../parts/parts.styles";
import { useMutation } from "../wiring/useMutation";
import { useTranslation } from "../i18n";

/** The answer to a complaint, or its form. It is mailed to the customer once. */
export function ComplaintAnswer({
  complaint: { id, answer, answered_at: at, language },
}: {
  complaint: ComplaintFile;
}) {
  const { t, language: spoken } = useTranslation();
  const { busy, perform } = useMutation();
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    if (text.trim() !== "")
      void perform("answer", answerComplaint, { id, answer: text.trim() }, t("complaint.done"));
  };
  return (
    <Card aria-label={t("complaint.answer")}>
      <Heading size="title">{t("complaint.answer")}</Heading>
      {answer === null ? (
        <May call={answerComplaint}>
          <TextAreaField
            label={t("complaint.answerText")}
            description={t("complaint.language", {
              language: languageName(language, spoken),
            })}
            value={text}
            rows={6}
            maxLength={10_000}
            onChange={({ value }) => setText(value)}
            {...(isTried && text.trim() === "" ? { error: t("complaint.answerWanted") } : {})}
          />
          <div>
            <Button isBusy={busy !== null} onClick={send}>
              {t("complaint.send")}
            </Button>
          </div>
        </May>
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
