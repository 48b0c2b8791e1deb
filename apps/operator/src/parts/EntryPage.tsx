import type { ReactNode } from "react";
import { LanguageChoice } from "@amberline/app-kit/LanguageChoice";
import { BrandMark } from "@amberline/ui/BrandMark";
import { LocaleProvider } from "@amberline/ui/LocaleProvider";
import { PageHeader } from "@amberline/ui/PageHeader";
import { PlainLayout } from "@amberline/ui/PlainLayout";
import { Row } from "@amberline/ui/Stack";
import { ThemeChoice } from "../shell/ThemeChoice";
import { useTranslation } from "../i18n";
import { usePageHeading } from "./OperatorPage";

interface EntryPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Frame of a screen for somebody who is not in yet. */
export function EntryPage({ title, lead, children }: EntryPageProps) {
  const { t, language, setLanguage } = useTranslation();
  const heading = usePageHeading(title);
  return (
    <LocaleProvider locale={language}>
      <PlainLayout
        brand={<BrandMark name={t("app.title")} />}
        languageSwitch={
          <Row>
            <LanguageChoice label={t("shell.language")} current={language} onSelect={setLanguage} />
            <ThemeChoice />
          </Row>
        }
        slogan=""
        picture="behind"
      >
        <PageHeader title={title} titleRef={heading} lead={lead} />
        {children}
      </PlainLayout>
    </LocaleProvider>
  );
}
