import { type Page } from "@playwright/test";
import { paths, type PathName } from "@amberline/bank/paths";
import { aNumber, fillCompany, stepHeading } from "@amberline/flow-lab/browser/companies";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { type Operator } from "@amberline/flow-lab/browser/operator";
import { minutes } from "@amberline/flow-lab/browser/passingTime";
import { codeDialog, fillPayment, outside, sendButton } from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen, type Screen } from "@amberline/flow-lab/browser/screens";
import { text, type TextKey } from "@amberline/flow-lab/browser/words";
import {
  calls,
  everything,
  faults,
  inTime,
  lineOf,
  parts,
  watchBlanks,
  words,
  type Fault,
  type Line,
} from "./network";

type Outcome = "said" | "not concerned" | "arrived late";

/** A cell of the table: where the line was cut, what met which fault, and what the customer saw. */
const note = (place: string, what: string, fault: Fault, outcome: Outcome) =>
  test.info().annotations.push({ type: "cell", description: [place, what, fault, outcome].join(" | ") });

const outside404: readonly PathName[] = ["editTemplate", "editReceiver", "redirectToApp"];
const signedOut: readonly PathName[] = ["signIn", "signUp", "verify", "resetPassword"];
const pages = (Object.keys(paths) as PathName[]).filter(
  (name) => ![...outside404, ...signedOut, "companyRegistration"].includes(name),
);

const goTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, "", to), address);

/** Named after the partner. */
const offers: Partial<Record<PathName, RegExp>> = { partnerCard: /card/i, partnerTopUp: /top-up/i };

/** The page stands: its own title, nothing loading, nothing said to be lost. */
async function stands(page: Page, name: PathName) {
  const title = offers[name] ?? new RegExp(text("en", `page.${name}` as TextKey));
  await expect(page).toHaveTitle(title, { timeout: 1_000 });
  await expect(page.locator("#main [aria-busy=true]")).toHaveCount(0, { timeout: 1_000 });
  await expect(words(page)).toBeHidden({ timeout: 1_000 });
}

/** The button that tries once more, outside of what a dialog covers. */
const again = (page: Page) =>
  page
    .getByRole("button", { name: /^(Try again|Reload)$/ })
    .and(page.locator(":not([inert] *)"))
    .filter({ visible: true })
    .first();

/** Presses what is offered until what was wanted is there. */
const recovers = (page: Page, isThere: () => Promise<void>) =>
  inTime(
    page,
    async () => {
      if (await again(page).isVisible()) await again(page).click({ timeout: 1_000 });
      await isThere();
    },
    2_000,
  );

async function comeHome(page: Page, operator: Operator) {
  const blanks = await watchBlanks(page);
  await page.clock.install();
  const customer = await operator.customer();
  await arrive(page, operator, customer, paths.home);
  await expect(onScreen(page).balance()).toBeVisible();
  return { customer, blanks };
}

for (const { row: fault, play } of inTurn(faults)) {
  for (const [what, which] of Object.entries({ parts, calls }))
    play(`every page lives through ${what} that are ${fault}`, async ({ page, operator, complaints }) => {
      test.setTimeout(300_000);
      const { blanks } = await comeHome(page, operator);
      const line = lineOf(page);
      for (const name of pages) {
        await test.step(name, async () => {
          await page.clock.resume();
          await line.cut(fault, which);
          await goTo(page, paths[name]);
          let outcome: Outcome = "said";
          if (fault === "late") {
            await expect(page.locator("#app")).not.toBeEmpty();
            outcome = line.met() > 0 ? "arrived late" : "not concerned";
          } else
            await inTime(page, async () => {
              if (await words(page).isVisible()) return;
              await stands(page, name);
              outcome = "not concerned";
            });
          // An old release reloads itself, and may have to say without the app that there is none.
          if (fault !== "404" && fault !== "HTML")
            await expect(page.getByRole("navigation").first()).toBeAttached();
          await expect(page.getByText(/\/assets\/|https?:\/\/127/)).toHaveCount(0);
          await line.restore();
          await recovers(page, () => stands(page, name));
          note(name, what, fault, outcome);
        });
      }
      expect(await blanks(), "moments without anything on the page").toBe(0);
      complaints.splice(0);
    });

  for (const [flow, steps] of Object.entries(flows()))
    play(
      `${flow} lives through a line that is ${fault} at each step`,
      async ({ page, operator, complaints }) => {
        test.setTimeout(240_000);
        const blanks = await watchBlanks(page);
        const line = lineOf(page);
        await steps({ page, operator, screen: onScreen(page), line, fault });
        expect(await blanks(), "moments without anything on the page").toBe(0);
        complaints.splice(0);
      },
    );
}

interface Walk {
  page: Page;
  operator: Operator;
  screen: Screen;
  line: Line;
  fault: Fault;
}

interface Step {
  name: string;
  act: () => Promise<void>;
  /** What was typed is still there. */
  isKept?: () => Promise<void>;
  isDone: () => Promise<void>;
  /** How to try once more; by default as at first. */
  retry?: () => Promise<void>;
}

/** Cuts the line, acts, hears what is wrong, and gets there once the line is back. */
async function through({ page, line, fault }: Walk, { name, act, isKept, isDone, retry = act }: Step) {
  await test.step(name, async () => {
    await line.cut(fault, everything);
    await act();
    let outcome: Outcome = "said";
    const isThere = async () => {
      await isDone();
      outcome = "not concerned";
    };
    if (fault === "late") outcome = "arrived late";
    else
      await inTime(page, async () => {
        if (await words(page).isVisible()) return;
        await isThere();
      });
    if (outcome === "said") await isKept?.();
    await line.restore();
    await expect(async () => {
      if (
        await isDone().then(
          () => true,
          () => false,
        )
      )
        return;
      await page.clock.fastForward(2_000);
      if (await again(page).isVisible()) await again(page).click({ timeout: 1_000 });
      else if (outcome === "said") await retry().catch(() => undefined);
      await isDone();
    }).toPass({ timeout: 30_000 });
    note(name, "everything", fault, outcome);
  });
}

function flows(): Record<string, (walk: Walk) => Promise<void>> {
  const soon = { timeout: 1_500 };
  return {
    async signIn(walk) {
      const { page, operator, screen } = walk;
      const { login, password } = await operator.customer();
      await page.clock.install();
      await page.goto(paths.signIn);
      const submit = () => screen.button("signIn.submit").click(soon);
      await through(walk, {
        name: "sign in: password",
        async act() {
          await screen.field("signIn.email").fill(login);
          await screen.field("signIn.password").fill(password);
          await submit();
        },
        isKept: () => expect(screen.field("signIn.email")).toHaveValue(login),
        isDone: () => expect(screen.field("signIn.code")).toBeVisible(soon),
        retry: submit,
      });
      const code = await operator.code(login);
      await through(walk, {
        name: "sign in: code",
        act: () => screen.field("signIn.code").fill(code),
        isDone: () => expect(screen.balance()).toBeVisible(soon),
        async retry() {
          const field = screen.field("signIn.code");
          const next = await operator.code(login);
          await field.fill("", soon);
          await field.fill(next, soon);
        },
      });
    },

    async send(walk) {
      const { page, operator, screen } = walk;
      const payer = await operator.customer();
      await page.clock.install();
      await arrive(page, operator, payer, paths.send);
      await fillPayment(page, outside.matches);
      await page.waitForLoadState("networkidle");
      const isKept = async () => {
        await expect(screen.field("send.payeeName")).toHaveValue(outside.matches.name);
        await expect(screen.field("send.amount")).toHaveValue("25.00");
        await expect(screen.field("send.reference")).toHaveValue("Concert tickets");
      };
      await through(walk, {
        name: "send: name check",
        act: () => sendButton(screen).click(soon),
        isKept,
        isDone: () => expect(screen.button("send.check.goOn")).toBeVisible(soon),
      });
      await through(walk, {
        name: "send: to the code",
        act: () => screen.button("send.check.goOn").click(soon),
        isDone: () => expect(codeDialog(screen)).toBeVisible(soon),
      });
      const code = await operator.code(payer.login);
      await through(walk, {
        name: "send: the payment",
        act: () => screen.field("signIn.code").fill(code),
        isDone: () =>
          expect(
            screen.balance().or(screen.reads("send.unresolved")).or(sendButton(screen)).first(),
          ).toBeVisible(soon),
        retry: async () => undefined,
      });
      const sent = await operator.sent(payer.accountId);
      expect(sent.length).toBeLessThanOrEqual(1);
      expect(await operator.ledger(payer.accountId)).toMatchObject({ total: 0, unequal: [] });
    },

    async sessionClock(walk) {
      const { page, operator, screen } = walk;
      await page.clock.install();
      await arrive(page, operator, await operator.customer(), paths.home);
      await expect(screen.balance()).toBeVisible();
      await page.clock.fastForward(minutes(9) + 2_000);
      await expect(screen.dialog("session.warning.title")).toBeVisible();
      await through(walk, {
        name: "session clock: extending",
        act: () => screen.button("session.extend").click(soon),
        isDone: async () => {
          await expect(screen.dialog("session.warning.title")).toBeHidden(soon);
        },
        retry: () => screen.button("session.extend").click(soon),
      });
    },

    async verification(walk) {
      const { page, operator, screen } = walk;
      await page.clock.install();
      await arrive(page, operator, await operator.customer({ verified: false }), paths.home);
      await expect(screen.balance()).toBeVisible();
      const verify = () => screen.button("send.verify").click(soon);
      await through(walk, {
        name: "verification: opening",
        act: verify,
        isDone: () =>
          expect(page.getByRole("dialog").frameLocator("iframe").getByRole("radio").first()).toBeVisible(
            soon,
          ),
      });
    },

    async companyRegistration(walk) {
      const { page, operator, screen } = walk;
      await page.clock.install();
      await arrive(page, operator, await operator.customer(), paths.companyRegistration);
      const company = { name: "SIA Dzintara Krasts", number: aNumber() };
      await fillCompany(page, screen, company);
      const open = () => screen.button("company.open").click(soon);
      await through(walk, {
        name: "company registration: the company",
        act: open,
        isKept: () => expect(screen.field("company.name")).toHaveValue(company.name),
        isDone: () => expect(stepHeading(screen, "exposure")).toBeVisible(soon),
      });
      await page.getByRole("radio", { name: screen.say("company.exposure.no") }).check();
      await through(walk, {
        name: "company registration: public office",
        act: () => screen.button("company.saveAndContinue").click(soon),
        isKept: () =>
          expect(page.getByRole("radio", { name: screen.say("company.exposure.no") })).toBeChecked(),
        isDone: () => expect(stepHeading(screen, "members")).toBeVisible(soon),
      });
    },
  };
}
