import { useLayoutEffect, useRef } from "react";
import type { SignedInDevice } from "@amberline/api/client";
import { formatInstant } from "@amberline/domain/dates";
import { Button } from "@amberline/ui/Button";
import { Center } from "@amberline/ui/Center";
import { DeviceList, type Device } from "@amberline/ui/DeviceList";
import { Dialog } from "@amberline/ui/Dialog";
import { Spinner } from "@amberline/ui/Spinner";
import { Stack } from "@amberline/ui/Stack";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, NoticeBanner } from "../parts";
import type { devicesMachine, DevicesEvent } from "./devices.machine";

export interface DevicesScreenProps {
  snapshot: SnapshotFrom<typeof devicesMachine>;
  send: (event: DevicesEvent) => void;
  timeZone: string;
}

const kindOf = ({ device }: SignedInDevice): Device["kind"] => {
  if (/ipad|tablet/i.test(device)) return "tablet";
  return /iphone|android|mobile/i.test(device) ? "phone" : "computer";
};

/** Receives focus when the focused row unmounts, so that it stays in the dialog. */
function useListFocus(devices: readonly SignedInDevice[] | null) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (devices && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [devices]);
  return list;
}

/** Signed-in devices, each with a sign-out button. */
export function DevicesScreen({ snapshot, send, timeZone }: DevicesScreenProps) {
  const { t, i18n } = useTranslation();
  const { devices, target, notice } = snapshot.context;
  const isFailed = snapshot.matches("failed");
  const isResting = snapshot.matches({ shown: "resting" });
  const hasOthers = devices?.some(({ isCurrent }) => !isCurrent) ?? false;
  const close = () => send({ type: "dialog.close" });
  const list = useListFocus(devices);
  if (snapshot.status !== "active") return null;

  const isTarget = (id: string) => target === "others" || target?.id === id;
  const rows = devices?.map((device) => ({
    id: device.id,
    name: device.device || t("devices.unknown"),
    detail: t("devices.lastSeen", { when: formatInstant(device.lastSeenAt, i18n.language, timeZone) }),
    kind: kindOf(device),
    isCurrent: device.isCurrent,
    isBusy: !device.isCurrent && target !== null && isTarget(device.id),
  }));

  return (
    <Dialog
      isOpen
      title={t("devices.title")}
      {...(snapshot.can({ type: "dialog.close" }) ? { closeLabel: t("app.close"), onClose: close } : {})}
      actions={
        <>
          {hasOthers ? (
            <Button
              appearance="quiet"
              isBusy={target === "others"}
              aria-disabled={!isResting || undefined}
              onClick={() => send({ type: "device.signOut", target: "others" })}
            >
              {t("devices.signOutOthers")}
            </Button>
          ) : null}
          {isFailed ? (
            // A separate button, because only a newly mounted one receives focus.
            <Button key="retry" autoFocus onClick={() => send({ type: "devices.retry" })}>
              {t("app.retry")}
            </Button>
          ) : (
            <Button aria-disabled={!snapshot.can({ type: "dialog.close" }) || undefined} onClick={close}>
              {t("twoFactor.finish")}
            </Button>
          )}
        </>
      }
    >
      <Stack above={8}>
        <p>{t("devices.text")}</p>
        <NoticeBanner notice={notice} tone={rows ? "caution" : "negative"} />
        {rows ? (
          <DeviceList
            ref={list}
            tabIndex={-1}
            label={t("devices.title")}
            devices={rows}
            onSignOut={(id) => send({ type: "device.signOut", target: { id } })}
            words={{ current: t("devices.current"), signOut: t("devices.signOut") }}
          />
        ) : null}
        {rows || isFailed ? null : (
          <Center height={12}>
            <Spinner size="lg" />
            <p>{t("devices.loading")}</p>
          </Center>
        )}
      </Stack>
      <Announcer meta={snapshot.getMeta()} />
    </Dialog>
  );
}
