import { lazyComponent } from "@amberline/ui/LazyComponent";
import type { Language } from "@amberline/domain/language";
import { useTranslation } from "@amberline/flows/i18n";
import { useSearch } from "wouter";
import * as legal from "../legal/all";
import { ownTexts } from "../legal/own";
import { legalNames } from "../legal/types";
import type { PageProps } from "../paths";
import { useOptionalCustomer } from "../wiring/hooks/useBank";
import type { LegalDocumentProps } from "./LegalDocument";
import { LegalFrame } from "./LegalFrame";
import { PageWaiting } from "./PageWaiting";

const documentIn = (language: Language) =>
  lazyComponent(
    async () => {
      const [{ texts }, own, { LegalDocument }] = await Promise.all([
        legal[language](),
        ownTexts(language),
        import("./LegalDocument"),
      ]);
      const all = { ...texts, ...own };
      return {
        default: (props: Omit<LegalDocumentProps, "texts">) => <LegalDocument texts={all} {...props} />,
      };
    },
    { waiting: () => <PageWaiting name="legal" /> },
  );
const documents = Object.fromEntries(
  Object.keys(legal).map((language) => [language, documentIn(language as Language)]),
) as Record<Language, ReturnType<typeof documentIn>>;

/** The texts that the law wants (specification 2.1), signed in or not: all of them listed, or one. */
export default function LegalPage(_: PageProps) {
  const { i18n } = useTranslation();
  const asked = new URLSearchParams(useSearch()).get("text");
  const name = legalNames.find((each) => each === asked) ?? null;
  const Document = documents[i18n.language as Language];
  const page = <Document key={name} name={name} />;
  return useOptionalCustomer() ? page : <LegalFrame>{page}</LegalFrame>;
}
