import { useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { type SignUpContext as RuleContext, signUpRules, tidyValues } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { FieldGroup } from "@amberline/ui/FieldGroup";
import { FormCheckbox } from "@amberline/ui/form";
import { Row, Stack } from "@amberline/ui/Stack";
import { Form } from "react-final-form";
import type { SnapshotFrom } from "xstate";
import { Trans, useTranslation } from "../i18n";
import { NewPasswordFields, type StrengthEstimator } from "../passwordStrength";
import { FormFrame, NoticeBanner, useValidation } from "../parts";
import { Secret } from "../shared";
import { AboutFields, AddressFields } from "./PersonFields";
import {
  phoneMessage,
  tellsOf,
  type PhoneReader,
  type SignUpDetails,
  type SignUpEvent,
  type signUpMachine,
} from "./signUp.machine";

/** Loads phone metadata when the phone field is focused; until then only the characters are checked. */
function usePhones(loadPhones: () => Promise<PhoneReader>, hasNameMarks: boolean) {
  const [read, setRead] = useState<PhoneReader | null>(null);
  const isAsked = useRef(false);
  const prepare = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    loadPhones().then(
      (reader) => setRead(() => reader),
      () => {
        isAsked.current = false;
      },
    );
  }, [loadPhones]);
  const rules = useMemo((): RuleContext => {
    if (!read) return { hasNameMarks };
    return {
      hasNameMarks,
      phoneProblem(text, country) {
        const phone = read(text, country);
        return phone.ok ? null : phoneMessage(phone.problem);
      },
    };
  }, [read, hasNameMarks]);
  return { prepare, rules };
}

export interface SignUpFormProps {
  snapshot: SnapshotFrom<typeof signUpMachine>;
  send: (event: SignUpEvent) => void;
  estimator: StrengthEstimator;
  loadPhones: () => Promise<PhoneReader>;
  termsUrl: string;
  /** Whether a name may have hyphens and apostrophes. @default false */
  hasNameMarks?: boolean;
  /** Renders a link for the app's router. */
  renderLink: (to: "signIn" | "forgotPassword", words: ReactNode) => ReactNode;
}

const unsubscribed = {};
const emailOf = ({ email = "" }: Partial<SignUpDetails>) => email;

/** The sign-up form (specification 2.4). */
export function SignUpForm(props: SignUpFormProps) {
  const { snapshot, send, estimator, loadPhones, termsUrl, hasNameMarks = false, renderLink } = props;
  const { t } = useTranslation();
  const { notice } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const { prepare, rules } = usePhones(loadPhones, hasNameMarks);
  const validate = useValidation<Partial<SignUpDetails>>(signUpRules, rules);
  const isTaken = notice?.key === "error.email.taken";

  const submit = (values: Partial<SignUpDetails>) => {
    const { phone, ...tidied } = tidyValues(signUpRules, values);
    const details = new Secret({ ...tidied, phone: phone ?? "" });
    send({ type: "form.submit", email: tidied.email, details });
  };
  const terms = <a key="terms" href={termsUrl} target="_blank" rel="noopener noreferrer" />;

  return (
    <Form<Partial<SignUpDetails>> onSubmit={submit} validate={validate} subscription={unsubscribed}>
      {() => (
        <FormFrame notice={notice}>
          <AboutFields
            readOnly={isBusy}
            taken={
              isTaken ? (
                <Row gap={16} rowGap={8}>
                  {renderLink("signIn", t("signIn.submit"))}
                  {renderLink("forgotPassword", t("signIn.forgotPassword"))}
                </Row>
              ) : null
            }
          />
          <AddressFields readOnly={isBusy} onPhone={prepare} />
          <FieldGroup legend={t("signIn.password")}>
            <NewPasswordFields
              label={t("signIn.password")}
              userName={emailOf}
              estimator={estimator}
              about={tellsOf}
              readOnly={isBusy}
            />
          </FieldGroup>
          <Stack>
            <FormCheckbox
              name="agree"
              required
              label={<Trans i18nKey="signUp.agree" components={{ terms }} />}
              readOnly={isBusy}
            />
            <NoticeBanner
              notice={notice?.field ? null : notice}
              isSaidElsewhere={notice?.text !== undefined}
            />
            <Button type="submit" size="lg" isFullWidth isBusy={isBusy}>
              {t("signUp.submit")}
            </Button>
          </Stack>
        </FormFrame>
      )}
    </Form>
  );
}
