import { useMemo } from "react";
import { complaintFilesProblem } from "@amberline/domain/complaint";
import { complaintRules, createValidator, tidyValues } from "@amberline/domain/rules";
import { Actions } from "@amberline/ui/Actions";
import { Button } from "@amberline/ui/Button";
import { FormTextAreaField, FormTextField } from "@amberline/ui/form";
import { steadyErrors, type Problem } from "@amberline/ui/form/frame";
import { ProgressBar } from "@amberline/ui/ProgressBar";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { FormFrame, NoticeBanner } from "../parts";
import type { Notice } from "../shared";
import type { ComplaintText } from "./complaint.machine";
import { ComplaintFiles, type PickedFile } from "./ComplaintFiles";

interface Values {
  subject: string;
  description: string;
  files: readonly PickedFile[];
}

interface ComplaintFormProps {
  isBusy: boolean;
  /** Share sent, 0 to 1. */
  progress: number | null;
  notice: Notice | null;
  newId: () => string;
  onSubmit: (complaint: ComplaintText) => void;
  onCancel: () => void;
}

const begun: Values = { subject: "", description: "", files: [] };
const unsubscribed = {};
const filesIn = ({ files }: Values) => files.map(({ file }) => file);

/** Validates the two fields and the total size of the files (specification 5). */
function createProblems() {
  const judge = createValidator(complaintRules);
  return steadyErrors<Values>((values): Record<string, Problem> => {
    const { files: _, ...texts } = values;
    const problems: Record<string, Problem> = judge(texts);
    return complaintFilesProblem(filesIn(values))
      ? { ...problems, files: { key: "complaint.files.tooLarge" } }
      : problems;
  });
}

export function ComplaintForm(props: ComplaintFormProps) {
  const { isBusy, progress, notice, newId, onSubmit, onCancel } = props;
  const { t, i18n } = useTranslation();
  const validate = useMemo(() => createProblems(), []);
  const submit = (typed: Values) => {
    if (!isBusy) onSubmit({ ...tidyValues(complaintRules, typed), files: filesIn(typed) });
  };
  const share = new Intl.NumberFormat(i18n.language, { style: "percent" });
  return (
    <Form<Values> onSubmit={submit} validate={validate} initialValues={begun} subscription={unsubscribed}>
      {() => (
        <FormFrame draft="complaint" aria-busy={isBusy || undefined} notice={notice}>
          <FormTextField name="subject" label={t("complaint.subject")} readOnly={isBusy} autoComplete="off" />
          <FormTextAreaField
            name="description"
            label={t("complaint.description")}
            readOnly={isBusy}
            rows={6}
          />
          <ComplaintFiles newId={newId} readOnly={isBusy} />
          {notice?.field ? null : <NoticeBanner notice={notice} />}
          {isBusy ? (
            <ProgressBar
              label={t("complaint.sending")}
              value={progress}
              {...(progress === null ? {} : { valueText: share.format(progress) })}
            />
          ) : null}
          <Actions layout="fill">
            {isBusy ? (
              <Button appearance="quiet" size="lg" onClick={onCancel}>
                {t("app.cancel")}
              </Button>
            ) : null}
            <Button type="submit" size="lg" isBusy={isBusy}>
              {t("complaint.send")}
            </Button>
          </Actions>
        </FormFrame>
      )}
    </Form>
  );
}
