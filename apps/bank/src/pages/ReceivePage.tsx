import { useEffect, useState } from "react";
import type { Language } from "@amberline/domain/language";
import { useTranslation } from "@amberline/flows/i18n";
import { ReceiveScreen, accountStatusOf, wireReceive } from "@amberline/flows/receive";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import type { PageProps } from "../paths";
import { saved } from "../wiring/browser/saveFile";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { ChatButton } from "./RouteButton";
import { useShellDialogs } from "./shellDialogs";
import { usePageTitle } from "./usePageTitle";

/** Bank details for receiving money (specification 2.9). */
export default function ReceivePage(_: PageProps) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const client = useClient();
  const { accounts, toasts } = useBank();
  const { account } = useCustomer();
  const dialogs = useShellDialogs();
  const titleRef = usePageTitle(t("page.receive"));
  const [machine] = useState(() =>
    wireReceive({
      readAccount: accounts.refresh,
      verify: () => dialogs.open("verification"),
      savePdf: (signal) => saved(client.detailsPdf(account.id, { signal })),
    }),
  );
  const [input] = useState(() => accountStatusOf(account, brand.loading, language));
  const [snapshot, send] = useMachine(machine, { input });
  useEffect(
    () => send({ type: "account.changed", standing: accountStatusOf(account, brand.loading, language) }),
    [send, account, language],
  );

  const sayCopied = () => {
    const text = t("app.copied");
    // Dismiss the previous toast, so that screen readers announce this one too.
    toasts.get().forEach((toast) => {
      if (toast.text === text) toasts.dismiss(toast.id);
    });
    toasts.show({ tone: "positive", text });
  };

  return (
    <ReceiveScreen
      snapshot={snapshot}
      send={send}
      titleRef={titleRef}
      onCopied={sayCopied}
      chatButton={<ChatButton />}
    />
  );
}
