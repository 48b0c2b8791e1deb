import { useLayoutEffect, useRef } from "react";
import type { SignedInDevice } from "@amberline/api/client";
import { formatInstant } from "@amberline/domain/dates";
import { Button } from "@amberline/ui/Button";
import { Center } from "@amberline/ui/Center";
import { DeviceList } from "@amberline/ui/DeviceList";
import { Dialog } from "@amberline/ui/Dialog";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Spinner } from "@amberline/ui/Spinner";
import { Stack } from "@amberline/ui/Stack";
import { useTranslation } from "../i18n";
import { Announcer, NoticeBanner } from "../parts";
import type { DevicesView } from "./devices.machine";
import { kindOf } from "./kindOf";
import { SignIns, useSignInDetail } from "./SignIns";

const ConfirmDialog = lazyComponent(() => import("../parts/ConfirmDialog"), {
  close: ({ onCancel }) => onCancel(),
});

export type DevicesScreenProps = DevicesView;

/** Receives focus when the focused row unmounts, so that it stays in the dialog. */
function useListFocus(devices: readonly SignedInDevice[] | null) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (devices && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [devices]);
  return list;
}

/** Signed-in devices, each with a sign-out button, and the history of sign-ins. */
export function DevicesScreen(props: DevicesScreenProps) {
  const { snapshot, send, timeZone } = props;
  const { t, i18n } = useTranslation();
  const { devices, target, disowned, notice } = snapshot.context;
  const isFailed = snapshot.matches("failed");
  const isResting = snapshot.matches({ shown: "resting" });
  const hasOthers = devices?.some(({ isCurrent }) => !isCurrent) ?? false;
  const close = () => send({ type: "dialog.close" });
  const list = useListFocus(devices);
  const detailOf = useSignInDetail(timeZone);
  if (snapshot.status !== "active") return null;
  if (disowned && (snapshot.matches({ shown: "asking" }) || snapshot.matches({ shown: "disowning" })))
    return (
      <>
        <ConfirmDialog
          title={t("devices.disownTitle")}
          text={t("devices.disownText", {
            signIn: `${disowned.device || t("devices.unknown")} · ${detailOf(disowned)}`,
          })}
          action={t("devices.disown")}
          isBusy={snapshot.matches({ shown: "disowning" })}
          notice={notice}
          onCancel={() => send({ type: "disown.cancel" })}
          onConfirm={() => send({ type: "disown.confirm" })}
        />
        <Announcer meta={snapshot.getMeta()} />
      </>
    );

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
        {rows ? <SignIns {...props} /> : null}
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
