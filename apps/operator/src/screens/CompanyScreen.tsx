import { companyContractAddress, readCompany, type CompanyFile } from "@amberline/api/operator";
import { DetailList } from "@amberline/ui/DetailList";
import { LinkButton } from "@amberline/ui/Button";
import { FileDown } from "lucide-react";
import { Moment } from "../parts/Moment";
import { Nothing } from "../parts/Nothing";
import { Page } from "../parts/Page";
import { Halves, Heading, Surface } from "../parts/parts.styles";
import { useAnswer } from "../wiring/useAnswer";
import { useTranslation } from "../i18n";
import { companyWords } from "./companyWords";
import { CompanyDecision } from "./CompanyDecision";
import { CompanyDocuments } from "./CompanyDocuments";
import { CompanyMembers } from "./CompanyMembers";

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
          icon={<FileDown aria-hidden />}
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
    <Page title={read.data?.name ?? t("company.title")} lead={t("company.lead")} read={read}>
      {(company) => (
        <>
          <Halves>
            <CompanyDecision company={company} />
            <Surface aria-label={t("company.answers")}>
              <h2>{t("company.answers")}</h2>
              {Object.keys(company.answers).length === 0 ? (
                <p>{t("company.noAnswers")}</p>
              ) : (
                <DetailList rows={words.answers(company.answers)} />
              )}
            </Surface>
            <Surface aria-label={t("company.contract")}>
              <h2>{t("company.contract")}</h2>
              <Contract {...company} />
            </Surface>
          </Halves>
          <section>
            <Heading>{t("company.members")}</Heading>
            {company.members.length === 0 ? (
              <Nothing title={t("company.noMembers")} />
            ) : (
              <CompanyMembers members={company.members} />
            )}
          </section>
          <section>
            <Heading>{t("company.documents")}</Heading>
            <CompanyDocuments company={company} />
          </section>
        </>
      )}
    </Page>
  );
}
