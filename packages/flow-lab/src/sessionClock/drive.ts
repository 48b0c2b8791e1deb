import { type ExampleEvent } from "../engine";
import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { arrive, chooseLanguage } from "../browser/screens";
import { typedAmount } from "../browser/words";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";
import { endSessionElsewhere, signInElsewhere } from "../drive/surroundings";

const minutes = (count: number) => count * 60_000;

/** Age of the session after each tick, milliseconds. */
const ages: Readonly<Record<string, number>> = {
  "tick.8:59": minutes(9) - 1_000,
  "tick.9:00": minutes(9),
  "tick.9:18": minutes(9) + 18_000,
  "tick.9:30": minutes(9.5),
  "tick.9:50": minutes(9) + 50_000,
  "tick.10:00": minutes(10),
  "slept.3h": minutes(180),
};

async function signsIn(stage: Stage) {
  stage.customer = await stage.operator.customer({ balance: "900.00" });
  await arrive(stage.page, stage.operator, stage.who, paths.home, stage.language);
  await expect(stage.screen.balance()).toContainText("900");
}

/** Advances the page's clock to an age of the stored session. */
async function comeTo({ page }: Stage, age: number) {
  const passed = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("amberline.session") ?? "{}") as { tokenAt?: number };
    return Date.now() - (stored.tokenAt ?? 0);
  });
  await page.clock.fastForward(Math.max(1, age - passed));
}

/** Opens the page when the session has this age. */
const reloadedAt = (age: number) => async (stage: Stage) => {
  await signsIn(stage);
  const { page } = stage;
  await page.goto("/icon.svg");
  await comeTo(stage, age);
  await page.goto(paths.home);
  // Behind the dialog, where roles are hidden.
  await expect(page.getByText(typedAmount(stage.language, "900.00")).first()).toBeAttached();
};

const warned = async ({ screen }: Stage) => {
  await expect(screen.dialog("session.warning.title")).toBeVisible();
  await expect(screen.button("session.extend")).toBeVisible();
};

const atSignIn = async ({ page, screen }: Stage) => {
  await expect(page).toHaveURL(/\/login$/);
  await expect(screen.dialog("session.ended.title")).toBeHidden();
  await expect(screen.button("signIn.submit")).toBeVisible();
};

const onlyPsd2 = "only under the profile psd2";

/** The real page's session: the clock is set, other tabs are real. */
export const drive: FlowDrive = {
  prepare: {
    signedIn: signsIn,
    signedOut: async (stage) => {
      stage.customer = await stage.operator.customer({ balance: "900.00" });
      await chooseLanguage(stage.page, stage.language);
      await stage.page.goto(paths.signIn);
    },
    "reloaded.9:30": reloadedAt(minutes(9.5)),
  },
  events: {
    "session.extend": async ({ screen }) => screen.button("session.extend").click(),
    "session.signOut": async ({ screen }) =>
      screen.dialog("session.warning.title").getByRole("button").first().click(),
    "dialog.close": async ({ screen }) => screen.button("app.close").click(),
    "clock.tick": (stage, { id }: ExampleEvent) => comeTo(stage, ages[id] ?? 0),
    "session.opened": (stage) => signInElsewhere(stage, stage.who),
    "session.ended": async (stage) => {
      await stage.meets({ call: "orderList", fault: "status", status: 401 });
      await stage.page.clock.fastForward(31_000);
    },
    "session.closed": endSessionElsewhere,
    "session.replaced": async (stage) => {
      const other = await stage.operator.customer({ balance: "77.00" });
      await signInElsewhere(stage, other);
    },
  },
  answers: {
    renew: { ok: () => {}, ...failuresOf("refresh") },
    end: { ok: () => {}, net: failuresOf("logout")["net"] ?? (() => {}) },
  },
  requests: { renew: ["refresh"], end: ["logout"] },
  arrived: {
    none: atSignIn,
    "active.fresh.resting": async ({ screen }) => {
      await expect(screen.dialog("session.warning.title")).toBeHidden();
      await expect(screen.balance()).toContainText("900");
    },
    "active.warning.asking": warned,
    "active.warning.extending": async ({ screen }) => {
      await expect(screen.button("session.extend")).toHaveAttribute("aria-busy", "true");
    },
    "active.warning.extended": async ({ screen }) => {
      await expect(screen.reads("session.extended")).toBeVisible();
    },
    ending: async ({ screen }) => {
      await expect(screen.dialog("session.ended.title")).toBeVisible();
      await expect(screen.button("app.close")).toHaveAttribute("aria-busy", "true");
    },
    loggingOut: async ({ page, screen }) => {
      await expect(screen.dialog("session.warning.title")).toBeHidden();
      await expect(page.getByRole("region", { name: screen.say("home.balance") })).toBeHidden();
    },
    ended: async ({ screen }) => {
      await expect(screen.dialog("session.ended.title")).toBeVisible();
      await expect(screen.button("app.close")).toBeFocused();
    },
    replaced: async ({ screen }) => expect(screen.balance()).toContainText("77"),
  },
  journeys: [
    "signedIn;tick.9:00~session.extend~renew=net~session.extend~renew=ok~+extendClose~session.replaced",
    "signedIn;tick.9:00~session.signOut~end=ok~session.opened~slept.3h~end=ok~dialog.close",
    "reloaded.9:30;session.extend~renew=401~dialog.close",
  ],
  notDriven: {
    "reloaded.10:01": "session plays it with a page closed meanwhile",
    foundOver: "session plays it with a page closed meanwhile",
    psd2: "the profile is a brand's own, chosen when the app is built",
    "idle.4:00": onlyPsd2,
    "idle.5:00": onlyPsd2,
    "acted.1:00": onlyPsd2,
    "acted.5:30": onlyPsd2,
    "acted.9:30": onlyPsd2,
    "actedElsewhere.5:30": onlyPsd2,
    "session.ended:elsewhere": "sessionTabs plays it with two tabs",
    "session.ended:time": "sessionTabs plays it with two tabs",
    "active.fresh.renewing": onlyPsd2,
    "active.fresh.pausing": onlyPsd2,
    "xstate.done.actor.renewQuietly": onlyPsd2,
    "session.renewed": "sessionTabs plays it with two tabs",
    "renew=late": "the computer would have to sleep between the answer and the page that reads it",
    "tick.0:01": "passes by itself",
    "tick.8:59": "nothing is to be seen of it",
    "clock.setBack": "sessionEnd plays it with a clock that is set back",
  },
};
