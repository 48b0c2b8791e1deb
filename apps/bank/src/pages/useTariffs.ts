import { useEffect, useState } from "react";
import { readTariffs, type Tariff } from "@amberline/api/client";
import { useTranslation } from "@amberline/flows/i18n";
import { useBank } from "../wiring/hooks/useBank";

/** The provider's price list, named in the language of the page. */
export function useTariffs() {
  const { client } = useBank();
  const { language } = useTranslation().i18n;
  const [tariffs, setTariffs] = useState<readonly Tariff[] | "loading" | "failed">("loading");
  const [reading, setReading] = useState(0);
  useEffect(() => {
    const question = new AbortController();
    void readTariffs(client.send, { signal: question.signal }).then((answer) => {
      if (!question.signal.aborted) setTariffs(answer.ok ? answer.data : "failed");
    });
    return () => question.abort();
  }, [client, language, reading]);
  const retry = () => {
    setTariffs("loading");
    setReading((times) => times + 1);
  };
  return { tariffs, retry };
}
