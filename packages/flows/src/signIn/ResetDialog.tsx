import { resetRequestRules, tidyValues } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { FormTextField } from "@amberline/ui/form";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { FormFrame, NoticeBanner, useValidation } from "../parts";
import type { SignInView } from "./signIn.rest";
import type { SignInEvent } from "./signIn.setup";
import type { SignInLinks } from "./SignInForm";

interface ResetDialogProps extends SignInLinks {
  snapshot: SignInView;
  send: (event: SignInEvent) => void;
}

/** Receives focus when the button is removed. */
function WayOn({ children }: { children: ReactNode }) {
  const way = useRef<HTMLSpanElement>(null);
  useEffect(() => way.current?.querySelector<HTMLElement>("a, button")?.focus(), []);
  return <span ref={way}>{children}</span>;
}

/** Asks for the e-mail address to send a reset code to. The response never reveals whether the address is known. */
export default function ResetDialog({ snapshot, send, renderLink }: ResetDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { resetNotice, resetEmail } = snapshot.context;
  const validate = useValidation(resetRequestRules);
  const [begun] = useState({ email: resetEmail });
  const isSending = snapshot.matches({ signedOut: { forgot: "sending" } });
  const isSent = snapshot.matches({ signedOut: { forgot: "sent" } });
  const close = () => send({ type: "reset.cancel" });
  const cancel = (
    <Button appearance="quiet" onClick={close}>
      {t("app.close")}
    </Button>
  );

  if (isSent) {
    return (
      <Dialog
        isOpen
        icon
        tone="positive"
        title={t("reset.title")}
        onClose={close}
        actions={
          <>
            {cancel}
            <WayOn>{renderLink("resetPassword", t("reset.enterCode"), resetEmail)}</WayOn>
          </>
        }
      >
        <p role="status">{t("reset.sent")}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      title={t("reset.title")}
      onClose={close}
      actions={
        <>
          {cancel}
          <Button type="submit" form={formId} isBusy={isSending}>
            {t("reset.submit")}
          </Button>
        </>
      }
    >
      <Form<{ email?: string }>
        onSubmit={(values) =>
          send({ type: "reset.submit", email: tidyValues(resetRequestRules, values).email })
        }
        validate={validate}
        initialValues={begun}
      >
        {() => (
          <FormFrame id={formId}>
            <p>{t("reset.text")}</p>
            <NoticeBanner notice={resetNotice} />
            <FormTextField
              name="email"
              type="email"
              label={t("signIn.email")}
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={isSending}
              autoFocus
            />
          </FormFrame>
        )}
      </Form>
    </Dialog>
  );
}
