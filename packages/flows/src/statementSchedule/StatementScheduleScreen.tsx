import { useId } from "react";
import type { StatementRhythm } from "@amberline/api/client";
import { Button } from "@amberline/ui/Button";
import { Center } from "@amberline/ui/Center";
import { Dialog } from "@amberline/ui/Dialog";
import { FormChoiceCards } from "@amberline/ui/form";
import { Spinner } from "@amberline/ui/Spinner";
import { Stack } from "@amberline/ui/Stack";
import { Form } from "react-final-form";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, FormFrame, NoticeBanner } from "../parts";
import type { statementScheduleMachine, StatementScheduleEvent } from "./statementSchedule.machine";

export interface StatementScheduleScreenProps {
  snapshot: SnapshotFrom<typeof statementScheduleMachine>;
  send: (event: StatementScheduleEvent) => void;
  onClose: () => void;
}

const unsubscribed = {};

interface FieldsProps {
  id: string;
  rhythm: StatementRhythm;
  isBusy: boolean;
  onSubmit: (rhythm: StatementRhythm) => void;
}

function RhythmField({ id, rhythm, isBusy, onSubmit }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <Form<{ rhythm: StatementRhythm }>
      initialValues={{ rhythm }}
      onSubmit={(values) => onSubmit(values.rhythm)}
      subscription={unsubscribed}
    >
      {() => (
        <FormFrame id={id}>
          <FormChoiceCards
            name="rhythm"
            readOnly={isBusy}
            label={t("schedule.rhythm")}
            choices={[
              { value: "none", title: t("schedule.none") },
              ...(["daily", "weekly", "monthly"] as const).map((value) => ({
                value,
                title: t(`schedule.${value}`),
                description: t(`schedule.${value}.text`),
              })),
            ]}
          />
        </FormFrame>
      )}
    </Form>
  );
}

/** How often the customer is told by e-mail that a statement is ready. */
export function StatementScheduleScreen({ snapshot, send, onClose }: StatementScheduleScreenProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { data: rhythm, notice } = snapshot.context;
  const isSending = snapshot.matches("sending");
  const isForm = isSending || snapshot.matches("editing");
  if (snapshot.status !== "active") return null;
  return (
    <Dialog
      isOpen
      title={t("schedule.title")}
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
                {t("schedule.save")}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <Stack above={8} gap={20}>
        <p>{t("schedule.text")}</p>
        <NoticeBanner notice={notice} />
        {isForm && rhythm ? (
          <RhythmField
            id={formId}
            rhythm={rhythm}
            isBusy={isSending}
            onSubmit={(form) => send({ type: "form.submit", form })}
          />
        ) : null}
        {snapshot.matches("reading") ? (
          <Center height={12}>
            <Spinner size="lg" />
            <p>{t("schedule.loading")}</p>
          </Center>
        ) : null}
      </Stack>
      <Announcer meta={snapshot.getMeta()} />
    </Dialog>
  );
}
