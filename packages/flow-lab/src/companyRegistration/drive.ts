import { type ExampleEvent } from "../engine";
import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import {
  aNumber,
  chooseDocument,
  decideCompany,
  documentKeys,
  fillCompany,
  stepButton,
} from "../browser/companies";
import {
  aStranger,
  callsOf,
  denyExposure,
  handInDocuments,
  joinCompany,
  signContract,
  tellAboutCompany,
} from "../browser/companyCalls";
import { type Customer } from "../browser/operator";
import { arrive } from "../browser/screens";
import { setHidden } from "../browser/visibility";
import { type TextKey } from "../browser/words";
import { companyOf, openAt } from "../drive/company";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const name = "SIA Dzintara Krasts";
const reason = "Zīmogs nav salasāms";

/** Changes to a company without the app. */
const done = {
  told: tellAboutCompany,
  denied: denyExposure,
  joined: async (stage: Stage, company: Customer) => {
    const person = await aStranger(stage, "Ilze Ozola");
    await joinCompany(stage, company, { ...person, position: "member" });
  },
  handedIn: (stage: Stage, company: Customer) => handInDocuments(stage, company, documentKeys),
  signed: signContract,
  returned: ({ operator }: Stage, { accountId }: Customer) =>
    decideCompany(operator, accountId, { decision: "returned", reason }),
  confirmed: ({ operator }: Stage, { accountId }: Customer) =>
    decideCompany(operator, accountId, { decision: "confirmed", force: true }),
} satisfies Record<string, (stage: Stage, company: Customer) => Promise<unknown>>;

/** Completes the company up to a step, without repeating what the walk has done. */
const isAt =
  (...steps: (keyof typeof done)[]) =>
  async (stage: Stage) => {
    const company = await companyOf(stage);
    for (const step of steps) {
      if (stage.notes.has(step)) continue;
      stage.notes.set(step, "done");
      await done[step](stage, company);
    }
  };

/** Another company has the registration number typed next. */
async function takeNumber(stage: Stage) {
  const number = aNumber();
  const call = await callsOf(stage, stage.who);
  await call("corporate/create", { country: "LV", name: "SIA Dzintara Rags", registration_number: number });
  stage.notes.set("number", number);
}

async function submitCompany({ page, screen, notes }: Stage) {
  const number = notes.get("number") ?? aNumber();
  const field = screen.field("company.registrationNumber");
  if (await field.inputValue()) await field.fill(number);
  else await fillCompany(page, screen, { name, number });
  await screen.button("company.open").or(screen.button("company.saveAndContinue")).click();
}

async function submitExposure({ page, screen }: Stage) {
  await page.getByRole("radio", { name: screen.say("company.exposure.no") }).check();
  await screen.button("company.saveAndContinue").click();
}

async function leave(stage: Stage, { id }: ExampleEvent) {
  const { page, screen } = stage;
  if (id === "page.leave:uploading") {
    await stage.hold("upload", ["companyInfoAdd"]);
    await chooseDocument(page, screen, "shareholder_register");
    await stage.isAsked("upload");
  }
  await page.getByRole("link", { name: screen.say("page.card"), exact: true }).click();
}

const leaveDialog = ({ screen }: Stage) => screen.dialog("leave.upload.title");

/** Found by text, because roles behind a dialog are hidden. */
const isOpen =
  (step: string) =>
  async ({ page, screen }: Stage) => {
    const heading = screen.reads(`company.heading.${step}` as TextKey).and(page.locator("h2"));
    await expect(heading).toBeVisible();
  };

const canEdit = (step: "company" | "exposure", button: TextKey) => async (stage: Stage) => {
  await isOpen(step)(stage);
  await expect(stage.screen.button(button)).not.toHaveAttribute("aria-busy");
};

const waitsFor = (call: string) => async (stage: Stage) => {
  await expect(stage.page.locator("main button[type=submit]")).toHaveAttribute("aria-busy", "true");
  await stage.isAsked(call);
};

const failed = (key: TextKey) => async (stage: Stage) => {
  await expect(stage.screen.reads(key)).toBeVisible();
  await expect(stage.screen.button("app.retry")).toBeVisible();
};

/** Whether the page has read it by now. */
const hasRead = (stage: Stage, step: keyof typeof done) =>
  stage.notes.has(step) && !stage.isHeld("readCompany");

const isReading = ({ screen }: Stage) => screen.reads("company.loading");

export const drive: FlowDrive = {
  prepare: {
    first: async (stage) => {
      stage.customer = await stage.operator.customer();
      await arrive(stage.page, stage.operator, stage.who, paths.companyRegistration, stage.language);
    },
    company: (stage) => openAt(stage, paths.companyRegistration),
    profile: (stage) => openAt(stage, `${paths.profile}?tab=documents`),
  },
  events: {
    "answers.submit": (stage, { id }) =>
      id === "answers.submit:company" ? submitCompany(stage) : submitExposure(stage),
    "step.open": ({ page, screen }, { id }) =>
      stepButton(page, screen, id.slice("step.open:".length)).click(),
    "page.retry": async ({ screen }) => screen.button("app.retry").click(),
    "page.leave": leave,
    "leave.confirm": async ({ screen }) => screen.button("leave.go").click(),
    "leave.cancel": async ({ screen }) => screen.button("leave.stay").click(),
    "company.refresh": ({ page }) => setHidden(page, false),
  },
  answers: {
    readCompany: {
      "ok.new": isAt(),
      "ok.exposure": isAt("told"),
      ok: isAt("told", "denied", "joined"),
      "ok.documents": isAt("told", "denied"),
      "ok.contract": isAt("told", "denied", "handedIn"),
      "ok.whole": isAt("told", "denied", "handedIn", "signed"),
      "ok.returned": isAt("told", "denied", "handedIn", "returned"),
      "ok.confirmed": isAt("told", "denied", "confirmed"),
      ...failuresOf("companyInfo"),
    },
    foundCompany: { ok: () => {}, ...failuresOf("companyCreate") },
    storeAnswers: {
      ok: ({ notes }) => {
        notes.delete("number");
        notes.set(notes.has("told") ? "denied" : "told", "on the page");
      },
      refused: takeNumber,
      ...failuresOf("companyInfoAdd"),
    },
    enterCompany: { ok: () => {}, ...failuresOf("userInfo") },
  },
  requests: {
    readCompany: ["companyInfo", "contractSignedExists"],
    foundCompany: ["companyCreate"],
    storeAnswers: ["companyInfoAdd"],
    enterCompany: ["userInfo"],
  },
  arrived: {
    "founding.editing": canEdit("company", "company.open"),
    "founding.founding": waitsFor("foundCompany"),
    "founding.storing": waitsFor("storeAnswers"),
    "founding.entering": waitsFor("enterCompany"),
    "founding.notEntered": failed("company.enterFailed"),
    loading: (stage) => expect(isReading(stage)).toBeVisible(),
    loadFailed: failed("company.loadFailed"),
    "open.place.registration.company.editing": async (stage) => {
      await canEdit("company", "company.saveAndContinue")(stage);
      const isTaken = stage.notes.has("number");
      const invalid = stage.screen
        .field("company.registrationNumber")
        .and(stage.page.locator("[aria-invalid]"));
      await expect(invalid).toHaveCount(isTaken ? 1 : 0);
    },
    "open.place.registration.company.saving": waitsFor("storeAnswers"),
    "open.place.registration.exposure.editing": canEdit("exposure", "company.saveAndContinue"),
    "open.place.registration.exposure.saving": waitsFor("storeAnswers"),
    "open.place.registration.members": async (stage) => {
      await isOpen("members")(stage);
      await expect(stage.page.getByText(stage.who.login)).toBeVisible();
    },
    "open.place.registration.documents": async (stage) => {
      await isOpen("documents")(stage);
      await expect(stage.screen.reads("documents.name.financial_statements")).toBeVisible();
    },
    "open.place.registration.contract": async (stage) => {
      await isOpen("contract")(stage);
      await expect(stage.screen.button("contract.download")).toBeVisible();
    },
    "open.place.registration.review": async (stage) => {
      await isOpen("review")(stage);
      await expect(stage.screen.reads("company.next.title")).toBeVisible();
      const returned = stage.page.getByText(stage.screen.say("company.banner.returnedText", { reason }));
      await expect(returned).toHaveCount(hasRead(stage, "returned") ? 1 : 0);
    },
    "open.place.workspace": async (stage) => {
      const { page, screen } = stage;
      await expect(page).toHaveURL(/\/my_corporation\?tab=documents$/);
      await expect(screen.reads("documents.name.financial_statements")).toBeVisible();
      await expect(screen.reads("profile.confirmed")).toHaveCount(hasRead(stage, "confirmed") ? 1 : 0);
    },
    "open.reading.fresh": (stage) => expect(isReading(stage)).toBeHidden(),
    "open.reading.refreshing": async (stage) => {
      await stage.isAsked("readCompany");
      await expect(isReading(stage)).toBeHidden();
    },
    "open.leaving.staying": (stage) => expect(leaveDialog(stage)).toBeHidden(),
    "open.leaving.asking": (stage) => expect(leaveDialog(stage)).toBeVisible(),
    left: async ({ screen }) => {
      const elsewhere = screen.heading("page.card").or(screen.heading("company.heading.exposure"));
      await expect(elsewhere).toBeVisible();
    },
  },
  journeys: [
    "first;answers.submit:company~foundCompany=net~answers.submit:company~foundCompany=ok~storeAnswers=net~answers.submit:company~storeAnswers=ok~enterCompany=net~page.retry~enterCompany=ok",
    "company;readCompany=net~page.retry~readCompany=ok.new~answers.submit:company~storeAnswers=refused~readCompany=ok.new~answers.submit:company~storeAnswers=ok~readCompany=ok.exposure~answers.submit:exposure~storeAnswers=ok~readCompany=ok.documents~step.open:documents~page.leave:uploading~leave.cancel~step.open:contract~step.open:review~refresh~readCompany=ok.returned",
    "profile;readCompany=ok.documents~+poll~readCompany=ok.confirmed~page.leave:uploading~leave.confirm",
  ],
  notDriven: {
    "foundCompany=refused": "takes twenty companies of one login",
    "storeAnswers=unasked": "the page gives no answer that nobody asks for",
  },
};
