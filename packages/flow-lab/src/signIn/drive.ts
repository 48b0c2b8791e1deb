import { calls, BASE_PATH } from "@amberline/api/contract";
import { type ExampleEvent } from "../engine";
import { expect } from "@playwright/test";
import { forgotten, paths } from "@amberline/bank/paths";
import { type Wanted } from "../browser/operator";
import { arrive, chooseLanguage } from "../browser/screens";
import { opening } from "../browser/words";
import { guess, isCodeWrong, typesWrongCode } from "../drive/code";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";
import { signInElsewhere } from "../drive/surroundings";

/** Who signs in, as the accounts that open later have it. */
function wantedBy(stage: Stage): Wanted {
  const isUnconfirmed = stage.coming("openAccounts") === "unconfirmed.email";
  return { confirmed: !isUnconfirmed, twoFactor: stage.coming("login") === "INCORRECT_2FA_CODE" };
}

const opens = (path: string) => async (stage: Stage) => {
  stage.customer = await stage.operator.customer(wantedBy(stage));
  await chooseLanguage(stage.page, stage.language);
  await stage.page.goto(path);
};

async function submitCredentials({ screen, operator, who, notes }: Stage, { id }: ExampleEvent) {
  if (id === "credentials.submit:code") {
    await screen.field("signIn.code").fill(await operator.code(who.login));
    return;
  }
  await screen.field("signIn.email").fill(who.login);
  await screen.field("signIn.password").fill(notes.delete("password") ? "Wrong1234" : who.password);
  await screen.button("signIn.submit").click();
}

async function submitMailedCode(stage: Stage) {
  const { screen, operator, who } = stage;
  const code = isCodeWrong(stage) ? "000000" : await operator.mailedCode(who.login);
  await screen.field("confirm.code").fill(code);
}

/** Too many wrong passwords lock the login for a while. */
const locked = (stage: Stage) =>
  guess(stage, calls.login.path, { data: { login: stage.who.login, password: "Wrong1234", code: "" } });

/** A code is asked about past the app, as somebody signed in. */
async function askAbout(stage: Stage, ask: (headers: { token: string }) => Promise<unknown>) {
  const { accessToken: token } = await stage.operator.session(stage.who.login);
  await ask({ token });
}

/** Too many wrong codes, and the one that was mailed counts no more. */
const spent = (stage: Stage) =>
  askAbout(stage, (headers) =>
    guess(stage, calls.confirm.path, { headers, data: { type: "email", code: "000000" } }),
  );

/** The address is confirmed on another device. */
const confirmElsewhere = (stage: Stage) =>
  askAbout(stage, async (headers) => {
    const data = { type: "email", code: await stage.operator.mailedCode(stage.who.login) };
    const answer = await stage.request.post(BASE_PATH + calls.confirm.path, { headers, data });
    expect(await answer.json()).toMatchObject({ token: expect.any(String) });
  });

const madeSignedIn = "a passkey is made by somebody signed in: its own test signs in and confirms with one";
const confirmations = ["ok", "PASSKEY_REFUSED", "BADPASS", "other", "net", "403", "404", "500", "malformed"];

const beforeForm = "the form says so itself, and the machine never hears of it";

/** Signing in on the real page. */
export const drive: FlowDrive = {
  prepare: {
    form: opens(paths.signIn),
    forgotten: opens(`${paths.signIn}${forgotten}`),
    reloaded: async (stage) => {
      stage.customer = await stage.operator.customer(wantedBy(stage));
      await arrive(stage.page, stage.operator, stage.who, paths.home, stage.language);
    },
    signedUp: async (stage) => {
      stage.customer = await stage.operator.customer({ confirmed: false, twoFactor: false });
      await arrive(stage.page, stage.operator, stage.who, paths.verify, stage.language);
    },
  },
  events: {
    "credentials.submit": submitCredentials,
    "passkey.submit": async ({ screen }) => screen.button("signIn.withPasskey").click(),
    "email.change": async ({ screen }) => screen.field("signIn.email").fill("somebody.else@example.com"),
    "accounts.retry": async ({ screen }) => screen.button("app.retry").click(),
    "session.signOut": async ({ screen }) => screen.button("signIn.logOut").click(),
    "code.submit": submitMailedCode,
    "code.resend": async ({ screen }) => screen.button("confirm.resend").click(),
    "confirmation.cancel": async ({ screen }) => screen.button("confirm.cancel").click(),
    "reset.open": async ({ screen }) => screen.button("signIn.forgotPassword").click(),
    "reset.submit": async ({ screen, customer }) => {
      const asked = screen.dialog("reset.title");
      await asked.getByRole("textbox").fill(customer?.login ?? "nobody@amberline.example");
      await screen.button("reset.submit").click();
    },
    "reset.cancel": async ({ page }) => page.keyboard.press("Escape"),
    "session.adopted": (stage) => signInElsewhere(stage, stage.who),
  },
  answers: {
    login: {
      ok: () => {},
      INCORRECT_2FA_CODE: () => {},
      BADPASS: ({ notes }) => void notes.set("password", "wrong"),
      other: locked,
      ...failuresOf("login"),
    },
    // Where the page is opened there are no passkeys: the browser refuses.
    loginWithPasskey: { PASSKEY_REFUSED: () => {}, ...failuresOf("loginChallenge") },
    openAccounts: { ok: () => {}, "unconfirmed.email": () => {}, ...failuresOf("userInfo") },
    confirm: {
      ok: () => {},
      wrong: typesWrongCode,
      other: spent,
      ...failuresOf("confirm"),
    },
    resendCode: { ok: confirmElsewhere, "unconfirmed.email": () => {}, ...failuresOf("userInfo") },
    requestReset: { ok: () => {}, ...failuresOf("reset") },
  },
  requests: {
    login: ["login"],
    loginWithPasskey: ["loginChallenge"],
    openAccounts: ["userInfo"],
    confirm: ["confirm"],
    resendCode: ["userInfo"],
    requestReset: ["reset"],
  },
  arrived: {
    "signedOut.auth.form.credentials": async ({ page, screen }) => {
      await expect(page.locator("main").getByLabel(screen.say("signIn.email"))).toBeEditable();
      await expect(screen.field("signIn.code")).toBeHidden();
    },
    "signedOut.auth.form.withCode": async ({ screen }) => {
      await expect(screen.reads("signIn.codeNeeded")).toBeVisible();
      await expect(screen.field("signIn.code")).toBeFocused();
    },
    "signedOut.auth.submitting": async ({ screen }) => {
      await expect(screen.button("signIn.submit")).toHaveAttribute("aria-busy", "true");
    },
    "signedOut.auth.submittingPasskey": async ({ screen }) => {
      await expect(screen.button("signIn.withPasskey")).toHaveAttribute("aria-busy", "true");
    },
    "signedOut.auth.bootstrapping": async ({ screen }) => {
      await expect(screen.reads("signIn.opening").first()).toBeVisible();
    },
    "signedOut.auth.bootstrapFailed": async ({ screen }) => {
      await expect(screen.reads("signIn.openingFailed").first()).toBeVisible();
      await expect(screen.button("app.retry")).toBeFocused();
    },
    "signedOut.auth.confirm.code.editing": async ({ screen }) => {
      await expect(screen.heading("confirm.title.email")).toBeVisible();
      await expect(screen.field("confirm.code")).toBeEditable();
    },
    "signedOut.auth.confirm.code.verifying": async ({ screen }) => {
      await expect(screen.button("confirm.submit")).toHaveAttribute("aria-busy", "true");
    },
    "signedOut.auth.confirm.code.resending": async ({ screen }) => {
      await expect(screen.button("confirm.resend")).toHaveAttribute("aria-busy", "true");
    },
    "signedOut.auth.confirm.resend.paused": async ({ page, screen }) => {
      await expect(page.getByText(opening(screen.language, "confirm.resendIn"))).toBeVisible();
    },
    "signedOut.auth.confirm.resend.ready": async ({ page, screen }) => {
      await expect(screen.button("confirm.resend")).toBeVisible();
      await expect(page.getByText(opening(screen.language, "confirm.resendIn"))).toBeHidden();
    },
    "signedOut.forgot.closed": async ({ screen }) => {
      await expect(screen.dialog("reset.title")).toBeHidden();
    },
    "signedOut.forgot.editing": async ({ screen }) => {
      await expect(screen.dialog("reset.title").getByRole("textbox")).toBeEditable();
    },
    "signedOut.forgot.sending": async ({ screen }) => {
      await expect(screen.button("reset.submit")).toHaveAttribute("aria-busy", "true");
    },
    "signedOut.forgot.sent": async ({ screen }) => {
      await expect(screen.reads("reset.sent")).toBeVisible();
    },
    signedIn: async ({ page, screen }) => {
      await expect(page).toHaveURL(/\/home$/);
      await expect(screen.balance()).toBeVisible();
    },
  },
  journeys: [
    "form;credentials.submit~login=INCORRECT_2FA_CODE~email.change",
    "form;credentials.submit~login=INCORRECT_2FA_CODE~credentials.submit:code~login=ok~openAccounts=net~accounts.retry~openAccounts=ok",
    "form;reset.open~reset.submit~requestReset=net~reset.submit~requestReset=ok",
    "form;credentials.submit~login=ok~openAccounts=unconfirmed.email~code.submit~confirm=wrong~code.submit~confirm=other~+resendPause~code.resend",
  ],
  notDriven: {
    sessionExpired: "no page leads to the form with that notice: the dialog of the session's end says it",
    "signedOut.auth.defect": "a mistake of our own code, which the real thing cannot be asked for",
    "credentials.submit:shortCode": beforeForm,
    "credentials.submit:weak": beforeForm,
    "reset.submit:noEmail": beforeForm,
    "code.submit:short": beforeForm,
    "requestReset=other": "the sandbox answers a request for a code the same to everybody",
    "loginWithPasskey=ok": madeSignedIn,
    "login=passkeyAsked": madeSignedIn,
    "passkey.confirm": madeSignedIn,
    "signedOut.auth.confirmingPasskey": madeSignedIn,
    ...Object.fromEntries(confirmations.map((id) => [`confirmWithPasskey=${id}`, madeSignedIn])),
    "loginWithPasskey=other": "the sandbox that is played with takes passkeys",
    "openAccounts=unconfirmed.phone": "the sandbox sends codes to e-mail addresses only",
    "openAccounts=noAccounts": "the sandbox opens an account with every login",
  },
};
