import { formatMoney, money } from "@amberline/domain/money";
import { Amount } from "@amberline/ui/Amount";
import { Button, LinkButton } from "@amberline/ui/Button";

export default function Page() {
  const balance = money(123450, "EUR");
  return (
    <main>
      <p>{formatMoney(balance, "de")}</p>
      <Amount money={balance} locale="de" />
      <Button>Drucken</Button>
      <LinkButton href="/pay">Bezahlen</LinkButton>
    </main>
  );
}
