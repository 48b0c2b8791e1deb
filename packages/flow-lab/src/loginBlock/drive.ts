import { calls } from "@amberline/api/contract";
import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { chooseLanguage } from "../browser/screens";
import { guess } from "../drive/code";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const wrong = "Wrong12345";

/** Too many wrong passwords lock the address for a while. */
const locked = (stage: Stage) =>
  guess(stage, calls.loginBlock.path, { data: { login: stage.who.login, password: wrong } });

export const drive: FlowDrive = {
  prepare: {
    form: async (stage) => {
      const { page, screen } = stage;
      stage.customer = await stage.operator.customer({ twoFactor: false });
      await chooseLanguage(page, stage.language);
      await page.goto(paths.signIn);
      await page.getByRole("link", { name: screen.say("app.lost") }).click();
    },
  },
  events: {
    "form.submit": async (stage) => {
      const { page, screen, who, notes } = stage;
      await screen.field("signIn.email").fill(who.login);
      await page
        .getByLabel(screen.say("signIn.password"), { exact: true })
        .fill(notes.delete("password") ? wrong : who.password);
      await screen.button("loginBlock.submit").click();
    },
  },
  answers: {
    blockLogin: {
      ok: () => {},
      passwordWrong: ({ notes }) => void notes.set("password", "wrong"),
      locked,
      ...failuresOf("loginBlock"),
    },
  },
  requests: { blockLogin: ["loginBlock"] },
  arrived: {
    editing: async ({ screen }) => expect(screen.field("signIn.email")).toBeEditable(),
    sending: async ({ screen }) => {
      await expect(screen.button("loginBlock.submit")).toHaveAttribute("aria-busy", "true");
    },
    done: async ({ screen }) => expect(screen.heading("loginBlock.done")).toBeFocused(),
  },
  journeys: [
    "form;form.submit~blockLogin=passwordWrong~form.submit~blockLogin=net~form.submit~blockLogin=ok",
  ],
  notDriven: {
    "form.submit:short": "the form says so itself, and the machine never hears of it",
  },
};
