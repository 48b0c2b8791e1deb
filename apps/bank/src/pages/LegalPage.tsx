import { lazyComponent } from "@amberline/ui/LazyComponent";
import { useTranslation } from "@amberline/flows/i18n";
import { useSearch } from "wouter";
import { legalNames } from "../legal/types";
import type { PageProps } from "../paths";
import { useOptionalCustomer } from "../wiring/hooks/useBank";
import { LegalFrame } from "./LegalFrame";
import { PageWaiting } from "./PageWaiting";

const documents = {
  en: lazyComponent(() => import("../legal/en"), { waiting: () => <PageWaiting name="legal" /> }),
  lv: lazyComponent(() => import("../legal/lv"), { waiting: () => <PageWaiting name="legal" /> }),
};

/** The texts that the law wants (specification 2.1), signed in or not: all of them listed, or one. */
export default function LegalPage(_: PageProps) {
  const { i18n } = useTranslation();
  const asked = new URLSearchParams(useSearch()).get("text");
  const name = legalNames.find((each) => each === asked) ?? null;
  const Document = documents[i18n.language === "lv" ? "lv" : "en"];
  const page = <Document key={name} name={name} />;
  return useOptionalCustomer() ? page : <LegalFrame>{page}</LegalFrame>;
}
