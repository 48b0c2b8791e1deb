import { useId } from "react";
import type { MailChoice, NotificationKind } from "@amberline/api/client";
import { Button } from "@amberline/ui/Button";
import { Center } from "@amberline/ui/Center";
import { Dialog } from "@amberline/ui/Dialog";
import { FormCheckbox } from "@amberline/ui/form";
import { Spinner } from "@amberline/ui/Spinner";
import { Stack } from "@amberline/ui/Stack";
import { Form } from "react-final-form";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, FormFrame, NoticeBanner } from "../parts";
import type { ChosenMail, mailChoicesMachine, MailChoicesEvent } from "./mailChoices.machine";

export interface MailChoicesScreenProps {
  snapshot: SnapshotFrom<typeof mailChoicesMachine>;
  send: (event: MailChoicesEvent) => void;
  onClose: () => void;
}

interface FieldsProps {
  id: string;
  choices: readonly MailChoice[];
  isBusy: boolean;
  onSubmit: (chosen: ChosenMail) => void;
}

type Ticked = Partial<Record<NotificationKind, boolean>>;

const unsubscribed = {};

function ChoiceFields({ id, choices, isBusy, onSubmit }: FieldsProps) {
  const { t } = useTranslation();
  const free = choices.filter(({ isFixed }) => !isFixed);
  return (
    <Form<Ticked>
      initialValues={Object.fromEntries(free.map(({ kind, isMailed }) => [kind, isMailed]))}
      onSubmit={(ticked) => onSubmit(free.map(({ kind }) => ({ kind, isMailed: ticked[kind] ?? false })))}
      subscription={unsubscribed}
    >
      {() => (
        <FormFrame id={id}>
          <Stack gap={12}>
            {free.map(({ kind }) => (
              <FormCheckbox
                key={kind}
                name={kind}
                label={t(`notifications.kind.${kind}`)}
                readOnly={isBusy}
              />
            ))}
          </Stack>
        </FormFrame>
      )}
    </Form>
  );
}

/** Which notifications are mailed as well. */
export function MailChoicesScreen({ snapshot, send, onClose }: MailChoicesScreenProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { data: choices, notice } = snapshot.context;
  const isSending = snapshot.matches("sending");
  const isForm = isSending || snapshot.matches("editing");
  if (snapshot.status !== "active") return null;
  return (
    <Dialog
      isOpen
      title={t("mailChoices.title")}
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
                {t("mailChoices.save")}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <Stack above={8} gap={20}>
        <p>{t("mailChoices.text")}</p>
        <NoticeBanner notice={notice} />
        {isForm && choices ? (
          <>
            <ChoiceFields
              id={formId}
              choices={choices}
              isBusy={isSending}
              onSubmit={(form) => send({ type: "form.submit", form })}
            />
            <p>{t("mailChoices.always")}</p>
          </>
        ) : null}
        {snapshot.matches("reading") ? (
          <Center height={12}>
            <Spinner size="lg" />
            <p>{t("mailChoices.loading")}</p>
          </Center>
        ) : null}
      </Stack>
      <Announcer meta={snapshot.getMeta()} />
    </Dialog>
  );
}
