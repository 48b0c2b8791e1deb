import { useCallback, useEffect, useRef, useState } from "react";
import { memberRules } from "@amberline/domain/rules";
import { Actions } from "@amberline/ui/Actions";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Heading, Text } from "@amberline/ui/Text";
import { Form, FormSpy } from "react-final-form";
import { useTranslation } from "../i18n";
import { FormFrame, NoticeBanner, useValidation } from "../parts";
import { PersonFields, PositionFields } from "./MemberFields";
import { newMemberOf, ruledValues, type MemberValues } from "./memberValues";
import { hasDirector, isListed } from "./members.setup";
import type { MembersView } from "./members.machine";

const unsubscribed = {};
const blank: MemberValues = { who: "new", isInvited: true };
const typed = { values: true, pristine: true };

/** Adds a member (specification section 5). Keeps a draft until then. */
export function MemberForm({ snapshot, send, drafts }: MembersView) {
  const { t } = useTranslation();
  const { company, notice } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const [begun] = useState(() => drafts?.read().member ?? blank);
  const judge = useValidation<ReturnType<typeof ruledValues>>(memberRules);
  const validate = useCallback((values: MemberValues) => judge(ruledValues(values)), [judge]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const submit = (values: MemberValues) => {
    const draft = newMemberOf(values);
    if (draft && !isBusy) send({ type: "form.submit", draft });
  };
  return (
    <Card max={35} aria-labelledby="new-member">
      <Heading level={3} id="new-member" ref={title} tabIndex={-1}>
        {t("members.formTitle")}
      </Heading>
      <Text tone="muted">
        {t(company.user.isCompanyConfirmed ? "members.formTextConfirmed" : "members.formText")}
      </Text>
      <Form<MemberValues>
        onSubmit={submit}
        validate={validate}
        initialValues={begun}
        subscription={unsubscribed}
      >
        {() => (
          <FormFrame aria-busy={isBusy || undefined} notice={notice}>
            <FormSpy<MemberValues>
              subscription={typed}
              onChange={({ values, pristine }) => {
                if (values && !pristine) drafts?.keep({ member: values });
              }}
            />
            <PersonFields readOnly={isBusy} />
            <PositionFields
              readOnly={isBusy}
              hasDirector={hasDirector(company)}
              members={company.members.filter(isListed)}
            />
            {notice?.field ? null : <NoticeBanner notice={notice} />}
            <Actions layout="even">
              <Button
                appearance="quiet"
                aria-disabled={isBusy || undefined}
                onClick={() => send({ type: "form.cancel" })}
              >
                {t("app.cancel")}
              </Button>
              <Button type="submit" isBusy={isBusy}>
                {t("members.submit")}
              </Button>
            </Actions>
          </FormFrame>
        )}
      </Form>
    </Card>
  );
}
