import { createHash } from "node:crypto";
import { type Calls, type RequestOf } from "@amberline/api/contract";
import {
  companyAnswers,
  COMPANY_SECTION,
  DOCUMENT_SECTION,
  EXPOSURE_QUESTION,
  EXPOSURE_SECTION,
  requiredDocuments,
} from "@amberline/domain/company";
import { insertMember } from "../areas/company";
import { type Db } from "../ledger";
import { type TestBank } from "./testBank";

/** A one-page PDF, made unique by its note. */
export const smallPdf = (note = ""): string =>
  `%PDF-1.7\n%${note}\n1 0 obj << /Type /Page >> endobj\ntrailer << /Size 1 >>\nstartxref\n9\n%%EOF\n`;

/** Base64 of Latin-1 text. */
export const inBase64 = (text: string): string => Buffer.from(text, "latin1").toString("base64");

const answers: Record<(typeof companyAnswers)[number]["name"], string> = {
  name: "SIA Dzintara Krasts",
  registration_number: "40003888002",
  legal_form: "limited_liability",
  country: "LV",
  city: "Liepāja",
  street: "Jūras iela 4",
  zip_code: "LV-3401",
  website: "www.dzintarakrasts.lv",
  business_description: "Dzintara rotu izgatavošana un tirdzniecība",
};

type Answer = Pick<RequestOf<Calls["companyInfoAdd"]>, "name" | "value" | "section">;

/** An answer to every question. */
export const wholeAnswers: Answer[] = [
  ...companyAnswers.map(({ name }) => ({ name, value: answers[name], section: COMPANY_SECTION })),
  { name: EXPOSURE_QUESTION, value: "no", section: EXPOSURE_SECTION },
];

/** Customers who open companies with numbers of their own, and their requests. */
export function founders(bank: Pick<TestBank, "call" | "send" | "customer" | "signIn" | "codeFor">) {
  let opened = 0;
  const userId = async (token: string) => (await bank.call("userInfo", {}, { token })).data.data?.id ?? "";
  return {
    userId,
    /** A signed-in customer with a new company. */
    async founder(wanted: Parameters<TestBank["customer"]>[0] = {}) {
      const who = await bank.customer(wanted);
      const { accessToken: token } = await bank.signIn(who);
      const number = String(40_003_888_000 + (opened += 1));
      const request = { name: answers.name, country: "LV", registration_number: number };
      const { data } = await bank.call("companyCreate", request, { token });
      const companyId = data.corporate_id ?? "";
      const of = { corporate_id: companyId };
      const file = (name: "contractPdf" | "contractSignedPdf", language = "en") =>
        bank.send(name, of, { token, language });
      return {
        who,
        token,
        companyId,
        number,
        id: await userId(token),
        answer: (answer: Answer) =>
          bank.call("companyInfoAdd", { ...of, is_file: false, ...answer }, { token }),
        upload: (change: Partial<RequestOf<Calls["companyInfoAdd"]>> = {}) =>
          bank.call(
            "companyInfoAdd",
            {
              ...of,
              name: requiredDocuments[0].name,
              section: DOCUMENT_SECTION,
              is_file: true,
              value: inBase64(smallPdf()),
              file_name: "document.pdf",
              file_type: "application/pdf",
              ...change,
            },
            { token },
          ),
        info: async (full = true) => (await bank.call("companyInfo", { ...of, full }, { token })).data,
        add: (
          member_id: string,
          position: "director" | "owner" | "member" = "member",
          percent?: string | number,
        ) => bank.call("memberAdd", { ...of, member_id, position, percent }, { token }),
        remove: (member_id: string) => bank.call("memberDelete", { ...of, member_id }, { token }),
        call: async (name: "contractSignedExists") => (await bank.call(name, of, { token })).data,
        file,
        /** The code that signs the contract as it is now. */
        signingCode: async () => {
          const shown = await (await file("contractPdf")).bytes();
          const sha256 = createHash("sha256").update(shown).digest("hex");
          return bank.codeFor(who, token, "contract", sha256);
        },
      };
    },
  };
}

export type Founder = Awaited<ReturnType<ReturnType<typeof founders>["founder"]>>;

/** Answers every question and makes the founder director. */
export async function answerAll(founder: Founder): Promise<void> {
  for (const answer of wholeAnswers) {
    if (answer.name !== "registration_number") await founder.answer(answer);
  }
  await founder.add(founder.id, "director");
}

/** Uploads all seven documents. */
export async function uploadAll({ upload }: Founder): Promise<void> {
  for (const { name } of requiredDocuments) await upload({ name });
}

/** Makes a member of somebody who was invited and never signs in. */
export async function acceptAs(db: Db, companyId: string, loginId: string): Promise<void> {
  const { position, share, asked_at } = await db
    .deleteFrom("company_member_changes")
    .where("account_id", "=", companyId)
    .where("login_id", "=", loginId)
    .returning(["position", "share", "asked_at"])
    .executeTakeFirstOrThrow();
  await insertMember(db, { companyId, loginId, position, share, now: Date.parse(asked_at) });
}
