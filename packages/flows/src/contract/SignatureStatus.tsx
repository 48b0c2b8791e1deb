import { Button } from "@amberline/ui/Button";
import { DetailList } from "@amberline/ui/DetailList";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Banner } from "@amberline/ui/Banner";
import { useTranslation } from "../i18n";
import { noticeText } from "../parts";
import { Hash } from "./ContractScreen.styles";
import type { ContractView } from "./contract.machine";

const instant = (at: number, locale: string) =>
  new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "long",
    timeStyle: "short",
  }).format(at);

export function SignatureStatus({ snapshot, send }: ContractView) {
  const { t, i18n } = useTranslation();
  const { signature, unread } = snapshot.context;
  if (signature === undefined)
    return (
      <Banner
        tone="negative"
        role="alert"
        title={t("contract.unread")}
        action={
          <Button appearance="quiet" onClick={() => send({ type: "signature.retry" })}>
            {t("app.retry")}
          </Button>
        }
      >
        {unread ? noticeText(unread, t, i18n.language) : null}
      </Banner>
    );
  if (signature === null) return <StatusTag tone="neutral">{t("contract.status.unsigned")}</StatusTag>;
  const { signer, at, sha256 } = signature;
  const rows = [
    ...(signer ? [{ label: t("contract.signer"), value: signer }] : []),
    ...(at === null ? [] : [{ label: t("contract.signedAt"), value: instant(at, i18n.language) }]),
    ...(sha256 ? [{ label: t("contract.hash"), value: <Hash translate="no">{sha256}</Hash> }] : []),
  ];
  return (
    <>
      <StatusTag tone="positive">{t("contract.status.signed")}</StatusTag>
      {rows.length > 0 ? <DetailList rows={rows} /> : null}
    </>
  );
}
