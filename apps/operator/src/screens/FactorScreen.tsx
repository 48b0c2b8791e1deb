import { Button } from "@amberline/ui/Button";
import { EntryPage } from "../parts/EntryPage";
import { useSignOut } from "../wiring/useSignOut";
import { useTranslation } from "../i18n";
import { FactorForm } from "./FactorForm";

/** All that an operator without an authenticator may do where others reach the bank. */
export function FactorScreen() {
  const { t } = useTranslation();
  const { isBusy, leave } = useSignOut();
  return (
    <EntryPage title={t("factor.title")} lead={t("factor.missing")}>
      <FactorForm />
      <div>
        <Button appearance="quiet" isBusy={isBusy} onClick={() => void leave()}>
          {t("shell.signOut")}
        </Button>
      </div>
    </EntryPage>
  );
}
