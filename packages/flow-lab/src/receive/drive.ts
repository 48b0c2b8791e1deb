import { calls, BASE_PATH, type WireAccount } from "@amberline/api/contract";
import { type ExampleEvent } from "../engine";
import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { type Wanted } from "../browser/operator";
import { arrive } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";
import { tellTabs } from "../drive/surroundings";

const opens = (wanted: Wanted) => async (stage: Stage) => {
  const { page, operator, language } = stage;
  stage.customer = await operator.customer({ twoFactor: false, ...wanted });
  await withholdDetails(stage);
  await arrive(page, operator, stage.who, paths.receive, language);
};

/**
 * While the walk's notes say so, the account has neither an IBAN nor a reference: the sandbox opens one of the two with
 * every account, so this answer is the provider's own but for them.
 */
async function withholdDetails({ page, notes }: Stage) {
  await page.context().route(BASE_PATH + calls.accountInfo.path, async (route) => {
    if (!notes.has("withheld")) return route.fallback();
    const answer = await route.fetch().catch(() => null);
    if (!answer) return route.abort();
    if (!answer.ok()) return route.fulfill({ response: answer });
    const { data } = (await answer.json()) as { data: WireAccount };
    const json = { data: { ...data, fiat_topup: "", user: { ...data.user, iban: "" } } };
    return route.fulfill({ response: answer, json });
  });
}

/** Opens the page without details: passes its first read of the account and holds the next. */
async function opensWithoutDetails(stage: Stage) {
  await stage.letGo("readAccount")();
  stage.notes.set("withheld", "yes");
  const { page, operator, language } = stage;
  stage.customer = await operator.customer({ twoFactor: false });
  await withholdDetails(stage);
  await stage.hold("readAccount", ["accountInfo"]);
  stage.letPass("readAccount");
  await arrive(page, operator, stage.who, paths.receive, language);
}

const handsIn = (decide: "retry" | null) => async (stage: Stage) => {
  const { page, operator, language } = stage;
  stage.customer = await operator.customer({ verified: false, twoFactor: false });
  await operator.submitVerification(stage.who.login);
  if (decide) await operator.decideVerification(stage.who.login, { decision: decide, reason: "other" });
  await arrive(page, operator, stage.who, paths.receive, language);
};

/** The bank's decision in the meantime; another tab reports the change. */
async function accountChanges(stage: Stage, { id }: ExampleEvent) {
  const { operator, who, notes } = stage;
  const isVerified = notes.delete("withheld");
  if (id === "account.changed:withoutDetails") {
    notes.set("withheld", "yes");
    stage.letPass("readAccount");
  }
  if (!isVerified) {
    await operator.submitVerification(who.login);
    if (id === "account.changed:rejected")
      await operator.decideVerification(who.login, { decision: "retry", reason: "other" });
    else if (id !== "account.changed:inProgress")
      await operator.decideVerification(who.login, { decision: "approve" });
  }
  await tellTabs(stage);
}

const details = ({ page, screen }: Stage) =>
  page.locator("#main dt").getByText(screen.say("receive.field.iban"), { exact: true });
const busyIn = ({ page }: Stage) => page.locator('#main [aria-busy="true"]');

export const drive: FlowDrive = {
  prepare: {
    ownIban: opens({}),
    partnerBank: opens({ ownIban: false }),
    unverified: opens({ verified: false }),
    inProgress: handsIn(null),
    rejected: handsIn("retry"),
    company: opens({ kind: "corporate", verified: false }),
    withoutDetails: opensWithoutDetails,
  },
  events: {
    "verification.open": async ({ screen }) =>
      screen.button("send.verify").or(screen.button("home.verifyAgain")).click(),
    "xstate.done.actor.verify": async ({ page }) => page.keyboard.press("Escape"),
    "details.retry": async ({ screen }) => screen.button("app.retry").click(),
    "pdf.download": async ({ screen }) => screen.button("receive.savePdf").click(),
    "account.changed": accountChanges,
  },
  answers: {
    readAccount: { ok: () => {}, ...failuresOf("accountInfo") },
    savePdf: { ok: () => {}, ...failuresOf("detailsPdf") },
  },
  requests: { readAccount: ["accountInfo"], savePdf: ["detailsPdf"] },
  arrived: {
    "unverified.idle": async (stage) => {
      await expect(stage.page.getByRole("dialog")).toBeHidden();
      const { heading } = stage.screen;
      await expect(
        heading("receive.unverified.title").or(heading("receive.unverified.titleInProgress")),
      ).toBeVisible();
      await expect(details(stage)).toBeHidden();
    },
    "unverified.verifying": async ({ screen }) => {
      await expect(screen.dialog("verification.title")).toBeVisible();
    },
    "missing.reading": async (stage) => {
      await expect(stage.screen.heading("receive.missing.title")).toBeVisible();
      await expect(busyIn(stage)).toBeVisible();
    },
    "missing.idle": async (stage) => {
      await expect(stage.screen.heading("receive.missing.title")).toBeVisible();
      await expect(stage.screen.button("app.retry")).toBeVisible();
      await expect(busyIn(stage)).toHaveCount(0);
      await expect(details(stage)).toBeHidden();
    },
    "shown.resting": async (stage) => {
      await expect(details(stage)).toBeVisible();
      await expect(stage.screen.button("receive.savePdf")).not.toHaveAttribute("aria-busy", "true");
    },
    "shown.saving": async ({ screen }) => {
      await expect(screen.button("receive.savePdf")).toHaveAttribute("aria-busy", "true");
    },
  },
  journeys: [
    "unverified;verification.open~verify=closed~account.changed:withoutDetails~readAccount=ok~details.retry~readAccount=net~details.retry~account.changed:verified~pdf.download~savePdf=500~pdf.download~savePdf=ok",
  ],
  notDriven: {},
};
