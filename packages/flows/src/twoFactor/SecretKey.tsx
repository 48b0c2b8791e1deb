import type { TwoFactorSecret } from "@amberline/api/client";
import { QrCode } from "@amberline/ui/QrCode";
import { SecretText } from "@amberline/ui/SecretText";
import { useTranslation } from "../i18n";
import { Key } from "./TwoFactorScreen.styles";

/** What fits a QR code, in bytes; a longer address is left to be typed. */
const DRAWABLE = 2_000;

/** The secret for an authenticator app: drawn when it is an address, shown when it is a picture, always as text. */
export function SecretKey({ qrCode, secret }: TwoFactorSecret) {
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
