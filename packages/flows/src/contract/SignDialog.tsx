import { useId, useRef } from "react";
import { Button } from "@amberline/ui/Button";
import { DetailList } from "@amberline/ui/DetailList";
import { Dialog } from "@amberline/ui/Dialog";
import { Icon } from "@amberline/ui/Icon";
import { Stack } from "@amberline/ui/Stack";
import { FileDown } from "lucide-react";
import { Form } from "react-final-form";
import { ActCodeField } from "../consent";
import { useTranslation } from "../i18n";
import { Announcer, EmptyOn, FormFrame, NoticeBanner, SubmitCode, useFocusOn } from "../parts";
import { Secret } from "../shared";
import { Hash } from "./ContractScreen.styles";
import type { ContractView } from "./contract.machine";

interface Typed {
  code?: string;
}

const unsubscribed = {};

function CodeQuestion({ snapshot, formId }: Pick<ContractView, "snapshot"> & { formId: string }) {
  const { notice, codesRefused, unsignedContract } = snapshot.context;
  const frame = useRef<HTMLFormElement>(null);
  useFocusOn(frame, "code", codesRefused);
  return (
    <FormFrame id={formId} ref={frame}>
      <NoticeBanner notice={notice} tone={notice?.key === "contract.changed" ? "caution" : "negative"} />
      <ActCodeField act="contract" subject={unsignedContract?.sha256} isBusy={snapshot.hasTag("busy")} />
      <EmptyOn field="code" cause={codesRefused} />
    </FormFrame>
  );
}

/** Shows what is signed, by whom and for whom, and asks for the code. */
export default function SignDialog({ snapshot, send }: ContractView) {
  const { t } = useTranslation();
  const formId = useId();
  const { unsignedContract, company } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const cancel = () => send({ type: "sign.cancel" });
  const submit = ({ code }: Typed) => {
    if (code && !isBusy) send({ type: "code.submit", code: new Secret(code) });
  };
  const rows = [
    { label: t("contract.company"), value: company.name },
    { label: t("contract.signer"), value: `${company.user.firstName} ${company.user.lastName}` },
    { label: t("contract.document"), value: unsignedContract?.file.name },
    { label: t("contract.hash"), value: <Hash translate="no">{unsignedContract?.sha256}</Hash> },
  ];
  return (
    <Form<Typed> onSubmit={submit} subscription={unsubscribed}>
      {() => (
        <Dialog
          isOpen
          title={t("contract.dialogTitle")}
          closesOnScrim={false}
          {...(isBusy ? {} : { onClose: cancel })}
          actions={
            <>
              <Button appearance="quiet" aria-disabled={isBusy || undefined} onClick={cancel}>
                {t("app.cancel")}
              </Button>
              <SubmitCode formId={formId} isBusy={isBusy}>
                {t("contract.submit")}
              </SubmitCode>
            </>
          }
        >
          <Stack align="start">
            <p>{t("contract.dialogText")}</p>
            <DetailList rows={rows} />
            <Button
              appearance="quiet"
              icon={<Icon icon={FileDown} />}
              aria-disabled={isBusy || undefined}
              onClick={() => send({ type: "sign.read" })}
            >
              {t("contract.read")}
            </Button>
            <CodeQuestion snapshot={snapshot} formId={formId} />
            <Announcer meta={snapshot.getMeta()} />
          </Stack>
        </Dialog>
      )}
    </Form>
  );
}
