import { useEffect } from "react";
import { useTranslation, type TextKey } from "@amberline/flows/i18n";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Skeleton } from "@amberline/ui/Skeleton";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import type { PageProps, PathName } from "../paths";
import { nameDocument } from "../wiring/browser/nameDocument";

/** Titles of pages named differently from their menu entry. */
const titles = {
  companyRegistration: "page.createCompany",
  createTemplate: "payees.template.create",
  editTemplate: "payees.template.edit",
  createReceiver: "payees.receiver.create",
  editReceiver: "payees.receiver.edit",
  partnerCard: "offers.card.title",
  partnerTopUp: "offers.topUp.title",
} as const satisfies Partial<Record<PathName, TextKey>>;
type TitledByName = Exclude<PathName, keyof typeof titles>;
const headings: Partial<Record<PathName, TextKey>> = { send: "send.title", receive: "receive.title" };

/** Pages that show no heading, or the account's name in its place. */
export const isUntitled = (name: PathName): boolean => name === "home" || name === "profile";

export const titleOf = (name: PathName): TextKey =>
  (titles as Partial<Record<PathName, TextKey>>)[name] ?? `page.${name as TitledByName}`;
export const headingOf = (name: PathName): TextKey => headings[name] ?? titleOf(name);

/** Replaces a page in the shell while its code loads. */
export function PageWaiting({ name }: PageProps) {
  const { t } = useTranslation();
  const title = t(titleOf(name));
  const heading = t(headingOf(name));
  useEffect(() => nameDocument(title), [title]);
  return (
    <Page aria-busy>
      {isUntitled(name) ? (
        <VisuallyHidden>
          <h1>{heading}</h1>
        </VisuallyHidden>
      ) : (
        <PageHeader title={heading} data-header />
      )}
      <Skeleton shape="block" height="10rem" />
      <Skeleton shape="block" height="20rem" />
    </Page>
  );
}
