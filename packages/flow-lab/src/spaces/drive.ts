import { paths } from "@amberline/bank/paths";
import { exampleSpace } from "@amberline/flows/spaces/examples";
import { expect } from "@playwright/test";
import { colleague, type Company } from "../browser/approvals";
import { arrive } from "../browser/screens";
import { closeSpace, openSpace } from "../browser/spaces";
import { looksAgain } from "../browser/visibility";
import { typedAmount } from "../browser/words";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

/** The one that is there, and the one that is opened in the app. */
const [norway, bicycle] = ["Norvēģija", "Velosipēds"] as const;

const bankOf = ({ request, operator, who }: Stage): Company => ({ request, operator, owner: who });

const opens =
  ({ onlySees }: { onlySees: boolean }) =>
  async (stage: Stage) => {
    const { operator, page, language } = stage;
    stage.customer = await operator.customer(onlySees ? { kind: "corporate", name: "SIA Ziemeļu Koks" } : {});
    if (!stage.isToCome("readSpaces=none"))
      stage.notes.set("id", await openSpace(bankOf(stage), stage.who, { name: norway, amount: "40.00" }));
    if (onlySees) stage.customer = await colleague(bankOf(stage), "Juris Krūmiņš", ["see"]);
    await arrive(page, operator, stage.who, paths.spaces, language);
  };

const named = (stage: Stage, key: "spaces.change" | "spaces.close" | "spaces.in" | "spaces.out") =>
  stage.screen.button(`${key}.named`, { name: norway });
const submitIn = ({ page, screen }: Stage, key: "spaces.move" | "spaces.open" | "spaces.save") =>
  page.getByRole("dialog").getByRole("button", { name: screen.say(key), exact: true });
const saveIn = (stage: Stage) => submitIn(stage, stage.notes.has("new") ? "spaces.open" : "spaces.save");
const confirmIn = ({ page, screen }: Stage) =>
  page.getByRole("alertdialog").getByRole("button", { name: screen.say("spaces.close.moving") });
const titled = (stage: Stage, name: string) => stage.page.getByRole("heading", { name, exact: true });

const leaves = async ({ page }: Stage) => page.keyboard.press("Escape");

export const drive: FlowDrive = {
  prepare: { opened: opens({ onlySees: false }), onlySees: opens({ onlySees: true }) },
  events: {
    "list.retry": async ({ screen }) => screen.button("app.retry").click(),
    "list.refresh": ({ page }) => looksAgain(page),
    "form.open": async (stage, { event }) => {
      if (event["id"] !== exampleSpace.id) {
        stage.notes.set("new", "yes");
        await stage.screen.button("spaces.new").first().click();
      } else {
        stage.notes.delete("new");
        await named(stage, "spaces.change").click();
      }
    },
    "form.submit": async (stage) => {
      if (stage.notes.has("new")) await stage.screen.field("spaces.name").fill(bicycle);
      await saveIn(stage).click();
    },
    "form.leave": leaves,
    "move.open": async (stage, { event }) => {
      const { direction } = event["intent"] as { direction: "in" | "out" };
      stage.notes.set("direction", direction);
      await named(stage, `spaces.${direction}`).click();
    },
    "move.submit": async (stage) => {
      await stage.screen.field("spaces.amount").fill(typedAmount(stage.language, "20.00"));
      await submitIn(stage, "spaces.move").click();
    },
    "move.leave": leaves,
    "close.open": async (stage) => named(stage, "spaces.close").click(),
    "close.confirm": async (stage) => confirmIn(stage).click(),
    "close.leave": leaves,
  },
  answers: {
    readSpaces: { ok: () => {}, none: () => {}, ...failuresOf("spaceList") },
    saveSpace: {
      ok: ({ notes }) => void notes.set("done", notes.has("new") ? "opened" : "changed"),
      ...failuresOf("spaceSave"),
    },
    moveMoney: {
      ok: ({ notes }) => void notes.set("done", notes.get("direction") ?? ""),
      refused: (stage) => closeSpace(bankOf(stage), stage.who, stage.notes.get("id") ?? ""),
      ...failuresOf("spaceMove"),
    },
    closeSpace: { ok: ({ notes }) => void notes.set("done", "closed"), ...failuresOf("spaceClose") },
  },
  requests: {
    readSpaces: ["spaceList"],
    saveSpace: ["spaceSave"],
    moveMoney: ["spaceMove"],
    closeSpace: ["spaceClose"],
  },
  arrived: {
    loading: async ({ page, screen }) => {
      await expect(page.locator("#main [aria-busy=true]")).toContainText(screen.say("spaces.loading"));
    },
    failed: async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("spaces.failed"));
      await expect(screen.button("app.retry")).toBeVisible();
    },
    "shown.resting": async (stage) => {
      const { screen, notes, page } = stage;
      await expect(page.getByRole("dialog")).toBeHidden();
      const done = notes.get("done") as "changed" | "closed" | "in" | "opened" | "out" | undefined;
      if (notes.delete("done") && done)
        await expect(screen.toast(screen.say(`spaces.done.${done}`))).toBeVisible();
      await expect(
        screen.heading("spaces.none").or(titled(stage, norway)).or(titled(stage, bicycle)).first(),
      ).toBeVisible();
    },
    "shown.refreshing": async (stage) => {
      await expect(titled(stage, norway)).toBeVisible();
    },
    "shown.editing": async (stage) => {
      await expect(saveIn(stage)).toBeVisible();
      await expect(saveIn(stage)).not.toHaveAttribute("aria-busy", "true");
    },
    "shown.saving": async (stage) => {
      await expect(saveIn(stage)).toHaveAttribute("aria-busy", "true");
    },
    "shown.moving": async (stage) => {
      await expect(submitIn(stage, "spaces.move")).toBeVisible();
      await expect(submitIn(stage, "spaces.move")).not.toHaveAttribute("aria-busy", "true");
    },
    "shown.sending": async (stage) => {
      await expect(submitIn(stage, "spaces.move")).toHaveAttribute("aria-busy", "true");
    },
    "shown.asking": async (stage) => {
      await expect(confirmIn(stage)).not.toHaveAttribute("aria-busy", "true");
    },
    "shown.closing": async (stage) => {
      await expect(confirmIn(stage)).toHaveAttribute("aria-busy", "true");
    },
  },
  journeys: [
    "opened;readSpaces=net~list.retry~readSpaces=ok~list.refresh~readSpaces=ok~form.open:change~form.leave~readSpaces=ok~form.open:change~form.submit~saveSpace=500~form.submit~saveSpace=ok",
    "opened;readSpaces=none~form.open:new~form.submit~saveSpace=ok",
    "opened;readSpaces=ok~move.open:in~move.leave~readSpaces=ok~move.open:in~move.submit~moveMoney=net~move.submit~moveMoney=ok~move.open:out~move.submit~moveMoney=ok",
    "opened;readSpaces=ok~move.open:in~move.submit~moveMoney=refused",
    "opened;readSpaces=ok~close.open~close.leave~readSpaces=ok~close.open~close.confirm~closeSpace=500~close.confirm~closeSpace=ok",
    "onlySees;readSpaces=ok",
  ],
  notDriven: {
    "saveSpace=refused": "thirty spaces would have to be open",
    "closeSpace=refused": "the customer would have to lose a right while the question is open",
  },
};
