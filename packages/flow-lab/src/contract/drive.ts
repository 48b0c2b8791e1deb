import { calls } from "@amberline/api/contract";
import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { denyExposure, signContract, tellAboutCompany } from "../browser/companyCalls";
import { downloaded, expectPdf } from "../browser/downloads";
import { type Wanted } from "../browser/operator";
import { type TextKey } from "../browser/words";
import { guess, submitSentCode, typesWrongCode } from "../drive/code";
import {
  companyOf,
  expectsFile,
  hasCome,
  holdLooks,
  refreshCompany,
  noteDownloads,
  openAt,
  openStep,
} from "../drive/company";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

/** A company with all answers has a contract, unless the walk needs one without. */
async function makeReady(stage: Stage, wanted: Wanted = {}) {
  const company = await companyOf(stage, wanted);
  const isUnready = ["readAgreement", "saveAgreement"].some((call) => stage.coming(call) === "notReady");
  if (isUnready || stage.notes.has("ready")) return;
  stage.notes.set("ready", "yes");
  await tellAboutCompany(stage, company);
  await denyExposure(stage, company);
}

const opens =
  (open: (stage: Stage) => Promise<void>, wanted: Wanted = {}) =>
  async (stage: Stage) => {
    if (wanted.verified === false) stage.notes.set("unverified", "yes");
    await makeReady(stage, wanted);
    noteDownloads(stage);
    // The page reads the company first, with the same call.
    stage.letPass("readSignature");
    await open(stage);
  };
const onProfile = (stage: Stage) => openAt(stage, `${paths.profile}?tab=contract`);
const inRegistration = (stage: Stage) => openStep(stage, "contract");

/** Faults of the contract's request, not of the company's before it. */
const unread = Object.fromEntries(
  Object.entries(failuresOf("contractSignedExists")).map(([name, fails]) => [
    name,
    async (stage: Stage) => {
      const isAtFirst = stage.customer === null;
      if (isAtFirst) await stage.meets({ call: "contractSignedExists", fault: "slow", ms: 0 });
      await fails(stage);
    },
  ]),
);

async function isSigned(stage: Stage) {
  if (stage.notes.has("signed")) return;
  stage.notes.set("signed", "yes");
  await makeReady(stage);
  await signContract(stage, stage.who);
}

/** Changes the company's address, so that the shown or signed contract is outdated. */
const moves = (stage: Stage) => tellAboutCompany(stage, stage.who, { city: "Ventspils" });

const says = (key: TextKey) => (stage: Stage) => void stage.notes.set("said", key);
const signs = (stage: Stage) => {
  stage.notes.set("signed", "yes");
  says("contract.signed")(stage);
};

const dialogOf = ({ screen }: Stage) => screen.dialog("contract.dialogTitle");
const isPressed =
  (key: TextKey) =>
  async ({ screen }: Stage) => {
    await expect(screen.button(key)).toHaveAttribute("aria-busy", "true");
  };
const isSigning = (call: string) => async (stage: Stage) => {
  await expect(dialogOf(stage)).toBeVisible();
  await isPressed("contract.submit")(stage);
  await stage.isAsked(call);
};

/** The contract's status as the page knows it. */
const isKnownSigned = (stage: Stage) =>
  stage.notes.has("signed") && !stage.isHeld("sign") && !stage.isHeld("confirmSignature");

/** Found by text, because roles behind a dialog are hidden. */
const stands = async (stage: Stage) => {
  const status = isKnownSigned(stage) ? "contract.status.signed" : "contract.status.unsigned";
  await expect(stage.screen.reads(status).first()).toBeVisible();
};

export const drive: FlowDrive = {
  prepare: {
    company: opens(onProfile),
    unverified: opens(inRegistration, { verified: false }),
    withoutTwoFactor: opens(onProfile, { twoFactor: false }),
  },
  events: {
    "document.download": async ({ screen }) =>
      screen.button("contract.download").or(screen.button("contract.downloadUnsigned")).click(),
    "signed.download": async ({ screen }) => screen.button("contract.downloadSigned").click(),
    "sign.begin": async ({ screen }) => screen.button("contract.sign").click(),
    "sign.cancel": async ({ screen }) => screen.button("app.cancel").click(),
    "sign.read": async ({ page, screen }) =>
      expectPdf(await downloaded(page, () => screen.button("contract.read").click())),
    "code.submit": submitSentCode,
    "signer.check": async (stage) => {
      await holdLooks(stage);
      await stage.screen.button("contract.check").click();
      await stage.isAsked("look");
    },
    "signature.retry": async ({ screen }) => screen.button("app.retry").click(),
    "company.changed": async (stage) => {
      const { operator, who, notes, page } = stage;
      if (notes.delete("unverified")) {
        await operator.submitVerification(who.login);
        await operator.decideVerification(who.login, { decision: "approve" });
      }
      if (stage.isHeld("look")) return refreshCompany(stage);
      stage.letPass("readSignature");
      await page.clock.fastForward(31_000);
    },
  },
  answers: {
    readSignature: {
      none: ({ notes }) => void notes.delete("signed"),
      ours: isSigned,
      ...unread,
    },
    readAgreement: {
      ok: () => {},
      notReady: says("contract.notReady"),
      ...failuresOf("contractPdf"),
    },
    saveAgreement: {
      ok: expectsFile("doc_to_sign.pdf"),
      notReady: says("contract.notReady"),
      ...failuresOf("contractPdf"),
    },
    saveSigned: {
      ok: expectsFile("signed_doc.pdf"),
      notSigned: async (stage) => {
        await moves(stage);
        says("contract.notSigned")(stage);
      },
      ...failuresOf("contractSignedPdf"),
    },
    sign: {
      ok: signs,
      wrongCode: (stage) => {
        typesWrongCode(stage);
        stage.notes.set("refused", "contract.codeRefused");
      },
      locked: async (stage) => {
        const { accessToken: token } = await stage.operator.session(stage.who.login);
        const data = { corporate_id: stage.who.accountId, code: "wrong" };
        await guess(stage, calls.contractSign.path, { headers: { token }, data });
      },
      changed: async (stage) => {
        await moves(stage);
        stage.notes.set("refused", "contract.changed");
      },
      ...failuresOf("contractSign"),
      // Lost before or after signing, depending on the status to be found afterwards.
      net: async (stage) => {
        const isDone = stage.coming("confirmSignature") === "ours";
        await stage.meets({ call: "contractSign", fault: isDone ? "dropAfter" : "drop" });
      },
    },
    confirmSignature: { ours: signs, none: () => {}, ...failuresOf("contractSignedExists") },
  },
  requests: {
    readSignature: ["contractSignedExists"],
    confirmSignature: ["contractSignedExists"],
    readAgreement: ["contractPdf"],
    saveAgreement: ["contractPdf"],
    saveSigned: ["contractSignedPdf"],
    sign: ["contractSign"],
  },
  arrived: {
    "open.signature.reading": async (stage) => {
      await stage.isAsked("readSignature");
      await expect(stage.screen.reads("contract.unread")).toBeHidden();
      if (stage.notes.has("signed")) await stands(stage);
    },
    "open.signature.known": stands,
    "open.signature.unread": async ({ screen }) => {
      await expect(screen.reads("contract.unread")).toBeVisible();
      await expect(screen.button("app.retry")).toBeVisible();
    },
    "open.work.resting": async (stage) => {
      const { page, screen, notes } = stage;
      await expect(dialogOf(stage)).toBeHidden();
      await expect(page.locator("#main button[aria-busy]")).toHaveCount(0);
      await expect(screen.reads("contract.notVerified")).toHaveCount(notes.has("unverified") ? 1 : 0);
      const said = notes.get("said") as TextKey | undefined;
      if (said) await expect(screen.toast(screen.say(said))).toBeVisible();
      notes.delete("said");
      await hasCome(stage);
    },
    "open.work.generating": async ({ screen }) => {
      const button = screen.button("contract.download").or(screen.button("contract.downloadUnsigned"));
      await expect(button).toHaveAttribute("aria-busy", "true");
    },
    "open.work.fetchingSigned": isPressed("contract.downloadSigned"),
    "open.work.signing.preparing": isPressed("contract.sign"),
    "open.work.signing.asking": async ({ screen, notes }) => {
      const refused = notes.get("refused") as TextKey | undefined;
      await expect(screen.field("signIn.code")).toBeEditable();
      if (refused) await expect(screen.reads(refused)).toBeVisible();
      notes.delete("refused");
    },
    "open.work.signing.signing": isSigning("sign"),
    "open.work.signing.confirming": isSigning("confirmSignature"),
  },
  journeys: [
    "company;readSignature=net~signature.retry~readSignature=none~document.download~saveAgreement=ok~sign.begin~readAgreement=ok~sign.read~code.submit~sign=wrongCode~code.submit~sign=net~confirmSignature=ours~readSignature=ours~signed.download~saveSigned=ok~signed.download~saveSigned=notSigned~readSignature=none",
    "unverified;readSignature=none~signer.check~company.changed~readSignature=none~sign.begin~readAgreement=notReady",
  ],
  notDriven: {
    "code.submit:short": "the button waits for six characters",
    "readSignature=other": "the sandbox always tells the fingerprint of what was signed",
    "confirmSignature=other": "the sandbox always tells the fingerprint of what was signed",
    "sign=notReady": "whoever was shown a contract is told that it has changed",
  },
};
