import { useCallback, useEffect, useRef } from "react";
import { memberRules } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { FormFrame, NoticeBanner, useValidation } from "../screen";
import { PersonFields, PositionFields } from "./MemberFields";
import { newMemberOf, ruledValues, type MemberValues } from "./memberValues";
import { hasDirector } from "./members.setup";
import type { MembersView } from "./membersView";
import { Choices, FormCard } from "./MembersPart.styles";

const unsubscribed = {};
const begun: MemberValues = { who: "new", isInvited: true };

/** Adds a member (specification section 5). What is typed stays here until it is done. */
export function MemberForm({ snapshot, send }: MembersView) {
  const { t } = useTranslation();
  const { company, notice } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const judge = useValidation<ReturnType<typeof ruledValues>>(memberRules);
  const validate = useCallback((values: MemberValues) => judge(ruledValues(values)), [judge]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const submit = (typed: MemberValues) => {
    const draft = newMemberOf(typed);
    if (draft && !isBusy) send({ type: "form.submit", draft });
  };
  return (
    <FormCard aria-labelledby="new-member">
      <h3 id="new-member" ref={title} tabIndex={-1}>
        {t("members.formTitle")}
      </h3>
      <Form<MemberValues>
        onSubmit={submit}
        validate={validate}
        initialValues={begun}
        subscription={unsubscribed}
      >
        {() => (
          <FormFrame aria-busy={isBusy || undefined} notice={notice}>
            <PersonFields isReadOnly={isBusy} />
            <PositionFields
              isReadOnly={isBusy}
              hasDirector={hasDirector(company)}
              members={company.members}
            />
            {notice?.field ? null : <NoticeBanner notice={notice} />}
            <Choices>
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
            </Choices>
          </FormFrame>
        )}
      </Form>
    </FormCard>
  );
}
