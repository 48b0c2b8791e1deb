import { companyContractAddress, readCompany, type CompanyFile } from "@amberline/api/operator";
import { Card } from "@amberline/ui/Card";
import { Columns } from "@amberline/ui/Columns";
import { DetailList } from "@amberline/ui/DetailList";
import { LinkButton } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { Stack } from "@amberline/ui/Stack";
import { Heading } from "@amberline/ui/Text";
import { FileDown } from "lucide-react";
import { Moment } from "../parts/Moment";
import { Nothing } from "../parts/Nothing";
import { Page } from "../parts/Page";
import { useAnswer } from "../wiring/useAnswer";
import { useWords } from "../words/useWords";
import { companyWords } from "./companyWords";
import { CompanyDecision } from "./CompanyDecision";
import { CompanyDocuments } from "./CompanyDocuments";
import { CompanyMembers } from "./CompanyMembers";

function Contract({ id, signature }: Pick<CompanyFile, "id" | "signature">) {
  const { say } = useWords();
  if (!signature) return <p>{say("company.unsigned")}</p>;
  return (
    <>
      <DetailList
        rows={[
          { label: say("company.signer"), value: signature.signer_name },
          { label: say("company.signedAt"), value: <Moment at={signature.signed_at} /> },
        ]}
      />
      <div>
        <LinkButton
          appearance="quiet"
          icon={<Icon icon={FileDown} />}
          href={companyContractAddress(id)}
          download
        >
          {say("company.contractFile")}
        </LinkButton>
      </div>
    </>
  );
}

/** One company: what it said, who belongs to it, what it handed in, and what the bank decides. */
export function CompanyScreen({ id }: { id: string }) {
  const { say } = useWords();
  const read = useAnswer(readCompany, { id });
  const words = companyWords(say);
  return (
    <Page title={read.data?.name ?? say("company.title")} lead={say("company.lead")} read={read}>
      {(company) => (
        <>
          <Columns min={22} gap={24}>
            <CompanyDecision company={company} />
            <Card padding={24} narrowPadding={16} aria-label={say("company.answers")}>
              <Heading size="title">{say("company.answers")}</Heading>
              {Object.keys(company.answers).length === 0 ? (
                <p>{say("company.noAnswers")}</p>
              ) : (
                <DetailList rows={words.answers(company.answers)} />
              )}
            </Card>
            <Card padding={24} narrowPadding={16} aria-label={say("company.contract")}>
              <Heading size="title">{say("company.contract")}</Heading>
              <Contract {...company} />
            </Card>
          </Columns>
          <Stack as="section" gap={12}>
            <Heading size="title">{say("company.members")}</Heading>
            {company.members.length === 0 ? (
              <Nothing title={say("company.noMembers")} />
            ) : (
              <CompanyMembers members={company.members} />
            )}
          </Stack>
          <Stack as="section" gap={12}>
            <Heading size="title">{say("company.documents")}</Heading>
            <CompanyDocuments company={company} />
          </Stack>
        </>
      )}
    </Page>
  );
}
