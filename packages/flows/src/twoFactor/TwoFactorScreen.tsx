import { useEffect, useId, useRef } from "react";
import type { TwoFactorSecret } from "@amberline/api/client";
import { Button } from "@amberline/ui/Button";
import { Center } from "@amberline/ui/Center";
import { Checkbox } from "@amberline/ui/Checkbox";
import { Dialog } from "@amberline/ui/Dialog";
import { QrCode } from "@amberline/ui/QrCode";
import { RecoveryCodes, type RecoveryCodesProps } from "@amberline/ui/RecoveryCodes";
import { SecretText } from "@amberline/ui/SecretText";
import { Spinner } from "@amberline/ui/Spinner";
import { Stack } from "@amberline/ui/Stack";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { Announcer, NoticeBanner } from "../parts";
import { Secret } from "../shared";
import { CodeQuestion } from "./CodeQuestion";
import { partOf, type TwoFactorView } from "./twoFactor.machine";
import { TwoFactorActions } from "./TwoFactorActions";
import { Key } from "./TwoFactorScreen.styles";

/** Capacity of a QR code, bytes; a longer address has to be typed. */
const DRAWABLE = 2_000;

/** The authenticator secret: as a QR code or the provider's image, and always as text. */
function SecretKey({ qrCode, secret }: TwoFactorSecret) {
  const { t } = useTranslation();
  const isAddress = qrCode.startsWith("otpauth:") && qrCode.length <= DRAWABLE;
  return (
    <Key>
      {isAddress ? <QrCode data={qrCode} label={t("twoFactor.qr")} /> : null}
      {qrCode.startsWith("data:image/") ? <img src={qrCode} alt={t("twoFactor.qr")} /> : null}
      <p>{t("twoFactor.orType")}</p>
      <SecretText
        value={secret}
        words={{
          copy: t("twoFactor.copyKey"),
          copied: t("app.copied"),
          refused: t("twoFactor.copyRefused"),
        }}
      />
    </Key>
  );
}

export interface TwoFactorScreenProps extends TwoFactorView {
  /** Text file of the recovery codes. */
  file: RecoveryCodesProps["file"];
}

function SavedCodes({ snapshot, send, file }: TwoFactorScreenProps) {
  const { t } = useTranslation();
  const { codes } = snapshot.context;
  return (
    <Stack above={8}>
      <p>{t("twoFactor.text.codes")}</p>
      <RecoveryCodes
        label={t("twoFactor.title.codes")}
        codes={codes?.reveal() ?? []}
        file={file}
        words={{
          copy: t("twoFactor.copyCodes"),
          copied: t("app.copied"),
          refused: t("twoFactor.copyRefused"),
          download: t("twoFactor.download"),
        }}
      />
      <Checkbox
        label={t("twoFactor.saved")}
        isChecked={snapshot.matches({ codes: "saved" })}
        onChange={({ isChecked }) => send({ type: "codes.acknowledge", isSaved: isChecked })}
      />
    </Stack>
  );
}

function SettingUp({ snapshot }: Pick<TwoFactorView, "snapshot">) {
  const { t } = useTranslation();
  const { secret, notice } = snapshot.context;
  if (snapshot.matches({ settingUp: "failed" })) return <NoticeBanner notice={notice} />;
  if (!secret)
    return (
      <Center height={22}>
        <Spinner size="lg" />
        <p>{t("twoFactor.loading")}</p>
      </Center>
    );
  return (
    <>
      <p>{t("twoFactor.text.setUp")}</p>
      <SecretKey {...secret.reveal()} />
    </>
  );
}

/** The two-factor dialog: switching on, switching off, recovery codes (specification 2.2). */
export function TwoFactorScreen({ snapshot, send, file }: TwoFactorScreenProps) {
  const { t } = useTranslation();
  const formId = useId();
  const part = partOf(snapshot);
  const asksForCode = part !== "codes" && (part !== "setUp" || snapshot.context.secret !== null);
  const canClose = snapshot.can({ type: "dialog.close" });
  const dialog = useRef<HTMLElement>(null);
  useEffect(() => {
    if (part === "codes") dialog.current?.focus();
  }, [part]);
  if (snapshot.status !== "active") return null;

  return (
    <Form<{ code?: string }>
      destroyOnUnregister
      onSubmit={({ code }) => send({ type: "code.submit", code: new Secret(code ?? "") })}
    >
      {() => (
        <Dialog
          ref={dialog}
          isOpen
          title={t(`twoFactor.title.${part}`)}
          closesOnScrim={false}
          {...(canClose ? { closeLabel: t("app.close"), onClose: () => send({ type: "dialog.close" }) } : {})}
          actions={<TwoFactorActions snapshot={snapshot} send={send} part={part} formId={formId} />}
        >
          {part === "codes" ? <SavedCodes snapshot={snapshot} send={send} file={file} /> : null}
          {part === "codes" ? null : (
            <Stack above={8}>
              {part === "setUp" ? <SettingUp snapshot={snapshot} /> : <p>{t(`twoFactor.text.${part}`)}</p>}
              {asksForCode ? (
                <CodeQuestion
                  key={part}
                  snapshot={snapshot}
                  formId={formId}
                  takesRecoveryCode={part !== "setUp"}
                />
              ) : null}
              {part === "disable" ? (
                <Button
                  appearance="plain"
                  aria-disabled={!snapshot.can({ type: "codes.renew" }) || undefined}
                  onClick={() => send({ type: "codes.renew" })}
                >
                  {t("twoFactor.renewInstead")}
                </Button>
              ) : null}
            </Stack>
          )}
          <Announcer meta={snapshot.getMeta()} />
        </Dialog>
      )}
    </Form>
  );
}
