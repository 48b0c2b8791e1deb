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
import { OperatorPage } from "../parts/OperatorPage";
import { useAnswer } from "../wiring/useAnswer";
import { useTranslation } from "../i18n";
import { companyWords } from "./companyWords";
import { CompanyChanges, hasChanges } from "./CompanyChanges";
import { CompanyDecision } from "./CompanyDecision";
import { CompanyDocuments } from "./CompanyDocuments";
import { CompanyApproval } from "./CompanyApproval";
import { CompanyMembers, CompanyPeople } from "./CompanyMembers";

function Contract({ id, signature }: Pick<CompanyFile, "id" | "signature">) {
  const { t } = useTranslation();
  if (!signature) return <p>{t("company.unsigned")}</p>;
  return (
    <>
      <DetailList
        rows={[
          { label: t("company.signer"), value: signature.signer_name },
          { label: t("company.signedAt"), value: <Moment at={signature.signed_at} /> },
        ]}
      />
      <div>
        <LinkButton
          appearance="quiet"
          icon={<Icon icon={FileDown} />}
          href={companyContractAddress(id)}
          download
        >
          {t("company.contractFile")}
        </LinkButton>
      </div>
    </>
  );
}

export function CompanyScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  const read = useAnswer(readCompany, { id });
  const words = companyWords(t);
  return (
    <OperatorPage title={read.data?.name ?? t("company.title")} lead={t("company.lead")} read={read}>
      {(company) => (
        <>
          <Columns min={22} gap={24}>
            <CompanyDecision company={company} />
            <Card aria-label={t("company.answers")}>
              <Heading size="title">{t("company.answers")}</Heading>
              {Object.keys(company.answers).length === 0 ? (
                <p>{t("company.noAnswers")}</p>
              ) : (
                <DetailList rows={words.answers(company.answers)} />
              )}
            </Card>
            <Card aria-label={t("company.contract")}>
              <Heading size="title">{t("company.contract")}</Heading>
              <Contract {...company} />
            </Card>
          </Columns>
          {hasChanges(company) ? (
            <Stack as="section" gap={12}>
              <Heading size="title">{t("change.title")}</Heading>
              <CompanyChanges company={company} />
            </Stack>
          ) : null}
          <Stack as="section" gap={12}>
            <Heading size="title">{t("company.members")}</Heading>
            {company.members.length === 0 ? (
              <Nothing title={t("company.noMembers")} />
            ) : (
              <CompanyMembers members={company.members} />
            )}
          </Stack>
          {company.people.length > 0 ? (
            <Stack as="section" gap={12}>
              <Heading size="title">{t("people.title")}</Heading>
              <CompanyPeople {...company} />
            </Stack>
          ) : null}
          {company.approval.rule || company.approval.waiting > 0 ? (
            <Stack as="section" gap={12}>
              <Heading size="title">{t("approval.title")}</Heading>
              <CompanyApproval {...company} />
            </Stack>
          ) : null}
          <Stack as="section" gap={12}>
            <Heading size="title">{t("company.documents")}</Heading>
            <CompanyDocuments company={company} />
          </Stack>
        </>
      )}
    </OperatorPage>
  );
}
