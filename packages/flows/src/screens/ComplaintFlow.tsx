import { LinkButton } from "@amberline/ui/Button";
import { ComplaintScreen, type ComplaintScreenProps } from "../complaint";
import { useTranslation } from "../i18n";
import { HomePage } from "./HomePage";
import { Page } from "./Page";

const newId = () => crypto.randomUUID();

function HomeLink() {
  const { t } = useTranslation();
  return <LinkButton href="#home">{t("page.home")}</LinkButton>;
}

/** A complaint, up to its receipt. */
export default function ComplaintFlow({ snapshot, send }: Pick<ComplaintScreenProps, "snapshot" | "send">) {
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <Page width={560}>
      <ComplaintScreen snapshot={snapshot} send={send} newId={newId} homeLink={<HomeLink />} />
    </Page>
  );
}
