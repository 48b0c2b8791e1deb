import { useId, useState } from "react";
import { limitNames, type LimitName, type LimitsToday, type PaymentLimits } from "@amberline/domain/limits";
import { formatAmount, formatMoney, parseAmount, type Money } from "@amberline/domain/money";
import { limitRules, type LimitsForm } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { Center } from "@amberline/ui/Center";
import { Columns } from "@amberline/ui/Columns";
import { Dialog } from "@amberline/ui/Dialog";
import { FormAmountField } from "@amberline/ui/form";
import { Spinner } from "@amberline/ui/Spinner";
import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { Form } from "react-final-form";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, FormFrame, NoticeBanner, useValidation } from "../parts";
import type { limitsMachine, LimitsEvent } from "./limits.machine";

export interface LimitsScreenProps {
  snapshot: SnapshotFrom<typeof limitsMachine>;
  send: (event: LimitsEvent) => void;
  onClose: () => void;
}

const groups = [
  { title: "limits.all", names: ["perPayment", "perDay"], sent: "sentToday" },
  { title: "limits.instant", names: ["instantPerPayment", "instantPerDay"], sent: "instantToday" },
] as const;
const unsubscribed = {};

const fromEach = <Value,>(valueOf: (name: LimitName) => Value) =>
  Object.fromEntries(limitNames.map((name) => [name, valueOf(name)])) as Record<LimitName, Value>;

interface FieldsProps {
  id: string;
  today: LimitsToday;
  isBusy: boolean;
  onSubmit: (limits: PaymentLimits) => void;
}

function LimitFields({ id, today, isBusy, onSubmit }: FieldsProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const [context] = useState({ locale });
  const validate = useValidation<LimitsForm>(limitRules, context);
  const [initial] = useState(() => {
    const { limits } = today;
    return fromEach((name) => (limits[name] ? formatAmount(limits[name], locale) : undefined));
  });
  const limitOf = (text: string | undefined): Money | null => {
    const parsed = parseAmount(text ?? "", "EUR", locale);
    return parsed.ok ? parsed.money : null;
  };
  return (
    <Form<LimitsForm>
      initialValues={initial}
      validate={validate}
      onSubmit={(values) => onSubmit(fromEach((name) => limitOf(values[name])))}
      subscription={unsubscribed}
    >
      {() => (
        <FormFrame id={id}>
          {groups.map(({ title, names, sent }) => (
            <Stack key={title} gap={12}>
              <Heading level={3} size="body">
                {t(title)}
              </Heading>
              <Columns>
                {names.map((name) => (
                  <FormAmountField
                    key={name}
                    name={name}
                    label={t(`limits.${name}`)}
                    required={false}
                    currency="EUR"
                    locale={locale}
                    leftOutText={(key) => t("app.keyLeftOut", { key })}
                    readOnly={isBusy}
                  />
                ))}
              </Columns>
              <Text size="small" tone="muted" isTabular>
                {t("limits.sentToday", { amount: formatMoney(today[sent], locale) })}
              </Text>
            </Stack>
          ))}
        </FormFrame>
      )}
    </Form>
  );
}

/** The limits of payments: of all, and of instant ones apart. An empty field is no limit. */
export function LimitsScreen({ snapshot, send, onClose }: LimitsScreenProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { data: today, notice } = snapshot.context;
  const isSending = snapshot.matches("sending");
  const isForm = isSending || snapshot.matches("editing");
  if (snapshot.status !== "active") return null;
  return (
    <Dialog
      isOpen
      title={t("limits.title")}
      {...(isSending ? {} : { closeLabel: t("app.close"), onClose })}
      actions={
        snapshot.matches("failed") ? (
          // A separate button, because only a newly mounted one receives focus.
          <Button key="retry" autoFocus onClick={() => send({ type: "page.retry" })}>
            {t("app.retry")}
          </Button>
        ) : (
          <>
            <Button appearance="quiet" aria-disabled={isSending || undefined} onClick={onClose}>
              {t("app.cancel")}
            </Button>
            {isForm ? (
              <Button type="submit" form={formId} isBusy={isSending}>
                {t("limits.save")}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <Stack above={8} gap={20}>
        <p>{t("limits.text")}</p>
        <NoticeBanner notice={notice} />
        {isForm && today ? (
          <LimitFields
            id={formId}
            today={today}
            isBusy={isSending}
            onSubmit={(form) => send({ type: "form.submit", form })}
          />
        ) : null}
        {snapshot.matches("reading") ? (
          <Center height={12}>
            <Spinner size="lg" />
            <p>{t("limits.loading")}</p>
          </Center>
        ) : null}
      </Stack>
      <Announcer meta={snapshot.getMeta()} />
    </Dialog>
  );
}
