import { complaintFileAddress, readComplaint, type ComplaintFile } from "@amberline/api/operator";
import { formatDate } from "@amberline/domain/dates";
import { Card } from "@amberline/ui/Card";
import { Columns } from "@amberline/ui/Columns";
import { DetailList } from "@amberline/ui/DetailList";
import { Heading } from "@amberline/ui/Text";
import { Link } from "wouter";
import { Files } from "../parts/Files";
import { Moment } from "../parts/Moment";
import { OperatorPage } from "../parts/OperatorPage";
import { Go, Written } from "../parts/parts.styles";
import { ComplaintStatus } from "../parts/statuses";
import { pathOf, paths } from "../paths";
import { useAnswer } from "../wiring/useAnswer";
import { useTranslation } from "../i18n";
import { ComplaintAnswer } from "./ComplaintAnswer";

function Facts({ complaint }: { complaint: ComplaintFile }) {
  const { t, language } = useTranslation();
  const { login_id: loginId, first_name: first, last_name: last, email, status } = complaint;
  const customer = <Go as={Link} href={pathOf(paths.customer, loginId)}>{`${first} ${last}`}</Go>;
  return (
    <DetailList
      rows={[
        { label: t("complaints.customer"), value: customer },
        { label: t("customer.email"), value: email },
        { label: t("complaints.received"), value: <Moment at={complaint.created_at} /> },
        { label: t("complaint.answerBy"), value: formatDate(complaint.answer_by, language, "medium") },
        { label: t("complaints.state"), value: <ComplaintStatus status={status} /> },
      ]}
    />
  );
}

export function ComplaintScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  const read = useAnswer(readComplaint, { id });
  return (
    <OperatorPage title={read.data?.subject ?? t("complaint.title")} lead={read.data?.reference} read={read}>
      {(complaint) => (
        <Columns min={22} gap={24}>
          <Card aria-label={t("complaint.text")}>
            <Heading size="title">{t("complaint.text")}</Heading>
            <Written>{complaint.description}</Written>
            {complaint.files.length === 0 ? null : (
              <Files files={complaint.files} addressOf={complaintFileAddress} />
            )}
            <Facts complaint={complaint} />
          </Card>
          <ComplaintAnswer complaint={complaint} />
        </Columns>
      )}
    </OperatorPage>
  );
}
