import { useMemo } from "react";
import { FormBody, FormMessages, type FormBodyProps } from "@amberline/ui/form/frame";
import { useTranslation, type TextKey } from "../i18n";
import type { Notice } from "../shared";
import { noticeText } from "./notice";
import { useFormDraft } from "./useFormDraft";

interface FormFrameProps extends Omit<FormBodyProps, "refusal"> {
  /** What became of the form. When it is about a field it is said there and leads there. @default null */
  notice?: Notice | null;
  /** Name under which what is typed outlives the end of a session. Never for a form with a password or a code. */
  draft?: string;
}

/** A form of the house: it words its own errors and leads to the first of them. */
export function FormFrame({ notice = null, draft, ...props }: FormFrameProps) {
  const { t, i18n } = useTranslation();
  useFormDraft(draft);
  const refusal = useMemo(
    () =>
      notice?.field
        ? { field: notice.field, text: noticeText(notice, t, i18n.language), cause: notice }
        : null,
    [notice, t, i18n.language],
  );
  return (
    <FormMessages
      formatProblem={({ key, values }) => t(key as TextKey, values ?? {})}
      fixLabel={(text) => t("app.useFix", { text })}
    >
      <FormBody {...props} refusal={refusal} />
    </FormMessages>
  );
}
