import { expect, test } from "vitest";
import { examplePayment } from "../transactions/examples";
import { recentPayees } from "./recentPayees";

const { payee } = examplePayment(0);
const to = (name: string, account: string) => ({ payee: { ...payee, name, account } });

test("those paid last are named once each, the latest first, as they were last written", () => {
  const list = [
    examplePayment(1, { ...to("Declined", "LV1"), status: "declined" }),
    examplePayment(2, { ...to("A payer", "LV2"), kind: "receive" }),
    examplePayment(2, { ...to("A creditor", "LV9"), directDebit: "CORE" }),
    examplePayment(3, to("Rimi Latvia", "LV3")),
    examplePayment(4, to("Anna", "LV4")),
    examplePayment(5, to("RIMI", "LV3")),
    ...["LV5", "LV6", "LV7", "LV8"].map((account, nth) => examplePayment(6 + nth, to(account, account))),
  ];
  expect(recentPayees(list).map(({ name }) => name)).toEqual(["Rimi Latvia", "Anna", "LV5", "LV6", "LV7"]);
});
