import { useId, useRef } from "react";
import type { Proposal } from "@amberline/api/client";
import { formatMoney } from "@amberline/domain/money";
import { Button } from "@amberline/ui/Button";
import { DetailList } from "@amberline/ui/DetailList";
import { Dialog } from "@amberline/ui/Dialog";
import { Form } from "react-final-form";
import { ActCodeField } from "../consent";
import { useTranslation } from "../i18n";
import { Announcer, EmptyOn, FormFrame, NoticeBanner, SubmitCode, useFocusOn } from "../parts";
import { Secret } from "../shared";
import { Chosen } from "./approvals.styles";
import { amountOf, paymentsIn } from "./amountOf";
import { totalOf, type ApprovalsView } from "./approvals.machine";
import { titleOf } from "./titleOf";

interface ApproveDialogProps extends ApprovalsView {
  /** What is approved at once. */
  proposals: readonly Proposal[];
}

const unsubscribed = {};

/** The consent to approve just these. Load it lazily. */
export default function ApproveDialog({ proposals, snapshot, send }: ApproveDialogProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const formId = useId();
  const frame = useRef<HTMLFormElement>(null);
  const { notice, codesRefused, asked } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const cancel = () => send({ type: "dialog.cancel" });
  const count = paymentsIn(proposals);
  const approve = count > 0 ? t("approvals.approveSome", { count }) : t("approvals.approve");
  useFocusOn(frame, "code", codesRefused + 1);
  return (
    <Form<{ code?: string }>
      onSubmit={({ code = "" }) => send({ type: "code.submit", code: new Secret(code.replace(/\s/g, "")) })}
      subscription={unsubscribed}
    >
      {() => (
        <Dialog
          isOpen
          title={approve}
          closesOnScrim={false}
          {...(isBusy ? {} : { onClose: cancel })}
          actions={
            <>
              <Button appearance="quiet" aria-disabled={isBusy || undefined} onClick={cancel}>
                {t("app.cancel")}
              </Button>
              <SubmitCode formId={formId} isBusy={isBusy}>
                {approve}
              </SubmitCode>
            </>
          }
        >
          <FormFrame id={formId} ref={frame}>
            <Chosen role="list">
              {proposals.map(({ id, proposed }) => {
                const amount = amountOf(proposed);
                return (
                  <li key={id}>
                    <span>{titleOf(proposed, t, locale)}</span>
                    {amount ? <span>{formatMoney(amount, locale)}</span> : null}
                  </li>
                );
              })}
            </Chosen>
            {proposals.length > 1 ? (
              <DetailList
                rows={[{ label: t("send.total"), value: formatMoney(totalOf(proposals), locale) }]}
              />
            ) : null}
            <NoticeBanner notice={notice} />
            <ActCodeField act="approval" subject={asked?.ids.join(",")} isBusy={isBusy} />
            <EmptyOn field="code" cause={codesRefused} />
          </FormFrame>
          <Announcer meta={snapshot.getMeta()} />
        </Dialog>
      )}
    </Form>
  );
}
