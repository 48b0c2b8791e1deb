import { useEffect } from "react";
import { useTranslation, type TextKey } from "@amberline/flows/i18n";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Skeleton } from "@amberline/ui/Skeleton";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import type { PageProps, PathName } from "../paths";
import { nameDocument } from "../wiring/browser/nameDocument";

export const titleOf = (name: PathName): TextKey =>
  name === "companyRegistration" ? "page.createCompany" : `page.${name}`;

/** In place of a page inside the shell while its code is on its way. */
export function PageWaiting({ name }: PageProps) {
  const { t } = useTranslation();
  const title = t(titleOf(name));
  useEffect(() => nameDocument(title), [title]);
  return (
    <Page aria-busy>
      {name === "home" ? (
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
      ) : (
        <PageHeader title={title} />
      )}
      <Skeleton shape="block" height="10rem" />
      <Skeleton shape="block" height="20rem" />
    </Page>
  );
}
