import { useEffect, useRef, useState } from "react";
import type { Person } from "@amberline/api/client";
import { formatMoney } from "@amberline/domain/money";
import { hasAmounts, hasRight, roles, type Access, type Right, type Role } from "@amberline/domain/rights";
import { Actions } from "@amberline/ui/Actions";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Checkbox } from "@amberline/ui/Checkbox";
import { Columns } from "@amberline/ui/Columns";
import { FieldGroup } from "@amberline/ui/FieldGroup";
import { FormAmountField, FormCheckbox, FormChoiceCards, FormTextField } from "@amberline/ui/form";
import { steadyErrors } from "@amberline/ui/form/frame";
import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { Form, useFormState } from "react-final-form";
import { useTranslation, type TextKey } from "../i18n";
import { FormFrame, NoticeBanner } from "../parts";
import {
  choosableRights,
  createJudge,
  draftOf,
  nameOf,
  rightsOf,
  valuesOf,
  type AccessFrame,
  type AccessValues,
} from "./accessValues";
import { personOf, type PeopleView } from "./people.machine";

const unsubscribed = {};
const chosen = { values: true };
const roleNames = Object.keys(roles) as Role[];

interface FieldsProps {
  most: Access | null;
  readOnly: boolean;
}

function AmountFields({ most, readOnly }: FieldsProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  return (
    <Stack gap={8}>
      <Text size="small" tone="muted">
        {t("people.amountsText")}
      </Text>
      <Columns>
        {(["perPayment", "perDay"] as const).map((name) => {
          const limit = most?.[name];
          return (
            <FormAmountField
              key={name}
              name={name}
              label={t(limit ? `people.${name}` : `people.${name}.optional`)}
              description={limit ? t("people.amountMost", { amount: formatMoney(limit, locale) }) : undefined}
              required={Boolean(limit)}
              currency="EUR"
              locale={locale}
              leftOutText={(key) => t("app.keyLeftOut", { key })}
              readOnly={readOnly}
            />
          );
        })}
      </Columns>
    </Stack>
  );
}

/** What the person may do: a role, or rights of one's own choice. */
function AccessFields({ most, readOnly }: FieldsProps) {
  const { t } = useTranslation();
  const { values } = useFormState<AccessValues>({ subscription: chosen });
  const isGivable = (right: Right) => most === null || hasRight(most.rights, right);
  const moreThanOwn = t("people.moreThanOwn");
  const look = { readOnly, autoComplete: "off" };
  return (
    <>
      <FormChoiceCards
        name="role"
        readOnly={readOnly}
        label={t("people.what")}
        choices={[
          ...roleNames.map((role) => ({
            value: role,
            title: t(`people.role.${role}`),
            description: t(`people.roleText.${role}`),
            ...(roles[role].every(isGivable) ? {} : { disabledReason: moreThanOwn }),
          })),
          { value: "own" as const, title: t("people.role.own"), description: t("people.roleText.own") },
        ]}
      />
      {values.role === "own" ? (
        <FieldGroup legend={t("people.rights")}>
          <Stack gap={4}>
            <Text size="small" tone="muted">
              {t("people.seeIncluded")}
            </Text>
            {choosableRights.map((right) =>
              right === "prepare" && values.pay ? (
                <Checkbox
                  key={right}
                  label={t("access.prepare")}
                  description={t("people.prepareIncluded")}
                  isChecked
                  disabled
                  onChange={() => {}}
                />
              ) : (
                <FormCheckbox
                  key={right}
                  name={right}
                  label={t(`access.${right}`)}
                  readOnly={readOnly}
                  disabled={!isGivable(right)}
                  description={isGivable(right) ? undefined : moreThanOwn}
                />
              ),
            )}
          </Stack>
        </FieldGroup>
      ) : null}
      {hasAmounts(rightsOf(values)) ? <AmountFields most={most} {...look} /> : null}
    </>
  );
}

/** Of those who are invited once more. */
const againText: Partial<Record<Person["state"], TextKey>> = {
  refused: "people.againText",
  expired: "people.againText.expired",
};

/** Invites somebody, or changes what a person may do. What is typed outlives the session. */
export function PersonForm({ snapshot, send }: PeopleView) {
  const { t, i18n } = useTranslation();
  const { people, target, most, notice } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const [frame] = useState<AccessFrame>(() => ({
    ...{ person: personOf(people, target), most, locale: i18n.language },
  }));
  const [initial] = useState(() => valuesOf(frame));
  const [validate] = useState(() => steadyErrors(createJudge(frame)));
  const { person } = frame;
  const changeText = people?.approval?.rule ? "people.changeText.approval" : "people.changeText";
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const look = { readOnly: isBusy, autoComplete: "off" };
  return (
    <Card max={45} aria-labelledby="person-access">
      <Heading level={3} id="person-access" ref={title} tabIndex={-1}>
        {person ? t("people.changeTitle", { name: nameOf(person) }) : t("people.addTitle")}
      </Heading>
      <Text tone="muted">{t(person ? (againText[person.state] ?? changeText) : "people.addText")}</Text>
      <Form<AccessValues>
        initialValues={initial}
        validate={validate}
        onSubmit={(values) => {
          if (!isBusy) send({ type: "form.submit", draft: draftOf(values, frame) });
        }}
        subscription={unsubscribed}
      >
        {({ form }) => (
          <FormFrame aria-busy={isBusy || undefined} notice={notice} draft={`people/${person?.id ?? "new"}`}>
            {person ? null : (
              <>
                <FormTextField name="firstName" label={t("people.firstName")} {...look} />
                <FormTextField name="lastName" label={t("people.lastName")} {...look} />
                <FormTextField name="email" type="email" label={t("people.email")} {...look} />
              </>
            )}
            <AccessFields most={most} readOnly={isBusy} />
            <NoticeBanner notice={notice} />
            <Actions layout="even">
              <Button
                appearance="quiet"
                aria-disabled={isBusy || undefined}
                onClick={() => {
                  if (isBusy) return;
                  // Nothing is left to be kept.
                  form.reset();
                  send({ type: "form.cancel" });
                }}
              >
                {t("app.cancel")}
              </Button>
              <Button type="submit" isBusy={isBusy}>
                {t(person && !againText[person.state] ? "people.save" : "people.invite")}
              </Button>
            </Actions>
          </FormFrame>
        )}
      </Form>
    </Card>
  );
}
