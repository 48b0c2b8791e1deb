import type { Account } from "@amberline/api/client";
import { createI18n, I18nextProvider } from "@amberline/flows/i18n";
import en from "@amberline/flows/locales/en.json" with { type: "json" };
import {
  browserPlace,
  createPendingAttempts,
  SendJourney,
  type SendClient,
  type SendEnd,
} from "@amberline/flows/send";
import { useState } from "react";

const i18n = createI18n("en", en);

interface PayProps {
  account: Account;
  client: SendClient;
  /** 64 hexadecimal digits of the account's own, from the provider, while its customer is signed in. */
  storageKey: string;
  now: () => number;
}

/** A payment in a page of one's own: what it does around the journey is say where its end leads. */
export function Pay({ account, client, storageKey, now }: PayProps) {
  const [attempts] = useState(() =>
    createPendingAttempts(browserPlace({ prefix: "example", keyOf: () => storageKey })),
  );
  const [end, setEnd] = useState<SendEnd | null>(null);
  if (end) return <p role="status">{end.isPaid ? "Paid" : "Left"}</p>;
  return (
    <I18nextProvider i18n={i18n}>
      <SendJourney
        account={account}
        client={client}
        attempts={attempts}
        timeZone="Europe/Riga"
        now={now}
        newId={() => crypto.randomUUID()}
        enteredBy={async () => ({ ok: true, data: account.id })}
        verify={async () => undefined}
        onMoneyInFlight={() => undefined}
        onWaiting={() => undefined}
        onEnd={setEnd}
      />
    </I18nextProvider>
  );
}
