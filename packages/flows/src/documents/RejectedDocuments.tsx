import type { ReactNode } from "react";
import type { RejectedDocument } from "@amberline/api/client";
import { documentKeyOf } from "@amberline/domain/company";
import { Banner } from "@amberline/ui/Banner";
import { useTranslation } from "../i18n";
import { rejectionText } from "./handedIn";

interface RejectedDocumentsProps {
  documents: readonly RejectedDocument[];
  /** Link to the documents, unless they are on this page. */
  action?: ReactNode;
}

/** Rejected documents with reasons, shown on every page about the company's status. */
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
