import type { Company } from "@amberline/api/client";
import { companyAnswers, EXPOSURE_DETAILS, EXPOSURE_QUESTION, legalForms } from "@amberline/domain/company";
import { DetailList } from "@amberline/ui/DetailList";
import { Stack } from "@amberline/ui/Stack";
import { Heading } from "@amberline/ui/Text";
import type { ReactNode } from "react";
import { handedInCount } from "../documents/handedIn";
import { useTranslation } from "../i18n";
import { nameOf } from "../members/memberValues";
import { useMemberWords } from "../members/useMemberWords";
import { countryName } from "../shared";
import { answerWords } from "./missingItems";
import { Edit, NextList, ReviewCard } from "./ReviewStep.styles";
import type { CompanyStep } from "./soFar";

export interface ReviewStepProps {
  company: Company;
  isSigned: boolean;
  onEdit: (step: CompanyStep) => void;
}

function useAnswerText(answers: Company["answers"]) {
  const { t, i18n } = useTranslation();
  return (name: string): string => {
    const value = answers[name];
    if (value === null) return t("company.review.kept");
    if (!value) return t("company.review.empty");
    if (name === "country") return countryName(value, i18n.language);
    const form = name === "legal_form" ? legalForms.find((one) => one === value) : undefined;
    return form ? t(`company.legalForm.${form}`) : value;
  };
}

function Card({
  step,
  children,
  onEdit,
}: { step: CompanyStep; children: ReactNode } & Pick<ReviewStepProps, "onEdit">) {
  const { t } = useTranslation();
  const title = t(`company.step.${step}`);
  return (
    <ReviewCard>
      <header>
        <h3>{title}</h3>
        <Edit type="button" aria-label={t("company.editStep", { step: title })} onClick={() => onEdit(step)}>
          {t("company.edit")}
        </Edit>
      </header>
      {children}
    </ReviewCard>
  );
}

/** A summary with links to edit each part, and what happens next. */
export default function ReviewStep({ company, isSigned, onEdit }: ReviewStepProps) {
  const { t } = useTranslation();
  const { answers, members } = company;
  const textOf = useAnswerText(answers);
  const told = companyAnswers.filter(({ name, isOptional }) => !isOptional || answers[name]);
  const exposure = answers[EXPOSURE_QUESTION];
  const { holding, standing } = useMemberWords();
  return (
    <>
      <Card step="company" onEdit={onEdit}>
        <DetailList rows={told.map(({ name }) => ({ label: t(answerWords[name]), value: textOf(name) }))} />
      </Card>
      <Card step="exposure" onEdit={onEdit}>
        <p>
          {exposure === "yes" || exposure === "no"
            ? t(`company.exposure.${exposure}`)
            : textOf(EXPOSURE_QUESTION)}
        </p>
        {exposure === "yes" ? <p>{textOf(EXPOSURE_DETAILS)}</p> : null}
      </Card>
      <Card step="members" onEdit={onEdit}>
        {members.length === 0 ? <p>{t("company.review.none")}</p> : null}
        <ul>
          {members.map((member) => (
            <li key={member.userId}>
              <span>{`${nameOf(member)} · ${standing(member)}`}</span>
              <small>{holding(member)}</small>
            </li>
          ))}
        </ul>
      </Card>
      <Card step="documents" onEdit={onEdit}>
        <p>{t("company.review.documentsCount", { count: handedInCount(company) })}</p>
      </Card>
      <Card step="contract" onEdit={onEdit}>
        <p>{t(isSigned ? "company.review.signed" : "company.review.unsigned")}</p>
      </Card>
      <Stack as="section" gap={8}>
        <Heading level={3} size="body">
          {t("company.next.title")}
        </Heading>
        <NextList>
          <li>{t("company.next.check")}</li>
          <li>{t("company.next.mail")}</li>
          <li>{t("company.next.pay")}</li>
        </NextList>
      </Stack>
    </>
  );
}
