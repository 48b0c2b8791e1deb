import { useId, useRef } from "react";
import type { PaymentFile } from "@amberline/api/client";
import { formatMoney, isZeroMoney } from "@amberline/domain/money";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { DetailList } from "@amberline/ui/DetailList";
import { Dialog } from "@amberline/ui/Dialog";
import { Text } from "@amberline/ui/Text";
import { Form } from "react-final-form";
import { ActCodeField } from "../consent";
import { useTranslation } from "../i18n";
import { Announcer, EmptyOn, FormFrame, NoticeBanner, SubmitCode, useFocusOn } from "../parts";
import { Secret } from "../shared";
import { feeText } from "../shared/feeText";
import type { PaymentFileView } from "./paymentFile.machine";

const unsubscribed = {};

/** The consent to pay what is ready. Load it lazily. */
export default function ApproveFileDialog({ file, snapshot, send }: PaymentFileView & { file: PaymentFile }) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const formId = useId();
  const frame = useRef<HTMLFormElement>(null);
  const { notice, codesRefused } = snapshot.context;
  const { sums, fee, approvalsNeeded } = file;
  const { count, amount } = sums.ready;
  const isBusy = snapshot.hasTag("busy");
  const cancel = () => send({ type: "dialog.cancel" });
  const title = t("paymentFile.approve", { count });
  useFocusOn(frame, "code", codesRefused + 1);
  return (
    <Form<{ code?: string }>
      onSubmit={({ code = "" }) => send({ type: "code.submit", code: new Secret(code.replace(/\s/g, "")) })}
      subscription={unsubscribed}
    >
      {() => (
        <Dialog
          isOpen
          title={title}
          subtitle={file.name}
          closesOnScrim={false}
          {...(isBusy ? {} : { onClose: cancel })}
          actions={
            <>
              <Button appearance="quiet" aria-disabled={isBusy || undefined} onClick={cancel}>
                {t("app.cancel")}
              </Button>
              <SubmitCode formId={formId} isBusy={isBusy}>
                {title}
              </SubmitCode>
            </>
          }
        >
          <FormFrame id={formId} ref={frame}>
            <DetailList
              rows={[
                { label: t("send.total"), value: formatMoney(amount, locale) },
                ...(isZeroMoney(fee) ? [] : [{ label: t("send.fee"), value: feeText(fee, t, locale) }]),
              ]}
            />
            {sums.toFix.count > 0 ? (
              <Text size="small" tone="muted">
                {t("paymentFile.restStays", { count: sums.toFix.count })}
              </Text>
            ) : null}
            {approvalsNeeded > 0 ? (
              <Banner tone="info">{t("paymentFile.needsOthers", { count: approvalsNeeded })}</Banner>
            ) : null}
            <NoticeBanner notice={notice} />
            <ActCodeField act="paymentFile" subject={file.id} isBusy={isBusy} />
            <EmptyOn field="code" cause={codesRefused} />
          </FormFrame>
          <Announcer meta={snapshot.getMeta()} />
        </Dialog>
      )}
    </Form>
  );
}
