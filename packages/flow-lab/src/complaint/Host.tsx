import { ComplaintScreen, type ComplaintScreenProps } from "@amberline/flows/complaint";
import { useTranslation } from "@amberline/flows/i18n";
import { LinkButton } from "@amberline/ui/Button";
import { HomePage } from "../host/HomePage";
import { FlowFrame } from "../host/FlowFrame";

const newId = () => crypto.randomUUID();

function HomeLink() {
  const { t } = useTranslation();
  return <LinkButton href="#home">{t("page.home")}</LinkButton>;
}

export default function ComplaintHost({ snapshot, send }: Pick<ComplaintScreenProps, "snapshot" | "send">) {
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <FlowFrame width={560}>
      <ComplaintScreen snapshot={snapshot} send={send} newId={newId} homeLink={<HomeLink />} />
    </FlowFrame>
  );
}
