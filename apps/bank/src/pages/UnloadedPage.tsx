import type { Language } from "@amberline/domain/language";
import { useTranslation } from "@amberline/flows/i18n";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { PlainLayout } from "@amberline/ui/PlainLayout";
import { CloudOff } from "lucide-react";
import { brand } from "../brand";
import { BankMark } from "./BankMark";

function Unloaded() {
  const { t } = useTranslation();
  return (
    <EmptyState
      role="alert"
      icon={<Icon icon={CloudOff} />}
      title={t("app.unloaded.title")}
      headingLevel={2}
      action={<Button>{t("app.retry")}</Button>}
    >
      {t("app.unloaded.text")}
    </EmptyState>
  );
}

/** Prerendered fallback for when the app's first file does not load. */
export const UnloadedPage = () => (
  <div id="unloaded">
    <Unloaded />
  </div>
);

/** Prerendered for the service worker, which shows it when the bank can't be reached. */
export function OfflinePage() {
  const { i18n } = useTranslation();
  return (
    <PlainLayout brand={<BankMark />} slogan={brand.slogan[i18n.language as Language]}>
      <Unloaded />
    </PlainLayout>
  );
}
