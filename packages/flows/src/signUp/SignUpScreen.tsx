import type { Ref } from "react";
import { PageHeader } from "@amberline/ui/PageHeader";
import { useTranslation } from "../i18n";
import { Announcer } from "../parts";
import { SignUpForm, type SignUpFormProps } from "./SignUpForm";
import { Otherwise } from "./SignUpScreen.styles";

export interface SignUpScreenProps extends SignUpFormProps {
  titleRef?: Ref<HTMLHeadingElement>;
}

export function SignUpScreen({ titleRef, ...form }: SignUpScreenProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("page.signUp")} lead={t("signUp.lead")} titleRef={titleRef} />
      <SignUpForm {...form} />
      <Otherwise>
        {t("signUp.haveAccount")}
        {form.renderLink("signIn", t("signIn.submit"))}
      </Otherwise>
      <Announcer meta={form.snapshot.getMeta()} />
    </>
  );
}
