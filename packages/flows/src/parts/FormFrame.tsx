import { useMemo } from "react";
import { FormBody, FormMessages, type FormBodyProps } from "@amberline/ui/form/frame";
import { useTranslation, type TextKey } from "../i18n";
import { countryName, type Notice } from "../shared";
import { noticeText } from "./notice";
import { useFormDraft } from "./useFormDraft";

interface FormFrameProps extends Omit<FormBodyProps, "refusal"> {
  /** Result of the form. A notice about a field is shown and focused there. @default null */
  notice?: Notice | null;
  /** Name under which values survive the end of a session. Never for a form with a password or a code. */
  draft?: string;
}

/** A form with translated errors that focuses the first of them. */
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
      formatProblem={({ key, values: { country, ...values } = {} }) =>
        t(
          key as TextKey,
          country ? { ...values, country: countryName(String(country), i18n.language) } : values,
        )
      }
      fixLabel={(text) => t("app.useFix", { text })}
    >
      <FormBody {...props} refusal={refusal} />
    </FormMessages>
  );
}
