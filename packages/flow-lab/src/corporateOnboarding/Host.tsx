import { useState } from "react";
import {
  createDraftKeeper,
  RegistrationScreen,
  type RegistrationScreenProps,
} from "@amberline/flows/corporateOnboarding";
import { useTranslation } from "@amberline/flows/i18n";
import { Button } from "@amberline/ui/Button";
import { HomePage } from "../host/HomePage";
import { Page } from "../host/Page";
import { isOn } from "../host/flowScreen";
import { exampleParts } from "./companyParts";

function ToProfile() {
  const { t } = useTranslation();
  return <Button appearance="quiet">{t("company.toProfile")}</Button>;
}

/** A company's registration, with its parts as they first look. */
export default function CorporateOnboardingHost({
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
