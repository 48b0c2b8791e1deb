import { useEffect, useEffectEvent, useId, useState } from "react";
import { formatInstant } from "@amberline/domain/dates";
import { Button } from "@amberline/ui/Button";
import { Center } from "@amberline/ui/Center";
import { DeviceList } from "@amberline/ui/DeviceList";
import { Dialog } from "@amberline/ui/Dialog";
import { FormTextField } from "@amberline/ui/form";
import { Spinner } from "@amberline/ui/Spinner";
import { Stack } from "@amberline/ui/Stack";
import { Form } from "react-final-form";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, FormFrame, NoticeBanner } from "../parts";
import { LONGEST_NAME, type passkeysMachine, type PasskeysEvent } from "./passkeys.machine";

export interface PasskeysScreenProps {
  snapshot: SnapshotFrom<typeof passkeysMachine>;
  send: (event: PasskeysEvent) => void;
  timeZone: string;
}

interface NameFormProps {
  id: string;
  label: string;
  name: string;
  isBusy: boolean;
  onSave: (name: string) => void;
}

/** Asks for another name. Focus goes back to where it came from. */
function NameForm({ id, label, name, isBusy, onSave }: NameFormProps) {
  const [opener] = useState(() => document.activeElement);
  const giveFocusBack = useEffectEvent(() => opener instanceof HTMLElement && opener.focus());
  useEffect(() => () => void giveFocusBack(), []);
  return (
    <Form<{ name?: string }>
      initialValues={{ name }}
      onSubmit={(values) => onSave(values.name?.trim() ?? "")}
    >
      {() => (
        <FormFrame id={id}>
          <FormTextField
            name="name"
            label={label}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            readOnly={isBusy}
            autoFocus
          />
        </FormFrame>
      )}
    </Form>
  );
}

/** The passkeys, each with buttons to rename and to remove it, and the form for another. */
export function PasskeysScreen({ snapshot, send, timeZone }: PasskeysScreenProps) {
  const { t, i18n } = useTranslation();
  const formId = useId();
  const nameFormId = useId();
  const { passkeys, target, notice } = snapshot.context;
  const isFailed = snapshot.matches("failed");
  const isAdding = snapshot.matches({ shown: "adding" });
  const isResting = snapshot.matches({ shown: "resting" });
  const isRefreshing = snapshot.matches({ shown: "refreshing" });
  const close = () => send({ type: "dialog.close" });
  if (snapshot.status !== "active") return null;

  const at = (epoch: number) => ({ when: formatInstant(epoch, i18n.language, timeZone) });
  const rows = passkeys?.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    detail: lastUsedAt === null ? t("passkeys.made", at(createdAt)) : t("passkeys.used", at(lastUsedAt)),
    kind: "key" as const,
    isBusy: target === id && (isRefreshing || snapshot.matches({ shown: "removing" })),
  }));
  const isRenaming = snapshot.matches({ shown: "renaming" });
  const renamed =
    isRenaming || snapshot.matches({ shown: "naming" })
      ? passkeys?.find(({ id }) => id === target)
      : undefined;
  const suggested = t("passkeys.suggestedName", { number: (passkeys?.length ?? 0) + 1 });

  return (
    <Dialog
      isOpen
      title={t("passkeys.title")}
      {...(snapshot.can({ type: "dialog.close" }) ? { closeLabel: t("app.close"), onClose: close } : {})}
      actions={
        isFailed ? (
          // A separate button, because only a newly mounted one receives focus.
          <Button key="retry" autoFocus onClick={() => send({ type: "passkeys.retry" })}>
            {t("app.retry")}
          </Button>
        ) : renamed ? (
          <>
            <Button
              appearance="quiet"
              aria-disabled={isRenaming || undefined}
              onClick={() => send({ type: "name.cancel" })}
            >
              {t("app.cancel")}
            </Button>
            <Button type="submit" form={nameFormId} isBusy={isRenaming}>
              {t("passkeys.save")}
            </Button>
          </>
        ) : (
          <Button aria-disabled={!snapshot.can({ type: "dialog.close" }) || undefined} onClick={close}>
            {t("twoFactor.finish")}
          </Button>
        )
      }
    >
      <Stack above={8}>
        <p>{t("passkeys.text")}</p>
        <NoticeBanner notice={notice} tone={rows ? "caution" : "negative"} />
        {rows && rows.length > 0 ? (
          <DeviceList
            label={t("passkeys.title")}
            devices={rows}
            onSignOut={(id) => send({ type: "passkey.remove", id })}
            onRename={(id) => send({ type: "passkey.edit", id })}
            words={{ current: "", signOut: t("passkeys.remove"), rename: t("passkeys.rename") }}
          />
        ) : null}
        {renamed ? (
          <NameForm
            key={renamed.id}
            id={nameFormId}
            label={t("passkeys.newName", { name: renamed.name })}
            name={renamed.name}
            isBusy={isRenaming}
            onSave={(name) => send({ type: "name.save", name })}
          />
        ) : null}
        {rows && !renamed ? (
          <Form<{ name?: string }>
            initialValues={{ name: suggested }}
            onSubmit={({ name }) => {
              if (isResting) send({ type: "passkey.add", name: name?.trim() || suggested });
            }}
          >
            {() => (
              <FormFrame id={formId}>
                <FormTextField
                  name="name"
                  label={t("passkeys.name")}
                  maxLength={LONGEST_NAME}
                  autoComplete="off"
                  readOnly={isAdding}
                />
                <Button
                  type="submit"
                  appearance="quiet"
                  isBusy={isAdding || (isRefreshing && target === null)}
                  aria-disabled={!isResting || undefined}
                >
                  {t("passkeys.add")}
                </Button>
              </FormFrame>
            )}
          </Form>
        ) : null}
        {rows || isFailed ? null : (
          <Center height={12}>
            <Spinner size="lg" />
            <p>{t("passkeys.loading")}</p>
          </Center>
        )}
      </Stack>
      <Announcer meta={snapshot.getMeta()} />
    </Dialog>
  );
}
