import { useState } from "react";
import { Button } from "@amberline/ui/Button";
import { createDraftKeeper, RegistrationScreen, type RegistrationScreenProps } from "../corporateOnboarding";
import { useTranslation } from "../i18n";
import { isOn } from "./flowScreen";
import { HomePage } from "./HomePage";
import { Page } from "./Page";
import { exampleParts } from "./companyParts";

function ToProfile() {
  const { t } = useTranslation();
  return <Button appearance="quiet">{t("company.toProfile")}</Button>;
}

/** A company's registration, with its parts as they first look. */
export default function CorporateOnboardingFlow({
  snapshot,
  send,
}: Pick<RegistrationScreenProps, "snapshot" | "send">) {
  const [drafts] = useState(createDraftKeeper);
  if (isOn(snapshot, "none")) return <HomePage />;
  return (
    <Page width={960}>
      <RegistrationScreen
        snapshot={snapshot}
        send={send}
        drafts={drafts}
        parts={exampleParts}
        toProfile={<ToProfile />}
      />
    </Page>
  );
}
