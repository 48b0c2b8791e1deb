import { useEffect, useState, useSyncExternalStore } from "react";
import { useStore } from "@amberline/app-kit/store";
import { I18nextProvider, useTranslation } from "@amberline/flows/i18n";
import { ConsentBar } from "@amberline/ui/ConsentBar";
import { createRoot } from "react-dom/client";
import { matchRoute, useLocation, useRouter } from "wouter";
import { brand } from "../../brand";
import { LegalLink } from "../../pages/LegalLink";
import { legalPath, type PathName } from "../../paths";
import { routes } from "../../routes";
import type { Bank } from "../bank";
import { reportError } from "../browser/reportError";
import { BankProvider, useBank, useOptionalCustomer, useSession } from "../hooks/useBank";
import type { Analytics, UseEvent } from "./analytics";
import { choice, choose, consentOf } from "./consent";
import { listen } from "./tell";

type Send = (event: UseEvent) => void;

/** Who takes what happens; null while it may not be told. */
function useSending(analytics: Analytics): Send | null {
  const [{ isAllowed, subscribe }] = useState(() => consentOf(analytics));
  const may = useSyncExternalStore(subscribe, isAllowed);
  const [sending, setSending] = useState<{ send: Send } | null>(null);
  useEffect(() => {
    if (!may) return;
    const stop = new AbortController();
    analytics
      .start(stop.signal)
      .then((send) => stop.signal.aborted || setSending({ send }))
      .catch(reportError);
    return () => {
      stop.abort();
      setSending(null);
    };
  }, [analytics, may]);
  return may && sending ? sending.send : null;
}

/** The name of the page that is shown; null while one leads to another. */
function usePage(): PathName | null {
  const { status } = useSession();
  const customer = useOptionalCustomer();
  const [location] = useLocation();
  const { parser } = useRouter();
  const route = routes.find(({ path }) => matchRoute(parser, path, location)[0]);
  if (!route) return null;
  const { name, access } = route;
  if (customer) return access === "signedOut" ? null : name;
  return access === "anyone" || (access !== "signedIn" && status !== "signedIn") ? name : null;
}

function Asking() {
  const { t } = useTranslation();
  const { now } = useBank();
  return useStore(choice) ? null : (
    <ConsentBar
      title={t("analytics.ask", { brand: brand.name })}
      refuse={t("analytics.refuse")}
      allow={t("analytics.allow")}
      onAnswer={(isAllowed) => choose(isAllowed, now())}
    >
      {t("analytics.what")} {t("analytics.where", { page: t("page.legal") })}{" "}
      <LegalLink to={legalPath("privacy")}>{t("analytics.more")}</LegalLink>
    </ConsentBar>
  );
}

function Measured({ analytics }: { analytics: Analytics }) {
  const send = useSending(analytics);
  const page = usePage();
  useEffect(() => {
    listen(send);
    return () => listen(null);
  }, [send]);
  useEffect(() => {
    if (page) send?.({ type: "page", name: page });
  }, [send, page]);
  return analytics.consent === "bar" ? <Asking /> : null;
}

/** Beside the app: nothing of it waits for this, or breaks with it. */
export function measure(bank: Bank, analytics: Analytics): void {
  const place = document.body.appendChild(document.createElement("div"));
  // As if it was not there, so that the bar sticks to the page.
  place.style.display = "contents";
  createRoot(place, { onUncaughtError: reportError }).render(
    <I18nextProvider i18n={bank.i18n}>
      <BankProvider value={bank}>
        <Measured analytics={analytics} />
      </BankProvider>
    </I18nextProvider>,
  );
}
