import { useId, useRef, type ReactNode } from "react";
import { signInRules, tidyValues, type SignInContext, type SignInForm } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { FormPasswordField } from "@amberline/ui/form";
import { Form } from "react-final-form";
import { ActCodeField } from "../consent";
import { useTranslation } from "../i18n";
import {
  Announcer,
  EmptyOn,
  FormFrame,
  NoticeBanner,
  useByPasskey,
  useFocusOn,
  UserName,
  useValidation,
} from "../parts";
import { Secret } from "../shared";
import type { StepUpEvent, StepUpSnapshot } from "./stepUp.machine";

export interface StepUpScreenProps {
  snapshot: StepUpSnapshot;
  send: (event: StepUpEvent) => void;
  /** E-mail, for password managers. */
  userName: string;
  /** @default that the customer confirms who they are */
  title?: string;
  /** What just this change is, if the step-up allows no other. */
  agreement?: ReactNode;
}

const unsubscribed = {};
const [withCode, withoutCode]: SignInContext[] = [{ isCodeShown: true }, { isCodeShown: false }];

type Values = Partial<SignInForm>;

function SubmitProof({ formId, isBusy }: { formId: string; isBusy: boolean }) {
  const { t } = useTranslation();
  if (useByPasskey()) return null;
  return (
    <Button type="submit" form={formId} isBusy={isBusy}>
      {t("stepUp.submit")}
    </Button>
  );
}

/** Asks for the password, and for the code that was sent for the change. */
export function StepUpScreen({ snapshot, send, userName, title, agreement }: StepUpScreenProps) {
  const { t } = useTranslation();
  const formId = useId();
  const frame = useRef<HTMLFormElement>(null);
  const { act, subject, takesCode, notice, refused } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const validate = useValidation<Values>(signInRules, takesCode ? withCode : withoutCode);
  const cancel = () => send({ type: "dialog.cancel" });
  useFocusOn(frame, notice?.field ?? "password", notice ?? "opened");

  return (
    <Form<Values>
      initialValues={{ login: userName }}
      onSubmit={(values) => {
        const { password, code = "" } = tidyValues(signInRules, values);
        send({ type: "form.submit", form: new Secret({ password, code }) });
      }}
      validate={validate}
      subscription={unsubscribed}
    >
      {() => (
        <Dialog
          isOpen
          title={title ?? t("stepUp.title")}
          closesOnScrim={false}
          {...(isBusy ? {} : { onClose: cancel })}
          actions={
            <>
              <Button appearance="quiet" aria-disabled={isBusy || undefined} onClick={cancel}>
                {t("app.cancel")}
              </Button>
              <SubmitProof formId={formId} isBusy={isBusy} />
            </>
          }
        >
          <FormFrame id={formId} ref={frame}>
            {agreement ?? <p>{t("stepUp.text")}</p>}
            <NoticeBanner notice={notice} tone="negative" />
            <UserName value={userName} />
            <FormPasswordField
              name="password"
              label={t("signIn.password")}
              showLabel={t("signIn.showPassword")}
              autoComplete="current-password"
              readOnly={isBusy}
            />
            {takesCode ? <ActCodeField act={act} subject={subject} isBusy={isBusy} isAlwaysSent /> : null}
            <EmptyOn field="password" cause={refused.password} />
            <EmptyOn field="code" cause={refused.code} />
          </FormFrame>
          <Announcer meta={snapshot.getMeta()} />
        </Dialog>
      )}
    </Form>
  );
}
