import { useTranslation } from "@amberline/flows/i18n";
import { PeopleScreen, type PeopleScreenProps } from "@amberline/flows/people";
import { LinkButton } from "@amberline/ui/Button";
import { HomePage } from "../host/HomePage";
import { ProfilePage } from "../host/ProfilePage";

export default function PeopleHost({ snapshot, send }: Pick<PeopleScreenProps, "snapshot" | "send">) {
  const { t } = useTranslation();
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <ProfilePage tab="people">
      <PeopleScreen
        snapshot={snapshot}
        send={send}
        approvalsButton={
          <LinkButton appearance="quiet" href="#approvals">
            {t("people.seeApprovals")}
          </LinkButton>
        }
      />
    </ProfilePage>
  );
}
