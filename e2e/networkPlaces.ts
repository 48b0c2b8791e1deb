import { budgetsPath, legalPath, paths, type PathName } from "@amberline/bank/paths";
import { frameOf } from "@amberline/flow-lab/browser/capture";
import {
  aNumber,
  chooseDocument,
  documentKeys,
  documentRow,
  fillCompany,
  pdfFile,
  stepButton,
  stepHeading,
  userIdOf,
} from "@amberline/flow-lab/browser/companies";
import {
  aStranger,
  callsOf,
  denyExposure,
  handInDocuments,
  inviteToCompany,
  joinCompany,
  passGate,
  peopleOf,
  signContract,
  tellAboutCompany,
} from "@amberline/flow-lab/browser/companyCalls";
import { ask, colleague as addColleague, payAs, tokenOf } from "@amberline/flow-lab/browser/approvals";
import { namedOrigin, origin } from "@amberline/flow-lab/browser/address";
import { expect } from "@amberline/flow-lab/browser/fixtures";
import { aNewcomer, expectCodePage, fillPassword, fillSignUp } from "@amberline/flow-lab/browser/newcomers";
import { type Customer, type Operator, type Wanted } from "@amberline/flow-lab/browser/operator";
import { minutes } from "@amberline/flow-lab/browser/passingTime";
import {
  codeDialog,
  expectPaid,
  fillPayment,
  lookInVain,
  outside,
  sendButton,
} from "@amberline/flow-lab/browser/payments";
import { collect, power } from "@amberline/flow-lab/browser/directDebits";
import { askForMoney } from "@amberline/flow-lab/browser/moneyRequests";
import { addFile, labelNewest } from "@amberline/flow-lab/browser/notes";
import { tellOfMoney } from "@amberline/flow-lab/browser/notifications";
import { canBePushedTo } from "@amberline/flow-lab/browser/pushes";
import { planWeekly } from "@amberline/flow-lab/browser/plans";
import { setBudget } from "@amberline/flow-lab/browser/budgets";
import { openSpace } from "@amberline/flow-lab/browser/spaces";
import { withAuthenticator } from "@amberline/flow-lab/browser/passkeys";
import { chooseLanguage, onScreen, proveWho, type Screen } from "@amberline/flow-lab/browser/screens";
import { text, type TextKey } from "@amberline/flow-lab/browser/words";
import { allow } from "@amberline/flow-lab/browser/codes";
import { copyOf, orderCopy } from "@amberline/flow-lab/browser/myData";
import { withoutStream } from "@amberline/flow-lab/browser/visibility";
import { type SteppedUpAct } from "@amberline/api/client";
import { type APIRequestContext, type Page } from "@playwright/test";
import { look, type Line } from "./network";

export interface Walk {
  page: Page;
  operator: Operator;
  request: APIRequestContext;
  screen: Screen;
  line: Line;
  blanks: () => Promise<number>;
  /** What meets the faults: a part, a call, or everything. */
  item: string;
  /** Who is signed in, or is to be. */
  customer: Customer | null;
  /** The e-mail of whoever signs up. */
  login: string;
}
export type Do = (walk: Walk) => Promise<void>;

/** A page, a dialog or a step of a flow. */
export interface Place {
  name: string;
  /** Goes before it. */
  arrange?: Do;
  /** Asks for what it needs. */
  act: Do;
  isThere: Do;
  /** What shows that the bank has carried out an attempt whose answer was lost; it takes no second one. */
  isDone?: Do;
  /** What was typed or was there is still there. */
  isKept?: Do;
  /** How to try once more where nothing offers it; by default as at first. */
  retry?: Do;
  /** Goes away again, so that the places after it find what they expect. */
  leave?: Do;
  /** Whether a reload brings the same place. */
  isPage?: true;
  /** Every attempt may come through in full: each fault meets a new customer. */
  isOnce?: true;
  /** Asked for by the page itself: nobody waits for it, and meanwhile the page stays as it is. */
  isBackground?: true;
  /** How many payments the bank has booked. */
  payments?: (walk: Walk) => Promise<number>;
}

/** Places that are reached from one page, so that they share it. */
export interface Tour {
  name: string;
  /** Opens that page anew. */
  open: Do;
  places: Place[];
  /** In how many tests its rows are played, where one would take minutes. @default 1 */
  parts?: number;
}

const customerOf = ({ customer }: Walk): Customer => {
  if (!customer) throw new Error("Nobody is signed in.");
  return customer;
};

const soon = { timeout: 3_000 };
/** For what is read again and again until it holds. */
const now = { timeout: 100 };

/** Opens the app anew, signed in as of now, on the page's own clock. */
async function openAs(walk: Walk, customer: Customer, path: string) {
  const { page, operator } = walk;
  walk.customer = customer;
  const tokens = await operator.session(customer.login);
  await chooseLanguage(page, "en");
  await page.goto(new URL("/icon.svg", new URL(path, origin)).href);
  await page.evaluate(
    ({ accessToken, refreshToken, currentAccount }) => {
      localStorage.clear();
      const id = crypto.randomUUID();
      const session = { id, accessToken, refreshToken, tokenAt: Date.now(), accounts: {}, currentAccount };
      localStorage.setItem("amberline.session", JSON.stringify(session));
    },
    { ...tokens, currentAccount: customer.accountId },
  );
  await page.goto(path);
  // Not `expect`, which describes the whole page each time it looks in vain.
  await onScreen(page).profileMenu().waitFor();
}

/** A tour whose customer stays the same, or is a new one each time. */
function openFor(wanted: Wanted = {}, { path = paths.home as string, isNew = false } = {}): Do {
  const kept = new Map<Page, Customer>();
  return async (walk) => {
    const customer = (!isNew && kept.get(walk.page)) || (await walk.operator.customer(wanted));
    kept.set(walk.page, customer);
    await openAs(walk, customer, path);
    if (path === paths.home) await expect(walk.screen.balance()).toBeVisible();
  };
}

async function openSignedOut({ page, screen }: Walk, path: string = paths.signIn) {
  await chooseLanguage(page, "en");
  await page.goto("/icon.svg");
  await page.evaluate(() => localStorage.clear());
  await page.goto(path);
  await expect(screen.button("signIn.submit")).toBeEnabled();
}

const goTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, "", to), address);

const closeDialog: Do = ({ page }) =>
  expect(async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0, now);
  }).toPass();

const otherTitles = {
  companyRegistration: "page.createCompany",
  createTemplate: "payees.template.create",
  createReceiver: "payees.receiver.create",
  editTemplate: "payees.template.edit",
  editReceiver: "payees.receiver.edit",
} as const satisfies Partial<Record<PathName, TextKey>>;
const hasOther = (name: PathName): name is keyof typeof otherTitles => name in otherTitles;

/** Called as the partner calls them. */
const partnerTitles: Partial<Record<PathName, RegExp>> = { partnerCard: /card/i, partnerTopUp: /top-up/i };

/** The page's title, whatever is filled in. */
function titleOf(name: PathName): RegExp {
  const partners = partnerTitles[name];
  if (partners) return partners;
  const key: TextKey = hasOther(name) ? otherTitles[name] : `page.${name}`;
  return new RegExp(text("en", key).replaceAll(/{{\w+}}/g, ".+"));
}

/** The page stands: its own title, nothing loading, nothing said to be lost. */
async function stands(page: Page, name: PathName) {
  await expect(page).toHaveTitle(titleOf(name), now);
  await expect(page.locator("#main [aria-busy=true]")).toHaveCount(0, now);
  expect((await look(page)).isSaid).toBe(false);
}

const pageOf = (name: PathName): Place => ({
  name,
  isPage: true,
  act: ({ page }) => goTo(page, paths[name]),
  isThere: ({ page }) => stands(page, name),
});

const feesOf = ({ screen }: Walk) => screen.reads("legal.fees.tariff", { name: "Everyday" });

const withAnId: readonly PathName[] = ["editTemplate", "editReceiver", "redirectToApp"];
const elsewhere: readonly PathName[] = [
  ...([
    "signIn",
    "signUp",
    "verify",
    "resetPassword",
    "loginBlock",
    "home",
    "requestedPayment",
    "legal",
  ] as const),
];
const pages = (Object.keys(paths) as PathName[]).filter(
  (name) => ![...withAnId, ...elsewhere].includes(name),
);
const groups = [...Array(9).keys()];

const openMenu: Do = async ({ page, screen }) => {
  if (await page.getByRole("switch", { name: screen.say("shell.twoFactor") }).isVisible()) return;
  await screen.profileMenu().click(soon);
  await expect(page.getByRole("switch", { name: screen.say("shell.twoFactor") })).toBeVisible(soon);
};
const twoFactorSwitch: Do = ({ page, screen }) =>
  page.getByRole("switch", { name: screen.say("shell.twoFactor") }).click(soon);

/** A dialog over the page: shown by `act`, there once `sign` is visible in it. */
const dialogOf = (name: string, place: Omit<Place, "name">): Place => ({
  name,
  leave: closeDialog,
  ...place,
});

const inMenu = (name: string, act: Do, isThere: Do): Place =>
  dialogOf(name, {
    arrange: openMenu,
    act,
    isThere,
    async retry(walk) {
      await openMenu(walk);
      await act(walk);
    },
  });

const historyStands: Do = async ({ page }) => {
  await goTo(page, paths.history);
  await expect(() => stands(page, "history")).toPass();
};

/** The dialog lists sign-ins too. */
const devicesIn = (screen: Screen) =>
  screen
    .dialog("devices.title")
    .getByRole("list", { name: screen.say("devices.title") })
    .getByRole("listitem");

const menuDialogs: Place[] = [
  dialogOf("profile menu", {
    act: ({ screen }) => screen.profileMenu().click(soon),
    isThere: ({ page, screen }) =>
      expect(page.getByRole("switch", { name: screen.say("shell.twoFactor") })).toBeVisible(now),
  }),
  inMenu(
    "devices",
    ({ screen }) => screen.button("devices.title").click(soon),
    ({ screen }) => expect(devicesIn(screen).first()).toBeVisible(now),
  ),
  inMenu(
    "payment limits",
    ({ screen }) => screen.button("limits.title").click(soon),
    ({ screen }) => expect(screen.field("limits.perDay")).toBeVisible(now),
  ),
  inMenu("two-factor: off", twoFactorSwitch, ({ screen }) =>
    expect(screen.dialog("twoFactor.title.disable")).toBeVisible(now),
  ),
  inMenu(
    "recovery codes",
    ({ page, screen }) =>
      page.getByRole("button", { name: new RegExp(`^${screen.say("shell.recoveryCodes")}`) }).click(soon),
    ({ screen }) => expect(screen.dialog("twoFactor.title.renew")).toBeVisible(now),
  ),
];

const searchIn = ({ page, screen }: Walk) =>
  page.getByRole("combobox", { name: screen.say("palette.title") });

const keyDialogs: Place[] = [
  dialogOf("search of the bank", {
    // The button comes after the shell.
    arrange: ({ screen }) => expect(screen.button("palette.title")).toBeVisible(),
    act: ({ screen }) => screen.button("palette.title").click(soon),
    isThere: async (walk) => {
      const { page, screen } = walk;
      await expect(searchIn(walk)).toBeVisible(now);
      await expect(page.getByRole("option", { name: screen.say("page.history") })).toBeVisible(now);
    },
  }),
  inMenu(
    "keys",
    ({ screen }) => screen.button("shell.keys").click(soon),
    ({ screen }) => expect(screen.dialog("keys.title")).toBeVisible(now),
  ),
];

const details = dialogOf("details of a payment", {
  arrange: historyStands,
  act: ({ page }) => page.getByRole("listitem").getByRole("button").first().click(soon),
  isThere: ({ page, screen }) =>
    expect(page.getByRole("dialog").getByText(screen.say("send.reference"))).toBeVisible(now),
});

const listDialogs: Place[] = [
  dialogOf("export", {
    arrange: historyStands,
    act: ({ screen }) => screen.button("history.export").click(soon),
    isThere: ({ screen }) => expect(screen.button("history.export.csv")).toBeVisible(now),
  }),
  dialogOf("own period", {
    arrange: historyStands,
    act: ({ screen }) => screen.button("transactions.range.own").click(soon),
    isThere: ({ page }) => expect(page.getByRole("spinbutton").first()).toBeVisible(now),
    leave: historyStands,
  }),
  dialogOf("leaving what is typed", {
    async arrange({ page }) {
      await goTo(page, paths.complaint);
      await expect(() => stands(page, "complaint")).toPass();
    },
    async act({ page, screen }) {
      await page.locator("#main").getByRole("textbox").first().fill("Card");
      await page.getByRole("link", { name: screen.say("page.card"), exact: true }).click(soon);
    },
    isThere: ({ screen }) => expect(screen.dialog("leave.typed.title")).toBeVisible(now),
    async leave({ page, screen }) {
      await screen.button("leave.go").click(soon);
      await expect(() => stands(page, "card")).toPass();
    },
  }),
];

/** A saved payee about to be deleted. */
const deleting = (kind: "template" | "receiver", call: string, saved: object): Place =>
  dialogOf(`${kind}s: deleting`, {
    async arrange(walk) {
      const { page, screen } = walk;
      const create = await callsOf(walk, customerOf(walk));
      await create(call, saved);
      await goTo(page, paths[`${kind}s`]);
      await page
        .getByRole("button", { name: new RegExp(`^${screen.say("payees.delete")}`) })
        .first()
        .click();
      await expect(screen.dialog(`payees.${kind}.deleteTitle`)).toBeVisible();
    },
    act: ({ screen }) =>
      screen
        .dialog(`payees.${kind}.deleteTitle`)
        .getByRole("button", { name: screen.say("payees.delete") })
        .click(soon),
    isThere: ({ screen }) =>
      expect(screen.toast(screen.say(`payees.${kind}.deleted`)).first()).toBeVisible(now),
  });

const { name, iban } = outside.matches;
const bic = "UNLALV2X";
const savedTemplate = {
  ...{ template_name: "Concert", beneficiary_name: name, beneficiary_iban: iban, bic },
  ...{ amount: "25.00", provider_template: false },
};
const savedReceiver = { name, account: iban, bic, beneficary_type: "private" };
/** A step of a flow, which every attempt may take: it is gone to anew for each row. */
const stepOf = (name: string, open: Do, place: Omit<Place, "name">, parts = 1): Tour => ({
  name,
  open,
  places: [{ name, ...place }],
  parts,
});

/** A file that is saved. */
function downloadBy(act: Do, arrange?: Do): Pick<Place, "arrange" | "act" | "isThere"> {
  const saved = new WeakMap<Page, number>();
  return {
    async arrange(walk) {
      await arrange?.(walk);
      if (!saved.has(walk.page))
        walk.page.on("download", () => saved.set(walk.page, (saved.get(walk.page) ?? 0) + 1));
      saved.set(walk.page, 0);
    },
    act,
    isThere: ({ page }) => expect.poll(() => saved.get(page) ?? 0, now).toBeGreaterThan(0),
  };
}

const submitSignIn: Do = ({ screen }) => screen.button("signIn.submit").click(soon);

async function openSignIn(walk: Walk) {
  walk.customer = await walk.operator.customer();
  await openSignedOut(walk);
}

async function typePassword(walk: Walk) {
  const { screen } = walk;
  const { login, password } = customerOf(walk);
  await screen.field("signIn.email").fill(login);
  await screen.field("signIn.password").fill(password);
  await submitSignIn(walk);
}

async function typeCode(walk: Walk) {
  const field = walk.screen.field("signIn.code");
  const code = await walk.operator.code(customerOf(walk).login);
  await field.fill("", soon);
  await field.fill(code, soon);
}

async function typeSentCode(walk: Walk) {
  const field = walk.screen.field("signIn.code");
  const code = await walk.operator.mailedCode(customerOf(walk).login);
  await field.fill("", soon);
  await field.fill(code, soon);
}

/** Types the code once more, which a page that has reloaded itself has to ask for first. */
const codeAgain =
  (asks: Do): Do =>
  async (walk) => {
    if (!(await walk.screen.field("signIn.code").isVisible())) await asks(walk);
    await typeSentCode(walk);
  };

/** Lets the session make a change once, so that its call alone meets the faults. */
const allowed =
  (act: SteppedUpAct, change: Do): Do =>
  async (walk) => {
    await allow({ ...walk, who: customerOf(walk) }, act);
    await change(walk);
  };

const signIn: Tour[] = [
  stepOf("sign in: password", openSignIn, {
    act: typePassword,
    isThere: ({ screen }) => expect(screen.field("signIn.code")).toBeVisible(now),
    isKept: async (walk) => {
      const email = walk.screen.field("signIn.email");
      if (await email.isVisible()) await expect(email).toHaveValue(customerOf(walk).login, now);
    },
    retry: submitSignIn,
  }),
  stepOf(
    "sign in: code",
    async (walk) => {
      await openSignIn(walk);
      await typePassword(walk);
      await expect(walk.screen.field("signIn.code")).toBeVisible();
    },
    { act: typeCode, isThere: ({ screen }) => expect(screen.balance()).toBeVisible(now) },
    4,
  ),
  {
    name: "signed-out pages",
    open: (walk) => openSignedOut(walk),
    places: [
      dialogOf("forgotten password", {
        act: ({ screen }) => screen.button("signIn.forgotPassword").click(soon),
        isThere: ({ screen }) => expect(screen.dialog("reset.title").getByRole("textbox")).toBeVisible(now),
      }),
      dialogOf("forgotten password: sent", {
        async arrange({ screen }) {
          await screen.button("signIn.forgotPassword").click();
          await screen.dialog("reset.title").getByRole("textbox").fill("nobody@amberline.example");
        },
        act: ({ screen }) => screen.button("reset.submit").click(soon),
        isThere: ({ screen }) => expect(screen.reads("reset.sent")).toBeVisible(now),
      }),
      {
        name: "signUp",
        act: ({ page }) => goTo(page, paths.signUp),
        isThere: ({ screen }) => expect(screen.button("signUp.submit")).toBeVisible(now),
        leave: ({ page }) => goTo(page, paths.signIn),
      },
      {
        name: "resetPassword",
        act: ({ page }) => goTo(page, `${paths.resetPassword}?email=nobody@amberline.example`),
        isThere: ({ screen }) => expect(screen.button("newPassword.reset")).toBeVisible(now),
        leave: ({ page }) => goTo(page, paths.signIn),
      },
      {
        name: "loginBlock",
        act: ({ page }) => goTo(page, paths.loginBlock),
        isThere: ({ screen }) => expect(screen.button("loginBlock.submit")).toBeVisible(now),
      },
      {
        name: "access blocked",
        async arrange({ page, operator, screen }) {
          const { login, password } = await operator.customer({ twoFactor: false });
          await goTo(page, paths.loginBlock);
          await screen.field("signIn.email").fill(login);
          await screen.field("signIn.password").fill(password);
        },
        act: ({ screen }) => screen.button("loginBlock.submit").click(soon),
        isThere: ({ screen }) => expect(screen.heading("loginBlock.done")).toBeVisible(now),
        leave: ({ page }) => goTo(page, paths.signIn),
      },
      {
        name: "the fees",
        act: ({ page }) => goTo(page, legalPath("fees")),
        isThere: (walk) => expect(feesOf(walk)).toBeVisible(now),
        leave: ({ page }) => goTo(page, paths.signIn),
      },
    ],
  },
  stepOf(
    "a new password by a mailed code",
    async (walk) => {
      const { page, operator, request, screen } = walk;
      walk.customer = await operator.customer({ twoFactor: false });
      const { login } = customerOf(walk);
      await openSignedOut(walk);
      await request.post("/api/v1/reset", { data: { email: login } });
      await goTo(page, `${paths.resetPassword}?email=${login}`);
      await screen.field("confirm.code").fill(await operator.mailedCode(login));
      await fillPassword(screen, "newPassword.label", "Zils ezis dzied 7");
    },
    {
      act: ({ screen }) => screen.button("newPassword.reset").click(soon),
      isThere: ({ page }) => expect(page).toHaveURL(/\/login$/, now),
      isDone: ({ screen: { reads } }) =>
        expect(reads("newPassword.codeUsed").or(reads("newPassword.codeWrong")).first()).toBeVisible(now),
    },
  ),
  stepOf(
    "sign up: the form",
    async (walk) => {
      const newcomer = aNewcomer();
      walk.login = newcomer.email;
      await openSignedOut(walk);
      await goTo(walk.page, paths.signUp);
      await fillSignUp(walk.screen, walk.page, newcomer);
    },
    {
      act: ({ screen }) => screen.button("signUp.submit").click(soon),
      isThere: ({ page }) => expect(page).toHaveURL(/\/create_account\/verify$/, now),
      isDone: ({ screen }) => expect(screen.reads("error.email.taken").first()).toBeVisible(now),
      async isKept({ screen, login }) {
        const email = screen.field("signIn.email");
        if (await email.isVisible()) await expect(email).toHaveValue(login, now);
      },
    },
  ),
  stepOf(
    "sign up: the mailed code",
    async (walk) => {
      const { page, screen } = walk;
      const newcomer = aNewcomer();
      walk.login = newcomer.email;
      await openSignedOut(walk);
      await goTo(page, paths.signUp);
      await fillSignUp(screen, page, newcomer);
      await screen.button("signUp.submit").click();
      await expectCodePage(page, screen, newcomer.email);
    },
    {
      async act({ screen, operator, login }) {
        await screen.field("confirm.code").fill("", soon);
        await screen.field("confirm.code").fill(await operator.mailedCode(login), soon);
      },
      isThere: ({ screen }) => expect(screen.balance()).toBeVisible(now),
      isDone: ({ screen }) => expect(screen.reads("confirm.codeWrong").first()).toBeVisible(now),
    },
    3,
  ),
];

const formIsKept: Do = async ({ screen }) => {
  // In its first step or its second: what is hidden is kept too.
  if ((await screen.field("send.payeeName").count()) === 0) return;
  await expect(screen.field("send.payeeName")).toHaveValue(outside.matches.name, now);
  await expect(screen.field("send.amount")).toHaveValue("25.00", now);
  await expect(screen.field("send.reference")).toHaveValue("Concert tickets", now);
};

const openPayment = openFor({}, { path: paths.send, isNew: true });
async function fillIn(walk: Walk) {
  await openPayment(walk);
  await fillPayment(walk.page, outside.matches);
  await expect(walk.screen.reads("send.noFee")).toBeVisible();
}
async function toNameCheck(walk: Walk) {
  await fillIn(walk);
  await sendButton(walk.screen).click();
  await expect(walk.screen.button("send.check.goOn")).toBeVisible();
}
async function toCode(walk: Walk) {
  await toNameCheck(walk);
  await walk.screen.button("send.check.goOn").click();
  await expect(codeDialog(walk.screen)).toBeVisible();
  await expect(walk.screen.reads("confirm.sentTo", { address: customerOf(walk).login })).toBeVisible();
}

/** Of unknown end, as the request was lost on its way, and looked for until the customer may send it again. */
async function toSendAgain(walk: Walk) {
  const { page, screen, line } = walk;
  await toCode(walk);
  await line.cut({ orderCreate: "lost" });
  await typeSentCode(walk);
  await lookInVain(page, screen);
  await line.restore();
  await screen.button("send.checkAgain").click();
  await lookInVain(page, screen);
  await expect(screen.button("send.sendAgain")).toBeVisible();
}

const sendAgain: Do = async ({ screen }) => {
  const question = screen.dialog("send.sendAgain.title");
  if (!(await question.isVisible())) await screen.button("send.sendAgain").click(soon);
  await question.getByRole("button", { name: screen.say("send.sendAgain") }).click(soon);
};

/** Of the payer; the ledger of the whole bank is in balance. */
async function paymentsMade(walk: Walk): Promise<number> {
  const { total, unequal, payments } = await walk.operator.ledger(customerOf(walk).accountId);
  expect({ total, unequal }).toEqual({ total: 0, unequal: [] });
  return payments.filter(({ type }) => type === "SEND").length;
}

const thePayment: Omit<Place, "name"> = {
  isOnce: true,
  act: typeSentCode,
  // Made, of unknown end, or not made, with the form as it was: never in between.
  isThere: ({ screen }) =>
    expect(screen.balance().or(screen.reads("send.unresolved")).or(sendButton(screen)).first()).toBeVisible(
      now,
    ),
  retry: async () => undefined,
  isKept: formIsKept,
  payments: paymentsMade,
};

let qrPicture: Buffer | undefined;

/** A picture of somebody's payment code. */
async function pictureOf(walk: Walk): Promise<Buffer> {
  if (qrPicture) return qrPicture;
  await openFor({}, { path: paths.receive })(walk);
  return (qrPicture = await walk.page.getByRole("img", { name: walk.screen.say("receive.qr") }).screenshot());
}

/** What was paid a moment ago, on top of home. */
const justPaid = (name: string, place: Omit<Place, "name">) =>
  stepOf(
    `just paid: ${name}`,
    async (walk) => {
      const { page, screen } = walk;
      await toCode(walk);
      await typeSentCode(walk);
      await expectPaid(page, screen);
      await expect(screen.button("overview.payAgain").first()).not.toHaveAttribute("aria-disabled");
    },
    place,
  );

const send: Tour[] = [
  stepOf(
    "send: whom",
    async (walk) => {
      await openPayment(walk);
      await walk.screen.field("send.payeeName").fill(name);
    },
    {
      async act({ screen }) {
        await screen.field("send.iban").fill("", soon);
        await screen.field("send.iban").fill(iban, soon);
        // The field of the BIC may open between the press and the release of a mouse.
        await screen.field("send.iban").press("Enter", soon);
      },
      isThere: ({ screen }) => expect(screen.field("send.amount")).toBeVisible(now),
      async retry({ screen }) {
        if (await screen.button("send.goOn").isVisible()) await screen.button("send.goOn").click(soon);
      },
      isKept: async ({ screen }) => {
        await expect(screen.field("send.payeeName")).toHaveValue(name, now);
        // Grouped once it is left.
        await expect(screen.field("send.iban")).toHaveValue(new RegExp(`^${[...iban].join(" ?")}$`), now);
      },
    },
  ),
  stepOf(
    "send: the picture of a code",
    async (walk) => {
      await pictureOf(walk);
      await openPayment(walk);
      await expect(walk.screen.button("send.fillIn.picture")).toBeVisible();
    },
    {
      act: async (walk) =>
        walk.page
          .locator("#main input[type=file]")
          .setInputFiles({ name: "qr.png", mimeType: "image/png", buffer: await pictureOf(walk) }, soon),
      isThere: ({ screen }) => expect(screen.reads("send.fillIn.filled")).toBeVisible(now),
    },
  ),
  stepOf("send: asking for the code", toNameCheck, {
    act: ({ screen }) => screen.button("send.check.goOn").click(soon),
    async retry({ screen }) {
      const resend = screen.button("confirm.resend");
      await ((await resend.isVisible()) ? resend : screen.button("send.check.goOn")).click(soon);
    },
    isThere: (walk) =>
      expect(walk.screen.reads("confirm.sentTo", { address: customerOf(walk).login })).toBeVisible(now),
    isKept: formIsKept,
  }),
  stepOf(
    "send: the fee",
    async (walk) => {
      await openPayment(walk);
      await fillPayment(walk.page, outside.matches, { amount: "2" });
      await expect(walk.screen.reads("send.noFee")).toBeVisible();
    },
    {
      act: ({ screen }) => screen.field("send.amount").fill("25.00", soon),
      isThere: ({ screen }) => expect(sendButton(screen)).toBeEnabled(now),
      isKept: formIsKept,
    },
  ),
  stepOf("send: name check", fillIn, {
    act: ({ screen }) => sendButton(screen).click(soon),
    isThere: ({ screen }) => expect(screen.button("send.check.goOn")).toBeVisible(now),
    isKept: formIsKept,
  }),
  stepOf("send: the payment", toCode, thePayment),
  stepOf("send: sending again", toSendAgain, {
    act: sendAgain,
    isThere: ({ screen }) => expect(sendButton(screen)).toBeEnabled(now),
    retry: async ({ screen }) => void (await screen.button("send.sendAgain").isVisible()),
    isKept: formIsKept,
    payments: paymentsMade,
  }),
];

const paid: Tour[] = [
  justPaid(
    "the receipt",
    downloadBy(({ screen }) => screen.button("details.receipt").click(soon)),
  ),
  justPaid("saving the payee", {
    act: ({ screen }) => screen.button("payees.receiver.save").click(soon),
    isThere: ({ screen }) => expect(screen.button("payees.receiver.created")).toBeVisible(now),
  }),
  justPaid("paying again", {
    act: ({ screen }) => screen.button("overview.payAgain").first().click(soon),
    isThere: async ({ page, screen }) => {
      await stands(page, "send");
      await expect(screen.field("send.payeeName")).toHaveValue(name, now);
    },
  }),
];

const planOf = ({ page }: Walk) => page.locator("#main").getByRole("link", { name: /^Anna Liepi/ });

/** A customer with a payment planned for every week. */
async function withPlan(walk: Walk) {
  walk.customer = await walk.operator.customer();
  const { request, operator, customer: who } = walk;
  const { accessToken: token } = await operator.session(who.login);
  await planWeekly({ request, operator, who, token });
  return who;
}
async function toPlans(walk: Walk) {
  await openAs(walk, await withPlan(walk), paths.plans);
  await expect(planOf(walk)).toBeVisible();
}
const calendarIn = ({ page, screen }: Walk) =>
  page.getByRole("region", { name: screen.say("overview.upcoming"), exact: true });
const showAs = (walk: Walk, view: "calendar" | "list") =>
  calendarIn(walk)
    .getByRole("radio", { name: walk.screen.say(`overview.view.${view}`) })
    .check(soon);
const skipsOne = ({ screen }: Walk) => screen.button("plans.skip");

const planned: Tour[] = [
  stepOf(
    "home: the calendar",
    async (walk) => {
      await openAs(walk, await withPlan(walk), paths.home);
      await expect(calendarIn(walk)).toBeVisible();
    },
    {
      act: (walk) => showAs(walk, "calendar"),
      isThere: (walk) => expect(calendarIn(walk).getByRole("table")).toBeVisible(now),
      async retry(walk) {
        await showAs(walk, "list");
        await showAs(walk, "calendar");
      },
    },
  ),
  stepOf("planned payments: one of them", toPlans, {
    act: (walk) => planOf(walk).click(soon),
    isThere: (walk) => expect(skipsOne(walk)).toBeVisible(now),
  }),
  stepOf(
    "planned payments: skipping one",
    async (walk) => {
      await toPlans(walk);
      await planOf(walk).click();
      await expect(skipsOne(walk)).toBeVisible();
    },
    {
      isOnce: true,
      act: (walk) => skipsOne(walk).click(soon),
      isThere: ({ screen }) => expect(screen.toast(screen.say("plans.done.skip"))).toBeVisible(now),
      // One skipped by an attempt whose answer was lost is not skipped again.
      isDone: ({ page }) =>
        expect(page.getByRole("alert").getByText(/^Nothing was changed/)).toBeVisible(now),
    },
  ),
];

const debitIn = ({ page, screen }: Walk, list: "directDebits.coming" | "directDebits.creditors") =>
  page.getByRole("list", { name: screen.say(list) }).getByRole("link", { name: power.creditorName });

/** A customer from whom a creditor is going to collect. */
async function toDebits(walk: Walk) {
  walk.customer = await walk.operator.customer();
  await collect(walk.operator, customerOf(walk), power, { amount: "38.20" });
  await openAs(walk, customerOf(walk), paths.directDebits);
  await expect(debitIn(walk, "directDebits.coming")).toBeVisible();
}

async function toCreditor(walk: Walk) {
  await toDebits(walk);
  await debitIn(walk, "directDebits.creditors").click();
  await expect(walk.screen.button("directDebits.limit")).toBeVisible();
}

const mostCollected = "50.00";

const asksToRefuse = ({ screen }: Walk) =>
  screen.button("directDebits.refuse.named", { creditor: power.creditorName });
const refuses: Do = ({ screen }) =>
  screen
    .dialog("directDebits.refuse.title")
    .getByRole("button", { name: screen.say("directDebits.refuse") })
    .click(soon);

const directDebits: Tour[] = [
  stepOf("direct debits: a creditor", toDebits, {
    act: (walk) => debitIn(walk, "directDebits.creditors").click(soon),
    isThere: ({ screen }) => expect(screen.button("directDebits.limit")).toBeVisible(now),
  }),
  stepOf("direct debits: one to come", toDebits, {
    act: (walk) => debitIn(walk, "directDebits.coming").click(soon),
    isThere: ({ screen }) => expect(screen.reads("directDebits.refusableUntil")).toBeVisible(now),
  }),
  stepOf("direct debits: changing a limit", toCreditor, {
    act: ({ screen }) => screen.button("directDebits.limit").click(soon),
    isThere: ({ screen }) => expect(screen.field("directDebits.amount")).toBeVisible(now),
  }),
  stepOf(
    "direct debits: saving a limit",
    async (walk) => {
      await toCreditor(walk);
      await walk.screen.button("directDebits.limit").click();
      await walk.screen.field("directDebits.amount").fill(mostCollected);
    },
    {
      act: ({ screen }) => screen.button("directDebits.limit.save").click(soon),
      isThere: ({ screen }) =>
        expect(
          screen.reads("directDebits.limit.upTo.any", { amount: `€${mostCollected}` }).first(),
        ).toBeVisible(now),
      async isKept({ screen }) {
        const field = screen.field("directDebits.amount");
        if (await field.isVisible()) await expect(field).toHaveValue(mostCollected, now);
      },
    },
  ),
  stepOf(
    "direct debits: refusing one",
    async (walk) => {
      await toDebits(walk);
      await asksToRefuse(walk).click();
      await expect(walk.screen.dialog("directDebits.refuse.title")).toBeVisible();
    },
    {
      act: refuses,
      isThere: ({ screen }) => expect(screen.reads("directDebits.coming.none")).toBeVisible(now),
      async retry(walk) {
        if (!(await walk.screen.dialog("directDebits.refuse.title").isVisible()))
          await asksToRefuse(walk).click(soon);
        await refuses(walk);
      },
    },
  ),
  stepOf(
    "direct debits: who may collect",
    async (walk) => {
      await toDebits(walk);
      await walk.page.getByRole("radio", { name: walk.screen.say("directDebits.rule.allowed") }).check();
    },
    {
      act: ({ screen }) => screen.button("directDebits.rule.save").click(soon),
      isThere: ({ screen }) => expect(screen.button("directDebits.rule.save")).toBeHidden(now),
      isKept: ({ page, screen }) =>
        expect(page.getByRole("radio", { name: screen.say("directDebits.rule.allowed") })).toBeChecked(now),
    },
  ),
];

const typed = "Two charges for one payment";

/** What was typed into a field still stands there, while the field does. */
const keeps =
  (field: TextKey, value: string): Do =>
  async ({ screen }) => {
    const input = screen.field(field);
    if (await input.isVisible()) await expect(input).toHaveValue(value, now);
  };

/** What the customer asks others for, and tokens to look at it without the app. */
const requested = new WeakMap<Page, { id: string; link: string; token: string }>();
const requestedOf = ({ page }: Walk) => {
  const found = requested.get(page);
  if (!found) throw new Error("Nothing was asked for.");
  return found;
};

async function anAsker(walk: Walk) {
  const owner = await walk.operator.customer();
  walk.customer = owner;
  const bank = { ...walk, owner };
  const token = await tokenOf(bank, owner.login);
  const { id, token: secret } = await askForMoney(bank, owner, { text: typed });
  requested.set(walk.page, { id, link: `${paths.requestedPayment}#${secret}`, token });
}

const requestIn = ({ page }: Walk) => page.locator("#main").getByRole("link", { name: typed });

async function toRequests(walk: Walk) {
  await anAsker(walk);
  await openAs(walk, customerOf(walk), paths.moneyRequests);
  await expect(requestIn(walk)).toBeVisible();
}

async function toRequest(walk: Walk) {
  await toRequests(walk);
  await requestIn(walk).click();
  await expect(walk.screen.button("moneyRequests.cancel")).toBeVisible();
}

async function toNewRequest(walk: Walk) {
  await toRequests(walk);
  await walk.screen.button("moneyRequests.new").click();
  await walk.screen.field("moneyRequests.amount").fill("25.00");
  await walk.screen.field("moneyRequests.text").fill(newText);
}
const newText = "Concert tickets";

/** However often it was tried. */
async function isAskedOnce(walk: Walk) {
  const { data } = await ask<{ data: { text: string }[] }>(
    walk,
    "moneyRequestList",
    requestedOf(walk).token,
    {},
  );
  expect(data.filter(({ text: each }) => each === newText)).toHaveLength(1);
}

const cancelsRequest: Do = ({ screen }) =>
  screen
    .dialog("moneyRequests.cancel.title")
    .getByRole("button", { name: screen.say("moneyRequests.cancel") })
    .click(soon);

const spaceName = "Norvēģija";

/** With a space of forty euros. */
async function toSpaces(walk: Walk) {
  const who = await walk.operator.customer();
  await openSpace({ ...walk, owner: who }, who, { name: spaceName, amount: "40.00" });
  await openAs(walk, who, paths.spaces);
  await expect(walk.screen.button("spaces.in.named", { name: spaceName })).toBeVisible();
}

const spaceDialog = ({ page }: Walk) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

async function toMove(walk: Walk) {
  await toSpaces(walk);
  await walk.screen.button("spaces.in.named", { name: spaceName }).click();
  await walk.screen.field("spaces.amount").fill("10.00");
}

const closesSpace: Do = ({ screen }) => screen.button("spaces.close.moving").click(soon);

const spaces: Tour[] = [
  stepOf("spaces: a new one", toSpaces, {
    act: ({ screen }) => screen.button("spaces.new").click(soon),
    isThere: ({ screen }) => expect(screen.field("spaces.name")).toBeVisible(now),
  }),
  stepOf(
    "spaces: opening",
    async (walk) => {
      await toSpaces(walk);
      await walk.screen.button("spaces.new").click();
      await walk.screen.field("spaces.name").fill("Rezerve");
    },
    {
      act: ({ screen }) => screen.button("spaces.open").click(soon),
      isThere: ({ page }) =>
        expect(page.getByRole("heading", { name: "Rezerve", exact: true })).toHaveCount(1, now),
      isKept: keeps("spaces.name", "Rezerve"),
    },
  ),
  stepOf("spaces: how much", toSpaces, {
    act: ({ screen }) => screen.button("spaces.in.named", { name: spaceName }).click(soon),
    isThere: ({ screen }) => expect(screen.field("spaces.amount")).toBeVisible(now),
  }),
  stepOf("spaces: moving", toMove, {
    act: ({ screen }) => screen.button("spaces.move").click(soon),
    // However often it was tried.
    isThere: ({ page }) => expect(page.locator("#main").getByText("€50.00").first()).toBeVisible(now),
    isKept: keeps("spaces.amount", "10.00"),
  }),
  stepOf(
    "spaces: closing",
    async (walk) => {
      await toSpaces(walk);
      await walk.screen.button("spaces.close.named", { name: spaceName }).click();
      await expect(spaceDialog(walk)).toBeVisible();
    },
    {
      act: closesSpace,
      isThere: ({ screen }) => expect(screen.heading("spaces.none")).toBeVisible(now),
      async retry(walk) {
        if (!(await spaceDialog(walk).isVisible()))
          await walk.screen.button("spaces.close.named", { name: spaceName }).click(soon);
        await closesSpace(walk);
      },
    },
  ),
];

const closingBalance = "125.40";

async function toClosing(walk: Walk) {
  await openFor({ balance: closingBalance }, { path: paths.closing, isNew: true })(walk);
  await walk.screen.field("send.payeeName").fill("Anna Liepiņa");
  await walk.screen.field("send.iban").fill(outside.matches.iban);
}

const closes = ({ page, screen }: Walk) =>
  page.getByRole("alertdialog").getByRole("button", { name: screen.say("closing.close") });

const closing: Tour[] = [
  stepOf("closing: the name check", toClosing, {
    act: ({ screen }) => screen.button("closing.goOn").click(soon),
    isThere: (walk) => expect(closes(walk)).toBeVisible(now),
    isKept: keeps("send.payeeName", "Anna Liepiņa"),
  }),
  stepOf(
    "closing: for good",
    async (walk) => {
      await toClosing(walk);
      await walk.screen.button("closing.goOn").click();
      await expect(closes(walk)).toBeVisible();
    },
    {
      async act(walk) {
        const who = customerOf(walk);
        const subject = `${who.accountId}:${closingBalance}:${outside.matches.iban}:Anna Liepiņa`;
        await allow({ ...walk, who }, "accountClose", subject);
        await closes(walk).click(soon);
      },
      isThere: ({ screen }) => expect(screen.heading("closing.closed")).toBeVisible(now),
      // What was allowed is still, unless the account is closed: then nothing has to be.
      retry: (walk) => closes(walk).click(soon),
    },
  ),
];

/** With a budget for groceries. */
async function toBudgets(walk: Walk) {
  const who = await walk.operator.customer();
  await setBudget({ ...walk, owner: who }, who, { category: "groceries", limit: "300.00" });
  await openAs(walk, who, budgetsPath);
  await expect(changesBudget(walk)).toBeVisible();
}

const changesBudget = ({ screen }: Walk) =>
  screen.button("budgets.form.change", { category: screen.say("category.groceries") });

const budgets: Tour[] = [
  stepOf("budgets", toSpaces, {
    act: ({ screen }) => screen.link("spaces.budgets").click(soon),
    isThere: ({ screen }) => expect(screen.heading("budgets.others")).toBeVisible(now),
  }),
  stepOf("budgets: one of them", toBudgets, {
    act: (walk) => changesBudget(walk).click(soon),
    isThere: ({ screen }) => expect(screen.field("budgets.limit")).toBeVisible(now),
  }),
  stepOf(
    "budgets: saving",
    async (walk) => {
      await toBudgets(walk);
      await changesBudget(walk).click();
      await walk.screen.field("budgets.limit").fill("250.00");
    },
    {
      act: ({ screen }) => screen.button("budgets.save").click(soon),
      isThere: ({ page }) =>
        expect(page.locator("#main").getByText("€250.00", { exact: false }).first()).toBeVisible(now),
      isKept: keeps("budgets.limit", "250.00"),
    },
  ),
];

const moneyRequests: Tour[] = [
  stepOf("money requests: one of them", toRequests, {
    act: (walk) => requestIn(walk).click(soon),
    isThere: ({ screen }) => expect(screen.button("moneyRequests.cancel")).toBeVisible(now),
  }),
  stepOf("money requests: a new one", toRequests, {
    act: ({ screen }) => screen.button("moneyRequests.new").click(soon),
    isThere: ({ screen }) => expect(screen.field("moneyRequests.amount")).toBeVisible(now),
  }),
  stepOf("money requests: asking", toNewRequest, {
    act: ({ screen }) => screen.button("moneyRequests.make").click(soon),
    async isThere(walk) {
      await expect(walk.screen.heading("moneyRequests.link")).toBeVisible(now);
      await isAskedOnce(walk);
    },
    isKept: keeps("moneyRequests.text", newText),
  }),
  stepOf(
    "money requests: cancelling",
    async (walk) => {
      await toRequest(walk);
      await walk.screen.button("moneyRequests.cancel").click();
      await expect(walk.screen.dialog("moneyRequests.cancel.title")).toBeVisible();
    },
    {
      act: cancelsRequest,
      isThere: ({ screen }) => expect(screen.reads("moneyRequests.state.cancelled").first()).toBeVisible(now),
      async retry(walk) {
        if (!(await walk.screen.dialog("moneyRequests.cancel.title").isVisible()))
          await walk.screen.button("moneyRequests.cancel").click(soon);
        await cancelsRequest(walk);
      },
    },
  ),
  stepOf(
    "a requested payment",
    async (walk) => {
      await anAsker(walk);
      await openSignedOut(walk);
    },
    {
      act: (walk) => goTo(walk.page, requestedOf(walk).link),
      isThere: ({ screen }) => expect(screen.reads("requestedPayment.reference.text")).toBeVisible(now),
    },
  ),
];

/** Somebody who can approve in a company's account, and a payment that waits there for it. */
async function anApprover(walk: Walk) {
  const { request, operator } = walk;
  const owner = await operator.customer({ kind: "corporate" });
  const company = { request, operator, owner };
  const approver = await addColleague(company, "Andris Ozols", ["see", "approve"]);
  const preparer = await addColleague(company, "Marta Vītola", ["see", "prepare"]);
  return { approver, prepare: () => payAs(company, preparer, "25.00") };
}
const toApprover =
  (path: string): Do =>
  async (walk) => {
    const { approver, prepare } = await anApprover(walk);
    await prepare();
    await openAs(walk, approver, path);
  };
const waitingOf = ({ page }: Walk) => page.locator("#main").getByRole("link", { name: /^Anna Liepi/ });
const toApprovals: Do = async (walk) => {
  await toApprover(paths.approvals)(walk);
  await expect(waitingOf(walk)).toBeVisible();
};
const inDialog = ({ page, screen }: Walk, key: TextKey) =>
  page.getByRole("dialog").getByRole("button", { name: screen.say(key), exact: true });

const choose: Do = ({ page }) => page.locator("#main tbody").getByRole("checkbox").check(soon);
const offered = ({ page, screen }: Walk, ...words: Parameters<Screen["say"]>) =>
  page.locator("#main").getByRole("button", { name: screen.say(...words), exact: true });
/** What is done with the payment once it is chosen, which a reload forgets. */
const chosen =
  (key: TextKey): Do =>
  async (walk) => {
    if (!(await offered(walk, key).isVisible())) await choose(walk);
    await offered(walk, key).click(soon);
  };
const whyDeclined = "This invoice was paid in May";

const approvals: Tour[] = [
  stepOf("approvals: the list", toApprover(paths.card), {
    isPage: true,
    act: ({ page }) => goTo(page, paths.approvals),
    async isThere(walk) {
      await stands(walk.page, "approvals");
      await expect(waitingOf(walk)).toBeVisible(now);
    },
  }),
  stepOf(
    "approvals: on home",
    async (walk) => {
      const { page, screen } = walk;
      const { approver, prepare } = await anApprover(walk);
      await openAs(walk, approver, paths.home);
      await expect(screen.balance()).toBeVisible();
      await goTo(page, paths.card);
      await expect(() => stands(page, "card")).toPass();
      await prepare();
    },
    {
      async act({ page, screen }) {
        await goTo(page, paths.home);
        // Nobody waits for the card, which is asked for once the account says that something waits.
        const card = page.getByRole("region", { name: screen.say("overview.toApprove") });
        await card
          .first()
          .waitFor(soon)
          .catch(() => undefined);
      },
      async isThere({ page, screen }) {
        await stands(page, "home");
        await expect(screen.balance()).toBeVisible(now);
      },
      retry: ({ screen }) => screen.button("overview.reload").click(soon),
    },
  ),
  stepOf("approvals: one of them", toApprovals, {
    act: (walk) => waitingOf(walk).click(soon),
    isThere: (walk) => expect(inDialog(walk, "approvals.approve")).toBeVisible(now),
  }),
  stepOf(
    "approvals: the code",
    async (walk) => {
      await toApprovals(walk);
      await choose(walk);
    },
    {
      act: chosen("approvals.approve"),
      isThere: (walk) =>
        expect(walk.screen.reads("confirm.sentTo", { address: customerOf(walk).login })).toBeVisible(now),
      async retry(walk) {
        const resend = walk.screen.button("confirm.resend");
        await ((await resend.isVisible()) ? resend.click(soon) : chosen("approvals.approve")(walk));
      },
    },
  ),
  stepOf(
    "approvals: approving",
    async (walk) => {
      await toApprovals(walk);
      await chosen("approvals.approve")(walk);
      const { login } = customerOf(walk);
      await expect(walk.screen.reads("confirm.sentTo", { address: login })).toBeVisible();
    },
    {
      isOnce: true,
      act: typeSentCode,
      isThere: ({ screen }) => expect(screen.heading("approvals.none.waiting")).toBeVisible(now),
      retry: codeAgain(chosen("approvals.approve")),
      payments: paymentsMade,
    },
  ),
  stepOf(
    "approvals: the reason",
    async (walk) => {
      await toApprovals(walk);
      await choose(walk);
    },
    {
      act: chosen("approvals.decline"),
      isThere: ({ screen }) => expect(screen.field("approvals.reason")).toBeVisible(now),
    },
  ),
  stepOf(
    "approvals: declining",
    async (walk) => {
      await toApprovals(walk);
      await chosen("approvals.decline")(walk);
      await walk.screen.field("approvals.reason").fill(whyDeclined);
    },
    {
      act: (walk) => inDialog(walk, "approvals.decline").click(soon),
      isThere: ({ screen }) => expect(screen.heading("approvals.none.waiting")).toBeVisible(now),
      isKept: keeps("approvals.reason", whyDeclined),
      async retry(walk) {
        const reason = walk.screen.field("approvals.reason");
        if (!(await reason.isVisible())) {
          await chosen("approvals.decline")(walk);
          await reason.fill(whyDeclined, soon);
        }
        await inDialog(walk, "approvals.decline").click(soon);
      },
    },
  ),
];

const fileName = "rekini-11.csv";
const brokenIban = `${iban.slice(0, -1)}8`;
const csvOf = (...accounts: string[]) =>
  Buffer.from(["Name,IBAN,Amount", ...accounts.map((each) => `${name},${each},25.00`)].join("\n"));

/** A company that has uploaded a file of payments to these accounts. */
async function withFile(walk: Walk, ...accounts: string[]) {
  const { request, operator } = walk;
  const owner = await operator.customer({ kind: "corporate" });
  const token = await tokenOf({ request, operator, owner }, owner.login);
  const content = { name: fileName, base64: csvOf(...accounts).toString("base64"), checks_names: true };
  const { data: file } = await ask<{ data: { id: string } }>(walk, "paymentFileUpload", token, content);
  return { owner, token, file };
}
const toFile =
  (...accounts: string[]): Do =>
  async (walk) => {
    const { owner, file } = await withFile(walk, ...accounts);
    await openAs(walk, owner, `${paths.paymentFiles}?file=${file.id}`);
    await expect(payments(walk)).toHaveCount(accounts.length);
  };
const payments = ({ page }: Walk) => page.locator("#main tbody").getByRole("row");
const fileLink = ({ page }: Walk) => page.locator("#main").getByRole("link", { name: fileName });
const approves: Do = (walk) => offered(walk, "paymentFile.approve_one", { count: "1" }).click(soon);

const asksToFix: Do = (walk) =>
  payments(walk)
    .getByRole("button", { name: walk.screen.say("paymentFile.fix") })
    .click(soon);
const fixes: Do = async (walk) => {
  const field = walk.screen.field("send.iban");
  if (!(await field.isVisible())) await asksToFix(walk);
  await field.fill(iban, soon);
};
const removeButton = ({ page, screen }: Walk) =>
  page.getByRole("alertdialog").getByRole("button", { name: screen.say("paymentFile.remove"), exact: true });
const removes: Do = async (walk) => {
  if (!(await removeButton(walk).isVisible())) await offered(walk, "paymentFile.replace").click(soon);
};

async function toFiles(walk: Walk) {
  await openFor({ kind: "corporate" }, { path: paths.paymentFiles, isNew: true })(walk);
  await expect(walk.screen.button("paymentFile.choose")).toBeVisible();
}
const showsFile: Do = async (walk) => {
  await expect(payments(walk)).toHaveCount(1, now);
  await stands(walk.page, "paymentFiles");
};

const toPaidFile: Do = async (walk) => {
  const { owner, token, file } = await withFile(walk, iban);
  const code = await walk.operator.codeFor(owner.login, token, "paymentFile", file.id);
  const approved = { id: file.id, version: 1, total: "25.00", code };
  await ask(walk, "paymentFileApprove", token, approved);
  await openAs(walk, owner, `${paths.paymentFiles}?file=${file.id}`);
  await expect(walk.screen.reads("paymentFile.paid_one", { count: "1" })).toBeVisible();
};
const asksForDay: Do = ({ screen }) => screen.button("paymentFile.otherDay").click(soon);
const againButton = ({ screen }: Walk) => screen.button("paymentFile.prepareAgain_one", { count: "1" });

const paymentFiles: Tour[] = [
  stepOf(
    "payment files: the list",
    async (walk) => {
      const { owner } = await withFile(walk, iban);
      await openAs(walk, owner, paths.card);
    },
    {
      isPage: true,
      act: ({ page }) => goTo(page, paths.paymentFiles),
      async isThere(walk) {
        await stands(walk.page, "paymentFiles");
        await expect(fileLink(walk)).toBeVisible(now);
      },
    },
  ),
  stepOf("payment files: uploading", toFiles, {
    act: ({ page }) =>
      page
        .locator("#main input[type=file]")
        .setInputFiles({ name: fileName, mimeType: "text/csv", buffer: csvOf(iban) }, soon),
    isThere: showsFile,
  }),
  stepOf(
    "payment files: one of them",
    async (walk) => {
      const { owner } = await withFile(walk, iban);
      await openAs(walk, owner, paths.paymentFiles);
      await expect(fileLink(walk)).toBeVisible();
    },
    { act: (walk) => fileLink(walk).click(soon), isThere: showsFile },
  ),
  stepOf("payment files: a payment to fix", toFile(brokenIban), {
    act: asksToFix,
    isThere: ({ screen }) => expect(screen.field("send.iban")).toBeVisible(now),
  }),
  stepOf(
    "payment files: fixing it",
    async (walk) => {
      await toFile(brokenIban)(walk);
      await fixes(walk);
    },
    {
      act: (walk) => inDialog(walk, "paymentFile.save").click(soon),
      isThere: (walk) =>
        expect(payments(walk).getByText(walk.screen.say("paymentFile.check.match"))).toBeVisible(now),
      async isKept({ screen }) {
        const field = screen.field("send.iban");
        if (await field.isVisible())
          await expect(field).toHaveValue(iban.replaceAll(/(.{4})/g, "$1 ").trim(), now);
      },
      async retry(walk) {
        await fixes(walk);
        await inDialog(walk, "paymentFile.save").click(soon);
      },
    },
  ),
  stepOf("payment files: salaries", toFile(iban), {
    act: ({ page, screen }) =>
      page.getByRole("switch", { name: screen.say("paymentFile.isSalary") }).click(soon),
    isThere: ({ page, screen }) =>
      expect(page.getByRole("switch", { name: screen.say("paymentFile.isSalary") })).toBeChecked(now),
  }),
  stepOf("payment files: another day", toFile(iban), {
    act: asksForDay,
    isThere: ({ screen }) => expect(screen.button("paymentFile.save")).toBeVisible(now),
  }),
  stepOf("payment files: the code", toFile(iban), {
    act: approves,
    isThere: (walk) =>
      expect(walk.screen.reads("confirm.sentTo", { address: customerOf(walk).login })).toBeVisible(now),
    async retry(walk) {
      const resend = walk.screen.button("confirm.resend");
      await ((await resend.isVisible()) ? resend.click(soon) : approves(walk));
    },
  }),
  stepOf(
    "payment files: approving",
    async (walk) => {
      await toFile(iban)(walk);
      await approves(walk);
      const { login } = customerOf(walk);
      await expect(walk.screen.reads("confirm.sentTo", { address: login })).toBeVisible();
    },
    {
      isOnce: true,
      act: typeSentCode,
      isThere: ({ screen }) => expect(screen.reads("paymentFile.paid_one", { count: "1" })).toBeVisible(now),
      retry: codeAgain(approves),
      payments: paymentsMade,
    },
  ),
  stepOf(
    "payment files: removing one",
    async (walk) => {
      await toFile(iban)(walk);
      await removes(walk);
    },
    {
      act: (walk) => removeButton(walk).click(soon),
      isThere: ({ screen }) => expect(screen.reads("paymentFile.none")).toBeVisible(now),
      async retry(walk) {
        await removes(walk);
        await removeButton(walk).click(soon);
      },
    },
  ),
  stepOf(
    "payment files: preparing again",
    async (walk) => {
      await toPaidFile(walk);
      const [payment] = await walk.operator.sent(customerOf(walk).accountId);
      await walk.operator.decide(payment?.id ?? "", "decline");
      await walk.page.reload();
      await expect(againButton(walk)).toBeVisible();
    },
    {
      act: (walk) => againButton(walk).click(soon),
      isThere: (walk) =>
        expect(walk.screen.button("paymentFile.approve_one", { count: "1" })).toBeVisible(now),
      // What was prepared although the answer was lost is led to.
      async retry(walk) {
        const made = walk.screen.link("paymentFile.openAgain");
        await ((await made.isVisible()) ? made : againButton(walk)).click(soon);
      },
    },
  ),
  stepOf(
    "payment files: the report",
    toPaidFile,
    downloadBy(({ screen }) => screen.button("paymentFile.report.pain002").click(soon)),
  ),
];

const fillPayee = (kind: "template" | "receiver") => async (walk: Walk) => {
  const { page, screen } = walk;
  await openFor({}, { path: paths[kind === "template" ? "createTemplate" : "createReceiver"] })(walk);
  await screen.field("send.payeeName").fill(name);
  await screen.field("payees.account").fill(iban);
  await expect(screen.field("send.bic")).toHaveValue(bic);
  if (kind === "template") {
    await screen.field("send.amount").fill("25.00");
    await screen.field("send.templateName").fill(typed);
  }
  await expect(page.locator("#main [aria-busy=true]")).toHaveCount(0);
};

const savedPayee = (kind: "template" | "receiver") =>
  stepOf(`${kind}s: saving`, fillPayee(kind), {
    act: ({ screen }) => screen.button(`payees.${kind}.save`).click(soon),
    isThere: ({ page }) => expect(page).toHaveURL(new RegExp(`${paths[`${kind}s`]}$`), now),
    isKept: keeps("send.payeeName", name),
  });

/** A saved payee as it is opened to be changed, and as what was changed is saved. */
function edited(kind: "template" | "receiver", call: string, saved: object): Tour[] {
  const addresses = new WeakMap<Page, string>();
  const create: Do = async (walk) => {
    walk.customer = await walk.operator.customer();
    const { id } = await (await callsOf(walk, customerOf(walk)))(call, saved);
    const edit = kind === "template" ? paths.editTemplate : paths.editReceiver;
    addresses.set(walk.page, edit.replace(":id", String(id)));
  };
  const addressOf = ({ page }: Walk) => addresses.get(page) ?? "";
  const fieldStands: Do = ({ screen }) => expect(screen.field("send.payeeName")).toHaveValue(name, now);
  return [
    stepOf(
      `${kind}s: opening one`,
      async (walk) => {
        await create(walk);
        await openAs(walk, customerOf(walk), paths.home);
        await expect(walk.screen.balance()).toBeVisible();
      },
      { isPage: true, act: (walk) => goTo(walk.page, addressOf(walk)), isThere: fieldStands },
    ),
    stepOf(
      `${kind}s: changing one`,
      async (walk) => {
        await create(walk);
        // Asked for when typing pauses, so perhaps only after the name was changed.
        const bank = walk.page.waitForResponse(/\/payee_bank$/);
        await openAs(walk, customerOf(walk), addressOf(walk));
        await expect(() => fieldStands(walk)).toPass();
        await bank;
        await walk.screen.field("send.payeeName").fill("Zane Kalnina");
      },
      {
        act: ({ screen }) => screen.button(`payees.${kind}.save`).click(soon),
        isThere: ({ page }) => expect(page).toHaveURL(new RegExp(`${paths[`${kind}s`]}$`), now),
        isKept: keeps("send.payeeName", "Zane Kalnina"),
      },
    ),
  ];
}

const agreeButton = ({ page }: Pick<Walk, "page">) => page.locator("#agreed li").first().getByRole("button");
const agreedWords = ({ page }: Pick<Walk, "page">) =>
  page
    .locator("#agreed li")
    .first()
    .getByText(/^Version of /);

async function toAgreements(walk: Walk) {
  await openFor({}, { isNew: true, path: paths.legal })(walk);
  await expect(agreeButton(walk)).toBeVisible();
}

const writing: Tour[] = [
  stepOf(
    "a complaint",
    async (walk) => {
      await openFor({}, { path: paths.complaint })(walk);
      await walk.screen.field("complaint.subject").fill(typed);
      await walk.screen.field("complaint.description").fill(typed);
    },
    {
      act: ({ screen }) => screen.button("complaint.send").click(soon),
      isThere: ({ screen }) => expect(screen.heading("complaint.sent")).toBeVisible(now),
      isKept: keeps("complaint.subject", typed),
    },
  ),
  stepOf(
    "a message in the chat",
    async (walk) => {
      await openFor({}, { path: paths.chat, isNew: true })(walk);
      await expect(walk.page.getByRole("heading", { name: "Чат пуст" })).toBeVisible();
      await walk.screen.field("chat.message").fill(typed);
    },
    {
      async act({ screen }) {
        await screen.button("chat.send").click(soon);
      },
      isThere: ({ page, screen }) =>
        expect(page.getByRole("log").getByText(screen.say("chat.sent"), { exact: true })).toBeVisible(now),
      // In the field, or in the thread.
      isKept: async ({ page, screen }) => {
        if ((await screen.field("chat.message").inputValue(now)) !== typed)
          await expect(page.getByRole("log").getByText(typed, { exact: true })).toBeVisible(now);
      },
    },
  ),
  savedPayee("template"),
  savedPayee("receiver"),
  ...edited("template", "user/payment_templates/create", savedTemplate),
  ...edited("receiver", "user/receivers/create", savedReceiver),
  stepOf("legal: agreeing", toAgreements, {
    isOnce: true,
    act: (walk) => agreeButton(walk).click(soon),
    isThere: (walk) => expect(agreedWords(walk)).toBeVisible(now),
  }),
];

const newPassword = "Zils ezis dzied 7";

async function toNewPassword(walk: Walk) {
  await openFor({}, { path: paths.changePassword, isNew: true })(walk);
  await fillPassword(walk.screen, "newPassword.label", newPassword);
}
const askForChange: Do = ({ screen }) => screen.button("newPassword.change").click(soon);

async function toTwoDevices(walk: Walk) {
  await openFor({}, { isNew: true })(walk);
  await walk.operator.session(customerOf(walk).login);
  await openDevices(walk);
  await expect(devicesIn(walk.screen)).toHaveCount(2);
}

const openDevices: Do = async (walk) => {
  await openMenu(walk);
  await walk.screen.button("devices.title").click();
  await expect(devicesIn(walk.screen).first()).toBeVisible();
};

/** Somebody else has signed in meanwhile. */
async function toSignIns(walk: Walk) {
  await openFor({ twoFactor: false }, { isNew: true })(walk);
  const { login, password } = customerOf(walk);
  await walk.request.post("/api/v1/login", { data: { login, password } });
  await openDevices(walk);
  await expect(notMe(walk)).toBeVisible();
}
const notMe = ({ page, screen }: Walk) =>
  page.getByRole("button", { name: new RegExp(`^${screen.say("devices.notMe")}`) });

const isAskedWho: Do = (walk) =>
  expect(walk.screen.reads("confirm.sentTo", { address: customerOf(walk).login })).toBeVisible(now);

const limit = "50.00";

async function toLimits(walk: Walk) {
  await openFor({}, { isNew: true })(walk);
  await openMenu(walk);
  await walk.screen.button("limits.title").click();
  await walk.screen.field("limits.perDay").fill(limit);
}

const credentials: Tour[] = [
  stepOf("step-up: who is there", toNewPassword, {
    act: askForChange,
    isThere: isAskedWho,
    async retry(walk) {
      const { screen } = walk;
      if (await screen.dialog("stepUp.title").isVisible()) await screen.button("confirm.resend").click(soon);
      else await askForChange(walk);
    },
    isKept: keeps("newPassword.label", newPassword),
  }),
  stepOf("a new password", toNewPassword, {
    act: allowed("passwordChange", askForChange),
    isThere: ({ screen }) => expect(screen.balance()).toBeVisible(now),
    // Over when two answers that brought new tokens were lost, as the bank gives no third.
    isDone: ({ page, screen }) =>
      expect(
        page
          .getByText(/^This is already your password/)
          .or(screen.heading("signIn.title"))
          .first(),
      ).toBeVisible(now),
    isKept: keeps("newPassword.label", newPassword),
  }),
  stepOf("payment limits: saving", toLimits, {
    act: allowed("limitsUpdate", ({ screen }) => screen.button("limits.save").click(soon)),
    isThere: ({ screen }) => expect(screen.dialog("limits.title")).toBeHidden(now),
    isKept: keeps("limits.perDay", limit),
  }),
  stepOf(
    "devices: signing one out",
    toTwoDevices,
    {
      isOnce: true,
      act: allowed("sessionRevoke", ({ screen }) =>
        devicesIn(screen).getByRole("button").first().click(soon),
      ),
      isThere: ({ screen }) => expect(devicesIn(screen)).toHaveCount(1, now),
    },
    3,
  ),
  stepOf(
    "step-up: the proof",
    async (walk) => {
      await toTwoDevices(walk);
      await walk.screen.button("devices.signOutOthers").click();
      await expect(() => isAskedWho(walk)).toPass();
    },
    {
      isOnce: true,
      act: ({ screen, operator, customer }) =>
        customer ? proveWho(screen, operator, customer) : Promise.reject(new Error("Nobody is signed in.")),
      isThere: ({ screen }) => expect(devicesIn(screen)).toHaveCount(1, now),
      // Over when two answers that brought new tokens were lost, as the bank gives no third.
      isDone: ({ screen }) => expect(screen.heading("signIn.title")).toBeVisible(now),
      async retry({ screen, operator, customer }) {
        const dialog = screen.dialog("stepUp.title");
        if (!(await dialog.isVisible())) return screen.button("devices.signOutOthers").click(soon);
        if (await dialog.getByLabel(screen.say("signIn.code")).inputValue(soon))
          return screen.button("stepUp.submit").click(soon);
        // The code was used by an attempt whose answer was lost.
        if (await screen.button("confirm.resend").isEnabled())
          await screen.button("confirm.resend").click(soon);
        if (customer) await proveWho(screen, operator, customer);
      },
    },
  ),
  stepOf("devices: a sign-in to report", toSignIns, {
    act: (walk) => notMe(walk).click(soon),
    isThere: ({ screen }) => expect(screen.dialog("devices.disownTitle")).toBeVisible(now),
    async retry(walk) {
      if (!(await notMe(walk).isVisible())) await openDevices(walk);
      await notMe(walk).click(soon);
    },
  }),
  stepOf(
    "devices: this was not me",
    async (walk) => {
      await toSignIns(walk);
      await notMe(walk).click();
      await expect(walk.screen.button("devices.disown")).toBeVisible();
    },
    {
      isOnce: true,
      act: ({ screen }) => screen.button("devices.disown").click(soon),
      isThere: ({ screen }) => expect(screen.dialog("reset.title").getByRole("textbox")).toBeVisible(now),
      isDone: ({ screen }) => expect(screen.heading("signIn.title")).toBeVisible(now),
    },
  ),
  stepOf(
    "recovery codes: new ones",
    async (walk) => {
      await openFor({}, { isNew: true })(walk);
      await openMenu(walk);
      await walk.page
        .getByRole("button", { name: new RegExp(`^${walk.screen.say("shell.recoveryCodes")}`) })
        .click();
      await expect(walk.screen.dialog("twoFactor.title.renew")).toBeVisible();
    },
    {
      isOnce: true,
      act: allowed("recoveryCodesCreate", typeCode),
      // New ones, or said what became of them: the next code takes half a minute.
      async isThere({ page, screen }) {
        if (await screen.field("signIn.code").isVisible())
          await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible(now);
      },
      retry: async () => undefined,
    },
  ),
  stepOf(
    "two-factor: switching off",
    async (walk) => {
      await openFor({}, { isNew: true })(walk);
      await openMenu(walk);
      await twoFactorSwitch(walk);
      await expect(walk.screen.dialog("twoFactor.title.disable")).toBeVisible();
    },
    {
      isOnce: true,
      act: allowed("twoFactorUpdate", typeCode),
      // Off, or said what became of it: the next code takes half a minute.
      async isThere({ page, screen }) {
        const dialog = screen.dialog("twoFactor.title.disable");
        if (await dialog.isVisible())
          await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible(now);
      },
      retry: async () => undefined,
    },
  ),
];

const passkeysIn = (screen: Screen) => screen.dialog("passkeys.title").getByRole("listitem");
const openPasskeys: Do = async (walk) => {
  await openMenu(walk);
  await walk.page
    .getByRole("button", { name: new RegExp(`^${walk.screen.say("passkeys.title")}`) })
    .click(soon);
};
const addPasskey = allowed("passkeyBegin", ({ screen }) => screen.button("passkeys.add").click(soon));

const removePasskey = allowed("passkeyDelete", ({ screen }) =>
  passkeysIn(screen)
    .getByRole("button", { name: /^Remove/ })
    .click(soon),
);

/** Tries again, or does what a list that may be out of date asks for. */
const freshOr =
  (act: Do): Do =>
  async (walk) => {
    if (!(await walk.screen.reads("passkeys.stale").isVisible())) return act(walk);
    await closeDialog(walk);
    await openPasskeys(walk);
  };

const devicesOf = new WeakMap<Page, Awaited<ReturnType<typeof withAuthenticator>>>();

/** A customer at an address where passkeys can be, with the dialog open. */
async function toPasskeys(walk: Walk) {
  const device = devicesOf.get(walk.page) ?? (await withAuthenticator(walk.page));
  devicesOf.set(walk.page, device);
  await device.forget();
  await openFor({}, { path: `${namedOrigin}${paths.home}`, isNew: true })(walk);
  await openPasskeys(walk);
  await expect(walk.screen.field("passkeys.name")).toBeVisible();
}
async function toPasskey(walk: Walk) {
  await toPasskeys(walk);
  await addPasskey(walk);
  await expect(passkeysIn(walk.screen)).toHaveCount(1);
}

const passkeys: Tour[] = [
  {
    name: "passkeys",
    open: openFor({}, { path: `${namedOrigin}${paths.home}` }),
    places: [
      inMenu("passkeys", openPasskeys, ({ screen }) =>
        expect(screen.field("passkeys.name")).toBeVisible(now),
      ),
    ],
  },
  stepOf(
    "passkeys: adding",
    async (walk) => {
      await toPasskeys(walk);
      await walk.screen.field("passkeys.name").fill(typed);
    },
    {
      act: addPasskey,
      retry: freshOr(addPasskey),
      isThere: ({ screen }) => expect(passkeysIn(screen)).toHaveCount(1, now),
      isKept: async (walk) => {
        // One that was added leaves the field to the next.
        if ((await passkeysIn(walk.screen).count()) === 0) await keeps("passkeys.name", typed)(walk);
      },
    },
    2,
  ),
  stepOf(
    "passkeys: renaming",
    async (walk) => {
      await toPasskey(walk);
      await passkeysIn(walk.screen)
        .getByRole("button", { name: /^Rename/ })
        .click();
      await walk.screen.dialog("passkeys.title").getByRole("textbox").fill(typed);
    },
    {
      act: ({ screen }) => screen.button("passkeys.save").click(soon),
      isThere: ({ screen }) => expect(passkeysIn(screen)).toContainText(typed, now),
      isKept: async ({ screen }) => {
        if (await screen.button("passkeys.save").isVisible())
          await expect(screen.dialog("passkeys.title").getByRole("textbox")).toHaveValue(typed, now);
      },
    },
  ),
  stepOf("passkeys: removing", toPasskey, {
    act: removePasskey,
    retry: freshOr(removePasskey),
    isThere: ({ screen }) => expect(passkeysIn(screen)).toHaveCount(0, now),
  }),
  stepOf(
    "send: a passkey agrees",
    async (walk) => {
      const { page, screen } = walk;
      await toPasskey(walk);
      // Anew, without the code that made it.
      await openAs(walk, customerOf(walk), `${namedOrigin}${paths.send}`);
      await fillPayment(page, outside.matches);
      await sendButton(screen).click();
      await screen.button("send.check.goOn").click();
      await expect(screen.button("passkeys.confirm")).toBeVisible();
    },
    {
      ...thePayment,
      act: ({ screen }) => screen.button("passkeys.confirm").click(soon),
      async retry({ screen }) {
        if (await screen.button("passkeys.confirm").isVisible())
          await screen.button("passkeys.confirm").click(soon);
      },
    },
  ),
  stepOf(
    "sign in: a passkey",
    async (walk) => {
      const { screen } = walk;
      await toPasskey(walk);
      await openAs(walk, customerOf(walk), `${namedOrigin}${paths.home}`);
      await expect(screen.balance()).toBeVisible();
      await screen.profileMenu().click();
      await screen.button("shell.logout").click();
      await expect(screen.button("signIn.withPasskey")).toBeVisible();
    },
    {
      isOnce: true,
      act: ({ screen }) => screen.button("signIn.withPasskey").click(soon),
      isThere: ({ screen }) => expect(screen.balance()).toBeVisible(now),
    },
    4,
  ),
];

const toWarning = async (walk: Walk) => {
  await openFor()(walk);
  await walk.page.clock.fastForward(minutes(9) + 2_000);
  await expect(walk.screen.dialog("session.warning.title")).toBeVisible();
};

const session: Tour[] = [
  stepOf("session clock: extending", toWarning, {
    act: ({ screen }) => screen.button("session.extend").click(soon),
    isThere: ({ screen }) => expect(screen.dialog("session.warning.title")).toBeHidden(now),
  }),
  stepOf("session clock: logging out", toWarning, {
    act: ({ screen }) => screen.dialog("session.warning.title").getByRole("button").first().click(soon),
    isThere: ({ screen }) => expect(screen.heading("signIn.title")).toBeVisible(now),
  }),
];

const verification: Tour[] = [
  stepOf("verification: opening", openFor({ verified: false }), {
    act: ({ screen }) => screen.button("send.verify").click(soon),
    isThere: ({ page }) => expect(frameOf(page).getByRole("radio").first()).toBeVisible(now),
  }),
  ...(["verify", "reject"] as const).map((outcome) =>
    stepOf(
      `verification: ${outcome}`,
      async (walk) => {
        const { operator } = walk;
        await openFor({ verified: false }, { isNew: true })(walk);
        const { login } = customerOf(walk);
        await operator.submitVerification(login);
        await operator.decideVerification(login, { decision: outcome === "verify" ? "approve" : "retry" });
      },
      {
        isOnce: true,
        isBackground: true,
        // The page asks every 30 seconds.
        act: ({ page }) => page.clock.fastForward(31_000),
        isThere: ({ screen }) =>
          expect(screen.profileMenu()).toContainText(screen.say(`shell.verification.${outcome}`), now),
      },
    ),
  ),
];

/** A company at one of the steps of its registration. */
const openRegistration =
  (prepare: (walk: Walk, company: Customer) => Promise<void>): Do =>
  async (walk) => {
    const company = await walk.operator.customer({ kind: "corporate", confirmed: false });
    await prepare(walk, company);
    await openAs(walk, company, paths.companyRegistration);
  };

const companyName = "SIA Rudens Vējš";
const registration: Tour[] = [
  stepOf(
    "company registration: the company",
    async (walk) => {
      await openFor({}, { path: paths.companyRegistration, isNew: true })(walk);
      await fillCompany(walk.page, walk.screen, { name: companyName, number: aNumber() });
    },
    {
      act: ({ screen }) => screen.button("company.open").click(soon),
      isThere: ({ screen }) => expect(stepHeading(screen, "exposure")).toBeVisible(now),
      async isKept({ page, screen }) {
        // The company's own page shows the same field while it reads what the bank has.
        const name = screen.field("company.name").and(page.locator(":not([readonly])"));
        if (await name.isVisible()) await expect(name).toHaveValue(companyName, now);
      },
    },
    2,
  ),
  stepOf(
    "company registration: a member",
    async (walk) => {
      await openRegistration(async (_, own) => {
        await tellAboutCompany(walk, own);
        await denyExposure(walk, own);
      })(walk);
      const { page, screen } = walk;
      await stepButton(page, screen, "members").click();
      await screen.button("members.add").click();
      await screen.field("members.firstName").fill("Zane");
      await screen.field("members.lastName").fill("Kalniņa");
      await screen.field("members.email").fill(aNewcomer().email);
      await page.getByRole("radio", { name: screen.say("members.position.owner") }).check();
      await screen.field("members.percent").fill("60");
    },
    {
      act: ({ screen }) => screen.button("members.submit").click(soon),
      // The list follows as soon as the company can be read.
      isThere: ({ screen }) => expect(screen.button("members.add")).toBeVisible(now),
      async isKept({ screen }) {
        const name = screen.field("members.firstName");
        if (await name.isVisible()) await expect(name).toHaveValue("Zane", now);
      },
    },
  ),
  stepOf(
    "company registration: public office",
    async (walk) => {
      await openRegistration((_, company) => tellAboutCompany(walk, company))(walk);
      await walk.page.getByRole("radio", { name: walk.screen.say("company.exposure.no") }).check();
    },
    {
      act: ({ screen }) => screen.button("company.saveAndContinue").click(soon),
      isThere: ({ screen }) => expect(stepHeading(screen, "members")).toBeVisible(now),
    },
  ),
];

async function toDocuments(walk: Walk) {
  const { page, screen } = walk;
  await openRegistration(async ({ request, operator }, own) => {
    await tellAboutCompany(walk, own);
    await passGate(request, operator, own);
  })(walk);
  await stepButton(page, screen, "documents").click();
  await expect(documentRow(page, screen, documentKeys[0])).toBeVisible();
}

async function toContract(walk: Walk, prepare?: (company: Customer) => Promise<void>) {
  await openRegistration(async ({ request, operator }, own) => {
    await tellAboutCompany(walk, own);
    await passGate(request, operator, own);
    await handInDocuments(walk, own, documentKeys);
    await prepare?.(own);
  })(walk);
  await stepButton(walk.page, walk.screen, "contract").click();
  await expect(
    walk.screen.button("contract.sign").or(walk.screen.button("contract.downloadSigned")),
  ).toBeVisible();
}

const companySteps: Tour[] = [
  stepOf("company registration: a document", toDocuments, {
    act: ({ page, screen }) => chooseDocument(page, screen, documentKeys[0]),
    isThere: ({ screen }) => {
      const document = screen.say(`documents.name.${documentKeys[0]}`);
      return expect(screen.button("documents.replaceNamed", { document })).toBeVisible(now);
    },
  }),
  stepOf(
    "company registration: the contract",
    (walk) => toContract(walk),
    {
      act: ({ screen }) => screen.button("contract.sign").click(soon),
      isThere: ({ screen }) => expect(screen.dialog("contract.dialogTitle")).toBeVisible(now),
    },
    3,
  ),
  stepOf("company registration: a protected document", toDocuments, {
    act: ({ page, screen }) =>
      chooseDocument(page, screen, documentKeys[0], {
        ...pdfFile("protected"),
        buffer: Buffer.from(
          pdfFile("protected").buffer.toString("latin1").replace("/Size 1", "/Encrypt 9 0 R"),
          "latin1",
        ),
      }),
    isThere: ({ page, screen }) =>
      expect(documentRow(page, screen, documentKeys[0]).getByRole("alert")).toContainText(
        screen.say("documents.problem.encrypted"),
        now,
      ),
  }),
  stepOf(
    "company registration: signing",
    async (walk) => {
      await toContract(walk);
      await walk.screen.button("contract.sign").click();
      await expect(walk.screen.reads("confirm.sentTo", { address: customerOf(walk).login })).toBeVisible();
    },
    {
      isOnce: true,
      act: typeSentCode,
      isThere: ({ screen }) => expect(screen.button("contract.downloadSigned")).toBeVisible(now),
      async retry(walk) {
        const isAsked = await walk.screen.dialog("contract.dialogTitle").isVisible();
        await (isAsked ? typeSentCode(walk) : walk.screen.button("contract.sign").click(soon));
      },
    },
  ),
  stepOf(
    "company registration: the signed contract",
    (walk) => toContract(walk, (own) => signContract(walk, own)),
    downloadBy(({ screen }) => screen.button("contract.downloadSigned").click(soon)),
  ),
  {
    name: "account selector",
    open: openFor({ kind: "corporate" }),
    places: [
      dialogOf("account selector", {
        act: ({ page, screen }) =>
          page.getByRole("button", { name: new RegExp(`^${screen.say("shell.account")}`) }).click(soon),
        isThere: ({ page }) => expect(page.getByRole("option").first()).toBeVisible(now),
      }),
    ],
  },
];

/** Somebody whom a company has named as a member. */
const toInvitation =
  (path: string): Do =>
  async (walk) => {
    const { operator, request } = walk;
    const company = await operator.customer({ kind: "corporate" });
    const customer = await operator.customer();
    const userId = await userIdOf(request, operator, customer.login);
    await inviteToCompany(walk, company, { userId, position: "member" });
    await openAs(walk, customer, path);
  };

const home: Tour[] = [
  stepOf("home", toInvitation(paths.card), {
    isPage: true,
    act: ({ page }) => goTo(page, paths.home),
    async isThere({ page, screen }) {
      await stands(page, "home");
      await expect(screen.balance()).toBeVisible(now);
      await expect(screen.button("invitation.accept")).toBeVisible(now);
    },
    retry: ({ screen }) => screen.button("overview.reload").click(soon),
  }),
  stepOf(
    "an invitation: accepting",
    async (walk) => {
      await toInvitation(paths.home)(walk);
      await expect(walk.screen.button("invitation.accept")).toBeVisible();
    },
    {
      act: ({ screen }) => screen.button("invitation.accept").click(soon),
      // A second answer finds that the first arrived.
      async isThere({ screen }) {
        await expect(screen.balance()).toBeVisible(now);
        await expect(screen.button("invitation.accept")).toHaveCount(0, now);
      },
    },
  ),
];

const memberName = "Zane Krūmiņa";
const toMembers = openRegistration(async (walk, own) => {
  const { request, operator } = walk;
  await tellAboutCompany(walk, own);
  await passGate(request, operator, own);
  const { login, userId } = await aStranger(walk, memberName);
  await joinCompany(walk, own, { login, userId, position: "member" });
});
const openMembers: Do = async (walk) => {
  await toMembers(walk);
  await stepButton(walk.page, walk.screen, "members").click();
  await expect(walk.screen.button("members.removeNamed", { name: memberName })).toBeVisible();
};
const openQuestion: Do = async (walk) => {
  await openMembers(walk);
  await walk.screen.button("members.removeNamed", { name: memberName }).click();
  await expect(walk.screen.dialog("members.removeTitle")).toBeVisible();
};

const toMyData: Do = async (walk) => {
  await openFor({ twoFactor: false }, { path: paths.profile })(walk);
  await expect(walk.screen.button("myData.order")).toBeVisible();
};
const ordersCopy: Do = ({ screen }) => screen.button("myData.order").click(soon);
const copyIds = new WeakMap<Page, string>();
const toMyCopy: Do = async (walk) => {
  await openFor({ twoFactor: false })(walk);
  await orderCopy(walk, customerOf(walk));
  copyIds.set(walk.page, (await copyOf(walk, customerOf(walk))).id);
  await goTo(walk.page, paths.profile);
  await expect(walk.screen.button("myData.download")).toBeVisible();
};

const myData: Tour[] = [
  stepOf("my data: ordering a copy", toMyData, {
    isOnce: true,
    act: ordersCopy,
    isThere: ({ screen }) =>
      expect(screen.reads("myData.state.making").or(screen.reads("myData.state.ready"))).toBeVisible(now),
    async retry(walk) {
      if (await walk.screen.button("myData.order").isVisible()) await ordersCopy(walk);
    },
  }),
  stepOf(
    "my data: downloading a copy",
    toMyCopy,
    downloadBy(async (walk) => {
      await allow({ ...walk, who: customerOf(walk) }, "dataCopyFile", copyIds.get(walk.page));
      await walk.screen.button("myData.download").click(soon);
    }),
  ),
];

const members: Tour[] = [
  {
    name: "company profile",
    open: openFor({ kind: "corporate" }),
    places: [{ ...pageOf("profile"), name: "company profile" }],
  },
  stepOf("members: a verification link", openMembers, {
    act: ({ screen }) => screen.button("members.sendLinkNamed", { name: memberName }).click(soon),
    isThere: ({ screen }) => expect(screen.toast(screen.say("members.linkSent")).first()).toBeVisible(now),
  }),
  stepOf("members: a contract", openMembers, {
    ...downloadBy(({ page, screen }) =>
      page
        .getByRole("button", {
          name: new RegExp(`^${screen.say("members.contractNamed", { name: "" }).trim()}`),
        })
        .first()
        .click(soon),
    ),
  }),
  stepOf("members: removing", openQuestion, {
    act: ({ screen }) =>
      screen
        .dialog("members.removeTitle")
        .getByRole("button", { name: screen.say("members.remove") })
        .click(soon),
    // The list follows as soon as the company can be read.
    isThere: async ({ screen }) => {
      await expect(screen.button("members.add")).toBeVisible(now);
      await expect(screen.dialog("members.removeTitle")).toHaveCount(0, now);
    },
  }),
];

const colleague = "Anna Liepa";

/** A company's owner, at who has access to the account. */
async function toPeople(walk: Walk) {
  const { operator } = walk;
  const owner = await operator.customer({ kind: "corporate" });
  const { login } = await operator.customer({ name: colleague });
  const access = { rights: ["see" as const], per_payment: null, per_day: null };
  await (await peopleOf(walk, owner)).invite({ name: colleague, login, access });
  await openAs(walk, owner, `${paths.profile}?tab=people`);
  await expect(walk.screen.button("people.changeNamed", { name: colleague })).toBeVisible();
}

const peopleTab = ({ page, screen }: Walk) =>
  page.getByRole("tab", { name: screen.say("profile.tab.people") });

/** Somebody with access to a company's account. */
const openWithAccess =
  (path: string): Do =>
  async (walk) => {
    const owner = await walk.operator.customer({ kind: "corporate" });
    await openAs(walk, await addColleague({ ...walk, owner }, colleague, ["see"]), path);
  };

async function toLeaving(walk: Walk) {
  await openWithAccess(paths.profile)(walk);
  await walk.screen.button("ownAccess.leave").click();
  await expect(walk.screen.dialog("ownAccess.leave.title")).toBeVisible();
}
const leavesAccess: Do = ({ screen }) =>
  screen
    .dialog("ownAccess.leave.title")
    .getByRole("button", { name: screen.say("ownAccess.leave") })
    .click(soon);

const people: Tour[] = [
  stepOf("people: one's own access", openWithAccess(paths.card), {
    act: ({ page }) => goTo(page, paths.profile),
    isThere: ({ screen }) => expect(screen.button("ownAccess.leave")).toBeVisible(now),
  }),
  stepOf("people: giving up access", toLeaving, {
    isOnce: true,
    act: leavesAccess,
    isThere: ({ screen }) => expect(screen.button("ownAccess.leave")).toHaveCount(0, now),
    async retry(walk) {
      if (!(await walk.screen.dialog("ownAccess.leave.title").isVisible()))
        await walk.screen.button("ownAccess.leave").click(soon);
      await leavesAccess(walk);
    },
  }),
  stepOf(
    "people: who has access",
    async (walk) => {
      await withoutStream(walk.page);
      await openFor({ kind: "corporate" }, { path: paths.profile })(walk);
      await expect(peopleTab(walk)).toBeVisible();
      // What the page of a company reads by itself is no part of this place.
      await walk.page.waitForLoadState("networkidle");
    },
    {
      act: (walk) => peopleTab(walk).click(soon),
      isThere: ({ screen }) => expect(screen.button("people.add")).toBeVisible(now),
    },
  ),
  stepOf(
    "people: saving",
    async (walk) => {
      await toPeople(walk);
      await walk.screen.button("people.changeNamed", { name: colleague }).click();
      await walk.page.getByRole("radio", { name: walk.screen.say("people.role.payer"), exact: true }).check();
    },
    {
      act: allowed("personSave", ({ screen }) => screen.button("people.save").click(soon)),
      isThere: ({ screen }) =>
        expect(screen.toast(screen.say("people.saved.changed")).first()).toBeVisible(now),
      isKept: async ({ page, screen }) => {
        const payer = page.getByRole("radio", { name: screen.say("people.role.payer"), exact: true });
        if (await payer.isVisible()) await expect(payer).toBeChecked(now);
      },
    },
  ),
  stepOf(
    "people: removing",
    async (walk) => {
      await toPeople(walk);
      await walk.screen.button("people.removeNamed.invited", { name: colleague }).click();
      await expect(walk.screen.dialog("people.removeTitle.invited")).toBeVisible();
    },
    {
      act: allowed("personRemove", ({ screen }) =>
        screen
          .dialog("people.removeTitle.invited")
          .getByRole("button", { name: screen.say("people.remove.invited"), exact: true })
          .click(soon),
      ),
      isThere: ({ screen }) => expect(screen.heading("people.empty")).toBeVisible(now),
    },
  ),
  stepOf(
    "people: the rule for approvals",
    async (walk) => {
      const { request, operator, page, screen } = walk;
      const owner = await operator.customer({ kind: "corporate" });
      await addColleague({ request, operator, owner }, colleague, ["see", "approve"]);
      await openAs(walk, owner, `${paths.profile}?tab=people`);
      await screen.button("people.rule.change").click();
      await page.getByRole("radio", { name: screen.say("people.rule.others") }).check();
      await screen.field("people.rule.above").fill(limit);
    },
    {
      act: allowed("approvalRuleSave", ({ screen }) => screen.button("people.save").click(soon)),
      isThere: ({ screen }) => expect(screen.toast(screen.say("people.rule.saved")).first()).toBeVisible(now),
      isKept: keeps("people.rule.above", limit),
    },
  ),
];

/** A message from the bank, with a document and a picture. */
async function toBankMessage(walk: Walk) {
  const { operator, page } = walk;
  const picture = await pictureOf(walk);
  await openFor({}, { isNew: true })(walk);
  const { login } = customerOf(walk);
  const { customers } = await operator.get<{ customers: { id: string }[] }>("customers", { search: login });
  await operator.post(`chats/${customers[0]?.id ?? ""}/messages`, {
    ...{ text: typed, name: "Anna", messageId: crypto.randomUUID() },
    attachments: [
      { name: "tariffs.pdf", base64: pdfFile("tariffs").buffer.toString("base64") },
      { name: "photo.png", base64: picture.toString("base64") },
    ],
  });
  // What was read changes how many are unread.
  const read = page.waitForResponse(/\/bridge\/read$/).then(() => page.waitForResponse(/\/account_info$/));
  await openAs(walk, customerOf(walk), paths.chat);
  await read;
  await expect(page.getByRole("log").getByText(typed, { exact: true })).toBeVisible();
}

const pictureIn = ({ page, screen }: Walk) =>
  page.getByRole("log").getByRole("button", { name: `${screen.say("chat.openPicture")} photo.png` });

const messages: Tour[] = [
  stepOf("chat: a file", toBankMessage, {
    ...downloadBy(({ page, screen }) =>
      page.getByRole("button", { name: `${screen.say("chat.download")} tariffs.pdf` }).click(soon),
    ),
  }),
  stepOf(
    "chat: a picture",
    async (walk) => {
      await toBankMessage(walk);
      await expect(pictureIn(walk).locator("img")).toBeVisible();
    },
    {
      act: (walk) => pictureIn(walk).click(soon),
      isThere: ({ page }) => expect(page.getByRole("dialog", { name: "photo.png" })).toBeVisible(now),
    },
  ),
  stepOf(
    "chat: the bank writes",
    async (walk) => {
      await openFor({}, { path: paths.chat, isNew: true })(walk);
      await expect(walk.page.getByRole("heading", { name: "Чат пуст" })).toBeVisible();
    },
    {
      isBackground: true,
      act: ({ operator, customer }) => operator.replyInChat(customer?.login ?? "", typed),
      isThere: ({ page }) =>
        expect(page.getByRole("log").getByText(typed, { exact: true }).first()).toBeVisible(now),
    },
  ),
];

/** The switch of languages, with what then stands on the page in Latvian. */
const speaking = (name: string, open: Do, key: TextKey) =>
  stepOf(`in Latvian: ${name}`, open, {
    act: ({ page }) => page.getByRole("button", { name: "LV, latviešu" }).first().click(soon),
    isThere: ({ page }) => expect(page.getByText(text("lv", key), { exact: true }).first()).toBeVisible(now),
  });

const toSignUp: Do = async (walk) => {
  await openSignedOut(walk);
  await goTo(walk.page, paths.signUp);
  await expect(walk.screen.button("signUp.submit")).toBeVisible();
};

const others: Tour[] = [
  speaking(
    "blocking access",
    async (walk) => {
      await openSignedOut(walk);
      await goTo(walk.page, paths.loginBlock);
      await expect(walk.screen.button("loginBlock.submit")).toBeVisible();
    },
    "loginBlock.submit",
  ),
  speaking(
    "the fees",
    async (walk) => {
      await openSignedOut(walk);
      await goTo(walk.page, legalPath("fees"));
      await expect(feesOf(walk)).toBeVisible();
    },
    "legal.contents",
  ),
  speaking("signing in", openSignedOut, "signIn.submit"),
  speaking("signing up", toSignUp, "signUp.submit"),
  speaking(
    "the planned payments",
    async (walk) => {
      await openFor({}, { path: paths.plans })(walk);
      await expect(walk.screen.heading("plans.none")).toBeVisible();
    },
    "plans.new",
  ),
  speaking("closing an account", toClosing, "closing.goOn"),
  speaking("spaces", toSpaces, "spaces.total"),
  speaking("budgets", toBudgets, "budgets.others"),
  speaking(
    "a copy of one's data",
    async (walk) => {
      await openFor({}, { path: paths.profile })(walk);
      await expect(walk.screen.button("myData.order")).toBeVisible();
    },
    "myData.order",
  ),
  speaking("money requests", toRequests, "moneyRequests.open"),
  speaking(
    "a requested payment",
    async (walk) => {
      await anAsker(walk);
      await openSignedOut(walk);
      await goTo(walk.page, requestedOf(walk).link);
      await expect(walk.screen.reads("requestedPayment.reference.text")).toBeVisible();
    },
    "requestedPayment.reference.text",
  ),
  speaking("direct debits", toDebits, "directDebits.creditors"),
  speaking("what waits for approval", toApprovals, "approvals.finished"),
  speaking("payments from files", toFiles, "paymentFile.choose"),
  speaking(
    "a payment",
    async (walk) => {
      await openPayment(walk);
      await expect(walk.screen.button("send.goOn")).toBeVisible();
    },
    "send.goOn",
  ),
  speaking(
    "who has access",
    async (walk) => {
      await openFor({ kind: "corporate" }, { path: `${paths.profile}?tab=people` })(walk);
      await expect(walk.screen.heading("people.empty")).toBeVisible();
    },
    "people.empty",
  ),
  speaking(
    "the history",
    async (walk) => {
      await openFor()(walk);
      await historyStands(walk);
    },
    "history.export",
  ),
  speaking(
    "a company's registration",
    async (walk) => {
      await openFor({}, { path: paths.companyRegistration })(walk);
      await expect(walk.screen.button("company.open")).toBeVisible();
    },
    "company.open",
  ),
  stepOf("redirectToApp", toSignUp, {
    // A computer goes on at once.
    act: ({ page }) => goTo(page, `${paths.redirectToApp}?fallback=${paths.signIn}`),
    isThere: ({ screen }) => expect(screen.button("signIn.submit")).toBeVisible(now),
  }),
  stepOf("sign up: the phone", toSignUp, {
    act: ({ screen }) => screen.field("signUp.phone").fill("20 000 001", soon),
    isThere: ({ screen }) => expect(screen.field("signUp.phone")).toHaveValue(/20/, now),
  }),
  stepOf(
    "filters of a phone",
    async (walk) => {
      await openFor()(walk);
      await historyStands(walk);
      await walk.page.setViewportSize({ width: 390, height: 844 });
    },
    {
      act: ({ screen }) => screen.button("history.filters").click(soon),
      isThere: ({ screen }) => expect(screen.button("history.filters.show")).toBeVisible(now),
    },
  ),
  stepOf(
    "printing the history",
    async (walk) => {
      await walk.page.addInitScript(() => {
        window.print = () => {
          document.documentElement.dataset["printed"] = "yes";
          dispatchEvent(new Event("afterprint"));
        };
      });
      await openFor()(walk);
      await historyStands(walk);
    },
    {
      act: ({ screen }) => screen.button("history.print").click(soon),
      isThere: ({ page }) => expect(page.locator("html[data-printed]")).toBeAttached(now),
    },
  ),
  stepOf(
    "receive: the details as a file",
    async (walk) => {
      await openFor({}, { path: paths.receive })(walk);
      await expect(walk.screen.button("receive.savePdf")).toBeVisible();
    },
    downloadBy(({ screen }) => screen.button("receive.savePdf").click(soon)),
  ),
];

/** A file that the bank makes. */
const download = (key: TextKey): Place => ({
  name: `export: ${key.split(".").at(-1) ?? key}`,
  ...downloadBy(
    ({ screen }) => screen.button(key).click(soon),
    async (walk) => {
      await historyStands(walk);
      await walk.screen.button("history.export").click();
      await expect(walk.screen.button(key)).toBeVisible();
    },
  ),
  leave: closeDialog,
});

async function toHistory(walk: Walk) {
  await openFor()(walk);
  await historyStands(walk);
}

async function toExport(walk: Walk) {
  await toHistory(walk);
  await walk.screen.button("history.export").click();
  await expect(walk.screen.button("history.export.csv")).toBeVisible();
}

const monthly = ({ page, screen }: Walk) =>
  page.getByRole("radio", { name: screen.say("schedule.monthly"), exact: true });

async function toSchedule(walk: Walk) {
  await toExport(walk);
  await walk.screen.button("history.export.schedule").click();
  await expect(monthly(walk)).toBeVisible();
}

async function toNote(walk: Walk) {
  await toHistory(walk);
  await walk.page.getByRole("listitem").getByRole("button").first().click();
  await expect(walk.screen.button("notes.change")).toBeVisible();
}

const typedNote = "For the office party";
const attached = pdfFile("receipt");

async function toAttached(walk: Walk) {
  const { page, screen, request, operator } = walk;
  const customer = await operator.customer();
  await addFile({ request, operator, owner: customer }, customer, attached);
  await openAs(walk, customer, paths.history);
  await page
    .getByRole("list", { name: screen.say("history.list") })
    .getByRole("button")
    .first()
    .click();
  await expect(screen.button("notes.files.removeNamed", { name: attached.name })).toBeVisible();
}

async function toRemoving(walk: Walk) {
  await toAttached(walk);
  const { screen } = walk;
  await screen.button("notes.files.removeNamed", { name: attached.name }).click();
  await expect(screen.button("notes.files.remove.do")).toBeVisible();
}

async function toLabels(walk: Walk) {
  const { screen, request, operator } = walk;
  const customer = await operator.customer();
  await labelNewest({ request, operator, owner: customer }, customer, ["Remnts"]);
  await openAs(walk, customer, paths.history);
  await screen.button("history.filters").click();
  await expect(screen.button("notes.labels.manage")).toBeVisible();
}

/** Also after the page was loaded anew. */
const openLabels: Do = async ({ screen }) => {
  const manage = screen.button("notes.labels.manage");
  if (!(await manage.isVisible())) await screen.button("history.filters").click(soon);
  await manage.click(soon);
};
const removeOf = ({ screen }: Walk) => screen.button("labels.removeNamed", { label: "Remnts" });

const notes: Tour[] = [
  stepOf("labels", toLabels, {
    act: ({ screen }) => screen.button("notes.labels.manage").click(soon),
    isThere: (walk) => expect(removeOf(walk)).toBeVisible(now),
    retry: openLabels,
  }),
  stepOf(
    "labels: one of them",
    async (walk) => {
      await toLabels(walk);
      await openLabels(walk);
      await expect(removeOf(walk)).toBeVisible();
    },
    {
      act: (walk) => removeOf(walk).click(soon),
      isThere: ({ screen }) => expect(screen.button("labels.removal.do")).toBeVisible(now),
      async retry(walk) {
        if (!(await removeOf(walk).isVisible())) await openLabels(walk);
        await removeOf(walk).click(soon);
      },
    },
  ),
  speaking(
    "after the labels",
    async (walk) => {
      await toLabels(walk);
      await openLabels(walk);
      await expect(removeOf(walk)).toBeVisible();
      await closeDialog(walk);
    },
    "history.export",
  ),
  stepOf(
    "labels: renaming",
    async (walk) => {
      await toLabels(walk);
      const { screen } = walk;
      await screen.button("notes.labels.manage").click();
      await screen.button("labels.renameNamed", { label: "Remnts" }).click();
      await screen.field("labels.name").fill("Remonts");
    },
    {
      act: ({ screen }) => screen.button("labels.save").click(soon),
      isThere: ({ screen }) =>
        expect(screen.button("labels.renameNamed", { label: "Remonts" })).toBeVisible(now),
      isKept: keeps("labels.name", "Remonts"),
    },
  ),
  stepOf("a note", toNote, {
    act: ({ screen }) => screen.button("notes.change").click(soon),
    isThere: ({ screen }) => expect(screen.field("notes.note")).toBeVisible(now),
  }),
  stepOf(
    "a note: saving",
    async (walk) => {
      await toNote(walk);
      await walk.screen.button("notes.change").click();
      await walk.screen.field("notes.note").fill(typedNote);
    },
    {
      act: ({ screen }) => screen.button("notes.save").click(soon),
      isThere: ({ screen }) => expect(screen.dialog("notes.title")).toBeHidden(now),
      isKept: async ({ screen }) => {
        const field = screen.field("notes.note");
        if (await field.isVisible()) await expect(field).toHaveValue(typedNote, now);
      },
    },
  ),
  stepOf("attachments: attaching", toNote, {
    act: ({ page }) => page.locator("input[type=file]").setInputFiles(attached, soon),
    isThere: ({ screen }) =>
      expect(screen.button("notes.files.removeNamed", { name: attached.name }).first()).toBeVisible(now),
  }),
  stepOf("attachments: opening", toAttached, {
    ...downloadBy(({ page, screen }) =>
      page.getByRole("button", { name: `${screen.say("notes.files.open")} ${attached.name}` }).click(soon),
    ),
  }),
  stepOf("attachments: removing", toRemoving, {
    act: ({ screen }) => screen.button("notes.files.remove.do").click(soon),
    isThere: ({ screen }) =>
      expect(screen.button("notes.files.removeNamed", { name: attached.name })).toBeHidden(now),
  }),
  stepOf("history: what it was spent on", toHistory, {
    act: ({ screen }) => screen.button("notes.sums").click(soon),
    isThere: ({ screen }) => expect(screen.reads("notes.sums.none")).toBeVisible(now),
    async retry({ screen }) {
      const button = screen.button("notes.sums");
      if ((await button.getAttribute("aria-expanded")) === "false") await button.click(soon);
    },
  }),
];

const ofThisYear = ({ page }: Walk) => page.getByRole("dialog").getByRole("button", { name: /20\d\d/ });

const feeYears: Tour[] = [
  stepOf("statements of fees", toExport, {
    act: ({ screen }) => screen.button("history.export.fees").click(soon),
    isThere: (walk) => expect(ofThisYear(walk)).toBeVisible(now),
    async retry({ screen }) {
      const again = screen.button("app.retry");
      if (await again.isVisible()) return again.click(soon);
      // An old release may have reloaded itself.
      const entry = screen.button("history.export.fees");
      if (!(await entry.isVisible())) await screen.button("history.export").click(soon);
      await entry.click(soon);
    },
  }),
  stepOf(
    "statements of fees: one as a file",
    async (walk) => {
      await toExport(walk);
      await walk.screen.button("history.export.fees").click();
      await expect(ofThisYear(walk)).toBeVisible();
    },
    downloadBy((walk) => ofThisYear(walk).click(soon)),
  ),
  speaking(
    "after statements of fees",
    async (walk) => {
      await toExport(walk);
      await walk.screen.button("history.export.fees").click();
      await expect(ofThisYear(walk)).toBeVisible();
      await closeDialog(walk);
    },
    "history.export",
  ),
];

const schedule: Tour[] = [
  stepOf("statements by email", toExport, {
    act: ({ screen }) => screen.button("history.export.schedule").click(soon),
    isThere: (walk) => expect(monthly(walk)).toBeVisible(now),
    async retry({ screen }) {
      // An old release may have reloaded itself.
      const entry = screen.button("history.export.schedule");
      if (!(await entry.isVisible())) await screen.button("history.export").click(soon);
      await entry.click(soon);
    },
  }),
  stepOf(
    "statements by email: saving",
    async (walk) => {
      await toSchedule(walk);
      await monthly(walk).check();
    },
    {
      act: ({ screen }) => screen.button("schedule.save").click(soon),
      isThere: ({ screen }) => expect(screen.dialog("schedule.title")).toBeHidden(now),
      isKept: async (walk) => {
        if (await monthly(walk).isVisible()) await expect(monthly(walk)).toBeChecked(now);
      },
    },
  ),
  speaking(
    "after statements by email",
    async (walk) => {
      await toSchedule(walk);
      await closeDialog(walk);
    },
    "history.export",
  ),
];

/** A customer who has been told of money that came in. */
async function toNotifications(walk: Walk) {
  const { page, request, operator, screen } = walk;
  await withoutStream(page);
  const who = await operator.customer({ balance: "0.00" });
  await tellOfMoney({ request, operator, who }, 1);
  await openAs(walk, who, paths.notifications);
  await expect(screen.button("notifications.readAll")).toBeVisible();
}

const moneyIn = ({ page, screen }: Walk) =>
  page
    .getByRole("group", { name: screen.say("notifications.kind.moneyIn"), exact: true })
    .getByRole("checkbox", { name: screen.say("notificationChoices.mail"), exact: true });

async function toNotificationChoices(walk: Walk) {
  await toNotifications(walk);
  await walk.screen.button("notificationChoices.open").click();
  await expect(moneyIn(walk)).toBeVisible();
}

const thisDevice = ({ screen }: Walk) => screen.field("notificationChoices.device.isOn");

async function toThisDevice(walk: Walk) {
  await canBePushedTo(walk.page);
  await toNotificationChoices(walk);
}

const savesChoices: Pick<Place, "act" | "isThere"> = {
  act: ({ screen }) => screen.button("notificationChoices.save").click(soon),
  isThere: ({ screen }) => expect(screen.dialog("notificationChoices.title")).toBeHidden(now),
};

const notifications: Tour[] = [
  stepOf("notifications: all marked as read", toNotifications, {
    isOnce: true,
    act: ({ screen }) => screen.button("notifications.readAll").click(soon),
    isThere: ({ screen }) => expect(screen.button("notifications.readAll")).toHaveCount(0, now),
  }),
  stepOf("how customers are told", toNotifications, {
    act: ({ screen }) => screen.button("notificationChoices.open").click(soon),
    isThere: (walk) => expect(moneyIn(walk)).toBeVisible(now),
  }),
  stepOf(
    "how customers are told: saving",
    async (walk) => {
      await toNotificationChoices(walk);
      await moneyIn(walk).check();
    },
    {
      ...savesChoices,
      isKept: async (walk) => {
        if (await moneyIn(walk).isVisible()) await expect(moneyIn(walk)).toBeChecked(now);
      },
    },
  ),
  stepOf(
    "how customers are told: on this device",
    async (walk) => {
      await toThisDevice(walk);
      await thisDevice(walk).check();
    },
    savesChoices,
  ),
  stepOf(
    "how customers are told: no longer on this device",
    async (walk) => {
      await toThisDevice(walk);
      await thisDevice(walk).check();
      await savesChoices.act(walk);
      await expect(walk.screen.dialog("notificationChoices.title")).toBeHidden();
      await walk.screen.button("notificationChoices.open").click();
      await thisDevice(walk).uncheck();
    },
    savesChoices,
  ),
  speaking("notifications", toNotifications, "notifications.readAll"),
];

const files: Tour[] = [
  stepOf("a download that is given up", toExport, {
    isOnce: true,
    async act(walk) {
      await walk.screen.button("history.export.csv").click(soon);
      await closeDialog(walk);
    },
    async isThere({ page }) {
      await stands(page, "history");
      await expect(page.getByRole("dialog")).toHaveCount(0, now);
    },
  }),
  {
    name: "files of the history",
    open: openFor(),
    places: (["csv", "pdf", "xlsx", "camt053", "mt940"] as const).map((kind) =>
      download(`history.export.${kind}`),
    ),
  },
];

export const tours: Tour[] = [
  ...groups.map((nth) => ({
    name: `pages ${nth + 1}`,
    open: openFor(),
    places: pages.filter((_, at) => at % groups.length === nth).map(pageOf),
  })),
  { name: "dialogs of the menu", open: openFor(), places: menuDialogs },
  { name: "search and keys", open: openFor(), places: keyDialogs },
  { name: details.name, open: openFor(), places: [details] },
  { name: "dialogs of pages", open: openFor(), places: listDialogs },
  {
    name: "what is deleted",
    open: openFor({}, { isNew: true }),
    places: [
      deleting("template", "user/payment_templates/create", savedTemplate),
      deleting("receiver", "user/receivers/create", savedReceiver),
    ],
  },
  {
    name: "two-factor: on",
    open: openFor({ twoFactor: false }),
    parts: 2,
    places: [
      // An attempt that the bank saw has used the leave to make the change: the next one asks who is there.
      inMenu("two-factor: on", allowed("twoFactorSetup", twoFactorSwitch), ({ screen }) =>
        expect(screen.field("signIn.code").or(screen.dialog("stepUp.title"))).toBeVisible(now),
      ),
    ],
  },
  ...signIn,
  ...send,
  ...paid,
  ...planned,
  ...directDebits,
  ...spaces,
  ...closing,
  ...budgets,
  ...moneyRequests,
  ...approvals,
  ...paymentFiles,
  ...session,
  ...verification,
  ...registration,
  ...companySteps,
  ...writing,
  ...credentials,
  ...files,
  ...notes,
  ...schedule,
  ...feeYears,
  ...notifications,
  ...home,
  ...passkeys,
  ...members,
  ...myData,
  ...people,
  ...messages,
  ...others,
];
