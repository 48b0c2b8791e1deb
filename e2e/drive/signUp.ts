import { expect } from "@playwright/test";
import { paths } from "../../apps/bank/src/paths";
import { aNewcomer, expectCodePage, fillSignUp } from "../newcomers";
import { chooseLanguage } from "../screens";
import { type FlowDrive } from "./flowDrive";
import { failuresOf, type Stage } from "./stage";

const ownMistake = "a mistake of our own code, which the real thing cannot be asked for";

/** A phone no country has, and a password made of what the form says of the person. */
const judgedAs = {
  weak: { password: "Kalniņa Zane" },
  phone: { phone: "20 00" },
};

async function fillIn({ page, screen, notes }: Stage) {
  const verdict = notes.get("verdict") ?? "fine";
  const change = verdict === "weak" || verdict === "phone" ? judgedAs[verdict] : {};
  const newcomer = aNewcomer(change);
  await fillSignUp(screen, page, newcomer);
  notes.set("email", newcomer.email);
  await screen.button("signUp.submit").click();
}

/** Opening an account on the real page. */
export const signUpDrive: FlowDrive = {
  flow: "signUp",
  prepare: {
    empty: async ({ page, language }) => {
      await chooseLanguage(page, language);
      await page.goto(paths.signUp);
    },
  },
  events: {
    "form.submit": fillIn,
    "page.left": async ({ page }) => void (await page.goto(paths.signIn)),
  },
  answers: {
    judge: { fine: ({ notes }) => void notes.set("verdict", "fine") },
    register: { ok: () => {}, ...failuresOf("register") },
  },
  requests: { register: ["register"] },
  arrived: {
    editing: async ({ screen }) => expect(screen.field("signUp.firstName")).toBeEditable(),
    submitting: async ({ screen }) => {
      await expect(screen.button("signUp.submit")).toHaveAttribute("aria-busy", "true");
    },
    registered: ({ page, screen, notes }) => expectCodePage(page, screen, notes.get("email") ?? ""),
    left: async ({ page }) => expect(page).toHaveURL(/\/login$/),
  },
  journeys: [
    "empty;form.submit~judge=fine~register=net~form.submit~judge=fine~register=500~form.submit~judge=fine~register=ok",
  ],
  notDriven: {
    judging: "over in the page's own worker before anybody sees it",
    "form.submit:disagreed": "the form says so itself, and the machine never hears of it",
    "page.reload": ownMistake,
    defect: ownMistake,
  },
};
