import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { aNewcomer, expectCodePage, fillPassword, fillSignUp } from "../browser/newcomers";
import { chooseLanguage } from "../browser/screens";
import { type TextKey } from "../browser/words";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const ownMistake = "a mistake of our own code, which the real thing cannot be asked for";

/** An impossible phone number, and a password made of personal data. */
const judgedAs = {
  weak: { password: "Kalniņa Zane" },
  phone: { phone: "20 00" },
};

/** The next refusal and the field that shows it. */
const judges = (verdict: keyof typeof judgedAs, field: TextKey) => (stage: Stage) => {
  stage.notes.set("verdict", verdict);
  stage.notes.set("refused", field);
};

async function fillIn({ page, screen, notes }: Stage) {
  const verdict = notes.get("verdict") as keyof typeof judgedAs | undefined;
  const email = notes.get("taken");
  const newcomer = aNewcomer({ ...(verdict ? judgedAs[verdict] : {}), ...(email ? { email } : {}) });
  if (await screen.field("signUp.firstName").inputValue()) {
    await screen.field("signIn.email").fill(newcomer.email);
    await screen.field("signUp.phone").fill(newcomer.phone);
    await fillPassword(screen, "signIn.password", newcomer.password);
  } else await fillSignUp(screen, page, newcomer);
  notes.set("email", newcomer.email);
  await screen.button("signUp.submit").click();
}

export const drive: FlowDrive = {
  prepare: {
    empty: async ({ page, language }) => {
      await chooseLanguage(page, language);
      await page.goto(paths.signUp);
    },
  },
  events: {
    "form.submit": fillIn,
  },
  answers: {
    judge: {
      fine: ({ notes }) => {
        notes.delete("verdict");
        notes.delete("refused");
        notes.delete("taken");
      },
      weak: judges("weak", "signIn.password"),
      phone: judges("phone", "signUp.phone"),
    },
    register: {
      ok: () => {},
      taken: async ({ notes, operator }) => {
        notes.set("taken", (await operator.customer({ twoFactor: false })).login);
        notes.set("refused", "signIn.email");
      },
      ...failuresOf("register"),
    },
  },
  requests: { register: ["register"] },
  arrived: {
    editing: async ({ page, screen, notes }) => {
      await expect(screen.field("signUp.firstName")).toBeEditable();
      await expect(screen.button("signUp.submit")).not.toHaveAttribute("aria-busy", "true");
      const refused = notes.get("refused") as TextKey | undefined;
      if (refused) await expect(screen.field(refused)).toHaveAttribute("aria-invalid", "true");
      else await expect(page.locator("main form [aria-invalid=true]")).toHaveCount(0);
    },
    submitting: async ({ screen }) => {
      await expect(screen.button("signUp.submit")).toHaveAttribute("aria-busy", "true");
    },
    registered: ({ page, screen, notes }) => expectCodePage(page, screen, notes.get("email") ?? ""),
  },
  journeys: [
    "empty;form.submit~judge=weak~form.submit~judge=phone~form.submit~judge=fine~register=taken~form.submit~judge=fine~register=ok",
  ],
  notDriven: {
    "judge=unavailable": "a file of the app would have to be missing, which is none of the sandbox's faults",
    "register=other":
      "takes more newcomers in a minute than the sandbox lets in; signUp plays a refusal in words",
    judging: "over in the page's own worker before anybody sees it",
    "form.submit:disagreed": "the form says so itself, and the machine never hears of it",
    defect: ownMistake,
  },
};
