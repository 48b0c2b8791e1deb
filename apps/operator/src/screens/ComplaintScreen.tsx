import { complaintFileAddress, readComplaint, type ComplaintFile } from "@amberline/api/operator";
import { formatDate } from "@amberline/domain/dates";
import { Card } from "@amberline/ui/Card";
import { Columns } from "@amberline/ui/Columns";
import { DetailList } from "@amberline/ui/DetailList";
import { Heading } from "@amberline/ui/Text";
import { Link } from "wouter";
import { Files } from "../parts/Files";
import { Moment } from "../parts/Moment";
import { Page } from "../parts/Page";
import { Go, Written } from "../parts/parts.styles";
import { ComplaintStatus } from "../parts/statuses";
import { pathOf, paths } from "../paths";
import { useAnswer } from "../wiring/useAnswer";
import { useWords } from "../words/useWords";
import { ComplaintAnswer } from "./ComplaintAnswer";

function Facts({ complaint }: { complaint: ComplaintFile }) {
  const { say, language } = useWords();
  const { login_id: loginId, first_name: first, last_name: last, email, status } = complaint;
  const customer = <Go as={Link} href={pathOf(paths.customer, loginId)}>{`${first} ${last}`}</Go>;
  return (
    <DetailList
      rows={[
        { label: say("complaints.customer"), value: customer },
        { label: say("customer.email"), value: email },
        { label: say("complaints.received"), value: <Moment at={complaint.created_at} /> },
        { label: say("complaint.answerBy"), value: formatDate(complaint.answer_by, language, "medium") },
        { label: say("complaints.state"), value: <ComplaintStatus status={status} /> },
      ]}
    />
  );
}

/** One complaint: what the customer wrote and attached, and the bank's answer. */
export function ComplaintScreen({ id }: { id: string }) {
  const { say } = useWords();
  const read = useAnswer(readComplaint, { id });
  return (
    <Page title={read.data?.subject ?? say("complaint.title")} lead={read.data?.reference} read={read}>
      {(complaint) => (
        <Columns min={22} gap={24}>
          <Card padding={24} narrowPadding={16} aria-label={say("complaint.text")}>
            <Heading size="title">{say("complaint.text")}</Heading>
            <Written>{complaint.description}</Written>
            {complaint.files.length === 0 ? null : (
              <Files files={complaint.files} addressOf={complaintFileAddress} />
            )}
            <Facts complaint={complaint} />
          </Card>
          <ComplaintAnswer complaint={complaint} />
        </Columns>
      )}
    </Page>
  );
}
