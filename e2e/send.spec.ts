import { type Locator } from "@playwright/test";
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
        if (isCompany) await page.getByRole("radio", { name: say("send.payeeType.organization") }).check();
        await fillPayment(page, payee, {}, language);
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
  await screen.button("payees.receiver.save").click();
  await expect(screen.button("payees.receiver.created")).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const told of [outside.matches.name, outside.matches.iban]) expect(stored).not.toContain(told);

  await card.getByRole("button", { name: screen.say("overview.payAgain") }).click();
  await expect(screen.field("send.payeeName")).toHaveValue(outside.matches.name);
  await page.goBack();
  await expect(screen.balance()).toBeVisible();
  await expect(card).toBeHidden();
});

test("a known payee takes three presses and the approval, a new one five with a line to paste and seven without [2.10]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const [payer, known] = [await operator.customer(), await operator.customer({ name: "Marta Ozola" })];
  await operator.pay(payer, known, "5.00");
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const send = page.getByRole("button", { name: screen.say("send.submit", { amount: euro("en", "25.00") }) });
  const approve = async () => {
    await press(send);
    await press(screen.button("send.check.goOn"));
    await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
    await expectPaid(page, screen);
    const taken = presses;
    presses = 0;
    return taken;
  };
  const typeAmount = async () => {
    await expect(screen.field("send.amount")).toBeFocused();
    await page.keyboard.type("25.00");
  };

  await arrive(page, operator, payer, "/home");
  const faces = page.getByRole("region", { name: screen.say("overview.payAgain") }).first();
  await press(faces.getByRole("button", { name: "Marta" }));
  await typeAmount();
  await expect(screen.field("send.reference")).toHaveValue("Shared dinner");
  expect(await approve()).toBe(3);

  const { name, iban } = outside.matches;
  await press(screen.balance().getByRole("link", { name: screen.say("home.send") }));
  await press(screen.field("send.payeeName"));
  await page.keyboard.type(name);
  await press(screen.field("send.iban"));
  await page.keyboard.type(iban);
  await press(screen.button("send.goOn"));
  await typeAmount();
  await press(screen.field("send.reference"));
  await page.keyboard.type("Concert tickets");
  expect(await approve()).toBe(7);

  const { name: other, iban: account } = outside.hyphenated;
  await press(screen.balance().getByRole("link", { name: screen.say("home.send") }));
  await press(screen.field("send.payeeName"));
  await screen.field("send.payeeName").evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, `${other}-Bērzs, ${account}, 25.00 EUR, Invoice 118`);
  await press(screen.button("send.goOn"));
  expect(await approve()).toBe(5);
});
