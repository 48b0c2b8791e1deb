import { type Page } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { expectAccessible, expectReflow } from "./accessible";
import { elsewhere } from "./elsewhere";
import { press, proveWhoByKeys, type } from "./tabTo";
import { expect, inTurn, onEachScreen } from "@amberline/flow-lab/browser/fixtures";
import {
  codeDialog,
  confirmWithCode,
  expectOnePayment,
  expectPaid,
  outside,
  sendButton,
  sendToCode,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen, type Screen } from "@amberline/flow-lab/browser/screens";
import { euro, languages, typedAmount } from "@amberline/flow-lab/browser/words";

const nobodys = "3d5b8e20-91c4-4f7a-8a36-5c2d7e9f1b05";
const anna = outside.matches;
const asPasted = " lv50-unla 0050\u200b0012 3456 7\n";

/** Pastes text into the focused field. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

async function pasteAccount(page: Page, { field }: Screen) {
  await field("payees.account").focus();
  await paste(page, asPasted);
  await expect(field("payees.account")).toHaveValue("LV50 UNLA 0050 0012 3456 7");
  await expect(field("send.bic")).toHaveValue("UNLALV2X");
}

const named = ({ say }: Screen, what: "payees.edit" | "payees.delete", name: string) =>
  `${say(what)} ${name}`;

/** Opens the confirmation by keyboard, cancels, then deletes. */
async function deleteByKeyboard(page: Page, screen: Screen, kind: "template" | "receiver", name: string) {
  const { dialog, say, toast } = screen;
  const opener = page.getByRole("button", { name: named(screen, "payees.delete", name), exact: true });
  const question = dialog(`payees.${kind}.deleteTitle`);
  await opener.press("Enter");
  await expect(question).toContainText(name);
  if (kind === "template") await expectAccessible(page, "the question before deleting");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await question.getByRole("button", { name: say("payees.delete"), exact: true }).press("Enter");
  await expect(toast(say(`payees.${kind}.deleted`))).toBeVisible();
  await expect(opener).toBeHidden();
}

for (const { row: language, play } of inTurn(languages)) {
  play(
    `a template is created, sent, changed and deleted, in ${language} [2.14-2]`,
    async ({ page, operator }) => {
      const screen = onScreen(page, language);
      const { field, button, link, heading, say, reads, toast } = screen;
      const payer = await operator.customer();
      await arrive(page, operator, payer, paths.templates, language);
      await expect(heading("payees.template.empty")).toBeVisible();

      await link("payees.template.add").press("Enter");
      await expect(heading("payees.template.create")).toBeFocused();
      await button("payees.template.save").click();
      for (const key of ["error.templateName.required", "error.payeeAccount.required"] as const)
        await expect(reads(key)).toBeVisible();
      await expect(field("send.payeeName")).toBeFocused();
      await expectAccessible(page, "the form with errors");
      await field("send.payeeName").fill(anna.name);
      await pasteAccount(page, screen);
      await field("send.amount").fill(typedAmount(language, "25.00"));
      await field("payees.reference").fill("Concert tickets");
      await field("send.templateName").fill("Concert");

      await page.route("**/payment_templates/create", (route) => route.fulfill({ status: 500 }), {
        times: 1,
      });
      await button("payees.template.save").click();
      await expect(screen.alert()).toHaveText(say("payees.template.createFailed"));
      await expect(field("send.templateName")).toHaveValue("Concert");
      await expectReflow(page, "the form that failed");
      await field("send.templateName").press("Enter");
      await expect(toast(say("payees.template.created"))).toBeVisible();
      await expect(page).toHaveURL(/\/payment_templates$/);
      const row = page.getByRole("row", { name: /^Concert/ });
      for (const text of [
        anna.name,
        "LV50 UNLA 0050 0012 3456 7",
        "Concert tickets",
        euro(language, "25.00"),
      ])
        await expect(row.getByRole("cell", { name: text, exact: true })).toBeVisible();
      await expectAccessible(page, "templates");
      await expectReflow(page, "templates");

      await page
        .getByRole("link", { name: named(screen, "payees.edit", "Concert"), exact: true })
        .press("Enter");
      await expect(heading("payees.template.edit")).toBeFocused();
      await expect(field("send.amount")).toHaveValue(typedAmount(language, "25.00"));
      await field("send.templateName").fill("Evening");
      await button("payees.template.save").click();
      await expect(toast(say("payees.template.updated"))).toBeVisible();

      await page.getByRole("button", { name: "Evening", exact: true }).press("Enter");
      await expect(heading("send.title")).toBeVisible();
      await expect(field("send.payeeName")).toHaveValue(anna.name);
      await expect(field("send.iban")).toHaveValue(/^LV50 ?UNLA/);
      await expect(field("send.bic")).toHaveValue("UNLALV2X");
      await expect(field("send.amount")).toHaveValue(typedAmount(language, "25.00"));
      await expect(field("send.reference")).toHaveValue("Concert tickets");
      await sendToCode(screen);
      await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
      await expectPaid(page, screen);
      await expectOnePayment(operator, payer, anna);

      await page.goto(paths.templates);
      await deleteByKeyboard(page, screen, "template", "Evening");
      await expect(heading("payees.template.empty")).toBeVisible();
      await expect(heading("page.templates")).toBeFocused();

      await page.goto(paths.editTemplate.replace(":id", nobodys));
      await expect(heading("payees.template.notFound")).toBeVisible();
      await link("payees.template.back").click();
      await expect(heading("page.templates")).toBeVisible();
    },
  );

  play(
    `a receiver is saved once, paid, changed, found and deleted, in ${language}`,
    async ({ page, operator }) => {
      const screen = onScreen(page, language);
      const { field, button, link, heading, say, reads, toast } = screen;
      await arrive(page, operator, await operator.customer(), paths.templates, language);
      await link("page.receivers").click();
      await link("payees.receiver.add").click();
      const save = async (name: string, pasted: () => Promise<void>) => {
        await expect(heading("payees.receiver.create")).toBeFocused();
        await field("send.payeeName").fill(name);
        await pasted();
        await field("payees.receiver.reference").fill("Shared dinner");
        await button("payees.receiver.save").click();
      };
      await save("Anna Liepiņa", () => pasteAccount(page, screen));
      await expect(toast(say("payees.receiver.created"))).toBeVisible();
      await expect(page.getByRole("cell", { name: "SEB banka" })).toBeVisible();

      await link("payees.receiver.add").click();
      await save("Somebody Else", () => pasteAccount(page, screen));
      await expect(reads("payees.receiver.exists")).toBeVisible();
      await expect(field("payees.account")).toBeFocused();
      await expectAccessible(page, "the form of a receiver, refused");
      await field("payees.account").fill(outside.noMatch.iban);
      await expect(field("send.bic")).toHaveValue("RIKOLV2X");
      await button("payees.receiver.save").click();
      await expect(page.getByRole("rowheader")).toHaveText(["Anna Liepiņa", "Somebody Else"]);
      await expectAccessible(page, "receivers");
      await expectReflow(page, "receivers");

      const search = page.getByRole("searchbox", { name: say("payees.receiver.search"), exact: true });
      await search.fill("liepina");
      await expect(page.getByRole("rowheader")).toHaveText(["Anna Liepiņa"]);
      await search.fill("lv35 riko");
      await expect(page.getByRole("rowheader")).toHaveText(["Somebody Else"]);
      await search.fill("zebra");
      await button("payees.showAll").click();
      await expect(page.getByRole("rowheader")).toHaveCount(2);

      await page
        .getByRole("link", { name: named(screen, "payees.edit", "Somebody Else"), exact: true })
        .click();
      await expect(heading("payees.receiver.edit")).toBeFocused();
      await page.getByRole("radio", { name: say("send.payeeType.organization") }).check();
      await field("send.payeeName").fill("SIA Vītols");
      await button("payees.receiver.save").click();
      await expect(toast(say("payees.receiver.updated"))).toBeVisible();

      await deleteByKeyboard(page, screen, "receiver", "Anna Liepiņa");
      const left = page.getByRole("button", { name: "SIA Vītols", exact: true });
      await expect(left).toBeFocused();
      await left.press("Enter");
      await expect(field("send.payeeName")).toHaveValue("SIA Vītols");
      await expect(field("send.iban")).toHaveValue(/^LV35 ?RIKO/);
      await expect(field("send.reference")).toHaveValue("Shared dinner");
      await expect(field("send.amount")).toHaveValue("");
      await button("send.change").click();
      await expect(page.getByRole("radio", { name: say("send.payeeType.organization") })).toBeChecked();

      await link("page.receivers").click();
      await expect(heading("page.receivers")).toBeFocused();
      await page.goto(paths.editReceiver.replace(":id", nobodys));
      await expect(heading("payees.receiver.notFound")).toBeVisible();
    },
  );
}

onEachScreen((language, play) => {
  play(
    `a payee is trusted by keyboard alone, paid without a code, and trusted no longer once another device says so, in ${language} [2.14-40] [2.14-41] [4-35]`,
    async ({ page, operator, request }) => {
      const screen = onScreen(page, language);
      const { dialog, field, reads, say, toast } = screen;
      const payer = await operator.customer();
      const { accessToken: token } = await operator.session(payer.login);
      const payee = { name: anna.name, account: anna.iban, bic: "UNLALV2X", bank_name: "SEB banka" };
      const data = { ...payee, beneficary_type: "private", details: "" };
      await request.post("/api/v1/user/receivers/create", { headers: { token }, data });
      await arrive(page, operator, payer, paths.receivers, language);
      const trust = page.getByRole("button", { name: `${say("payees.trust")} ${anna.name}`, exact: true });
      const phone = await elsewhere(page);
      await arrive(phone, operator, payer, paths.receivers, language);
      const distrust = `${say("payees.distrust")} ${anna.name}`;
      await press(page, trust);
      const title = say("payees.trustTitle", { name: anna.name });
      await expect(page.getByRole("dialog", { name: title })).toContainText(say("payees.trustAgree"));
      await expect(dialog("stepUp.title")).toContainText(euro(language, "500.00"));
      await expectAccessible(page, "what trusting a payee means");
      await proveWhoByKeys(page, screen, { operator, customer: payer });
      await expect(toast(say("payees.trusted"))).toBeVisible();
      const row = page.getByRole("row", { name: anna.name });
      await expect(row).toContainText(say("payees.isTrusted"));
      await expect(phone.getByRole("row", { name: anna.name })).toContainText(say("payees.isTrusted"));
      await expectAccessible(page, "a trusted payee");

      const order = async (amount: string, reference: string) => {
        await press(page, row.getByRole("button", { name: anna.name, exact: true }));
        await type(page, field("send.amount"), typedAmount(language, amount));
        await type(page, field("send.reference"), reference);
        await press(page, sendButton(screen, amount));
      };
      await order("25.00", "Concert tickets");
      await expect(reads("send.withoutCode")).toBeVisible();
      await expectAccessible(page, "a payment that takes no code");
      const pay = page.getByRole("alertdialog").getByRole("button", { name: euro(language, "25.00") });
      await press(page, pay);
      await expectPaid(page, screen);
      expect(await operator.sent(payer.accountId)).toHaveLength(1);

      await page.goto(paths.receivers);
      await expect(row).toContainText(say("payees.isTrusted"));
      await phone.getByRole("button", { name: distrust, exact: true }).click();
      await expect(onScreen(phone, language).toast(say("payees.distrusted"))).toBeVisible();
      await expect(row).not.toContainText(say("payees.isTrusted"));
      await phone.context().close();
      await order("30.00", "Dinner");
      await press(page, screen.button("send.check.goOn"));
      await expect(codeDialog(screen)).toBeVisible();
      await page.goto(paths.receivers);
      await expect(trust).toBeVisible();
    },
  );
});
