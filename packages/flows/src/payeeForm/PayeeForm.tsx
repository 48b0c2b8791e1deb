import { useMemo, useState, type MouseEvent } from "react";
import { receiverRules, templateRules } from "@amberline/domain/rules";
import { Actions } from "@amberline/ui/Actions";
import { Button, LinkButton } from "@amberline/ui/Button";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { PayeeFrame, useIsBankAwaited, type FindBank } from "../payee";
import type { PayeeKind } from "../savedPayees";
import { NoticeBanner, useValidation } from "../parts";
import type { Notice } from "../shared";
import { draftOf, type PayeeValues } from "./formValues";
import { ReceiverFields, TemplateFields } from "./PayeeFields";
import type { PayeeDraft } from "./payeeForm.machine";

interface PayeeFormProps {
  kind: PayeeKind;
  /** Null for a new one. */
  id: string | null;
  initial: PayeeValues;
  findBank: FindBank;
  isBusy: boolean;
  notice: Notice | null;
  backHref: string;
  onBack: (event: MouseEvent<HTMLAnchorElement>) => void;
  onSubmit: (draft: PayeeDraft) => void;
}

const unsubscribed = {};
const noValues: PayeeValues = {};

function SaveButton({ kind, isBusy }: Pick<PayeeFormProps, "kind" | "isBusy">) {
  const { t } = useTranslation();
  const isAwaited = useIsBankAwaited();
  return (
    <Button type="submit" size="lg" isBusy={isBusy || isAwaited}>
      {t(`payees.${kind}.save`)}
    </Button>
  );
}

/** One form for templates and receivers. */
export function PayeeForm(props: PayeeFormProps) {
  const { kind, id, initial, findBank, isBusy, notice, backHref, onBack, onSubmit } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const context = useMemo(() => ({ locale }), [locale]);
  const validate = useValidation<PayeeValues>(kind === "template" ? templateRules : receiverRules, context);
  const [begun] = useState(() => ({ ...noValues, ...initial }));
  const Fields = kind === "template" ? TemplateFields : ReceiverFields;
  const submit = (typed: PayeeValues) => {
    const draft = draftOf(kind, typed, locale);
    if (draft && !isBusy) onSubmit(draft);
  };
  return (
    <Form<PayeeValues>
      onSubmit={submit}
      validate={validate}
      initialValues={begun}
      subscription={unsubscribed}
    >
      {() => (
        <PayeeFrame
          findBank={findBank}
          draft={`${kind}/${id ?? ""}`}
          aria-busy={isBusy || undefined}
          notice={notice}
        >
          <Fields readOnly={isBusy} />
          {notice?.field ? null : <NoticeBanner notice={notice} />}
          <Actions layout="pair">
            <LinkButton href={backHref} appearance="quiet" size="lg" onClick={onBack}>
              {t("app.cancel")}
            </LinkButton>
            <SaveButton kind={kind} isBusy={isBusy} />
          </Actions>
        </PayeeFrame>
      )}
    </Form>
  );
}
