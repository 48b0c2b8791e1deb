import { useId, useRef, useState } from "react";
import type { Proposal } from "@amberline/api/client";
import { longestReason } from "@amberline/domain/rights";
import { declineRules, tidyValues, type DeclineForm } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { FormTextAreaField } from "@amberline/ui/form";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { Announcer, FormFrame, NoticeBanner, useFocusOn, useValidation } from "../parts";
import type { ApprovalsView } from "./approvals.machine";
import { titleOf } from "./titleOf";

const unsubscribed = {};

/** Asks why it is declined. Load it lazily. */
export default function DeclineDialog(props: ApprovalsView & { proposal: Proposal }) {
  const { proposal, snapshot, send } = props;
  const { t, i18n } = useTranslation();
  const formId = useId();
  const frame = useRef<HTMLFormElement>(null);
  const { notice, reason } = snapshot.context;
  const [initial] = useState({ reason });
  const isFile = proposal.proposed.kind === "file";
  const isBusy = snapshot.hasTag("busy");
  const cancel = () => send({ type: "dialog.cancel" });
  const validate = useValidation<Partial<DeclineForm>>(declineRules);
  useFocusOn(frame, "reason", "opened");
  return (
    <Form<Partial<DeclineForm>>
      onSubmit={(values) => send({ type: "decline.confirm", ...tidyValues(declineRules, values) })}
      initialValues={initial}
      validate={validate}
      subscription={unsubscribed}
    >
      {() => (
        <Dialog
          isOpen
          title={t("approvals.decline.title")}
          closesOnScrim={false}
          {...(isBusy ? {} : { onClose: cancel })}
          actions={
            <>
              <Button appearance="quiet" aria-disabled={isBusy || undefined} onClick={cancel}>
                {t("app.cancel")}
              </Button>
              <Button type="submit" form={formId} appearance="danger" isBusy={isBusy}>
                {t("approvals.decline")}
              </Button>
            </>
          }
        >
          <FormFrame id={formId} ref={frame}>
            <p>
              <strong>{titleOf(proposal.proposed, t, i18n.language)}</strong>
            </p>
            <p>{t(isFile ? "approvals.decline.file" : "approvals.decline.text")}</p>
            <NoticeBanner notice={notice} />
            <FormTextAreaField
              name="reason"
              label={t("approvals.reason")}
              counter={(text) => `${text.length}/${longestReason}`}
              readOnly={isBusy}
            />
          </FormFrame>
          <Announcer meta={snapshot.getMeta()} />
        </Dialog>
      )}
    </Form>
  );
}
