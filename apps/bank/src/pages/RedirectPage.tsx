import { use, useEffect, useState, type ReactNode } from "react";
import { allowedFallback, allowedLink, RedirectScreen, wireAppRedirect } from "@amberline/flows/appRedirect";
import { useTranslation } from "@amberline/flows/i18n";
import { LinkButton } from "@amberline/ui/Button";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import { paths, type PageProps } from "../paths";
import { useJourney } from "../wiring/analytics/tell";
import { isMobile } from "../wiring/browser/device";
import { useBank, useOptionalCustomer } from "../wiring/hooks/useBank";
import { PlainFrame } from "./PlainFrame";
import { useGoTo } from "./useGoTo";
import { usePageTitle } from "./usePageTitle";

const renderAppLink = (link: string, words: ReactNode) => <LinkButton href={link}>{words}</LinkButton>;

/** The parts of the address that are allowed. */
function readAddress() {
  const query = new URLSearchParams(location.search);
  const { appScheme, hosts } = brand;
  const allowed = { appScheme, hosts, origin: location.origin, path: paths.redirectToApp };
  return {
    link: allowedLink(query.get("link"), allowed),
    fallback: allowedFallback(query.get("fallback"), allowed) ?? "/",
    isMobile: isMobile(),
  };
}

/** Opens the bank's app, or continues in the browser (specification 2.17). */
export default function RedirectPage(_: PageProps) {
  const { readNewcomerTexts } = useBank();
  use(readNewcomerTexts());
  const { t } = useTranslation();
  const isSignedIn = useOptionalCustomer() !== null;
  const titleRef = usePageTitle(t("page.redirectToApp"));
  const goTo = useGoTo();
  const [machine] = useState(() => wireAppRedirect({ openLink: (link) => location.assign(link) }));
  const [input] = useState(readAddress);
  const [snapshot, send, actor] = useMachine(machine, { input });
  useJourney("appRedirect", actor);
  const hasFallenBack = snapshot.matches("fellBack");

  useEffect(() => {
    const tell = () => send({ type: document.hidden ? "page.hidden" : "page.shown" });
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [send]);
  useEffect(() => {
    if (!hasFallenBack) return;
    if (input.fallback.startsWith("/")) goTo(input.fallback, { replace: true });
    else location.replace(input.fallback);
  }, [hasFallenBack, input, goTo]);

  if (hasFallenBack) return null;
  const screen = (
    <RedirectScreen snapshot={snapshot} send={send} titleRef={titleRef} renderAppLink={renderAppLink} />
  );
  return isSignedIn ? screen : <PlainFrame isAway>{screen}</PlainFrame>;
}
