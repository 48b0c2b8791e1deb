import type { Money } from "@amberline/domain/money";
import { AmountField } from "@amberline/ui/AmountField";
import { Button } from "@amberline/ui/Button";
import { LocaleProvider } from "@amberline/ui/LocaleProvider";
import { useState } from "react";

interface PageProps {
  locale: string;
  onPay: (amount: Money) => void;
}

export function Page({ locale, onPay }: PageProps) {
  const [text, setText] = useState("");
  const [amount, setAmount] = useState<Money | null>(null);
  return (
    <LocaleProvider locale={locale}>
      <AmountField
        label="Betrag"
        name="amount"
        value={text}
        currency="EUR"
        locale={locale}
        problemTexts={{ separator: "Bitte mit Cent schreiben, zum Beispiel 1.234,50" }}
        onChange={(change) => {
          setText(change.text);
          setAmount(change.amount);
        }}
      />
      <Button disabled={!amount} onClick={() => amount && onPay(amount)}>
        Bezahlen
      </Button>
    </LocaleProvider>
  );
}
