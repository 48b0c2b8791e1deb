import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { origin } from "@amberline/flow-lab/browser/address";
import { pdfFile } from "@amberline/flow-lab/browser/companies";
import { isItsDay } from "@amberline/flow-lab/browser/turns";
import { aNewcomer } from "@amberline/flow-lab/browser/newcomers";
import { Operator, type Customer } from "@amberline/flow-lab/browser/operator";
import { expectOnePayment, outside } from "@amberline/flow-lab/browser/payments";
import { euro, text } from "@amberline/flow-lab/browser/words";
import { engines, type Tab } from "./engines";
import { pictureFile } from "./pictures";
import { widgetWords } from "./widgetHost";

const say = (key: Parameters<typeof text>[1], values?: Record<string, string>) => text("en", key, values);

/** Opens the app signed in, its session begun so many milliseconds ago. */
async function arrive(tab: Tab, operator: Operator, customer: Customer, address: string, age = 0) {
  const tokens = await operator.session(customer.login);
  await tab.open(`${origin}/icon.svg`);
  await tab.ask(
    ({ accessToken, refreshToken }, currentAccount, age) => {
      const session = { id: crypto.randomUUID(), accessToken, refreshToken, accounts: {}, currentAccount };
      localStorage.setItem("amberline.session", JSON.stringify({ ...session, tokenAt: Date.now() - age }));
    },
    tokens,
    customer.accountId,
    age,
  );
  await tab.open(origin + address);
}

async function saved({ name, buffer }: { name: string; buffer: Buffer }): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), "amberline-")), name);
  await writeFile(file, buffer);
  return file;
}

type Journey = (tab: Tab, operator: Operator) => Promise<void>;

const journeys: Record<string, Journey> = {
  async "signs in with a code [2.3]"(tab, operator) {
    const { login, password } = await operator.customer();
    await tab.open(`${origin}${paths.signIn}`);
    await tab.type(say("signIn.email"), login);
    await tab.type(say("signIn.password"), password, true);
    await tab.type(say("signIn.code"), await operator.code(login), true);
    await tab.sees(euro("en", "1,000.00"));
  },

  async "pays through name check and code [2.10-4]"(tab, operator) {
    const payer = await operator.customer();
    const { name, iban } = outside.matches;
    await arrive(tab, operator, payer, paths.send);
    await tab.type(say("send.payeeName"), name);
    await tab.type(say("send.iban"), iban, true);
    await tab.type(say("send.amount"), "25.00");
    await tab.type(say("send.reference"), "Concert tickets");
    await tab.press("button", say("send.submit", { amount: euro("en", "25.00") }));
    await tab.press("button", say("send.check.goOn"));
    await tab.sees(say("confirm.sentTo", { address: payer.login }));
    await tab.type(say("signIn.code"), await operator.mailedCode(payer.login), true);
    await tab.sees(say("send.succeededAmount", { amount: euro("en", "25.00"), name }));
    await tab.sees(euro("en", "975.00"));
    await expectOnePayment(operator, payer, outside.matches);
  },

  async "signs up, up to the confirmed address [2.4-1, 2.5]"(tab, operator) {
    const newcomer = aNewcomer();
    await tab.open(`${origin}${paths.signUp}`);
    await tab.type(say("signUp.country"), "latvia", true);
    await tab.type(say("signUp.firstName"), newcomer.firstName);
    await tab.type(say("signUp.lastName"), newcomer.lastName);
    await tab.type(say("signIn.email"), newcomer.email);
    await tab.type(say("signUp.city"), newcomer.city);
    await tab.type(say("signUp.zip"), newcomer.zip);
    await tab.type(say("signUp.street"), newcomer.street);
    await tab.type(say("signUp.phone"), newcomer.phone);
    await tab.type(say("signIn.password"), newcomer.password);
    await tab.type(say("newPassword.repeat"), newcomer.password);
    await tab.press("checkbox", say("signUp.agree").replaceAll(/<\/?terms>/g, ""));
    await tab.press("button", say("signUp.submit"));
    await tab.sees(newcomer.email);
    await tab.type(say("confirm.code"), await operator.mailedCode(newcomer.email), true);
    await tab.sees(euro("en", "0.00"));
  },

  async "extends a session, and hears when it has ended [2.2-9]"(tab, operator) {
    const customer = await operator.customer();
    await arrive(tab, operator, customer, paths.home, 9.25 * 60_000);
    await tab.sees(say("session.warning.title"));
    await tab.press("button", say("session.extend"));
    await tab.sees(euro("en", "1,000.00"));
    await tab.ask(() => localStorage.removeItem("amberline.session"));
    await arrive(tab, operator, customer, paths.home, 9.95 * 60_000);
    await tab.sees(say("session.ended.title"));
    await tab.press("button", say("app.close"));
    await tab.sees(say("signIn.title"));
  },

  async "uploads a company's document [2.12-5]"(tab, operator) {
    const company = await operator.customer({ kind: "corporate" });
    await arrive(tab, operator, company, paths.profile);
    await tab.press("tab", say("profile.tab.documents"));
    const file = await saved(pdfFile("power_of_attorney"));
    const document = say("documents.name.power_of_attorney");
    await tab.attach(say("documents.uploadNamed", { document }), file);
    await tab.sees(say("documents.uploaded", { document }));
  },

  async "writes to support, and hears back [2.16-3]"(tab, operator) {
    const customer = await operator.customer();
    await arrive(tab, operator, customer, paths.chat);
    await tab.type(say("chat.message"), "My card was stolen", true);
    await tab.sees("My card was stolen");
    await operator.replyInChat(customer.login, "We have blocked it.");
    await tab.sees("We have blocked it.");
  },

  async "hands in a passport and a face [2.11-1]"(tab, operator) {
    const customer = await operator.customer({ verified: false });
    const words = widgetWords("en");
    const file = await saved(pictureFile());
    await arrive(tab, operator, customer, paths.send);
    await tab.sees(say("verification.title"));
    await tab.enterFrame();
    await tab.press("button", words.next);
    for (const part of ["passport", "selfie"] as const) {
      await tab.sees(words.photoTitles[part]);
      await tab.attach("", file);
      await tab.press("button", words.usePhoto);
    }
    await tab.press("button", words.submit);
    await tab.leaveFrame();
    await tab.sees(say("shell.verification.in_progress"));
  },
};

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

const test = base.extend<{ operator: Operator }>({
  operator: async ({ request }, provide) => provide(new Operator(request)),
});

/** Each day one journey, in both engines, in one at the width of a phone; without a day all of them. */
for (const [at, [title, journey]] of Object.entries(journeys).entries())
  for (const [engineAt, [name, { open, isInstalled }]] of Object.entries(engines).entries())
    for (const [sizeAt, size] of sizes.entries()) {
      const isToday = isItsDay(at, Object.keys(journeys).length) && isItsDay((engineAt + sizeAt) % 2, 2);
      (isToday ? test : test.skip)(
        `in ${name}, ${size.width} px wide, a customer ${title}`,
        async ({ operator }) => {
          test.skip(!isInstalled, `${name} is not installed.`);
          const tab = await open(size);
          try {
            await journey(tab, operator);
          } finally {
            await tab.close();
          }
        },
      );
    }
