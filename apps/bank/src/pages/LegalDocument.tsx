import { adapters } from "#adapters";
import { useEffect, useId, type ReactNode, type Ref } from "react";
import { formatDate } from "@amberline/domain/dates";
import { useTranslation } from "@amberline/flows/i18n";
import { Card } from "@amberline/ui/Card";
import { DetailList } from "@amberline/ui/DetailList";
import { DataTable } from "@amberline/ui/DataTable";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { RowList, RowListItem } from "@amberline/ui/RowList";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Heading, Text } from "@amberline/ui/Text";
import {
  legalNames,
  type Block,
  type Contact,
  type LegalName,
  type LegalText,
  type LegalTexts,
  type TextTable,
} from "../legal/types";
import { legalPath, paths } from "../paths";
import { Links, List, OnScreen, Section } from "./Legal.styles";
import { useOptionalCustomer } from "../wiring/hooks/useBank";
import { Agreements } from "./Agreements";
import { LegalFees } from "./LegalFees";
import { LegalLink } from "./LegalLink";
import { usePageTitle } from "./usePageTitle";
import { withWords } from "../wiring/i18n/createTexts";

const AnalyticsConsent = import.meta.env.ADAPTED
  ? lazyComponent(
      withWords(["analytics"], () => import("./AnalyticsConsent")),
      { isOptional: true },
    )
  : null;

function ContactFacts({ contact }: { contact: Contact }) {
  const { t } = useTranslation();
  const { name, address, phone, email, website } = contact;
  const rows = [
    ...(address ? [{ label: t("legal.contact.address"), value: address }] : []),
    ...(phone
      ? [{ label: t("legal.contact.phone"), value: <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a> }]
      : []),
    ...(email ? [{ label: t("legal.contact.email"), value: <a href={`mailto:${email}`}>{email}</a> }] : []),
    ...(website
      ? [{ label: t("legal.contact.website"), value: <a href={website}>{new URL(website).host}</a> }]
      : []),
  ];
  return (
    <Card>
      <Text weight="strong">{name}</Text>
      <DetailList rows={rows} isLined />
    </Card>
  );
}

const TwoColumns = ({ label, head: [first, second], rows }: TextTable & { label: string }) => (
  <DataTable
    label={label}
    columns={[
      { head: first, kind: "title", cell: ([title]) => title },
      { head: second, cell: ([, text]) => text },
    ]}
    rows={rows}
    keyOf={([title]) => title}
  />
);

function LegalBlock({ block, label }: { block: Block; label: string }) {
  if (typeof block === "string") return <Text isMeasured>{block}</Text>;
  if ("list" in block)
    return (
      <List>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    );
  if ("contact" in block) return <ContactFacts contact={block.contact} />;
  if ("fees" in block) return <LegalFees {...block.fees} />;
  return <TwoColumns label={label} {...block.table} />;
}

function LegalPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Section id={id} aria-labelledby={heading}>
      <Heading id={heading} size="title">
        {title}
      </Heading>
      {children}
    </Section>
  );
}

interface OneProps {
  text: LegalText;
  titleRef: Ref<HTMLHeadingElement>;
}

function OneText({ text: { title, summary, versions, sections }, titleRef }: OneProps) {
  const { t, i18n } = useTranslation();
  const contents = useId();
  const [current] = versions;
  useEffect(() => {
    // The browser looked for the part before the text was there.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Page max={45}>
      <PageHeader title={title} lead={summary} titleRef={titleRef} />
      <Text size="small" tone="muted">
        {t("legal.since", { day: formatDate(current.from, i18n.language) })}
      </Text>
      <OnScreen aria-labelledby={contents}>
        <Heading id={contents} size="body">
          {t("legal.contents")}
        </Heading>
        <Links>
          {[...sections, { id: "changes", title: t("legal.changes") }].map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`}>{part.title}</a>
            </li>
          ))}
        </Links>
      </OnScreen>
      {sections.map((section) => (
        <LegalPart key={section.id} id={section.id} title={section.title}>
          {section.blocks.map((block, nth) => (
            <LegalBlock key={nth} block={block} label={section.title} />
          ))}
        </LegalPart>
      ))}
      <LegalPart id="changes" title={t("legal.changes")}>
        <TwoColumns
          label={t("legal.changes")}
          head={[t("legal.day"), t("legal.changes")]}
          rows={versions.map(({ from, changes }) => [formatDate(from, i18n.language), changes])}
        />
      </LegalPart>
      <OnScreen>
        <Links>
          <li>
            <LegalLink to={paths.legal}>{t("legal.all")}</LegalLink>
          </li>
        </Links>
      </OnScreen>
    </Page>
  );
}

function AllTexts({ texts, titleRef }: Pick<OneProps, "titleRef"> & { texts: LegalTexts }) {
  const { t } = useTranslation();
  return (
    <Page max={45}>
      <PageHeader title={t("page.legal")} lead={t("legal.lead")} titleRef={titleRef} />
      <RowList>
        {legalNames.map((name) => (
          <RowListItem
            key={name}
            text={
              <>
                <LegalLink to={legalPath(name)}>{texts[name].title}</LegalLink>
                <Text as="span" size="small" tone="muted">
                  {texts[name].summary}
                </Text>
              </>
            }
          />
        ))}
      </RowList>
      {useOptionalCustomer() ? <Agreements texts={texts} /> : null}
      {AnalyticsConsent && adapters.analytics ? (
        <AnalyticsConsent consent={adapters.analytics.consent} />
      ) : null}
    </Page>
  );
}

export interface LegalDocumentProps {
  texts: LegalTexts;
  /** Null for the list of all. */
  name: LegalName | null;
}

/** One text, or the list of all. */
export function LegalDocument({ texts, name }: LegalDocumentProps) {
  const { t } = useTranslation();
  const titleRef = usePageTitle(name ? texts[name].title : t("page.legal"));
  return name ? (
    <OneText text={texts[name]} titleRef={titleRef} />
  ) : (
    <AllTexts texts={texts} titleRef={titleRef} />
  );
}
