import type { ReactNode } from "react";
import type { RejectedDocument } from "@amberline/api/client";
import { documentKeyOf } from "@amberline/domain/company";
import { Banner } from "@amberline/ui/Banner";
import { useTranslation } from "../i18n";
import { rejectionText } from "./handedIn";

interface RejectedDocumentsProps {
  documents: readonly RejectedDocument[];
  /** Leads to the documents, where they are not on the page already. */
  action?: ReactNode;
}

/** Documents the bank rejected, and why: on every page where a company might think that all is well. */
export function RejectedDocuments({ documents, action }: RejectedDocumentsProps) {
  const { t } = useTranslation();
  const nameOf = (name: string) => {
    const key = documentKeyOf(name);
    return key ? t(`documents.name.${key}`) : name;
  };
  if (documents.length === 0) return null;
  return (
    <Banner tone="caution" title={t("documents.rejectedTitle", { count: documents.length })} action={action}>
      {documents.map(({ name, comment }) => (
        <p key={name}>
          {nameOf(name)}. {rejectionText(t, comment)}
        </p>
      ))}
    </Banner>
  );
}
