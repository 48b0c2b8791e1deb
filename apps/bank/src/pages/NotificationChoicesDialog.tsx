import { useEffect, useEffectEvent, useState } from "react";
import type { NotificationClient } from "@amberline/api/client";
import { useTranslation } from "@amberline/flows/i18n";
import { NotificationChoicesScreen, wireNotificationChoices } from "@amberline/flows/notificationChoices";
import { useMachine } from "@xstate/react";
import { chooseDevice, readDevice } from "../wiring/browser/pushes";
import { useShowToast } from "./useShowToast";

interface NotificationChoicesDialogProps {
  calls: NotificationClient;
  onClosed: () => void;
}

export default function NotificationChoicesDialog({ calls, onClosed }: NotificationChoicesDialogProps) {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const [machine] = useState(() =>
    wireNotificationChoices({
      showToast,
      async readSettings(options) {
        const [choices, device] = await Promise.all([
          calls.notificationChoices(options),
          readDevice(calls, options),
        ]);
        if (!choices.ok) return choices;
        if (!device.ok) return device;
        return { ok: true, data: { choices: choices.data, device: device.data } };
      },
      async choose({ choices, device }, options) {
        const asked = device ? await chooseDevice(calls, device, options) : null;
        if (asked && !asked.ok) return asked;
        if (asked && asked.data !== "done") {
          const text = t(`notificationChoices.device.${asked.data}`);
          return { ok: false, problem: "refused", code: "other", text, details: {} };
        }
        const outcome = await calls.chooseNotifications(choices, options);
        return outcome.ok ? { ok: true, data: undefined } : outcome;
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: undefined });
  const leave = useEffectEvent(onClosed);
  const isDone = snapshot.status !== "active";
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  return <NotificationChoicesScreen snapshot={snapshot} send={send} onClose={onClosed} />;
}
