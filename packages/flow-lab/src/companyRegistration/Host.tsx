import { useState } from "react";
import {
  createDraftKeeper,
  CompanyRegistrationScreen,
  type CompanyRegistrationScreenProps,
} from "@amberline/flows/companyRegistration";
import { useTranslation } from "@amberline/flows/i18n";
import { Button } from "@amberline/ui/Button";
import { HomePage } from "../host/HomePage";
import { FlowFrame } from "../host/FlowFrame";
import { isOn } from "../host/flowScreen";
import { exampleParts } from "./companyParts";

function ToProfile() {
  const { t } = useTranslation();
  return <Button appearance="quiet">{t("company.toProfile")}</Button>;
}

export default function CompanyRegistrationHost({
  snapshot,
  send,
}: Pick<CompanyRegistrationScreenProps, "snapshot" | "send">) {
  const [drafts] = useState(createDraftKeeper);
  if (isOn(snapshot, "none")) return <HomePage />;
  return (
    <FlowFrame width={960}>
      <CompanyRegistrationScreen
        snapshot={snapshot}
        send={send}
        drafts={drafts}
        parts={exampleParts}
        toProfile={<ToProfile />}
      />
    </FlowFrame>
  );
}
