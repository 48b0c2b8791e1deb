"use client";

import { AmountField } from "@amberline/ui/AmountField";
import { Button } from "@amberline/ui/Button";
import { useState } from "react";

export default function Page() {
  const [text, setText] = useState("1.234,50");
  return (
    <form>
      <AmountField
        label="Betrag"
        name="amount"
        value={text}
        currency="EUR"
        locale="de"
        onChange={(change) => setText(change.text)}
      />
      <Button type="submit">Bezahlen</Button>
    </form>
  );
}
