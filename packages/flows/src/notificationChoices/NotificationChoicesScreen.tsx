import { useId, useState } from "react";
import type { NotificationChoice, NotificationKind } from "@amberline/api/client";
import { Button } from "@amberline/ui/Button";
import { Center } from "@amberline/ui/Center";
import { Dialog } from "@amberline/ui/Dialog";
import { FormCheckbox } from "@amberline/ui/form";
import { Spinner } from "@amberline/ui/Spinner";
import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { Form, useField } from "react-final-form";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, FormFrame, NoticeBanner } from "../parts";
import type {
  ChosenNotifications,
  DeviceNotifications,
  notificationChoicesMachine,
  NotificationChoicesEvent,
  NotificationSettings,
} from "./notificationChoices.machine";
import { Ways } from "./notificationChoices.styles";

export interface NotificationChoicesScreenProps {
  snapshot: SnapshotFrom<typeof notificationChoicesMachine>;
  send: (event: NotificationChoicesEvent) => void;
  onClose: () => void;
}

type Way = Pick<NotificationChoice, "isMailed" | "isPushed">;

interface Ticked {
  device?: { isOn?: boolean; showsDetails?: boolean };
  ways: Partial<Record<NotificationKind, Partial<Way>>>;
}

interface FieldsProps {
  id: string;
  settings: NotificationSettings;
  isBusy: boolean;
  onSubmit: (chosen: ChosenNotifications) => void;
}

const unsubscribed = {};
const isOnOnly = { value: true };

function DeviceFields({ device, isBusy }: { device: DeviceNotifications; isBusy: boolean }) {
  const { t } = useTranslation();
  const isOn = useField<boolean>("device.isOn", { subscription: isOnOnly }).input.value;
  const titleId = useId();
  const { state } = device;
  return (
    <Stack as="section" gap={12} aria-labelledby={titleId}>
      <Heading id={titleId} level={3} size="body">
        {t("notificationChoices.device")}
      </Heading>
      {state === "on" || state === "off" ? (
        <>
          <FormCheckbox name="device.isOn" label={t("notificationChoices.device.isOn")} readOnly={isBusy} />
          {isOn ? (
            <FormCheckbox
              name="device.showsDetails"
              label={t("notificationChoices.device.showsDetails")}
              readOnly={isBusy}
            />
          ) : null}
        </>
      ) : (
        <Text>{t(`notificationChoices.device.${state}`)}</Text>
      )}
    </Stack>
  );
}

function KindFields({
  choice,
  pushes,
  isBusy,
}: {
  choice: NotificationChoice;
  pushes: boolean;
  isBusy: boolean;
}) {
  const { t } = useTranslation();
  const nameId = useId();
  const { kind, isFixed } = choice;
  return (
    <div role="group" aria-labelledby={nameId}>
      <span id={nameId}>{t(`notifications.kind.${kind}`)}</span>
      {isFixed ? (
        <small>{t("notificationChoices.alwaysMailed")}</small>
      ) : (
        <FormCheckbox
          name={`ways.${kind}.isMailed`}
          label={t("notificationChoices.mail")}
          readOnly={isBusy}
        />
      )}
      {pushes ? (
        <FormCheckbox
          name={`ways.${kind}.isPushed`}
          label={t("notificationChoices.push")}
          readOnly={isBusy}
        />
      ) : null}
    </div>
  );
}

function ChoiceFields({ id, settings: { choices, device }, isBusy, onSubmit }: FieldsProps) {
  const canChange = device?.state === "on" || device?.state === "off";
  const [initial] = useState<Ticked>(() => ({
    device: { isOn: device?.state === "on", showsDetails: device?.showsDetails ?? false },
    ways: Object.fromEntries(choices.map(({ kind, isMailed, isPushed }) => [kind, { isMailed, isPushed }])),
  }));
  const submit = ({ device: own, ways }: Ticked) =>
    onSubmit({
      choices: choices.map((choice) => ({
        ...choice,
        isMailed: ways[choice.kind]?.isMailed ?? false,
        isPushed: ways[choice.kind]?.isPushed ?? false,
      })),
      device: canChange ? { isOn: own?.isOn ?? false, showsDetails: own?.showsDetails ?? false } : null,
    });
  return (
    <Form<Ticked> initialValues={initial} onSubmit={submit} subscription={unsubscribed}>
      {() => (
        <FormFrame id={id}>
          <Stack gap={20}>
            {device ? <DeviceFields device={device} isBusy={isBusy} /> : null}
            <Ways>
              {choices.map((choice) => (
                <KindFields key={choice.kind} choice={choice} pushes={device !== null} isBusy={isBusy} />
              ))}
            </Ways>
          </Stack>
        </FormFrame>
      )}
    </Form>
  );
}

/** How the customer is told of each kind, besides the list. */
export function NotificationChoicesScreen({ snapshot, send, onClose }: NotificationChoicesScreenProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { data: settings, notice } = snapshot.context;
  const isSending = snapshot.matches("sending");
  const isForm = isSending || snapshot.matches("editing");
  if (snapshot.status !== "active") return null;
  return (
    <Dialog
      isOpen
      title={t("notificationChoices.title")}
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
                {t("notificationChoices.save")}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <Stack above={8} gap={20}>
        <p>{t("notificationChoices.text")}</p>
        <NoticeBanner notice={notice} />
        {isForm && settings ? (
          <ChoiceFields
            id={formId}
            settings={settings}
            isBusy={isSending}
            onSubmit={(form) => send({ type: "form.submit", form })}
          />
        ) : null}
        {snapshot.matches("reading") ? (
          <Center height={12}>
            <Spinner size="lg" />
            <p>{t("notificationChoices.loading")}</p>
          </Center>
        ) : null}
      </Stack>
      <Announcer meta={snapshot.getMeta()} />
    </Dialog>
  );
}
