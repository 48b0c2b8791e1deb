import { expectAccessible } from "./accessible";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import {
  codeDialog,
  confirmWithCode,
  expectOnePayment,
  expectPaid,
  fillPayment,
  meetOnce,
  outside,
  type Payee,
  sendButton,
  sendToCode,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import { type Operator } from "@amberline/flow-lab/browser/operator";
import { arrive, onScreen, signIn } from "@amberline/flow-lab/browser/screens";
import { euro, languages, type Language, type TextKey } from "@amberline/flow-lab/browser/words";

interface Journey {
  spoken: readonly Language[];
  result: "MTCH" | "CMTC" | "NMTC" | "NOAP" | "other";
  payee: (operator: Operator) => Promise<Payee>;
  /** Name on the payment, if not the typed one. */
  paidTo?: string;
  isCompany?: boolean;
  goOn: TextKey;
}

const known = (payee: Payee) => async () => payee;
const journeys: Journey[] = [
  {
    spoken: languages,
    result: "MTCH",
    payee: (operator) => operator.customer({ name: "Marta Ozola", balance: "0.00" }),
    goOn: "send.check.goOn",
  },
  {
    spoken: languages,
    result: "CMTC",
    payee: known(outside.closeMatch),
    isCompany: true,
    paidTo: outside.closeMatch.holder,
    goOn: "send.check.goOn",
  },
  { spoken: ["lv"], result: "NMTC", payee: known(outside.noMatch), goOn: "send.check.sendAnyway" },
  { spoken: ["en"], result: "NOAP", payee: known(outside.notChecked), goOn: "send.check.sendAnyway" },
  { spoken: ["lv"], result: "other", payee: known(outside.matches), goOn: "send.check.sendAnyway" },
];

for (const { spoken, result, payee: choosePayee, paidTo, isCompany, goOn } of journeys) {
  for (const { row: language, play } of inTurn(spoken)) {
    play(
      `${language}: sends 25.00 EUR after the name check result ${result} [2.10-1, 4-19, 8]`,
      async ({ page, operator }) => {
        const screen = onScreen(page, language);
        const { say, link, button, dialog, field, heading, balance, transactions } = screen;
        const amount = euro(language, "25.00");
        const [payer, payee] = await Promise.all([
          operator.customer({ balance: "900.00" }),
          choosePayee(operator),
        ]);
        const name = paidTo ?? payee.name;
        if (result === "other") {
          await meetOnce(
            page,
            () => true,
            async (route) => {
              const response = await route.fetch();
              const answer: unknown = await response.json();
              await route.fulfill({ response, json: { ...Object(answer), vop_result: "ZZZZ" } });
            },
          );
        }

        await signIn(page, operator, payer, language);
        await expect(balance()).toContainText(euro(language, "900.00"));
        await link("home.send").click();
        await expect(heading("send.title")).toBeVisible();
        await fillPayment(page, payee, {}, language);
        if (isCompany) await page.getByRole("radio", { name: say("send.payeeType.organization") }).check();
        if (result === "NOAP") await page.getByRole("radio", { name: say("send.speed.CREDIT") }).check();
        await sendButton(screen).click();

        const check = dialog(`send.check.${result}.title`);
        await expect(check).toContainText(
          say(`send.check.${result}.text`, { name: outside.closeMatch.holder, code: "ZZZZ" }),
        );
        await expect(check).toContainText(payee.name);
        await expect(check).toContainText(amount);
        if (result === "CMTC") {
          await button("send.check.useName", { name }).click();
          await expect(dialog("send.check.MTCH.title")).toContainText(say("send.check.MTCH.text"));
        }
        await button(goOn).click();

        await expect(codeDialog(screen)).toContainText(amount);
        await expect(codeDialog(screen)).toContainText(name);
        await expect(field("signIn.code")).toBeFocused();
        await confirmWithCode(screen, await sentCode(screen, operator, payer.login));

        await expectPaid(page, screen, "25.00", name);
        await expect(balance()).toContainText(euro(language, "875.00"));
        await expect(transactions().getByRole("button", { name })).toContainText(`−${amount}`);
        await expectOnePayment(operator, payer, payee);
        const [payment] = await operator.sent(payer.accountId);
        expect(payment).toMatchObject({
          to_name: name,
          to_reference: "Concert tickets",
          payment_type: result === "NOAP" ? "CREDIT" : "INSTANT",
        });
      },
    );
  }
}

test("accepts a suggested name with a hyphen, which payments do not allow, in one tap [2.10, 5]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  await arrive(page, operator, payer, "/send");
  await fillPayment(page, outside.hyphenated);
  await sendButton(screen).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Kalniņš.Bērzs/ })
    .click();
  await screen.button("send.check.goOn").click();
  await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
  await expectPaid(page, screen);
  await expectOnePayment(operator, payer, outside.hyphenated);
});

test("shows what was just paid on top of home until it is left, and keeps nothing of it in the browser [2.10, 4-19]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  await arrive(page, operator, payer, "/send");
  await fillPayment(page, outside.matches);
  await sendToCode(screen);
  await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
  await expectPaid(page, screen);

  const card = page.getByRole("region", { name: screen.say("paid.title") });
  await expect(card).toContainText(outside.matches.name);
  await expect(card).toContainText(euro("en", "25.00"));
  await expect(card.getByRole("status").first()).toHaveText(/Payment Completed/, { timeout: 20_000 });
  await expectAccessible(page, "home after a payment");
  await screen.button("paid.savePayee").click();
  await expect(screen.button("payees.receiver.created")).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const told of [outside.matches.name, outside.matches.iban]) expect(stored).not.toContain(told);

  await card.getByRole("button", { name: screen.say("overview.payAgain") }).click();
  await expect(screen.field("send.payeeName")).toHaveValue(outside.matches.name);
  await page.goBack();
  await expect(screen.balance()).toBeVisible();
  await expect(card).toBeHidden();
});
